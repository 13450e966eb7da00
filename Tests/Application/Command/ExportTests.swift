import Foundation
import Testing

/// The shape of what `export` writes. Whether the figures are right is asked in ExportFiguresTests.
@Suite struct ExportTests {
    static let fields = [
        "index", "offset", "size", "matrix", "alpha", "hidden", "order", "corners",
    ]

    /// A stage that is set up with its knobs was never laid out otherwise: nothing moves on it.
    @Test(arguments: [
        ["vertical=true"], ["strict=true", "vertical=true"], ["strict=true", "contentX=10"], ["strict=true"],
    ])
    func coverFlow2AtRestDoesNotLean(settings: [String]) throws {
        let words = ["export", "--layout", "cover-flow-2", "--offset", "0.3"] + settings.flatMap { ["--set", $0] }
        let object = try #require(try json(try Zoetrope.run(words)) as? [String: Any])
        let matrix = try #require((object["cards"] as? [[String: Any]])?.first?["matrix"] as? [Double])
        #expect(Array(matrix.prefix(12)) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002], "\(matrix)")
    }

    @Test func coverFlow2sStateCanBeSaid() throws {
        let words = ["export", "--layout", "cover-flow-2", "--offset", "0.3"]
        let flat = try Zoetrope.run(words)
        #expect(try Zoetrope.run(words + ["--set", "toggle=0"]) == flat)
        let turning = try Zoetrope.run(words + ["--set", "toggle=-0.5"])
        #expect(turning.status == 0 && turning.output.contains("0.7604059656000309"), "\(turning)")
    }

    @Test func theObjectHasItsFieldsInOrder() throws {
        let result = try Zoetrope.run("export", "--layout", "wheel", "--offset", "1.25", "--size", "1024x768")
        let object = try #require(try json(result) as? [String: Any])
        #expect(object["layout"] as? String == "wheel")
        #expect(object["view"] as? [String: Double] == ["width": 1024, "height": 768])
        #expect(object["scroll"] as? Double == 0)
        #expect(object["count"] as? Int == 12)
        let cards = try #require(object["cards"] as? [[String: Any]])
        #expect(cards.count == 1)
        #expect(Set(Self.fields).isSubset(of: try #require(cards.first).keys))
        #expect(cards[0]["offset"] as? Double == 1.25)
        #expect((cards[0]["matrix"] as? [Double])?.count == 16)
        #expect((cards[0]["size"] as? [Double])?.count == 2)
        #expect((cards[0]["corners"] as? [Any])?.count == 4)
        let order = (["layout", "view", "width", "height", "scroll", "count", "cards"] + Self.fields).map { field in
            result.output.range(of: "\"\(field)\": ")?.lowerBound
        }
        for (field, next) in zip(order, order.dropFirst()) { #expect(try #require(field) < #require(next)) }
    }

    @Test(arguments: [
        "0.1", "1.3", "0.30000000000000004", "1e-300", "5e-324", "-2.2250738585072014e-308", "123456789.125", "-1.5",
    ])
    func numbersReadBackAsTheSameDouble(text: String) throws {
        // JSONSerialization is off by a bit for some numbers; the decoder is not.
        struct Export: Decodable {
            struct Card: Decodable { let offset: Double }
            let cards: [Card]
        }
        let output = try Zoetrope.run("export", "--offset", text).output
        let export = try JSONDecoder().decode(Export.self, from: Data(output.utf8))
        #expect(export.cards.first?.offset.bitPattern == Double(text)?.bitPattern)
    }

    @Test func wholeNumbersHaveNoPointAndZeroHasNoSign() throws {
        let output = try Zoetrope.run("export", "--offset", "-0", "--size", "640x480").output
        #expect(output.contains("\"offset\": 0,") && output.contains("\"width\": 640,"))
        #expect(!output.contains(".0,") && !output.contains(".0]") && !output.contains("-0,"))
    }

    @Test func coloursOverCardsAreColumns() throws {
        let words = ["export", "--layout", "linear", "--items", "3", "--set", "sideColour=#d3dbe480"]
        let lines = try Zoetrope.run(words + ["--format", "csv"]).output.split(separator: "\n")
        #expect(lines[0].hasSuffix(",blur,tintRed,tintGreen,tintBlue,tintShare"))
        #expect(lines[1].hasSuffix(",0,,,,") && lines[2].hasSuffix(",0,0.827451,0.85882354,0.89411765,0.5019608"))
        let object = try #require(try json(try Zoetrope.run(words)) as? [String: Any])
        let cards = try #require(object["cards"] as? [[String: Any]])
        #expect(cards[1]["tint"] as? [Double] == [0.827451, 0.85882354, 0.89411765, 0.5019608])
        #expect(cards[0]["tint"] is NSNull)
    }

    @Test func csvHasTheSameColumns() throws {
        let words = ["export", "--layout", "wheel", "--items", "5", "--scroll", "1.5"]
        let lines = try Zoetrope.run(words + ["--format", "csv"]).output.split(separator: "\n")
        let head = lines[0].split(separator: ",")
        #expect(head.prefix(5) == ["index", "offset", "width", "height", "m11"])
        #expect(head[19] == "m44" && head[20...22] == ["alpha", "hidden", "order"])
        let cards = try Zoetrope.run(words).output.split(separator: "\n").filter { $0.hasPrefix("{\"index\"") }
        try #require(lines.count == cards.count + 1)
        for (line, card) in zip(lines.dropFirst(), cards) {
            let cells = line.split(separator: ",", omittingEmptySubsequences: false)
            #expect(cells.count == head.count)
            #expect(card.contains("\"index\": \(cells[0]), \"offset\": \(cells[1]), "))
            #expect(card.contains("\"size\": [\(cells[2]), \(cells[3])], "))
            #expect(card.contains("\"matrix\": [\(cells[4...19].joined(separator: ", "))], "))
            #expect(card.contains("\"alpha\": \(cells[20]), \"hidden\": \(cells[21]), \"order\": \(cells[22]), "))
            #expect(card.contains("\"corners\": [[\(cells[23]), \(cells[24])], "))
        }
    }

    @Test(arguments: [
        ["--items", "0"], ["--items", "1"], ["--items", "9223372036854775807"], ["--size", "1x1"],
        ["--size", "1000000x0.001"], ["--scroll", "1e300"], ["--scroll", "-1e300"], ["--offset", "1e300"],
        ["--offset", "-5e-324"], ["--items", "9223372036854775807", "--scroll", "9e18"],
        ["--items", "0", "--offset", "3"], ["--set", "wrap=true", "--items", "9223372036854775807", "--scroll", "-1"],
        ["--set", "spacing=0"], ["--set", "perspective=0.02", "--offset", "20"],
    ])
    func extremesAreSurvived(words: [String]) throws {
        for layout in ["linear", "rotary", "wheel", "cylinder", "cover-flow", "time-machine", "custom"] {
            // A formula has only the parameters that it declares.
            if layout == "custom", words.contains("spacing=0") { continue }
            let result = try Zoetrope.run(["export", "--layout", layout] + words)
            #expect(result.status == 0, "\(layout) \(words) \(result.errors)")
            #expect(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) is [String: Any])
            #expect(!result.output.contains("nan") && !result.output.contains("inf"), "\(layout) \(words)")
        }
    }

    @Test func clampedValuesAreWarnedOfAndTaken() throws {
        let result = try Zoetrope.run("export", "--layout", "cover-flow", "--set", "tilt=99", "--offset", "1")
        #expect(result.status == 0)
        #expect(
            result.errors
                == "zoetrope: warning: layout.tilt=99 is out of range (a number from -4 to 4), 4 is used\n")
        let wanted = try Zoetrope.run("export", "--layout", "cover-flow", "--set", "tilt=4", "--offset", "1")
        #expect(result.output == wanted.output)
    }

