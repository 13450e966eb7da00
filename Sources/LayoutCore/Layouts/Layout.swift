/// A layout: the rule that says where a card stands for its offset from the middle. A value of it is made for one
/// moment (its knobs, the view, the scroll) and then asked for many cards.
public protocol Layout: Sendable {
    /// The angle that `Slot.turn` has at a card's offset. Layouts whose angle grows evenly name it here, so that a row of
    /// cards costs no trigonometry; all others leave it alone.
    var turning: Turning { get }

    /// The same for `Slot.second`, where two angles grow evenly.
    var secondTurning: Turning { get }

    /// Where the layout's formula is so simple that a row of cards is laid out without it.
    var evenness: Evenness { get }

    /// Where the card stands, about its own centre, before viewpoint and perspective.
    func place(_ card: Slot) -> Placement

    /// Whether `pieces(of:)` is to be asked.
    var cutsCards: Bool { get }

    /// The pieces in which a card is shown in place of the whole one that `place` has, where the layout cuts it; none, where it
    /// is whole.
    func pieces(of card: Slot) -> [CutPiece]

    /// How many cards can be seen at once, before the `visibleItems` option.
    var visibleCount: Int { get }

    /// Items the scroll advances when the pointer moves by one point along the axis. Nil: one item per card length, the
    /// other way, times `offsetMultiplier`.
    var itemsPerPoint: Double? { get }

    /// The items that can be seen at this scroll, where the layout knows better than that they are the ones around the
    /// current item. Nil: `visibleCount` items around it.
    func window(around scroll: Double, of items: Int) -> Range<Int>?

    /// What the layout has worked out for knobs of its own that were left to it, by name.
    var workedOut: [String: Double] { get }

    func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>)
}

/// A layout that comes with the library. To add one, write a file with a type like the others here and name it in
/// `LayoutKind.all`. Their `place` is inlined into the loop of `write`, which makes that three to five times as fast.
public protocol BuiltInLayout: Layout {
    /// The layout's name, its knobs, and what is special about it.
    static var info: LayoutInfo { get }

    /// The layout for one moment: its knobs as they stand, on the stage as it is.
    init(_ knobs: Knobs, on stage: LayoutContext)
}

extension Layout {
    public var turning: Turning { .none }
    public var secondTurning: Turning { .none }
    public var evenness: Evenness { .nowhere }
    public var cutsCards: Bool { false }
    public func pieces(of card: Slot) -> [CutPiece] { [] }
    public var itemsPerPoint: Double? { nil }
    public var workedOut: [String: Double] { [:] }
    public func window(around scroll: Double, of items: Int) -> Range<Int>? { nil }
}

/// What a layout is called and what can be turned on it.
public struct LayoutInfo: Sendable {
    private let shared: Shared<Content>

    private struct Content: Sendable {
        let name: String
        let summary: String
        let parameters: [Parameter]
        let defaults: KnobDefaults
        let card: CardSize
        let viewpoint: SIMD2<Double>?
        let turnsByClock: Bool
        let showsAll: Bool
        let endsItself: Bool
    }

    /// As `LayoutKind.named(_:)` finds it: `cover-flow`.
    public var name: String { shared.content.name }
    /// One line to choose by.
    public var summary: String { shared.content.summary }
    /// The layout's own knobs, beside those that every layout has.
    public var parameters: [Parameter] { shared.content.parameters }
    /// Defaults of the common knobs where this layout wants another one, by name.
    public var defaults: KnobDefaults { shared.content.defaults }
    /// The card's size where neither side is set.
    public var card: CardSize { shared.content.card }
    /// Where the eye stands while viewpointX and viewpointY are left to the layout: in card sizes, first along the scroll
    /// axis, then across it.
    public var viewpoint: SIMD2<Double>? { shared.content.viewpoint }
    /// True where cards turn by a clock of their own while the hand moves them.
    public var turnsByClock: Bool { shared.content.turnsByClock }

    /// True where all cards are in view whichever is the current one, so that there is nothing to bring to an edge.
    public var showsAll: Bool { shared.content.showsAll }

