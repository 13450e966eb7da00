/// A card cut into slats, which turn over one after the other and show the next card on their backs.
public struct Blinds: BuiltInLayout {
    public static let info = LayoutInfo(
        "blinds", "a picture on Venetian blinds, whose slats turn over to the next one",
        parameters: [slats.parameter, way.parameter, delay.parameter, lift.parameter],
        defaults: ["showBackfaces": false, "perspective": .number(-1.0 / 1100)], card: .points(420, 420))

    static let slats = Knob("slats", 9, in: 1...60, "how many slats a card is cut into")
    static let way = Knob("way", SlatDirection.lying, "whether slats lie, as in a window, or stand, as before a hall")
    static let delay = Knob(
        "delay", 0.5, in: 0...5, "how much later the last slat turns than the first, in turns of one slat",
        slider: 0...2)
    static let lift = Knob(
        "lift", 30.0, in: 0...2000, step: 1, unit: .points, "how far slats come forward as they turn", slider: 0...200)

    /// How the slats go.
    enum SlatDirection: String, CaseIterable, KnobValue {
        case lying, standing
    }

    public let evenness = Evenness.everywhere
    public let visibleCount = 3
    public let cutsCards = true
    public let itemsPerPoint: Double?
    let card: Size
    let count: Int
    let (delay, lift): (Double, Double)
    let isStanding: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        card = stage.card
        count = max(1, knobs[Self.slats])
        delay = knobs[Self.delay]
        lift = knobs[Self.lift]
        isStanding = knobs[Self.way] == .standing
        itemsPerPoint = stage.extent > 0 ? -1 / stage.extent : nil
    }

    /// Whole, the next one shows through.
    public func place(_ card: Slot) -> Placement {
        Placement(.identity, alpha: max(1 - abs(card.offset), 0), depth: -abs(card.offset))
    }

    /// Each slat about its own middle: `T(-middle) · RX(180° · share) · T(middle) · T(0, 0, lift · sin)`, standing ones about y. A
    /// card that comes is on the backs.
    public func pieces(of card: Slot) -> [CutPiece] {
        let o = min(max(card.offset, -1), 1)
        if o == 0 { return [] }
        return (0..<count).map { slat in
            let turned = share(of: slat, at: o < 0 ? -o : 1 - o)
            return piece(slat, .degrees(180 * (o < 0 ? turned : turned - 1)))
        }
    }

    /// How far a slat has turned, 0 to 1, when so much of the whole is over.
    private func share(of slat: Int, at part: Double) -> Double {
        let wait = count > 1 ? delay * Double(slat) / Double(count - 1) : 0
        let share = min(max(part * (1 + delay) - wait, 0), 1)
        return share * share * (3 - 2 * share)
    }

    private func piece(_ slat: Int, _ angle: Angle) -> CutPiece {
        let along = (isStanding ? card.width : card.height) / Double(count)
        let middle = (Double(slat) + 0.5 - Double(count) / 2) * along
        let turn = Turn(angle)
        var plane = Transform3D.translation(x: 0, y: -middle, z: 0)
        plane =
            plane
            * Transform3D(
                rows: (1, 0, 0, 0), (0, turn.cos, -turn.sin, 0), (0, turn.sin, turn.cos, 0),
                (0, middle, lift * abs(turn.sin), 1))
        return CutPiece(
            middle: isStanding ? Vector2(x: middle, y: 0) : Vector2(x: 0, y: middle),
            size: Size(
                width: isStanding ? along : card.width, height: isStanding ? card.height : along),
            Placement(plane.exchangingAxes(if: isStanding), alpha: abs(angle.degrees) < 90 ? 1 : 0))
    }
}
