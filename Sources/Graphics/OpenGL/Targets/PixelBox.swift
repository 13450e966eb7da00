/// A part of a picture or a window, in pixels from its lower left.
public struct PixelBox: Hashable, Sendable {
    public let left: Int
    public let low: Int
    public let width: Int
    public let height: Int

    public init(left: Int, low: Int, width: Int, height: Int) {
        self.left = left
        self.low = low
        self.width = width
        self.height = height
    }

    private var right: Int { left + width }
    private var top: Int { low + height }

    /// What both have in common.
    package func common(with other: PixelBox) -> PixelBox? {
        let (left, low) = (max(left, other.left), max(low, other.low))
        let (right, top) = (min(right, other.right), min(top, other.top))
        return right > left && top > low ? PixelBox(left: left, low: low, width: right - left, height: top - low) : nil
    }

    /// What is left of it beside others, in pieces.
    public func without(_ others: [PixelBox]) -> [PixelBox] {
        others.reduce([self]) { pieces, other in pieces.flatMap { $0.without(other) } }
    }

    private func without(_ other: PixelBox) -> [PixelBox] {
        guard let hole = common(with: other) else { return [self] }
        return [
            PixelBox(left: left, low: low, width: width, height: hole.low - low),
            PixelBox(left: left, low: hole.low, width: hole.left - left, height: hole.height),
            PixelBox(left: hole.right, low: hole.low, width: right - hole.right, height: hole.height),
            PixelBox(left: left, low: hole.top, width: width, height: top - hole.top),
        ].filter { $0.width > 0 && $0.height > 0 }
    }
}
