import Foundation
import TestSupport
import Testing

/// The figures that come out are those of the layout, the stage and the camera.
@Suite struct ExportFiguresTests {
    struct Export: Decodable {
        struct Card: Decodable {
            let index: Int
            let offset: Double
            let size: [Double]
            let matrix: [Double]
            let alpha: Double
            let hidden: Bool
            let order: Int
            let corners: [[Double]?]
            let blur: Double
        }
        let layout: String
        let view: [String: Double]
        let scroll: Double
        let count: Int
        let cards: [Card]

        init(_ words: String...) throws { try self.init(words) }

        init(_ words: [String]) throws {
            let result = try Zoetrope.run(["export"] + words)
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
            self = try JSONDecoder().decode(Export.self, from: Data(result.output.utf8))
        }
    }

    /// The merry-go-round by hand: R = (w / 2) / tan(π / n), at the angle o / n · 2π, seen from 500 points away.
    @Test func aCardOfTheRotaryStandsWhereItsFormulaSays() throws {
        let export = try Export(
            "--layout", "rotary", "--items", "15", "--size", "1024x768", "--set", "itemWidth=200", "--offset", "1.3")
        #expect(export.layout == "rotary" && export.count == 15 && export.view == ["width": 1024, "height": 768])
        try #require(export.cards.count == 1)
        let card = export.cards[0]
        let (radius, angle) = (100 / tan(Double.pi / 15), 1.3 / 15 * 2 * Double.pi)
        let (x, z) = (radius * sin(angle), radius * cos(angle) - radius)
        let w = 1 - z / 500
        expectNear(card.matrix, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, x, 0, z, w])
        let (left, right) = (512 + (x - 100) / w, 512 + (x + 100) / w)
        let (top, bottom) = (384 - card.size[1] / 2 / w, 384 + card.size[1] / 2 / w)
        expectNear(card.corners.flatMap { $0 ?? [] }, [left, top, right, top, right, bottom, left, bottom])
        #expect(card.size[0] == 200 && card.alpha == 1 && !card.hidden && card.offset == 1.3)
    }

    /// 1280 points have room for nine of 12 cards: ceil(1280 / 200) + 2.
    @Test func aRowShowsTheCardsThatFit() throws {
        let export = try Export("--layout", "linear", "--set", "itemWidth=200", "--set", "itemHeight=200")
        #expect(export.count == 12 && export.scroll == 0)
        #expect(export.cards.map(\.index) == Array(0...8))
        #expect(export.cards.map(\.offset) == (0...8).map(Double.init))
        #expect(export.cards.map(\.order).sorted() == Array(0...8))
        for card in export.cards { #expect(card.matrix[12] == 200 * card.offset && card.alpha == 1) }
    }

    @Test func scrollingMovesOffsets() throws {
        let export = try Export("--layout", "linear", "--items", "5", "--scroll", "1.5")
        #expect(export.scroll == 1.5)
        #expect(export.cards.map(\.offset) == [-1.5, -0.5, 0.5, 1.5, 2.5])
    }

    @Test func theContentOffsetMovesCornersButNotMatrices() throws {
        let sides = ["--set", "itemWidth=200", "--set", "itemHeight=100"]
        let result = try Zoetrope.run(
            ["export", "--offset", "0", "--set", "contentX=10", "--set", "contentY=-20"] + sides)
        let export = try JSONDecoder().decode(Export.self, from: Data(result.output.utf8))
        try #require(export.cards.count == 1)
        #expect(export.cards[0].corners == [[550, 290], [750, 290], [750, 390], [550, 390]])
        #expect(export.cards[0].matrix[12...15] == [0, 0, 0, 1])
    }

    @Test func verticalLayoutsGoDown() throws {
        let card = try #require(
            Export("--offset", "1", "--set", "vertical=true", "--set", "itemHeight=150").cards.first)
        #expect(card.matrix[12] == 0 && card.matrix[13] == 150)
    }

    /// The eye stands at z = 500: what turns into it has corners on either side.
    @Test func cornersBehindTheEyeAreNull() throws {
        let sides = ["--set", "itemWidth=200", "--set", "itemHeight=100", "--offset", "0"]
        func corners(_ formula: String) throws -> [[Double]?] {
            let output = try Zoetrope.run(["export", "--formula", formula] + sides).output
            return try #require(JSONDecoder().decode(Export.self, from: Data(output.utf8)).cards.first).corners
        }
        #expect(try corners("z = 600") == [nil, nil, nil, nil])
        #expect(try corners("z = 450; ry = 90").count { $0 == nil } == 2)
        #expect(try corners("z = 250") == [[440, 260], [840, 260], [840, 460], [440, 460]])
        let csv = try Zoetrope.run(["export", "--formula", "z = 600", "--format", "csv"] + sides).output
        #expect(csv.split(separator: "\n").last?.hasSuffix(",,,,,,,,,0,,,,") == true, "\(csv)")
    }

    @Test func theFrontCardHasTheHighestOrder() throws {
        let export = try Export("--layout", "rotary", "--items", "7", "--scroll", "3")
        #expect(export.cards.map(\.order).sorted() == Array(export.cards.indices))
        #expect(export.cards.max { $0.order < $1.order }?.offset == 0)
    }

    /// Half way around, a cylinder's card shows its back.
    @Test func backsAreHiddenWhereTheyAreNotWanted() throws {
        for (value, hidden) in [("false", true), ("true", false)] {
            let card = try #require(
                Export("--layout", "cylinder", "--offset", "6", "--set", "showBackfaces=\(value)").cards.first)
            #expect(card.hidden == hidden)
        }
    }

    @Test func cardsFadeAsTheyAreTold() throws {
        let card = try #require(
            Export("--offset", "0.5", "--set", "fadeMax=0", "--set", "fadeMinAlpha=0.5").cards.first)
        #expect(card.alpha == 0.75)
    }

    @Test func theLastValueOfAParameterWins() throws {
        let card = try #require(
            Export("--offset", "1", "--set", "spacing=2", "--set", "itemWidth=100", "--set", "layout.spacing=3").cards
                .first)
        #expect(card.matrix[12] == 300)
    }

    @Test func aFormulaPlacesTheCards() throws {
        let folder = try TemporaryFolder()
        let formula = "a = 0.5 in 0..4\nx = a * o * w\nalpha = 0.25\nblur = 2"
        try folder.write(formula, to: "own.formula")
        for source in [formula, folder.file("own.formula").path] {
            let export = try Export(
                "--formula", source, "--offset", "2", "--set", "itemWidth=300", "--set", "a=1.5")
            let card = try #require(export.cards.first)
            #expect(export.layout == "custom")
            #expect(card.matrix[12] == 900 && card.alpha == 0.25 && card.blur == 2)
        }
    }

    private func expectNear(_ figures: [Double], _ wanted: [Double], at location: SourceLocation = #_sourceLocation) {
        #expect(figures.count == wanted.count, sourceLocation: location)
        for (figure, wanted) in zip(figures, wanted) {
            #expect(abs(figure - wanted) <= 1e-9 * max(1, abs(wanted)), sourceLocation: location)
        }
    }

    /// From an eye that has walked away: twice as large, moved, and seen from the side.
    @Test func cornersAreWhereTheSceneIsSeenFrom() throws {
        let words = ["--layout", "linear", "--items", "1", "--size", "400x300", "--set", "perspective=0"]
        let own = try #require(try Export(words).cards.first)
        let walk = ["walkAway=1", "walkZoom=2", "walkX=10", "walkY=-20"].flatMap { ["--set", $0] }
        let near = try #require(try Export(words + walk).cards.first)
        for (one, other) in zip(own.corners, near.corners) {
            let (one, other) = (try #require(one), try #require(other))
            #expect(abs(other[0] - (200 + 2 * (one[0] - 200) + 10)) < 1e-6, "\(one) \(other)")
            #expect(abs(other[1] - (150 + 2 * (one[1] - 150) - 20)) < 1e-6, "\(one) \(other)")
        }
        let aslant = try #require(try Export(words + walk + ["--set", "walkYaw=60"]).cards.first)
        let (left, right) = (try #require(aslant.corners[0]), try #require(aslant.corners[1]))
        let (first, last) = (try #require(near.corners[0]), try #require(near.corners[1]))
        #expect(right[0] - left[0] < 0.7 * (last[0] - first[0]))
        #expect(try Export(words + walk + ["--set", "walkAway=0"]).cards.first?.corners == own.corners)
    }
}
