/// Cards along any line: an SVG path as their track.
public struct PathLayout: BuiltInLayout {
    public static let info = LayoutInfo(
        "path", "cards along any line that you draw: an SVG path, evenly by its length",
        parameters: [
            path.parameter, viewBox.parameter, share.parameter, count.parameter, standing.parameter, facing.parameter,
            tilt.parameter, marks.parameter,
        ],
        defaults: ["perspective": .number(-1.0 / 1200)], card: .points(130, 130))

    /// A loop, as of a roller coaster.
    static let loop = "M0 90 C150 90 240 70 285 20 S320 -70 265 -75 S185 -20 235 30 S380 90 520 90"

    static let path = Knob("path", track: loop, "the line, as an SVG path of any commands")
    static let viewBox = Knob<SIMD4<Double>?>(
        "viewBox", in: -1e9...1e9,
        "left, top, width and height of what is fitted into the view, as an SVG file has it; by itself, what the line fills"
    )
    static let share = Knob("share", 0.8, in: 0.01...20, "how much of the view that fills", slider: 0.1...2)
    static let count = Knob<Int?>(
        "count", in: 1...10_000, "how many cards stand on it; by itself, all on a closed one and what fits on others")
    static let standing = Knob(
        "standing", 0.5, in: 0...1, "where on the line the current card stands: 0 is its start, 1 its end")
    static let facing = Knob("facing", Facing.upright, "whether cards stay upright or turn with the line")
    static let tilt = Knob(
        "tilt", 0.0, in: -90...90, step: 1, unit: .degrees, "how far the line leans back, cards that turn with it too")

    static let marks = Knob<String?>(
        "marks",
        marks:
            "what cards have at places along the line (scale, alpha, blur, turn in degrees, lift in points), evenly between them"
    )

    /// What cards do on a bend.
    enum Facing: String, CaseIterable, KnobValue {
        case upright, along
    }

    public let visibleCount: Int
    public let itemsPerPoint: Double?
    /// A closed line begins anew; beyond its ends, an open one leads straight on.
    public let evenness: Evenness
    private let track: Track
    private let middle: SIMD2<Double>
    private let scale: Double
    private let (standing, step): (Double, Double)
    private let tilt: Turn
    private let turns: Bool
    private let marks: TrackMarks?
    /// On a closed line, cards this far from `far` would stand where others do.
    private let reach: Double
    /// In the middle between the ends of what is shown there: of an even number of cards, one more comes after the current one than
    /// before it.
    private let far: Double

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let text = knobs[Self.path]
        // Only a program can set what is no path; its cards stand on the usual one.
        track = Track(text) ?? Track(Self.loop)!
        let box = knobs[Self.viewBox].flatMap { $0.z > 0 && $0.w > 0 ? $0 : nil }
        let size = box?.highHalf ?? track.most - track.least
        middle = box.map { $0.lowHalf + $0.highHalf / 2 } ?? (track.least + track.most) / 2
        scale = knobs[Self.share] * min(stage.view.width / max(size.x, 1e-9), stage.view.height / max(size.y, 1e-9))
        let length = track.length * scale
        let most = FullCircle.most
        let fitting = Int(safely: (length / (1.1 * max(stage.extent, 1))).rounded())
        let count = knobs[Self.count] ?? (track.isClosed ? min(stage.slots, most) : min(max(fitting, 2), most))
        step = 1 / Double(max(count, 1))
        standing = knobs[Self.standing]
        evenness =
            track.isClosed
            ? .repeating(every: count, outside: 0...0) : .outside(-standing / step...(1 - standing) / step)
        reach = track.isClosed && count < stage.slots ? Double(count) / 2 : .infinity
        far = count % 2 == 0 ? 0.5 : 0
        let side = track.isClosed ? Double(count) : 2 * Double(max(count, 1)) * max(standing, 1 - standing)
        visibleCount = Int(safely: side) + 3
        turns = knobs[Self.facing] == .along
        tilt = Turn(.degrees(knobs[Self.tilt]))
        marks = knobs[Self.marks].flatMap(TrackMarks.init)
        // The card goes with the hand, whichever way the line leads there.
        let ahead = (track.place(at: standing).direction * stage.axis).sum() < 0 ? 1.0 : -1
        itemsPerPoint = length > 0 ? ahead / (step * length) : nil
    }

    public var workedOut: [String: Double] { ["count": (1 / step).rounded()] }

    /// From the line's own plane to space.
    var plane: Transform3D {
        let (cos, sin) = (tilt.cos, tilt.sin)
        let down = -middle.y * scale
        return Transform3D(
            rows: (scale, 0, 0, 0), (0, scale * cos, scale * sin, 0), (0, -sin, cos, 0),
            (-middle.x * scale, down * cos, down * sin, 1))
    }

    /// The place at `standing + o / count` of the length, the line's middle in the view's; `RZ(direction)` where cards turn,
    /// then `RX(tilt)` of it all, without turning cards that stay upright. Before all of that,
    /// what the marks say.
    public func place(_ card: Slot) -> Placement {
        let part = standing + card.offset * step
        let (point, d) = track.place(at: part)
        let (x, y) = ((point.x - middle.x) * scale, (point.y - middle.y) * scale)
        let over = track.isClosed ? abs(card.offset - far) - reach + 0.5 : max(-part, part - 1) / step
        let (cos, sin) = (tilt.cos, tilt.sin)
        let transform =
            turns
            ? Transform3D(
                rows: (d.x, d.y * cos, d.y * sin, 0), (-d.y, d.x * cos, d.x * sin, 0), (0, -sin, cos, 0),
                (x, y * cos, y * sin, 1))
            : Transform3D.translation(x: x, y: y * cos, z: y * sin)
        // The line may cross itself: one strand stays above the other, whichever of their cards is nearer the middle.
        var placement = Placement(
            transform, alpha: min(max(1 - over, 0), 1), depth: y * sin - 1e-6 * max(card.offset, -2 * card.offset))
        marks?.apply(to: &placement, at: part, isClosed: track.isClosed)
        return placement
    }
}

extension Stage {
    /// From the plane of the layout's line to space; nil where the layout has none.
    public var trackPlane: Transform3D? {
        guard layout.name == PathLayout.info.name else { return nil }
        let plane = PathLayout(knobs, on: context(lane: 0)).plane
        guard knobs[StageKnob.reversed] else { return plane }
        let isVertical = knobs[StageKnob.vertical]
        return plane * .scale(x: isVertical ? 1 : -1, y: isVertical ? -1 : 1, z: 1)
    }
}