    /// True where the layout itself leaves no empty room at the row's ends, where none is to be.
    public var endsItself: Bool { shared.content.endsItself }

    /// How large a card is whose sides are not set.
    public enum CardSize: Sendable {
        /// Width and height in points, whatever the view.
        case points(Double, Double)
        /// Width as a part of the view's, height as a multiple of the width.
        case partOfWidth(Double, aspect: Double)
        /// Width and height as parts of the view's.
        case partOfView(Double, Double)
    }

    /// What a layout of your own is called and what can be turned on it.
    public init(
        _ name: String, _ summary: String, parameters: [Parameter] = [], defaults: KnobDefaults = [:],
        card: CardSize = .points(200, 200), viewpoint: SIMD2<Double>? = nil, turnsByClock: Bool = false,
        showsAll: Bool = false, endsItself: Bool = false
    ) {
        // Called and not copied, as what makes a knob.
        shared =
            LayoutInfo(name, summary, parameters, defaults, card, viewpoint, turnsByClock, showsAll, endsItself)
            .shared
    }

    @inline(never)
    private init(
        _ name: String, _ summary: String, _ parameters: [Parameter], _ defaults: KnobDefaults, _ card: CardSize,
        _ viewpoint: SIMD2<Double>?, _ turnsByClock: Bool, _ showsAll: Bool, _ endsItself: Bool
    ) {
        shared = Shared(
            Content(
                name: name, summary: summary, parameters: parameters, defaults: defaults, card: card,
                viewpoint: viewpoint, turnsByClock: turnsByClock, showsAll: showsAll, endsItself: endsItself))
    }
}

/// The stage as a layout sees it.
public struct LayoutContext: Hashable, Sendable {
    /// The view's size in points.
    public var view: Size
    /// The common card's size in points.
    public var card: Size
    /// Cards that count: items, and the placeholders beside them.
    public var items: Int
    /// How many empty places stand before and after the items, together.
    public var placeholders: Int = 0
    /// Whether the row scrolls up and down.
    public var isVertical = false
    /// Whether the last card is followed by the first.
    public var isWrapped = false
    /// Where the carousel stands, in items.
    public var scroll: Double = 0
    /// CoverFlow 2's turning card: -1…1 while it turns, 0 when it has come to rest.
    public var toggle: Double = 0
    /// True while the scroll itself turns the cards (a fling, say), so that CoverFlow 2 looks like CoverFlow.
    public var toggleFollowsScroll = false
    /// How a ball of cards has been turned by hand.
    public var orientation: Quaternion = .identity
    /// Seconds since the stage was set up.
    public var time: Double = 0
    /// Which of several wheels side by side is being laid out.
    public var lane = 0
    /// How many wheels stand side by side.
    public var lanes = 1
    /// Where a hand threw the card that is on its way now, and the one before it.
    public var (thrown, thrownBefore): (CardThrow?, CardThrow?) = (nil, nil)

    /// A stage at rest: sideways, with ends, on its first item.
    public init(view: Size, card: Size, items: Int) {
        self.view = view
        self.card = card
        self.items = items
    }

    /// The card's length along the scroll axis: iCarousel's itemWidth.
    public var extent: Double { isVertical ? card.height : card.width }
    /// The view's length along the scroll axis.
    public var length: Double { isVertical ? view.height : view.width }
    /// Items and placeholders together.
    public var slots: Int { items.addingReportingOverflow(placeholders).overflow ? .max : items + placeholders }
    /// The scroll axis in the plane: (1, 0) or (0, 1).
    public var axis: SIMD2<Double> { isVertical ? SIMD2(0, 1) : SIMD2(1, 0) }
}

/// An angle that grows evenly with the offset.
public struct Turning: Hashable, Sendable {
    /// At offset 0.
    public var start: Angle
    /// From one card to the next.
    public var step: Angle

    /// No card is turned.
    public static let none = Turning(start: .zero, step: .zero)

    /// An angle at offset 0, and how much is added from card to card.
    public init(start: Angle = .zero, step: Angle) {
        self.start = start
        self.step = step
    }