    @Test func theSameCommandGivesTheSameBytes() throws {
        let words = ["export", "--layout", "rotary", "--items", "30", "--scroll", "2.5", "--set", "itemWidth=123"]
        let once = try Zoetrope.run(words)
        #expect(once.status == 0 && !once.output.isEmpty)
        #expect(try Zoetrope.run(words).output == once.output)
    }

    /// A scene stands at its middle card; where there are fewer, at the last of them rather than beyond.
    @Test func aSceneOfFewerCardsStandsInTheRow() throws {
        let few = try Zoetrope.run("export", "--scene", "cover-flow", "--items", "7")
        #expect(few.output.contains("\"scroll\": 6,"), "\(few.output.prefix(200))")
        let none = try Zoetrope.run("export", "--scene", "cover-flow", "--items", "0")
        #expect(none.status == 0 && none.output.contains("\"cards\": []"), "\(none.output)")
        let asked = try Zoetrope.run("export", "--scene", "cover-flow", "--items", "7", "--scroll", "6.5")
        #expect(asked.output.contains("\"scroll\": 6.5,"))
        let same = try Zoetrope.run("export", "--scene", "cover-flow", "--items", "11")
        #expect(same.output.contains("\"scroll\": 10,"))
    }

    @Test func whatCannotBeCountedOrReachedIsWarnedOf() throws {
        let far = try Zoetrope.run("export", "--layout", "linear", "--items", "3", "--scroll", "9")
        #expect(far.status == 0)
        #expect(far.errors == "zoetrope: warning: --scroll 9 is beyond the row's end, 3 is used\n")
        let many = try Zoetrope.run("export", "--items", "9223372036854775807")
        #expect(
            many.status == 0 && many.errors.hasPrefix("zoetrope: warning: --items 9223372036854775807 are too many"))
        let around = try Zoetrope.run("export", "--layout", "rotary", "--items", "5", "--scroll", "12.5")
        #expect(around.status == 0 && around.errors.isEmpty)
    }
}
