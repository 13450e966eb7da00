import Foundation
import LayoutCore
import Testing

@testable import ZoeBrowser

/// The stage behind messages.
@Suite struct PageStageTests {
    @Test(arguments: [
        Input.press(at: Point(x: 1, y: 2)), .drag(by: Vector2(x: 1e-7, y: -3)),
        .drag(by: .zero, velocity: Vector2(x: 1, y: 2)), .release, .cancel, .flick(by: .zero, seconds: 0.25),
        .tap(at: .zero), .point(at: Point(x: 3, y: 4)), .point(at: nil), .wheel(by: 1.5, lane: 2), .key(.pageDown),
        .jump(to: 3), .scroll(to: 2, seconds: 1, lane: 1),
        .scrollOn(by: -1), .scrollItems(3), .insert(at: 1), .remove(at: 2, animated: false),
        .putBack(identity: 4, at: 2), .reload(at: 1), .reloadAll(count: 9), .edit([.insert(at: 1), .remove(at: 0)]),
        .set("tilt", to: .number(0.5)), .set("wrap", to: .flag(true)), .set("a", to: .auto),
        .set("style", to: .choice("ios")), .set("n", to: .integer(3)), .set("v", to: .vector([1, 2])),
        .set("c", to: .colour(SIMD4(1, 0.5, 0, 1))), .layout("ring", seconds: 0.5),
        .resize(Size(width: 30, height: 40)),
    ]) func anInputIsReadAsItIsWritten(input: Input) throws {
        let text = try JSONEncoder().encode(input)
        #expect(Input(try MessageReader.read(Array(text))) == input)
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\":1,}", "nul", "tru", "1e999", "\"\\x\"", "\"", "01x", "[1 2]", "\"\\ud800\"", "--1",
        "\"a\nb\"", String(repeating: "[", count: 70), "{\"a\" 1}", "{a:1}", "1 1",
    ]) func whatIsNoJSONIsRefused(text: String) {
        #expect(throws: MessageReader.Fault.self) { try MessageReader.read(Array(text.utf8)) }
    }

    @Test func everyValueIsRead() throws {
        let text = " {\"a\\u00e9\\ud83d\\ude00\\n\" : [ -1.5e2 , true, false, null, \"x/\\/\" ], \"b\": {} } "
        let value = try MessageReader.read(Array(text.utf8))
        #expect(
            value["aé😀\n"] == .list([.number(-150), .flag(true), .flag(false), .null, .text("x//")])
                && value["b"] == .object([]))
    }

    @Test(arguments: [
        ("[]", "a stage has a view"), ("{\"view\":{\"width\":1,\"height\":1},\"layout\":\"rign\"}", "no layout 'rign'"),
        ("{", "the message is no JSON at its byte 1"),
        (
            "{\"view\":{\"width\":1,\"height\":1},\"knobs\":{\"tlit\":1}}", "no parameter 'tlit'"
        ),
    ]) func aStageThatCannotBeMadeSaysWhy(message: String, reason: String) {
        let fault = #expect(throws: PageFault.self) { try PageStage(Array(message.utf8)) }
        #expect(fault?.message.hasPrefix(reason) == true, "\(fault?.message ?? "")")
    }

    @Test func aTextInAnAnswerEndsNoScript() {
        #expect(MessageText.quoted("</script>\"\\&\u{1}") == "\"\\u003c/script\\u003e\\\"\\\\\\u0026\\u0001\"")
    }

    /// Cards and plates are where the walk shows them, and a finger meets them there.
    @Test func aStageIsSeenByWhoeverHasWalkedAway() throws {
        func stage(_ walk: String) throws -> PageStage {
            let view = "\"view\":{\"width\":400,\"height\":300}"
            let plates = "\"plates\":[{\"z\":-5,\"width\":1,\"height\":1}]"
            return try PageStage(Array("{\"layout\":\"linear\",\"items\":1,\(view),\(plates)\(walk)}".utf8))
        }
        let own = try stage("").frame
        let walked = try stage(",\"walk\":{\"yaw\":-30,\"zoom\":0.5,\"x\":90,\"y\":-60}")
        let walk = Walk(yaw: .degrees(-30), pitch: .zero, zoom: 0.5, pan: Vector2(x: 90, y: -60))
        #expect(walked.frame == own.seen(by: walk) && walked.frame != own)
        #expect(walked.identity(at: Point(x: 290, y: 90)) == own.cards[0].identity)
        #expect(walked.identity(at: Point(x: 150, y: 210)) == -1)
    }

    @Test func platesStandBehindAndBeforeTheCards() throws {
        let plates =
            "[{\"z\":5,\"width\":1,\"height\":1},{\"z\":-5,\"width\":1,\"height\":1},{\"z\":-9,\"width\":1,\"height\":1}]"
        let stage = try PageStage(
            Array("{\"items\":3,\"view\":{\"width\":100,\"height\":100},\"plates\":\(plates)}".utf8))
        let cards = stage.frame.cards.sorted { $0.order < $1.order }
        #expect(cards.map(\.order) == Array(cards.indices))
        #expect(cards.map(\.identity).prefix(2) == [-4, -3] && cards.last?.identity == -2)
    }

    @Test func itemsHaveSizesInTurn() throws {
        let sizes = "[{\"width\":90,\"height\":20},null,{\"width\":30,\"height\":40}]"
        let page = try PageStage(
            Array("{\"items\":7,\"view\":{\"width\":500,\"height\":100},\"scroll\":3,\"sizes\":\(sizes)}".utf8))
        var stage = Stage(LayoutKind.all[0], items: 7, view: Size(width: 500, height: 100))
        stage.stand(at: 3)
        #expect(page.frame != stage.frame())
        stage.itemSize = { [Size(width: 90, height: 20), nil, Size(width: 30, height: 40)][$0 % 3] }
        #expect(page.frame == stage.frame())
    }

    @Test func platesAreTurnedAndGoOnWithTheRow() throws {
        let plate =
            "{\"x\":3,\"y\":-4,\"z\":-5,\"width\":1,\"height\":1,\"turnX\":10,\"turnY\":20,\"turnZ\":30,\"spin\":40}"
        let pose = PlatePose(
            place: Vector3(x: 3, y: -4, z: -5), turn: Vector3(x: 10, y: 20, z: 30), spin: 40)
        for scroll in [0, 1.25, 2] {
            let stage = try PageStage(
                Array(
                    "{\"items\":3,\"view\":{\"width\":100,\"height\":100},\"scroll\":\(scroll),\"plates\":[\(plate)]}"
                        .utf8))
            let frame = stage.frame
            let card = try #require(frame.cards.first { $0.identity == -2 })
            #expect(frame.scroll == scroll && card.matrix == pose.matrix(scroll: scroll))
        }
    }
}
