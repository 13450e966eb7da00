internal import CZoeMath

/// Cards in rows and columns over a globe.
public struct Sphere: BuiltInLayout {
    public static let info = LayoutInfo(
        "sphere", "a globe of cards in rows and columns",
        parameters: [rows.parameter, count.parameter, gap.parameter, radius.parameter],
        defaults: [
            "wrap": true, "showBackfaces": false, "perspective": .number(-1.0 / 1400), "style": .choice("spin"),
            "scrollToItemBoundary": false,
        ], card: .points(110, 80))

    static let rows = Knob<Int?>(
        "rows", in: 1...40,
        "how many cards stand one above the other; by itself, about half as many as stand around")
    static let count = Knob<Int?>("count", in: 1...10_000, "how many cards make the globe; by itself, all of them")
    static let gap = Knob("gap", 0.1, in: 0...10, "from card to card, in card lengths", slider: 0...1)
    static let radius = FullCircle.radius("the globe's radius; by itself, cards stand as far apart as gap says")

    public let visibleCount: Int
    public let itemsPerPoint: Double?
    public var turning: Turning { Turning(step: .radians(grid.step)) }
    public var evenness: Evenness { grid.evenness }
    let grid: SphereGrid
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        grid = SphereGrid(knobs, on: stage)
        visibleCount = grid.count
        itemsPerPoint = grid.itemsPerPoint
        isVertical = stage.isVertical
    }

    public var workedOut: [String: Double] { grid.workedOut }

    /// `T(0, 0, R) · RX(latitude) · RY(longitude) · T(0, 0, -R)`
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let (up, around) = grid.turns(of: card)
        let local = SphereGrid.facing(up, around, radius: grid.radius)
        return Placement(local.exchangingAxes(if: isVertical), curvature: SIMD2(repeating: 1 / max(grid.radius, 1)))
    }
}

/// The same globe around the viewer, a planetarium.
public struct Dome: BuiltInLayout {
    public static let info = LayoutInfo(
        "dome", "a vault of cards around you, in rows and columns",
        parameters: Sphere.info.parameters,
        defaults: [
            "wrap": true, "perspective": .number(-1.0 / 700), "style": .choice("spin"), "scrollToItemBoundary": false,
        ], card: .points(150, 110))

    public let visibleCount: Int
    public let itemsPerPoint: Double?
    public var turning: Turning { Turning(step: .radians(grid.step)) }
    public var evenness: Evenness { grid.evenness }
    let grid: SphereGrid
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        grid = SphereGrid(knobs, on: stage)
        visibleCount = grid.count
        itemsPerPoint = grid.itemsPerPoint
        isVertical = stage.isVertical
    }

    public var workedOut: [String: Double] { grid.workedOut }

    /// `T(0, 0, -R) · RX(-latitude) · RY(-longitude) · T(0, 0, R)`: what comes beside the viewer goes.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let (up, around) = grid.turns(of: card)
        let local = SphereGrid.facing(
            Turn(cos: up.cos, sin: -up.sin), Turn(cos: around.cos, sin: -around.sin), radius: -grid.radius)
        return Placement(
            local.exchangingAxes(if: isVertical), alpha: min(max(4 * around.cos, 0), 1),
            curvature: SIMD2(repeating: -1 / max(grid.radius, 1)))
    }
}

/// Rows along the parallels, columns along the meridians; the row is scrolled column by column.
struct SphereGrid {
    let count: Int
    let radius: Double
    let rows: Int
    /// From row to row, and from item to item along the row.
    private let rise: Double
    let step: Double
    /// Of each row: up from the equator, from where its cards would be in the first row's place, and how much farther apart they
    /// stand than if all rows had as many, in radians. Otherwise the last card and the first one would lie in one place.
    private let turns: [(up: Turn, back: Turn, more: Double)]
    let evenness: Evenness

    init(_ knobs: Knobs, on stage: LayoutContext) {
        count = max(1, knobs[Sphere.count] ?? min(stage.slots, FullCircle.most))
        // About twice as many columns as rows, or the globe would be smaller than its cards.
        rows = knobs[Sphere.rows] ?? min(max(min(Int((Double(count) / 2).squareRoot() + 0.5), count / 4), 1), 24)
        let room = 1 + knobs[Sphere.gap]
        let height = (stage.isVertical ? stage.card.width : stage.card.height) * room
        let columns = max(3, (Double(count) / Double(rows)).rounded(.up))
        radius = knobs[Sphere.radius] ?? stage.extent * room / 2 / tan(.pi / columns)
        // The poles stay open: there, cards would crowd.
        rise = min(height / max(radius, 1), 0.85 * .pi / Double(max(rows - 1, 1)))
        step = 2 * .pi / max(Double(count), 3 * Double(rows))
        let isUneven =
            stage.isWrapped && stage.placeholders == 0 && count == stage.items && count > 3 * rows && count % rows > 0
        evenness = isUneven ? .nowhere : .interleaved(rows)
        turns = (0..<rows).map { [rows, rise, step, count] number in
            let row = Double(number) - Double(rows - 1) / 2
            let more = isUneven ? 2 * .pi / Double((count - number - 1) / rows + 1) - step * Double(rows) : 0
            return (Turn(.radians(-rise * row)), Turn(.radians(-step * row)), more)
        }
    }

    var workedOut: [String: Double] { ["radius": radius, "count": Double(count), "rows": Double(rows)] }

    var itemsPerPoint: Double? { radius * step > 0 ? -1 / (radius * step) : nil }

    /// Up from the equator, and around the axis.
    @inline(__always)
    func turns(of card: Slot) -> (up: Turn, around: Turn) {
        let rest = card.index % rows
        let row = turns[rest < 0 ? rest + rows : rest]
        let around = card.turn.followed(by: row.back)
        guard row.more != 0 else { return (row.up, around) }
        return (row.up, around.followed(by: Turn(.radians(row.more * Double(card.index / rows)))))
    }

    /// `T(0, 0, R) · RX · RY · T(0, 0, -R)`
    @inline(__always)
    static func facing(_ up: Turn, _ around: Turn, radius: Double) -> Transform3D {
        Transform3D(
            rows: (around.cos, 0, -around.sin, 0), (up.sin * around.sin, up.cos, up.sin * around.cos, 0),
            (up.cos * around.sin, -up.sin, up.cos * around.cos, 0),
            (radius * up.cos * around.sin, -radius * up.sin, radius * (up.cos * around.cos - 1), 1))
    }
}
