/// Buttons of one width side by side, as many as leave each of them its whole label.
struct ButtonGrid: Equatable {
    let columns: Int
    let width: Double
    let gap: Double

    /// - Parameters:
    ///   - widest: of their labels.
    ///   - padding: between a label and its button's edge.
    init(widest: Double, room: Double, gap: Double, padding: Double) {
        func width(_ columns: Int) -> Double { (room - Double(columns - 1) * gap) / Double(columns) }
        columns = [4, 2].first { width($0) >= widest + 2 * padding } ?? 1
        self.width = width(columns)
        self.gap = gap
    }
}
