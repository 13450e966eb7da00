import Testing
import ZoeImages

@Suite struct TextTests {
    private static let texts = [
        "", "{\"layout\": \"rotary\"}", "Zoëtrope ☃ 回転のぞき絵 🎠", String(repeating: "a", count: 1024),
        String(repeating: "ring ", count: 205), String(repeating: "長い", count: 200_000),
    ]

    @Test(arguments: texts)
    func aTextComesBack(text: String) throws {
        let entries = [PNG.Text("zoetrope", text), PNG.Text("Title", "second")]
        let file = try PNG.encode(.card(x: 3), text: entries)
        #expect(try PNG.decode(file).text == entries)
        #expect(try PNG.text(in: file) == entries)
    }

    @Test func longTextIsPacked() throws {
        let image = try Image(width: 1, height: 1)
        let file = try PNG.encode(image, text: [PNG.Text("zoetrope", String(repeating: "{\"x\": 1}", count: 100_000))])
        #expect(file.count < 20_000)
    }

    @Test(arguments: ["", " a", "a ", "a  b", "a\nb", "日本", String(repeating: "k", count: 80)])
    func aKeywordOutsideTheRulesIsRefused(keyword: String) throws {
        let image = try Image(width: 1, height: 1)
        #expect(throws: PNGError.keyword(keyword)) { try PNG.encode(image, text: [PNG.Text(keyword, "text")]) }
    }

    @Test func aZeroInATextIsRefused() throws {
        let image = try Image(width: 1, height: 1)
        #expect(throws: PNGError.zeroInText(keyword: "k")) { try PNG.encode(image, text: [PNG.Text("k", "a\0b")]) }
    }

    @Test func textsOfOtherProgramsAreRead() throws {
        var file = HandmadePNG(rows: [[0, 1, 2, 3, 4]])
        let stored = HandmadePNG.stored(Array("packed".utf8))
        file.chunks = [
            ("tEXt", Array("Author\0".utf8) + [0xC5, 0x6B]),
            ("zTXt", Array("Comment\0\0".utf8) + stored),
            ("iTXt", Array("Title\0\u{1}\0de\0Titel\0".utf8) + stored),
        ]
        let expected = [PNG.Text("Author", "Åk"), PNG.Text("Comment", "packed"), PNG.Text("Title", "packed")]
        #expect(try PNG.text(in: file.bytes) == expected)
        #expect(try PNG.decode(file.bytes).text == expected)
    }

    @Test func textBehindThePixelsIsFound() throws {
        let file = try PNG.encode(.card(x: 3))
        let late = file.dropLast(12) + HandmadePNG.chunk("tEXt", Array("a\0b".utf8)) + file.suffix(12)
        #expect(try PNG.text(in: Array(late)) == [PNG.Text("a", "b")])
    }

    @Test func pixelsAreNotUnpackedForATextButTheirFileMustBeWhole() throws {
        // Not a zlib stream at all.
        let file = HandmadePNG(rows: [[0, 1, 2, 3, 4]]).bytes
        let idat = try #require(HandmadePNG.chunks(of: file).first { $0.type == "IDAT" })
        var broken = file
        broken[idat.start + 8] = 0xFF
        broken = HandmadePNG.mended(broken)
        #expect(try PNG.text(in: broken) == [])
        #expect(throws: PNGError.self) { try PNG.decode(broken) }
    }

    @Test(arguments: [
        ("tEXt", "no zero"), ("zTXt", "k\0\u{5}abc"), ("zTXt", "k\0\0not zlib"), ("iTXt", "k\0\0"),
        ("iTXt", "k\0\u{9}\0\0\0x"),
        ("iTXt", "k\0\u{1}\0\0\0"), ("iTXt", "k\0\0\0en"), ("zTXt", ""),
    ])
    func aTextThatCannotBeReadIsAnError(type: String, content: String) {
        let file = HandmadePNG(chunks: [(type, Array(content.utf8))], rows: [[0, 1, 2, 3, 4]])
        #expect(throws: PNGError.broken("\(type) at byte 33 cannot be read")) { try PNG.text(in: file.bytes) }
    }
}
