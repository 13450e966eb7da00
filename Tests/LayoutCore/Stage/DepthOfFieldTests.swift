import Testing

@testable import LayoutCore

@Suite struct DepthOfFieldTests {
    private func stage(_ settings: [(String, Double)]) throws -> Stage {
        var stage = Stage(
            try #require(LayoutKind.named("cover-flow")), items: 21, view: Size(width: 1280, height: 720))
        for (name, value) in settings { stage.apply(.set(name, to: .number(value))) }
        stage.apply(.jump(to: 10))
        return stage
    }

    /// From a point of the card rays go to both ends of the lens; what lies between them where all is sharp is seen from the lens's
    /// middle, on the card again.
    private func circle(aperture: Double, eye: Double, card: Double, sharp: Double) -> Double {
        func crossing(_ start: Double) -> Double {
            let share = (sharp - card) / (eye - card)
            return share * start
        }
        let between = crossing(aperture / 2) - crossing(-aperture / 2)
        return abs(between) * (eye - card) / (eye - sharp)
    }

    @Test(arguments: [-120.0, 0, 60]) func aBlurIsAsWideAsTheRaysSay(sharp: Double) throws {
        let frame = try stage([("aperture", 90), ("focusAt", sharp)]).frame()
        #expect(frame.cards.contains { $0.blur > 3 })
        for card in frame.cards {
            // The lens puts 1 + z · m34 into w.
            let depth = (card.matrix.row4.w - 1) * -500
            let wanted = circle(aperture: 90, eye: 500, card: depth, sharp: sharp) / 4
            #expect(abs(card.blur - wanted) < 1e-9 * max(1, wanted))
        }
    }

    @Test func theCardInTheMiddleIsSharpByItself() throws {
        var stage = try stage([("aperture", 120)])
        let frame = stage.frame()
        let middle = try #require(frame.cards.first { $0.offset == 0 })
        #expect(middle.blur < 1e-9)
        #expect(frame.cards.filter { abs($0.offset) > 1 }.allSatisfy { $0.blur > 2 })
        // Between two cards the focus is between theirs, and does not jump.
        var last: Double?
        for step in 0...40 {
            stage.apply(.jump(to: 10 + Double(step) / 40))
            let blur = try #require(stage.frame().cards.first { $0.index == 14 }).blur
            if let last { #expect(abs(blur - last) < 2) }
            last = blur
        }
    }

    @Test func aCardThatIsNamedIsSharpInPlaceOfTheMiddle() throws {
        func blurs(_ number: Double) throws -> [Int: Double] {
            let frame = try stage([("aperture", 120), ("focusCard", number)]).frame()
            return Dictionary(uniqueKeysWithValues: frame.cards.map { ($0.index, $0.blur) })
        }
        let seventh = try blurs(7)
        let (named, middling) = (try #require(seventh[7]), try #require(seventh[10]))
        #expect(named < 1e-9 && middling > 2)
        // Half way to the next one, neither is far from sharp.
        let between = try blurs(10.5)
        let (middle, next) = (try #require(between[10]), try #require(between[11]))
        let before = try #require(try blurs(11)[10])
        #expect(abs(middle - next) < 0.2 * middle && middle > 1 && middle < before)
        // One that is not on stage leaves the middle sharp.
        let unseen = try blurs(300)
        #expect(try #require(unseen[10]) < 1e-9)
    }

    @Test func withoutAnApertureNothingChanges() throws {
        let frame = try stage([]).frame()
        #expect(frame == (try stage([("focusAt", 40)]).frame()))
        #expect(frame.cards.allSatisfy { $0.blur == 0 })
    }

    @Test func withoutPerspectiveAllIsSharp() throws {
        let frame = try stage([("aperture", 200), ("perspective", 0)]).frame()
        #expect(frame.cards.allSatisfy { $0.blur == 0 })
    }
}
