import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeBrowser

/// The library as pages have it does what it does here. Without node these say that they were not run; with it, a module that is
/// not made of today's sources fails: `.ci/wasm` makes it anew.
@Suite(.enabled(if: ModulePlayer.node != nil, "node is not there; apt-get install nodejs"))
struct ModuleTests {
    @Test func tenThousandFramesAreTheSame() throws {
        let plays = try LayoutKind.all.flatMap { kind in
            try (UInt64(1)...4).map { seed in
                var hand = PageHand(seed: kind.name.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
                return try hand.play(on: "\"layout\":\"\(kind.name)\"", frames: 100)
            }
        }
        let formulas = try PageHand.formulas.enumerated().map { number, text in
            var hand = PageHand(seed: UInt64(number) + 77)
            return try hand.play(on: "\"formula\":\(PageHand.quoted(text))", frames: 100)
        }
        try Self.expectSame(plays + formulas, atLeast: 9500)
    }

    static func expectSame(_ plays: [ModulePlayer.Play], atLeast least: Int) throws {
        let there = try ModulePlayer.play(plays)
        var place = 0
        for play in plays {
            let here = try ModulePlayer.playHere(play)
            guard place + here.count <= there.frames.count else {
                Issue.record("\(play.make.prefix(120)): \(there.answers.last ?? [])")
                return
            }
            for (number, frame) in here.enumerated() {
                guard let fault = fault(frame, there.frames[place + number]) else { continue }
                Issue.record("\(play.make.prefix(120)): frame \(number): \(fault)")
                break
            }
            place += here.count
        }
        #expect(place >= least && place == there.frames.count)
    }

    private static func fault(_ here: [Double], _ there: [Double]) -> String? {
        guard here.count == there.count else { return "\(here.count) numbers here, \(there.count) there" }
        let far = zip(here, there).enumerated().first {
            let pair = $0.element
            let isOrder = $0.offset >= FrameNumbers.head && ($0.offset - FrameNumbers.head) % FrameNumbers.each == order
            return !isOrder && !(abs(pair.0 - pair.1) <= 1e-9 * max(1, abs(pair.0))) && pair.0 != pair.1
                && !(pair.0.isNaN && pair.1.isNaN)
        }
        if let far { return "number \(far.offset) is \(far.element.0) here and \(far.element.1) there" }
        // Which of two cards comes first that are as deep as each other is a matter of a sine's last digit.
        let places = zip(depths(of: here, orderedBy: here), depths(of: here, orderedBy: there)).enumerated()
        let swapped = places.first { !(abs($0.element.0 - $0.element.1) <= 1e-9 * max(1, abs($0.element.0))) }
        return swapped.map { "the card of order \($0.offset) is at \($0.element.0) here and at \($0.element.1) there" }
    }

    /// Where a card's numbers have its order, and where its matrix begins.
    private static let (order, matrix) = (11, 12)

    /// How deep the cards of one frame are, in the order that another one says.
    private static func depths(of frame: [Double], orderedBy other: [Double]) -> [Double] {
        stride(from: FrameNumbers.head, to: frame.count, by: FrameNumbers.each).map { card in
            (other[card + order], [2, 6, 10, 14].reduce(0) { $0 + frame[card + matrix + $1] })
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    @Test func aFormulaThatIsWrongIsToldWithItsPlace() throws {
        for text in ["x = o\ny = sni(o)", "x = (o", "x = 3 $ 4", "", "a = 5 in 3..1", "x = é"] {
            let error = #expect(throws: FormulaError.self) { try Formula(text) }
            let make = "{\"formula\":\(PageHand.quoted(text)),\"view\":{\"width\":100,\"height\":100}}"
            let answer = try ModulePlayer.play([.init(make: make, acts: [])]).answers[0][0] as? [String: Any]
            #expect(answer?["error"] as? String == error?.message)
            #expect(answer?["line"] as? Int == error?.line && answer?["column"] as? Int == error?.column, "\(text)")
        }
    }

    @Test func theKnobsAreThoseOfTheLayout() throws {
        for kind in LayoutKind.all {
            let make = "{\"layout\":\"\(kind.name)\",\"view\":{\"width\":640,\"height\":480}}"
            let play = ModulePlayer.Play(make: make, acts: ["{\"parameters\":1}"])
            let there = try ModulePlayer.play([play]).answers[0][0] as? [[String: Any]] ?? []
            #expect(there.map { $0["fullName"] as? String } == kind.table.parameters.map(\.fullName))
            #expect(there.map { $0["default"] as? String } == kind.table.parameters.map { "\($0.default)" })
        }
    }

    /// As it goes over the wire; each page has it.
    @Test func theModuleIsSmall() throws {
        #expect(try Data(contentsOf: ModulePlayer.module).count <= 200_000)
    }

    /// JavaScript reads numbers for it, and takes for one what Swift does not.
    @Test func numbersAreReadAsHere() throws {
        let make = "{\"layout\":\"cover-flow\",\"view\":{\"width\":640,\"height\":480}}"
        let texts = [
            "0.4", "1e-3", "1E-3", ".5", "-.25", "1.", "+1", "0x1", "inf", "nan", "", " 1", "1 ", "1e",
            "1e400",
            "1_0", "0b1", "0o7", "-", ".", "e1", "sqrt(2)", "0.1000000000000000055511151231257827", "٣", "auto",
        ]
        let turns = texts.map { "{\"turn\":{\"name\":\"tilt\",\"to\":\(PageHand.quoted($0))}}" }
        let there = try ModulePlayer.play([.init(make: make, acts: turns + ["{\"parameters\":1}"])]).answers[0]
        var stage = try PageStage(Array(make.utf8))
        for (number, text) in texts.enumerated() {
            let turn = "{\"name\":\"tilt\",\"to\":\(PageHand.quoted(text))}"
            var fault: String?
            do throws(PageFault) { try stage.turn(Array(turn.utf8)) } catch { fault = error.message }
            let answer = there[number] as? [String: Any]
            #expect(answer?["error"] as? String == fault, "\(text)")
        }
        let knobs = there.last as? [[String: Any]] ?? []
        let tilt = knobs.first { $0["name"] as? String == "tilt" }
        #expect(tilt?["value"] as? String == "\(stage.stage.knobs["tilt"])")
    }

    /// What is given back is used again.
    @Test func itsMemoryDoesNotGrow() throws {
        let script = """
            const play = (library) => ["cover-flow", "shatter", "custom"].forEach((layout, number) => {
                const stage = library.stage({ layout, items: 9 + number, view: { width: 640, height: 480 } });
                stage.turn("tilt", "0.3");
                stage.apply({ insert: { at: 2 } });
                for (let frame = 0; frame < 30; frame++) {
                    stage.advance(1 / 60);
                    stage.numbers();
                }
                stage.forget();
            });
            StageLibrary.load(require("zlib").inflateSync(require("fs").readFileSync(process.argv[1]))).then((library) => {
                for (let warm = 0; warm < 10; warm++) play(library);
                const before = library.exports.memory.buffer.byteLength;
                for (let more = 0; more < 200; more++) play(library);
                console.log(library.exports.memory.buffer.byteLength - before);
            });
            """
        #expect(try ModulePlayer.said(["stage.js"], script, [ModulePlayer.module.path]) == "0")
    }
}
