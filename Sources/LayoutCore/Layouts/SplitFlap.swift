/// A board of flaps, as at a station: each card is cut along its middle and into columns, whose upper halves fall over the lower
/// ones.
public struct SplitFlap: BuiltInLayout {
    public static let info = LayoutInfo(
        "split-flap",
        "a board whose letters are cut in halves, the upper ones falling to show the next, as at a station",
        parameters: [columns.parameter, delay.parameter, gap.parameter, slit.parameter],
        defaults: ["vertical": true, "showBackfaces": false, "perspective": .number(-1.0 / 900)],
        card: .points(220, 320))

    static let columns = Knob("columns", 1, in: 1...40, "how many flaps stand side by side on a card, one a letter")
    static let delay = Knob(
        "delay", 0.8, in: 0...10, "how much later the last flap falls than the first, in falls of one flap",
        slider: 0...3)
    static let gap = Knob("gap", 6.0, in: 0...1000, step: 0.5, unit: .points, "from flap to flap", slider: 0...40)
    static let slit = Knob(
        "slit", 2.0, in: 0...100, step: 0.5, unit: .points, "between the halves of a flap", slider: 0...12)

    public let evenness = Evenness.everywhere
    public let visibleCount = 3
    public let cutsCards = true
    let card: Size
    let count: Int
    let delay: Double
    /// A half of a flap.
    let half: Size
    let slit: Double

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        card = stage.card
        count = knobs[Self.columns]
        delay = knobs[Self.delay]
        let pitch = card.width / Double(count)
        // Something is left of each flap.
        slit = min(knobs[Self.slit], 0.9 * card.height)
        let gap = count > 1 ? min(knobs[Self.gap], 0.9 * pitch) : 0
        half = Size(width: pitch - gap, height: (card.height - slit) / 2)
    }

    /// Whole, it gives way to the next one half way.
    public func place(_ card: Slot) -> Placement {
        let away = abs(card.offset)
        return Placement(.identity, alpha: min(max(4.5 - 8 * away, 0), 1), depth: -away)
    }

    /// `RX(180° · share)` brings the upper halves of a card that goes down on their hinges; the lower halves of the one that comes
    /// are the backs of those flaps. All others stand in the view's plane.
    public func pieces(of card: Slot) -> [CutPiece] {
        let o = min(max(card.offset, -1), 1)
        var pieces: [CutPiece] = []
        for column in 0..<count {
            let fallen = share(of: column, at: o < 0 ? -o : 1 - o)
            if o == 0 {
                pieces.append(piece(column, isUpper: true, .zero))
                pieces.append(piece(column, isUpper: false, .zero))
            } else if o < 0, fallen < 1 {
                pieces.append(piece(column, isUpper: true, .degrees(180 * fallen)))
                pieces.append(piece(column, isUpper: false, .zero))
            } else if o > 0, fallen > 0 {
                pieces.append(piece(column, isUpper: true, .zero))
                pieces.append(piece(column, isUpper: false, .degrees(180 * (fallen - 1))))
            }
        }
        return pieces
    }

    /// How far a flap has fallen, 0 to 1, when so much of the whole is over: slowly at first, as what falls does.
    private func share(of column: Int, at part: Double) -> Double {
        let wait = count > 1 ? delay * Double(column) / Double(count - 1) : 0
        let share = min(max(part * (count > 1 ? 1 + delay : 1) - wait, 0), 1)
        return share * share * (3 - 2 * share)
    }

    /// What has turned away shows nothing; a flap on its way is in front of all that stands.
    private func piece(_ column: Int, isUpper: Bool, _ angle: Angle) -> CutPiece {
        let turn = Turn(angle)
        let plane = Transform3D(
            rows: (1, 0, 0, 0), (0, turn.cos, -turn.sin, 0), (0, turn.sin, turn.cos, 0), (0, 0, 0, 1))
        let pitch = card.width / Double(count)
        return CutPiece(
            middle: Vector2(
                x: (Double(column) + 0.5) * pitch - card.width / 2, y: (isUpper ? -0.5 : 0.5) * (half.height + slit)),
            size: half,
            Placement(plane, alpha: abs(angle.degrees) < 90 ? 1 : 0, depth: angle == .zero ? 0 : 1))
    }
}