    /// The turn of the card at this offset.
    public func turn(at offset: Double) -> Turn { Turn(start + step * offset) }
}

/// One card's place in the row.
public struct Slot: Hashable, Sendable {
    /// Which card, and where in the row.
    public struct Place: Hashable, Sendable {
        /// The card's place in the row of items.
        public var index: Int
        /// In items from the middle of the carousel.
        public var offset: Double

        /// A card and its offset from the middle.
        @inlinable
        public init(index: Int, offset: Double) {
            self.index = index
            self.offset = offset
        }
    }

    /// The card's place in the row of items.
    public var index: Int
    /// In items from the middle of the carousel.
    public var offset: Double
    /// The layout's `turning` at this offset.
    public var turn: Turn
    /// Its `secondTurning`.
    public var second: Turn

    /// A place, and the turns that the layout has there.
    @inlinable
    public init(_ place: Place, turn: Turn, second: Turn = .none) {
        index = place.index
        offset = place.offset
        self.turn = turn
        self.second = second
    }
}

/// Where a layout puts a card and how it shows it.
public struct Placement: Hashable, Sendable {
    /// From the card's plane, its centre at the origin, into space; perspective comes later.
    public var transform: Transform3D
    /// 1 is opaque; more than 1 counts as 1.
    public var alpha: Double
    /// In points.
    public var blur: Double
    /// What decides front and back where the layout only pretends to have depth; nil: the transform's own z.
    public var depth: Double?
    /// The card's own size, where the layout gives each card another one; nil: the stage's.
    public var size: Size?
    /// How the surface on which the card stands is curved, in radians a point, along the card's x axis and along its y axis: above 0,
    /// it falls back from the viewer. Cards lie on it as far as the `cardBend` knob says.
    public var curvature: SIMD2<Double>

    /// An opaque, sharp card of the common size, where nothing else is said.
    @inlinable
    public init(
        _ transform: Transform3D, alpha: Double = 1, blur: Double = 0, depth: Double? = nil, size: Size? = nil,
        curvature: SIMD2<Double> = .zero
    ) {
        self.transform = transform
        self.alpha = alpha
        self.blur = blur
        self.depth = depth
        self.size = size
        self.curvature = curvature
    }
}

extension Layout {
    /// Where the card with this index and offset stands.
    public func placement(at place: Slot.Place) -> Placement {
        let place = place.bounded
        return self.place(slot(at: place))
    }

    /// The pieces in which the card with this index and offset is shown; none, where it is whole.
    public func pieces(at place: Slot.Place) -> [CutPiece] {
        guard cutsCards else { return [] }
        let place = place.bounded
        return pieces(of: slot(at: place))
    }

    private func slot(at place: Slot.Place) -> Slot {
        let second = secondTurning
        return Slot(
            place, turn: turning.turn(at: place.offset),
            second: second == .none ? .none : second.turn(at: place.offset))
    }
}

/// A 4×4 matrix as the graphics card wants it: 64 bytes of floats, row by row, which GLSL reads as the columns of the
/// matrix for `M * v`.
@frozen
public struct Matrix4: Hashable, Sendable {
    /// m11 m12 m13 m14.
    public var row1: SIMD4<Float>
    /// m21 m22 m23 m24.
    public var row2: SIMD4<Float>
    /// m31 m32 m33 m34.
    public var row3: SIMD4<Float>
    /// m41 m42 m43 m44.
    public var row4: SIMD4<Float>

    /// A matrix of these rows.
    @inlinable @inline(__always)
    public init(row1: SIMD4<Float>, row2: SIMD4<Float>, row3: SIMD4<Float>, row4: SIMD4<Float>) {
        self.row1 = row1
        self.row2 = row2
        self.row3 = row3
        self.row4 = row4
    }

    /// The nearest floats of a transform.
    @inline(__always)
    public init(_ transform: Transform3D) {
        row1 = SIMD4<Float>(nearest: transform.row1)
        row2 = SIMD4<Float>(nearest: transform.row2)
        row3 = SIMD4<Float>(nearest: transform.row3)
        row4 = SIMD4<Float>(nearest: transform.row4)
    }
}
