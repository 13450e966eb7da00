import Foundation
import TestSupport
import Testing

@testable import zoetrope

/// What an exported page has of a timeline.
@Suite struct PageTimelineFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func page(_ scene: String) throws -> PlayablePage {
        try folder.write(scene, to: "a.json")
        return try PlayablePage(["a.json"], in: folder)
    }

    /// Its numbers are floats, in which large names would be one.
    @Test func platesKeepTheirNamesAlongATimeline() throws {
        let page = try page(
            """
            {"zoetrope": 1, "items": 2, "timeline": {"lanes": {"scroll": [{"at": 0, "value": 0}, {"at": 0.1, "value": 1}]}},
             "plates": [{"width": 10, "height": 10, "card": {"fill": "#f00"}}, {"width": 10, "height": 10, "card": {"fill": "#0f0"}},
              {"width": 10, "height": 10, "card": {"fill": "#00f"}}]}
            """)
        let bytes = try page.part("timeline")
        let numbers = stride(from: 0, to: bytes.count, by: 4).map { at in
            Float(bitPattern: (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) })
        }
        for (number, name) in [-16_000_000, -16_000_001, -16_000_002].enumerated() {
            #expect(numbers.contains(Float(name)) && Int(Float(name)) == name)
            #expect(try page.scene.contains("\"\(name)\":\(number + 2)"))
        }
    }

    /// What changes along it: how, its values, and where they go.
    private struct Change: Decodable {
        let flows: Bool
        let values: [Value]
        let paths: [[Value]]

        enum Value: Decodable, CustomStringConvertible {
            case number(Double)
            case text(String)
            case other

            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                if let number = try? value.decode(Double.self) {
                    self = .number(number)
                } else if let text = try? value.decode(String.self) {
                    self = .text(text)
                } else {
                    self = .other
                }
            }

            var number: Double? { if case .number(let number) = self { number } else { nil } }

            var description: String {
                switch self {
                case .number(let number): String(Int(number))
                case .text(let text): text
                case .other: "…"
                }
            }
        }

        var places: [String] { paths.map { $0.map(\.description).joined(separator: ".") } }
    }

    private struct Told: Decodable {
        struct Scene: Decodable {
            struct Timeline: Decodable { let changes: [Change] }
            let timeline: Timeline
        }
        let scene: Scene
    }

    private func changes(of page: PlayablePage) throws -> [Change] {
        try JSONDecoder().decode(Told.self, from: Data(page.part("scene"))).scene.timeline.changes
    }

    private func numbers(at place: String, of changes: [Change]) throws -> [Double] {
        let change = try #require(changes.first { $0.places.contains(place) }, "\(changes.flatMap(\.places))")
        #expect(change.flows)
        return change.values.compactMap(\.number)
    }

    @Test func aTransitionIsInATimelinesPage() throws {
        let scene = """
            {"zoetrope": 1, "layout": "linear", "items": 3, "shaders": {"transition": "<fade>"},
             "timeline": {"duration": 2, "lanes": {
             "scroll": [{"at": 0, "value": 0}, {"at": 0.5, "value": 0, "curve": "linear"},
              {"at": 1.5, "value": 1}, {"at": 2, "value": 1}]}}}
            """
        try folder.write(scene, to: "a.json")
        let made = try Zoetrope.run(["export", "--format", "html", "-o", "a.html", "a.json"], in: folder.url)
        try #require(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
        let text = try folder.text(of: "a.html")
        let told = try #require(try PlayablePage(text).scene.firstMatch(of: /"ways":\[([^\]]*)\]/)).1.split(
            separator: ",")
        #expect(told.count == 61)
        for (moment, way) in told.enumerated() {
            let wanted = Double(moment - 15) / 30
            if wanted > 1e-6, wanted < 1 - 1e-6 {
                #expect(abs((Double(way) ?? -1) - wanted) < 1e-6, "\(moment)")
            } else {
                #expect(way == "null", "\(moment)")
            }
        }
        let bytes = try PlayablePage(text).part("timeline")
        #expect(bytes.count / 4 == (61 + 2 * 29) * 32 + (61 + 2 * 29) * 3 * 41)
    }

    @Test func aTimelineIsInThePageMomentByMoment() throws {
        let scene = """
            {"zoetrope": 1, "layout": "linear", "items": 3, "timeline": {"duration": 2, "loop": true, "lanes": {
             "scroll": [{"at": 0, "value": 0, "curve": "linear"}, {"at": 1, "value": 1, "curve": "linear"},
              {"at": 2, "value": 0}],
             "backdropColour": [{"at": 0, "value": "#000000", "curve": "linear"}, {"at": 2, "value": "#ffffff"}]}}}
            """
        let page = try page(scene)
        let told = try page.scene
        #expect(told.contains(#""rate":30,"duration":2,"loops":true,"start":0"#))
        // Each part of its colour has a number for each moment, which is the same for all three.
        let colours = try #require(told.firstMatch(of: /"flows":true,"values":\[([^\]]*)\],"paths":\[\["backdrop"/)).1
        let greys = colours.split(separator: ",").compactMap { Double($0) }
        #expect(greys.count == 61 && greys == greys.sorted() && greys[0] == 0 && greys[60] > 0.999)
        let bytes = try page.part("timeline")
        let numbers = stride(from: 0, to: bytes.count, by: 4).map { start in
            Float(bitPattern: (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) })
        }
        var (place, scrolls) = (0, [Float]())
        while place < numbers.count {
            scrolls.append(numbers[place + 1])
            place += 32 + 41 * Int(numbers[place])
        }
        #expect(place == numbers.count && scrolls.count == 61)
        for (moment, scroll) in scrolls.enumerated() {
            let wanted = Float(moment <= 30 ? moment : 60 - moment) / 30
            #expect(abs(scroll - wanted) < 1e-4, "\(moment)")
        }
    }

    @Test func aTimelineOfTooManyMomentsIsRefused() throws {
        let scene = """
            {"zoetrope": 1, "layout": "linear", "items": 200, "parameters": {"visibleItems": 200}, "timeline": {
             "duration": 3000, "lanes": {"scroll": [{"at": 0, "value": 0}, {"at": 3000, "value": 9}]}}}
            """
        try folder.write(scene, to: "a.json")
        let result = try Zoetrope.run("export", "a.json", "--format", "html", "-o", "-", in: folder.url)
        #expect(result.isFailure(64) && result.errors.contains("--items"), "\(result.errors)")
    }

    // MARK: Looks

    private static func scene(_ lanes: String, _ more: String = "") -> String {
        """
        {"zoetrope": 1, "layout": "linear", "items": 3, "backdrop": "#ffffff", \(more)
         "deck": {"kind": "cards", "cards": [{"fill": "#ff0000", "labels": [{"text": "One", "placement": "bottom"}]}, {"fill": "#00ff00"}]},
         "timeline": {"duration": 1, "lanes": {"scroll": [{"at": 0, "value": 1}, {"at": 1, "value": 1}], \(lanes)}}}
        """
    }

    @Test func whatNothingChangesIsNotWrittenMomentByMoment() throws {
        #expect(
            try changes(of: page(Self.scene(#""spacing": [{"at": 0, "value": 1}, {"at": 1, "value": 2}]"#))).isEmpty)
    }

    @Test(arguments: [
        (
            #""cornerRadius": [{"at": 0, "value": 0, "curve": "linear"}, {"at": 1, "value": 30}]"#, "styles.0.radius",
            30.0
        ),
        (#""borderWidth": [{"at": 0, "value": 0, "curve": "linear"}, {"at": 1, "value": 6}]"#, "styles.1.border", 6),
        (#""shadowY": [{"at": 0, "value": 0, "curve": "linear"}, {"at": 1, "value": 20}]"#, "styles.2.shadow.y", 20),
        (
            #""bodyThickness": [{"at": 0, "value": 1, "curve": "linear"}, {"at": 1, "value": 21}]"#,
            "styles.0.body.thickness", 21
        ),
        (
            #""showFloor": [{"at": 0, "value": true}], "floorFade": [{"at": 0, "value": 50, "curve": "linear"}, {"at": 1, "value": 90}]"#,
            "floor.fade", 90
        ),
        (
            #""lightStrength": [{"at": 0, "value": 0.2, "curve": "linear"}, {"at": 1, "value": 0.8}]"#,
            "light.strength", 0.8
        ),
    ]) func cardsLightAndFloorChange(lanes: String, place: String, last: Double) throws {
        let numbers = try numbers(at: place, of: changes(of: page(Self.scene(lanes))))
        #expect(numbers.count == 31 && numbers.last == last)
        // Evenly, as the lane goes.
        for (moment, number) in numbers.enumerated() {
            let wanted = numbers[0] + (last - numbers[0]) * Double(moment) / 30
            #expect(abs(number - wanted) < 1e-5, "\(moment)")
        }
    }

    @Test func coloursChangeByTheirParts() throws {
        let lanes = ##""cardColour": [{"at": 0, "value": "#000000"}, {"at": 1, "value": "#ffffff"}]"##
        let numbers = try numbers(at: "styles.0.fill.start.2", of: changes(of: page(Self.scene(lanes))))
        #expect(numbers.count == 31 && numbers == numbers.sorted() && numbers.first == 0 && numbers.last == 1)
    }

    /// As the program sets it, whatever lies between two answers.
    @Test func whatHasNothingInBetweenLeaps() throws {
        let lanes = #""backdrop": [{"at": 0, "value": "solid"}, {"at": 0.5, "value": "studio"}]"#
        let change = try #require(try changes(of: page(Self.scene(lanes))).first { $0.places == ["backdrop.kind"] })
        #expect(!change.flows && change.values.map(\.description) == (0...30).map { $0 < 15 ? "solid" : "studio" })
    }

    /// Light that is there at times only brings its scripts and shaders.
    @Test func lightThatComesLaterIsInThePage() throws {
        let page = try page(Self.scene(#""lightSheen": [{"at": 0, "value": 0}, {"at": 1, "value": 1}]"#))
        let change = try #require(try changes(of: page).first { $0.places == ["light"] })
        #expect(!change.flows)
        #expect(try page.scene.contains("light/lit.frag"))
    }

    /// A card that is as large as its layout says has its words where they belong at each moment.
    @Test func lettersAreSetAnewForEachSize() throws {
        let lanes = #""itemHeight": [{"at": 0, "value": 100, "curve": "linear"}, {"at": 1, "value": 200}]"#
        let change = try #require(
            try changes(of: page(Self.scene(lanes))).first { $0.places.contains("styles.0.labels.0") })
        #expect(!change.flows && Set(change.values.compactMap(\.number)).count == 31)
    }

    /// Very many are set anew less often, but never for a card that rests.
    @Test func veryManyLettersAreKeptForAWhile() throws {
        let words = String(repeating: "many words ", count: 200)
        let lanes = #""itemHeight": [{"at": 0.2, "value": 100, "curve": "linear"}, {"at": 0.8, "value": 200}]"#
        let scene = Self.scene(lanes).replacing("\"One\"", with: "\"\(words)\", \"size\": 6")
        let change = try #require(try changes(of: page(scene)).first { $0.places.contains("styles.0.labels.0") })
        let texts = change.values.compactMap(\.number)
        #expect(Set(texts).count < 19 && Set(texts[24...]).count == 1 && texts[24] != texts[22])
    }

    @Test func uniformsChange() throws {
        try folder.write(
            "uniform float glow; // @range 0..1\nuniform int count; // @range 0..9\nvoid main() { gl_FragColor = vec4(glow + float(count)); }\n",
            to: "b.frag")
        let lanes = """
            "glow": [{"at": 0, "value": 0, "curve": "linear"}, {"at": 1, "value": 1}],
            "count": [{"at": 0, "value": 2, "curve": "linear"}, {"at": 1, "value": 4}]
            """
        let changes = try changes(of: page(Self.scene(lanes, #""shaders": {"backdrop": "b.frag"},"#)))
        let glow = try numbers(at: "shaders.backdrop.uniforms.glow.1.0", of: changes)
        #expect(glow.count == 31 && abs(glow[15] - 0.5) < 1e-5)
        let count = try #require(changes.first { $0.places == ["shaders.backdrop.uniforms.count.1.0"] })
        #expect(!count.flows && Set(count.values.compactMap(\.number)) == [2, 3, 4])
    }
}
