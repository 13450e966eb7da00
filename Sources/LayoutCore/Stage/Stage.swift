/// A carousel on its stage.
public struct Stage: Sendable {
    public private(set) var layout: LayoutKind
    public private(set) var knobs: Knobs
    public private(set) var view: Size
    public private(set) var count: Int
    public private(set) var scroll: Double = 0

    public init(_ layout: LayoutKind, items: Int, view: Size) {
        self.layout = layout
        knobs = Knobs(layout.table)
        self.view = view
        count = items
    }

    /// Takes all values at once.
    public mutating func use(_ knobs: Knobs) { self.knobs = knobs }

    /// Jumps there.
    public mutating func jump(to offset: Double) { scroll = offset }

    /// What is to be seen now.
    public func frame() -> Frame {
        Frame(
            layout: layout.name, camera: Camera(view: view), scroll: scroll, count: count, currentIndex: 0,
            isMoving: false, cards: [])
    }

    /// One card at exactly this offset, wherever the carousel stands.
    public func card(atOffset offset: Double) -> Card {
        Card(index: 0, identity: 0, offset: offset, size: Size(width: 1, height: 1), matrix: .identity)
    }
}
