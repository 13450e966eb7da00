import LayoutCore
import Testing

/// What becomes of cards beside the middle, in every layout.
@Suite struct FalloffTests {
    private static func stage(
        _ name: String, at scroll: Double = 3, _ settings: [String: Parameter.Value] = [:]
    ) throws -> Stage {
        var stage = Stage(try #require(LayoutKind.named(name)), items: 9, view: Size(width: 1280, height: 720))
        stage.apply(.set("perspective", to: 0))
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) { stage.apply(.set(name, to: value)) }
        stage.stand(at: scroll)
        return stage
    }

    /// The settings that change cards, and one that is not the default.
    static let effects: [(name: String, value: Parameter.Value)] = [
        ("sideScale", 0.5), ("sideSize", 0.6), ("sideAlpha", 0.2), ("sideBlur", 8), ("sideLift", 60), ("sideDepth", 90),
        ("sideTilt", 40), ("sideColour", .colour(SIMD4(0, 0.2, 0.4, 0.6))),
    ]

    @Test(arguments: LayoutKind.all.map(\.name)) func offItIsNotThere(name: String) throws {
        let frame = try Self.stage(name, at: 2.3).frame()
        // How far and how it would grow says nothing as long as nothing does.
        let other = try Self.stage(name, at: 2.3, ["sideReach": 3, "sideCurve": .choice("in-out")]).frame()
        #expect(frame == other)
    }

    @Test(arguments: LayoutKind.all.map(\.name)) func theCurrentCardIsAsItWasAndOthersAreNot(name: String) throws {
        let plain = try Self.stage(name)
        for (knob, value) in Self.effects {
            let stage = try Self.stage(name, [knob: value])
            #expect(stage.card(atOffset: 0) == plain.card(atOffset: 0), "\(knob)")
            // Less than nothing cannot remain.
            if plain.card(atOffset: 1).alpha == 0, knob == "sideAlpha" { continue }
            #expect(stage.card(atOffset: 1) != plain.card(atOffset: 1), "\(knob)")
        }
    }

    /// Worked out by hand for a row of cards 200 points wide and high.
    @Test func figures() throws {
        let stage = try Self.stage(
            "linear",
            [
                "sideScale": 0.6, "sideAlpha": 0.5, "sideBlur": 8, "sideLift": 40, "sideDepth": 100, "sideReach": 2,
            ])
        let card = stage.card(atOffset: 1)
        #expect(abs(card.alpha - 0.75) < 1e-12 && abs(card.blur - 4) < 1e-12)
        let corner = card.matrix.row(combining: SIMD4(100, 100, 0, 1))
        #expect(Self.isClose(corner, SIMD4(200 + 80, 80 - 20, -50, 1)), "\(corner)")
        // Beyond its reach nothing more becomes of a card.
        let far = stage.card(atOffset: -3)
        #expect(abs(far.alpha - 0.5) < 1e-12 && far.blur == 8)
        #expect(Self.isClose(far.matrix.row(combining: SIMD4(100, 100, 0, 1)), SIMD4(-600 + 60, 60 - 40, -100, 1)))
    }

    /// The card itself becomes smaller: what is drawn on it is not scaled.
    @Test func sizeIsOfTheFrame() throws {
        let stage = try Self.stage("linear", ["sideSize": 0.5, "sideReach": 2])
        let (plain, card) = (try Self.stage("linear").card(atOffset: 1), stage.card(atOffset: 1))
        #expect(card.matrix == plain.matrix && card.size == Size(width: 150, height: 150))
        #expect(stage.card(atOffset: -4).size == Size(width: 100, height: 100))
        #expect(stage.frame().cards.first { $0.index == 4 }?.size == card.size)
    }

