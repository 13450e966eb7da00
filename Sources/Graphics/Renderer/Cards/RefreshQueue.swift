/// Whose turn it is, where not all are drawn in each frame.
struct RefreshQueue {
    private var boxes: [SIMD4<Int>] = []
    private var first = 0

    /// All of them, if they are not the same as before.
    mutating func next(of boxes: [SIMD4<Int>], most: Int) -> [Int] {
        guard boxes == self.boxes, most < boxes.count else {
            (self.boxes, first) = (boxes, 0)
            return Array(boxes.indices)
        }
        defer { first = (first + most) % boxes.count }
        return (0..<most).map { (first + $0) % boxes.count }
    }
}
