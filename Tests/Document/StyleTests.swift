import CardContent
import LayoutCore
import Testing
import ZoeStyle

@testable import ZoeDocument

/// What follows from the one table of a card's properties.
@Suite struct StyleTests {
    /// A card as a document has it.
    private func read(_ card: String) throws -> CardStyle {
        let (scene, warnings) = try Scene.read("{\"zoetrope\": 1, \"deck\": {\"card\": \(card)}}")
        #expect(warnings.isEmpty, "\(warnings)")
        return scene.deck.card
    }

    /// A value that is not the default.
    private static func sample(_ property: StyleProperty) -> String {
        switch property.kind {
        case .number(_, let range, _): numeral(range.upperBound)
        case .colour: "\"#123456\""
        case .fill: "\"random\""
        case .labels: "[{\"text\": \"a\"}]"
        case .picture: "\"a.png\""
        case .fit: "\"fit\""
        case .back: "\"hidden\""
        }
    }

    private static func card(with property: StyleProperty) -> String {
        let field = "{\"\(property.key)\": \(sample(property))}"
        return property.object.map { "{\"\($0.key)\": \(field)}" } ?? field
    }

    @Test(arguments: CardStyle.properties.indices)
    func aPropertyIsReadWrittenAndLaidOverOthers(number: Int) throws {
        let property = CardStyle.properties[number]
        let text = Self.card(with: property)
        let style = try read(text)
        #expect(property.isGiven(in: style) && property.isChanged(in: style))
        #expect(style.json(UnknownFields(), at: "").line == text)
        let others = CardStyle.properties.filter { $0.object?.key != property.object?.key || $0.key != property.key }
        let isWhole = property.object?.isWhole == true
        for other in others {
            #expect(other.isGiven(in: style) == (isWhole && other.object?.isWhole == true))
            // Two cards that say something else each say both together.
            guard !isWhole || other.object?.isWhole != true else { continue }
            let both = style.laid(over: try read(Self.card(with: other)))
            #expect(property.isChanged(in: both) && other.isChanged(in: both), "\(property.key) over \(other.key)")
        }
    }

    @Test(arguments: CardStyle.properties.indices)
    func aKnobTakesWhatADocumentTakes(number: Int) throws {
        let property = CardStyle.properties[number]
        guard let knob = property.parameter else { return }
        var scene = Scene()
        guard case .number(let place, let range, _) = property.kind else {
            try scene.set(knob.fullName, to: "#123456")
            let style = CardStyle(scene.knobs)
            #expect(CardStyle.properties.filter { $0.isChanged(in: style) }.map(\.key) == [property.key])
            return #expect(style.json(UnknownFields(), at: "").line.contains("#123456"))
        }
        for end in [range.lowerBound, range.upperBound] {
            #expect(try scene.set(knob.fullName, to: numeral(end)) == nil)
            #expect(CardStyle(scene.knobs).values[keyPath: place].given == end)
            #expect(CardStyle(scene.knobs).value(ofKnob: knob.fullName) == .number(end))
        }
        #expect(try scene.set(knob.fullName, to: numeral(range.upperBound + 1)) != nil)
        let beyond = Self.card(with: property).replacing(numeral(range.upperBound), with: numeral(range.upperBound + 1))
        #expect(throws: SceneError.self) { try read(beyond) }
    }

    @Test func aShadowOfADocumentIsWhole() throws {
        let base = CardStyle(shadow: Shadow(radius: 3, offset: Vector2(x: 4, y: 5), opacity: 0.2, colour: .white))
        #expect(try read("{\"shadow\": {}}").laid(over: base).shadow == Shadow(radius: 8))
        #expect(try read("{\"shadow\": {\"y\": 9}}").laid(over: base).shadow?.offset == Vector2(x: 0, y: 9))
        #expect(try read("{\"shadow\": {\"opacity\": 0}}").laid(over: base).shadow == nil)
        #expect(try read("{}").laid(over: base).shadow == base.shadow)
    }