    @Test func aColourLiesOverCardsAndTravels() throws {
        let colour = SIMD4(0.25, 0.5, 0.75, 0.5)
        var stage = try Self.stage("linear", ["sideColour": .colour(colour), "sideReach": 2])
        #expect(stage.card(atOffset: 0).tint == nil)
        #expect(stage.card(atOffset: -1).tint == CardTint(SIMD4(0.25, 0.5, 0.75, 0.25)))
        #expect(stage.card(atOffset: 3).tint == CardTint(SIMD4(0.25, 0.5, 0.75, 0.5)))
        // On its way to another one there is half of each, and each counts for as much of it as there is.
        var knobs = stage.knobs
        try knobs.set("sideColour", to: .colour(SIMD4(1, 0, 0, 1)))
        stage.morph(knobs, seconds: 1)
        stage.advance(by: 0.5)
        let tint = try #require(stage.frame().cards.first { $0.index == 6 }?.tint)
        let way = 2 * tint.share - 1
        #expect(0.1 < way && way < 0.9)
        #expect(abs(tint.colour.x - ((1 - way) * 0.5 * 0.25 + way) / tint.share) < 1e-6)
        // A card that has grown out of the row is seen as it is.
        var grown = try Self.stage("linear", ["sideColour": .colour(colour)])
        for (name, value) in ["expandItem": 4, "expand": 1.0] as [String: Parameter.Value] {
            grown.apply(.set(name, to: value))
        }
        let cards = grown.frame().cards
        #expect(cards.first { $0.index == 4 }?.tint == nil && cards.first { $0.index == 5 }?.tint != nil)
    }

    /// At 60°, half of a card's width is left, and its inner edge is behind the outer one.
    @Test(arguments: [1.0, -1]) func bothSidesTurnToTheMiddle(side: Double) throws {
        let card = try Self.stage("linear", ["sideTilt": 60]).card(atOffset: side)
        let inner = card.matrix.row(combining: SIMD4(-100 * side, 0, 0, 1))
        #expect(Self.isClose(inner, SIMD4(side * 150, 0, -50 * 3.0.squareRoot(), 1)), "\(inner)")
        let upright = try Self.stage("linear", ["sideTilt": 60, "vertical": true]).card(atOffset: side)
        let edge = upright.matrix.row(combining: SIMD4(0, -100 * side, 0, 1))
        #expect(Self.isClose(edge, SIMD4(0, side * 150, -50 * 3.0.squareRoot(), 1)), "\(edge)")
    }

    @Test(arguments: [("linear", 0.25), ("in", 0.0625), ("out", 0.4375), ("in-out", 0.15625)])
    func aQuarterOfTheWay(curve: String, share: Double) throws {
        let stage = try Self.stage("linear", ["sideAlpha": 0, "sideReach": 4, "sideCurve": .choice(curve)])
        #expect(abs(stage.card(atOffset: -1).alpha - (1 - share)) < 1e-12)
    }

    /// On a wheel the card's own up is along its spoke.
    @Test func aCardIsLiftedAlongItsOwnAxes() throws {
        let (plain, lifted) = (try Self.stage("wheel"), try Self.stage("wheel", ["sideLift": 50]))
        let (a, b) = (plain.card(atOffset: 2).matrix, lifted.card(atOffset: 2).matrix)
        #expect(Self.isClose(b.row4 - a.row4, -50 * a.row2) && abs(a.row2.x) > 0.1)
    }

    @Test func aFormulaOfTheLayoutHasItToo() throws {
        let stage = try Self.stage("cosine", at: 2.5, ["sideScale": 0.7, "sideTilt": 25, "sideReach": 1.5])
        let kind = LayoutKind.custom(try Formula(try stage.formula()))
        var other = Stage(kind, items: stage.count, view: stage.view)
        other.use(stage.knobs(forFormula: kind))
        other.stand(at: stage.scroll)
        #expect(FormulaOfLayoutTests.difference(stage.frame(), other.frame()) == nil)
    }

    /// A change of layout takes cards from one falloff to the other.
    @Test func itTravels() throws {
        var stage = try Self.stage("linear", ["sideAlpha": 0.2])
        var knobs = stage.knobs
        try knobs.set("sideAlpha", to: 0.6)
        stage.morph(knobs, seconds: 1)
        stage.advance(by: 0.5)
        let alpha = try #require(stage.frame().cards.first { $0.index == 4 }?.alpha)
        #expect(0.2 < alpha && alpha < 0.6, "\(alpha)")
    }

    private static func isClose(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool {
        let off = a - b
        return (off * off).sum() < 1e-18
    }
}
