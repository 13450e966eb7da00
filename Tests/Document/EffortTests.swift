import Foundation
import LayoutCore
import Testing

@testable import ZoeDocument

/// Very long documents are read in a time that grows with their length, and no faster. Measured is the processor's time of this thread,
/// in which eight times as much takes about eight times as long; what grows with the square takes sixty-four times as long.
@Suite(.serialized) struct EffortTests {
    /// The least of three: whatever else there is to do only adds to it.
    private func seconds(_ work: () throws -> Void) rethrows -> Double {
        try (0..<3).map { _ in
            let start = Self.now
            try work()
            return Self.now - start
        }.min() ?? 0
    }

    private static var now: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static let documents: [(name: String, text: @Sendable (Int) -> String)] = [
        ("keys that nobody knows", { n in (0..<n).map { ",\"k\($0)\":\($0)" }.joined() }),
        ("one key again and again", { n in String(repeating: ",\"items\":3", count: n) }),
        (
            "parameters that nobody knows",
            { n in
                ",\"parameters\":{" + (0..<n).map { "\"tlt\($0)\":1" }.joined(separator: ",") + "}"
            }
        ),
        (
            "uniforms",
            { n in
                ",\"shaders\":{\"uniforms\":{" + (0..<n).map { "\"u\($0)\":1" }.joined(separator: ",") + "}}"
            }
        ),
        (
            "marks over one letter",
            { n in
                ",\"e" + String(repeating: "\u{301}\u{323}", count: n) + "\":1,\"title\":\"o"
                    + String(repeating: "\u{323}\u{301}", count: n) + "\""
            }
        ),
    ]

    @Test(arguments: documents.indices) func aDocumentTakesAsLongAsItIsLong(number: Int) throws {
        let (name, text) = Self.documents[number]
        func take(_ count: Int) throws -> Double {
            let bytes = Array("{\"zoetrope\": 1\(text(count))}".utf8)
            return try seconds { _ = try Scene.read(bytes).scene.title == "x" }
        }
        let (few, many) = (try take(1000), try take(8000))
        #expect(many < 24 * few, "\(name): \(few) s, \(many) s")
    }

    @Test func ofVeryManyOdditiesTheFirstAreToldAndTheOthersCounted() throws {
        let text = "{\"zoetrope\": 1" + (0..<20_000).map { ",\"k\($0)\":0" }.joined() + "}"
        let (scene, warnings) = try Scene.read(text)
        #expect(warnings.count == 21 && warnings[0].message.contains("\"k0\""))
        #expect(warnings[20].message == "19980 more oddities from here on")
        // And all are kept.
        #expect(scene.text.contains("\"k19999\": 0"))
    }

    @Test func placesAreThoseThatOneCounts() {
        let text = "a\nbé€\n\n" + String(repeating: "ö𝄞x", count: 300) + "\nend"
        let bytes = Array(text.utf8)
        let places = TextPlaces(bytes, from: 0)
        for offset in 0...bytes.count where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
            let before = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars
            let line = before.count { $0 == "\n" } + 1
            let column = before.reversed().prefix { $0 != "\n" }.count + 1
            let place = places.place(of: offset)
            #expect(place == (line, column), "\(offset)")
        }
    }

    @Test func quotedIsNoMoreThanFitsInALine() {
        let long = String(repeating: "9", count: 4000)
        for text in [
            "\"items\": \(long)", "\"scroll\": \(long)", "\"layout\": \"\(long)\"",
            "\"picture\": {\"samples\": \(long)}",
            "\"deck\": {\"kind\": \"\(long)\"}", "\"\(long)\" 1", "\"view\": {\"width\": 0.\(long)e99}",
        ] {
            let error = #expect(throws: SceneError.self) { try Scene.read("{\"zoetrope\": 1, \(text)}") }
            #expect(error?.message.contains(String(repeating: "9", count: 81)) == false, "\(text.prefix(20))")
        }
    }
}
