import LayoutCore
import TestSupport
import Testing

/// A layout that becomes a formula shows the very same.
@Suite struct FormulaOfLayoutTests {
    /// Those whose rule no formula can say, whatever their knobs.
    static let without = [
        "cover-flow-2", "waterfall", "tag-cloud", "keylines", "overview", "path", "periodic-table", "lattice",
        "split-flap", "blinds", "shatter",
    ]
    static let with = LayoutKind.all.map(\.name).filter { !without.contains($0) }

    @Test(arguments: with)
    func theFormulaGivesTheSameFrame(name: String) throws {
        var dice = SeededGenerator(seed: 12)
        for round in 0..<60 {
            let stage = try Self.stage(name, round, &dice)
            let (text, other) = try Self.formula(of: stage)
            let difference = Self.difference(stage.frame(), other.frame(), plain: Self.plain(stage).frame())
            #expect(
                difference == nil,
                "\(difference ?? ""), in round \(round), \(stage.knobs.changes) at \(stage.scroll)\n\(text)")
            if difference != nil { return }
        }
    }

    /// The knobs are the formula's too, so that what is turned afterwards turns the same.
    @Test(arguments: [("cover-flow", "tilt", 0.3), ("task-stack", "hideAt", 5), ("ring", "radius", 90)])
    func itsKnobsGoOnTurning(name: String, knob: String, value: Double) throws {
        var stage = Stage.showing(name, items: 9, at: 2.25, [knob: .number(value / 2)])
        var (_, other) = try Self.formula(of: stage)
        stage.apply(.set("layout.\(knob)", to: .number(value)))
        other.apply(.set("layout.\(knob)", to: .number(value)))
        #expect(Self.difference(stage.frame(), other.frame()) == nil)
    }

    /// Numbers that a layout works out from the view and the cards are worked out by the formula.
    @Test(arguments: ["rotary", "inverted-cylinder", "wheel", "ring", "disc", "ellipse", "polygon-wheel"])
    func itGoesWithTheViewAndTheItems(name: String) throws {
        var stage = Stage.showing(name, items: 9, at: 2)
        var (_, other) = try Self.formula(of: stage)
        for input in [Input.resize(Size(width: 700, height: 900)), .insert(at: 2, animated: false)] {
            stage.apply(input)
            other.apply(input)
            #expect(Self.difference(stage.frame(), other.frame()) == nil, "\(input)")
        }
    }

    @Test(arguments: without + ["picker"])
    func aLayoutWithoutAFormulaSaysWhy(name: String) throws {
        let stage = Stage.showing(name, items: 9)
        let error = #expect(throws: NoFormula.self) { try stage.formula() }
        #expect(error?.description.hasPrefix("\(name) has no formula: ") == true)
    }

    @Test func aFormulaIsItsOwnWithItsKnobsWrittenIn() throws {
        var stage = Stage(.custom(try Formula("a = 1 in 0..2\nx = a*o*w")), items: 3, view: fiveCards)
        stage.apply(.set("layout.a", to: 0.5))
        #expect(try stage.formula() == "a = 0.5 in 0..2\nx = a*o*w")
    }

    /// What was a name before it was a function still is one.
    @Test func olderFormulasMayCallThingsDegrees() throws {
        let formula = try Formula("degrees = 90*o; radians = pi; rx = degrees; z = degrees(radians)")
        let values = formula.values(of: "z", at: [1])
        #expect(values?[0] == 180)
    }

    @Test func quarterTurnsAreExact() throws {
        let stage = Stage(.custom(try Formula("ry = 90*i; x = o*w")), items: 5, view: fiveCards)
        let rows = stage.frame().cards.map { SIMD2($0.matrix.m11, $0.matrix.m33) }
        #expect(rows.prefix(3) == [SIMD2(1, 1), SIMD2(0, 0), SIMD2(-1, -1)], "\(rows)")
    }

    // MARK: Stages by chance

    private static func stage(_ name: String, _ round: Int, _ dice: inout SeededGenerator) throws -> Stage {
        let kind = try #require(LayoutKind.named(name))
        let view = Size(width: dice.number(in: 200...2000), height: dice.number(in: 200...1500))
        var stage = Stage(kind, items: Int.random(in: 0...40, using: &dice), view: view)
        // The first are as they come.
        if round > 5 {
            for parameter in kind.table.parameters where Bool.random(using: &dice) {
                if let value = value(for: parameter, &dice) { stage.apply(.set(parameter.fullName, to: value)) }
            }
        }
        if name == "picker" { stage.apply(.set("layout.wheels", to: 1)) }
        let scroll = dice.number(in: -3...43)
        stage.stand(at: round % 3 == 0 ? scroll.rounded() : scroll)
        return stage
    }

    private static func value(for parameter: Parameter, _ dice: inout SeededGenerator) -> Parameter.Value? {
        switch parameter.kind {
        case .number(let range, _):
            guard Bool.random(using: &dice) else { return nil }
            let middle = if case .number(let own) = parameter.default { own } else { 60.0 }
            let reach = middle == 0 ? 3 : abs(middle) * 1.5
            let number = dice.number(in: middle - reach...middle + reach)
            // A side that follows from the other may not be set to less than a tenth of a point.
            let least = parameter.name.hasPrefix("item") ? 5 : range.lowerBound
            return .number(min(max(number, least), range.upperBound))
        case .integer(let range):
            return .integer(min(max(Int.random(in: 0...50, using: &dice), range.lowerBound), range.upperBound))
        case .flag: return .flag(Bool.random(using: &dice))
        case .choice(let names): return names.randomElement(using: &dice).map { .choice($0) }
        default: return nil
        }
    }

    private static func formula(of stage: Stage) throws -> (text: String, stage: Stage) {
        let text = try stage.formula()
        let kind = LayoutKind.custom(try Formula(text))
        var other = Stage(kind, items: stage.count, view: stage.view)
        other.use(stage.knobs(forFormula: kind))
        other.stand(at: stage.scroll)
        return (text, other)
    }

    /// Without what is done to any layout's cards.
    private static func plain(_ stage: Stage) -> Stage {
        var plain = stage
        for parameter in stage.layout.table.parameters
        where ["card.cardBend", "falloff.", "expansion."].contains(where: { parameter.fullName.hasPrefix($0) }) {
            plain.apply(.set(parameter.fullName, to: parameter.default))
        }
        plain.stand(at: stage.scroll)
        return plain
    }

    /// What tells two frames apart, but for the layout's name.
    /// - Parameter plain: the first one's cards as the layout itself has them, by whose depths all are ordered.
    static func difference(_ a: Frame, _ b: Frame, plain: Frame? = nil) -> String? {
        // Where cards rest at an edge, they move it as they stand.
        var moved = b.camera
        let shift = moved.contentOffset - a.camera.contentOffset
        if max(abs(shift.x), abs(shift.y)) < 2e-12 { moved.contentOffset = a.camera.contentOffset }
        if a.camera != moved { return "camera \(b.camera) for \(a.camera)" }
        // The last digit decides too whether a card that has faded away is on stage at all.
        func seen(_ frame: Frame) -> [Card] { frame.cards.filter { $0.alpha > 1e-12 } }
        let (indices, others) = (seen(a).map(\.index), seen(b).map(\.index))
        if indices != others { return "cards \(others) for \(indices)" }
        if a.scroll != b.scroll || a.currentIndex != b.currentIndex || a.count != b.count { return "place" }
        // Of cards that are equally deep the last digit decides.
        func depth(_ card: Card) -> Double { card.matrix.row4.z / card.matrix.row4.w }
        func hasTie(_ card: Card) -> Bool {
            hasTie(card, among: a.cards)
                || plain?.cards.first { $0.identity == card.identity && $0.offset == card.offset }.map {
                    hasTie($0, among: plain?.cards ?? [])
                } ?? false
        }
        func hasTie(_ card: Card, among cards: [Card]) -> Bool {
            cards.contains {
                $0.order != card.order && abs(depth($0) - depth(card)) <= 1e-9 * max(1, abs(depth(card)))
            }
        }
        // It decides too whether a card turned by a quarter, which is seen from its edge, shows its front.
        func isSeenFromItsEdge(_ card: Card) -> Bool { abs(card.matrix.row3.z) < 1e-9 }
        for (one, other) in zip(seen(a), seen(b)) {
            let what = "card \(one.index) at \(one.offset)"
            if one.isHidden != other.isHidden, !isSeenFromItsEdge(one) { return "\(what): hidden" }
            if one.isPlaceholder != other.isPlaceholder { return "\(what): a placeholder" }
            if one.offset != other.offset { return "\(what): at \(other.offset)" }
            if one.size != other.size { return "\(what): size \(other.size) for \(one.size)" }
            if abs(one.alpha - other.alpha) > 1e-12 || abs(one.blur - other.blur) > 1e-12 * max(1, one.blur) {
                return "\(what): alpha \(other.alpha) for \(one.alpha), blur \(other.blur) for \(one.blur)"
            }
            let off = one.matrix.difference(from: other.matrix)
            if off > 2e-12 { return "\(what): \(off) off" }
            if one.order != other.order, a.cards.count == b.cards.count, !hasTie(one) {
                return "\(what): order \(other.order) for \(one.order)"
            }
        }
        return nil
    }
}
