/// A layout of whatever type, for one moment.
///
/// Embedded Swift has no `any Layout`; a class around each type does the same.
public struct AnyLayout: Layout {
    private let box: LayoutBox

    /// A layout whose type does not matter any more.
    public init<L: Layout>(_ layout: L) { box = TypedLayoutBox(layout) }

    #if hasFeature(Embedded)
        /// One whose loop the module of pages has, too.
        init<L: LoopedLayout>(looped layout: L) { box = LoopedLayoutBox(layout) }
    #endif

    public var turning: Turning { box.turning }
    public var secondTurning: Turning { box.secondTurning }
    public var evenness: Evenness { box.evenness }
    public var visibleCount: Int { box.visibleCount }
    public var itemsPerPoint: Double? { box.itemsPerPoint }
    public var workedOut: [String: Double] { box.workedOut }
    public var cutsCards: Bool { box.cutsCards }
    public func place(_ card: Slot) -> Placement { box.place(card) }
    public func pieces(of card: Slot) -> [CutPiece] { box.pieces(of: card) }

    public func window(around scroll: Double, of items: Int) -> Range<Int>? { box.window(around: scroll, of: items) }

    public func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        #if hasFeature(Embedded)
            guard box.isLooped else {
                writeRow(count, from: first, seenThrough: lens, into: &matrices)
                return
            }
        #endif
        box.write(count, from: first, seenThrough: lens, into: &matrices)
    }
}

/// A layout most of whose cards in a long row are asked for one by one. In the module of pages, where each loop counts, these alone
/// have loops of their own; of the others the few cards that are asked for make no difference.
protocol LoopedLayout: Layout {}

/// What every layout can be asked, without its type.
private class LayoutBox: @unchecked Sendable {
    var turning: Turning { preconditionFailure("asked of no layout") }
    var secondTurning: Turning { preconditionFailure("asked of no layout") }
    var evenness: Evenness { preconditionFailure("asked of no layout") }
    var visibleCount: Int { preconditionFailure("asked of no layout") }
    var itemsPerPoint: Double? { preconditionFailure("asked of no layout") }
    var workedOut: [String: Double] { preconditionFailure("asked of no layout") }
    var cutsCards: Bool { preconditionFailure("asked of no layout") }
    func place(_ card: Slot) -> Placement { preconditionFailure("asked of no layout") }
    func pieces(of card: Slot) -> [CutPiece] { preconditionFailure("asked of no layout") }
    func window(around scroll: Double, of items: Int) -> Range<Int>? { preconditionFailure("asked of no layout") }

    #if hasFeature(Embedded)
        var isLooped: Bool { false }
    #endif

    func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        preconditionFailure("asked of no layout")
    }
}

/// The layout itself. It never changes, so that threads can share it.
private class TypedLayoutBox<L: Layout>: LayoutBox, @unchecked Sendable {
    fileprivate let layout: L

    init(_ layout: L) { self.layout = layout }

    override var turning: Turning { layout.turning }
    override var secondTurning: Turning { layout.secondTurning }
    override var evenness: Evenness { layout.evenness }
    override var visibleCount: Int { layout.visibleCount }
    override var itemsPerPoint: Double? { layout.itemsPerPoint }
    override var workedOut: [String: Double] { layout.workedOut }
    override var cutsCards: Bool { layout.cutsCards }
    override func place(_ card: Slot) -> Placement { layout.place(card) }
    override func pieces(of card: Slot) -> [CutPiece] { layout.pieces(of: card) }

    override func window(around scroll: Double, of items: Int) -> Range<Int>? {
        layout.window(around: scroll, of: items)
    }

    #if !hasFeature(Embedded)
        override func write(
            _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
        ) {
            layout.write(count, from: first, seenThrough: lens, into: &matrices)
        }
    #endif
}

#if hasFeature(Embedded)
    private final class LoopedLayoutBox<L: LoopedLayout>: TypedLayoutBox<L>, @unchecked Sendable {
        override var isLooped: Bool { true }

        override func write(
            _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
        ) {
            layout.write(count, from: first, seenThrough: lens, into: &matrices)
        }
    }
#endif
