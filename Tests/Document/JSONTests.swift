import Testing

@testable import ZoeDocument

@Suite struct JSONTests {
    /// Every kind of mistake, and the character where it is.
    @Test(arguments: [
        ("", 1, 1), ("  \n ", 2, 2), ("{", 1, 2), ("{\"a\" 1}", 1, 6), ("{\"a\": }", 1, 7), ("{\"a\": 1,}", 1, 9),
        ("[1,]", 1, 4), ("[1 2]", 1, 4), ("{\n  \"ä\": tru\n}", 2, 8), ("[01]", 1, 2), ("[-]", 1, 3), ("[1.]", 1, 4),
        ("[1e]", 1, 4), ("[+1]", 1, 2), ("[.5]", 1, 2), ("[\"a", 1, 2), ("[\"a\nb\"]", 1, 4), ("[\"\\x\"]", 1, 3),
        ("[\"\\u12\"]", 1, 3), ("[\"\\ud800\"]", 1, 3), ("// x", 1, 1), ("{'a': 1}", 1, 2), ("1 2", 1, 3),
        ("[NaN]", 1, 2), ("[1]]", 1, 4), ("{a: 1}", 1, 2), ("[\"\\ud800\\u0041\"]", 1, 3),
    ])
    func mistakesAreFoundWhereTheyAre(text: String, line: Int, column: Int) {
        let error = #expect(throws: SceneError.self) { try JSONReader.read(JSONSource(Array(text.utf8))) }
        #expect(error?.line == line && error?.column == column, "\(text): \(error.map { "\($0)" } ?? "")")
    }

    @Test func theFirstByteThatIsNoUTF8IsFound() {
        let error = #expect(throws: SceneError.self) { try JSONSource(Array("[\n\"é".utf8) + [0xFF, 0x22, 0x5D]) }
        #expect(error?.line == 2 && error?.column == 3 && error?.message.contains("UTF-8") == true)
    }

    @Test(arguments: [
        ("\"\\u00e9\\ud83c\\udfa0\\n\\/\"", "é🎠\n/"), ("\"\\\\\\\"\"", "\\\""), ("\"\"", ""),
    ])
    func textsAreUnescaped(json: String, text: String) throws {
        guard case .text(let read) = try JSONReader.read(JSONSource(Array(json.utf8))).value else {
            Issue.record("no text")
            return
        }
        #expect(read == text)
    }

    @Test func aByteOrderMarkIsPassedOverAndCountsForNothing() throws {
        let error = #expect(throws: SceneError.self) { try JSONReader.read(JSONSource([0xEF, 0xBB, 0xBF, 0x7D])) }
        #expect(error?.column == 1)
    }

    @Test func depthAndSizeHaveTheirLimits() throws {
        let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        _ = try JSONReader.read(JSONSource(Array(deep.utf8)))
        for open in ["[", "{\"a\":"] {
            let deeper = String(repeating: open, count: 1_000_000)
            #expect(throws: SceneError.self) { try JSONReader.read(JSONSource(Array(deeper.utf8))) }
        }
        #expect(throws: SceneError.self) { try JSONSource(Array(repeating: 0x20, count: JSONSource.longest + 1)) }
    }

    @Test func numbersBeyondAllDoublesAreInfinite() throws {
        guard case .number(let number) = try JSONReader.read(JSONSource(Array("-1e999".utf8))).value else {
            Issue.record("that is no number")
            return
        }
        #expect(number.isInfinite)
    }

    @Test func verbatimJSONGoesOnALineWithoutItsSpaces() {
        #expect(JSON.verbatim("{ \"a b\" : [1,\n \"\\\" x\\\\\" ] }").line == "{\"a b\":[1,\"\\\" x\\\\\"]}")
    }
}