    /// The style of the first card of a deck of one.
    private func shown(_ card: String, _ knobs: [String: String]) throws -> CardStyle {
        let text = "{\"zoetrope\": 1, \"deck\": {\"kind\": \"cards\", \"card\": \(card)}}"
        var scene = try Scene.read(text).scene
        for (name, value) in knobs { try scene.set(name, to: value) }
        return scene.look().deck.style(of: try #require(scene.stage().frame().cards.first))
    }

    @Test func aKnobChangesItsPartOfAShadowOnly() throws {
        let card = "{\"shadow\": {\"radius\": 3, \"y\": 5}}"
        let offset = Vector2(x: 0, y: 5)
        #expect(try shown(card, ["shadowOpacity": "1"]).shadow == Shadow(radius: 3, offset: offset, opacity: 1))
        #expect(try shown(card, ["shadowOpacity": "0"]).shadow == nil)
        #expect(try shown("{}", ["shadowX": "2"]).shadow == Shadow(radius: 8, offset: Vector2(x: 2, y: 0)))
        // Of a shadow that can't be seen nothing is left.
        let hidden = "{\"shadow\": {\"radius\": 20, \"opacity\": 0}}"
        #expect(try shown(hidden, ["shadowOpacity": "0.5"]).shadow == Shadow(radius: 8))
    }

    @Test func aKnobForTheBordersColourShowsABorder() throws {
        #expect(try shown("{}", ["borderColour": "#ff0000"]).borderWidth == 1)
        #expect(try shown("{\"border\": {\"width\": 3}}", ["borderColour": "#ff0000"]).borderWidth == 3)
        #expect(try shown("{}", ["borderColour": "#ff0000", "borderWidth": "0"]).borderWidth == 0)
        #expect(try shown("{\"border\": {\"colour\": \"#ff0000\"}}", [:]).borderWidth == 0)
    }

    @Test func aKnobForTheCardsColourHidesPictures() throws {
        let card = "{\"image\": \"a.png\", \"fill\": \"random\"}"
        #expect(try shown(card, [:]).face.artwork?.source == .file("a.png"))
        let face = try shown(card, ["cardColour": "#00ff00"]).face
        #expect(face.artwork == nil && face.fill == .plain(Colour(hex: 0x00FF00)))
    }

    @Test func chanceDecidesOnBacksToo() throws {
        let style = try shown("{\"fill\": \"random\", \"back\": {\"fill\": \"random\"}}", [:])
        guard case .plain(let colour) = style.fill, case .own(let back) = style.back else {
            Issue.record("\(style)")
            return
        }
        #expect(back.fill == .plain(colour))
    }

    @Test func labelsNameTheirCardOnBothSides() throws {
        let labels = "\"labels\": [{\"text\": \"{index} {number} {text} {\"}]"
        let text = """
            {"zoetrope": 1, "items": 2, "deck": {"kind": "cards", "card": {\(labels), "back": {\(labels)}}, "texts": ["a"]}}
            """
        let scene = try Scene.read(text).scene
        let style = scene.look().deck.style(of: try #require(scene.stage().frame().cards.first { $0.index == 1 }))
        guard case .own(let back) = style.back else {
            Issue.record("\(style)")
            return
        }
        #expect(style.labels.map(\.text) == ["1 2 a {"] && back.labels.map(\.text) == ["1 2 a {"])
    }

    /// Copies share what they hold as long as none of them changes.
    @Test func aCopyThatChangesChangesAlone() {
        let first = CardStyle(fill: .plain(.black), cornerRadius: 3, shadow: Shadow(radius: 4))
        var second = first
        #expect(second == first && second.hashValue == first.hashValue)
        second.shadowY = 5
        #expect(second != first && first.shadowY == 0 && second.shadow?.offset.y == 5 && second.cornerRadius == 3)
        second.shadowY = 0
        // The same values in another place; what is given tells them apart.
        #expect(second == first)
        second.values.$cornerRadius.given = nil
        #expect(second != first && second.cornerRadius == 0 && first.cornerRadius == 3)
    }
}
