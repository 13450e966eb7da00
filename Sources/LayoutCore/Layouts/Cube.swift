internal import CZoeMath

/// A box whose sides are cards: a turn of it shows the next one.
public struct Cube: BuiltInLayout {
    public static let info = LayoutInfo(
        "cube", "the sides of a box that turns, seen from outside",
        parameters: [faces.parameter, gap.parameter],
        defaults: ["wrap": true, "showBackfaces": false, "perspective": .number(-1.0 / 900)], card: .points(360, 360))

    static let faces = Knob("faces", 4, in: 3...24, "how many sides the box has")
    static let gap = Knob(
        "gap", 0.0, in: -1000...1000, step: 1, unit: .points, "between neighbouring sides", slider: 0...100)

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    /// From the box's axis to the middle of a side.
    let depth: Double
    /// In items, halfway around.
    let behind: Double
    let axis: SIMD2<Double>

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let faces = Double(knobs[Self.faces])
        turning = Turning(step: .fullTurn / faces)
        depth = max(0, stage.extent + knobs[Self.gap]) / 2 / tan(.pi / faces)
        behind = faces / 2
        visibleCount = knobs[Self.faces] + 1
        itemsPerPoint = stage.extent > 0 ? -1 / stage.extent : nil
        axis = stage.axis
    }

    /// `T(0, 0, d) · RY(o · 2π/n) · T(0, 0, -d)`: there are more cards than sides, and those past the back are gone.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        Placement(
            .turned(card.turn, into: axis, movedAlong: depth * card.turn.sin, z: depth * (card.turn.cos - 1)),
            alpha: min(max(8 * (behind - abs(card.offset)), 0), 1))
    }
}

/// The same box around the viewer: a room that turns.
public struct InvertedCube: BuiltInLayout {
    public static let info = LayoutInfo(
        "inverted-cube", "the walls of a room that turns around you",
        parameters: Cube.info.parameters, defaults: ["wrap": true, "perspective": .number(-1.0 / 900)],
        card: .points(480, 360))

    let cube: Cube
    public var turning: Turning { Turning(step: -cube.turning.step) }
    public var evenness: Evenness { cube.evenness }
    public var visibleCount: Int { cube.visibleCount }
    public var itemsPerPoint: Double? { cube.itemsPerPoint }

    public init(_ knobs: Knobs, on stage: LayoutContext) { cube = Cube(knobs, on: stage) }

    /// `T(0, 0, -d) · RY(-o · 2π/n) · T(0, 0, d)`: walls go as they come beside the viewer, before their backs would show.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let beyond = (2 * abs(card.offset) / cube.behind - 1) * 90
        return Placement(
            .turned(
                card.turn, into: cube.axis, movedAlong: -cube.depth * card.turn.sin,
                z: cube.depth * (1 - card.turn.cos)), alpha: min(max(1 - beyond / 25, 0), 1))
    }
}
