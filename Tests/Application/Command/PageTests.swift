import Foundation
import Testing

/// `export --format html`: one file that holds all it needs, in which a scene's words are words.
@Suite struct PageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func page(_ words: String...) throws -> String {
        let result = try Zoetrope.run(["export", "--format", "html", "-o", "a.html"] + words, in: folder.url)
        try #require(result.status == 0, "\(result.errors)")
        return try folder.text(of: "a.html")
    }

    @Test func aPageAsksForNothingAndIsSmall() throws {
        // Without pictures and letters.
        let text = try page("--scene", "ring", "--set", "cardColour=#ff8800")
        let own = text.replacing(/<script[^>]*data-(picture|part="text")[^<]*<\/script>/, with: "")
        #expect(own.utf8.count <= 480_000, "\(own.utf8.count)")
        #expect(!text.contains("http://") && !text.contains("https://") && !text.contains("src="))
        #expect(text.contains("default-src 'none'"))
        #expect(
            try page("--scene", "ring", "--set", "cardColour=#ff8800") == text, "the same line gives the same bytes")
    }

    /// What strangers write into scenes.
    static let tricks = [
        "</script><script>alert(1)</script>", "\" onload=\"alert(1)", "<img src=x onerror=alert(1)>", "--><b>",
        "${alert(1)}", "&lt;script&gt;", "\u{2028}alert(1)", "javascript:alert(1)", "]]>",
        "</title><svg onload=alert(1)>",
    ]

    static func hostileScene(_ trick: String) throws -> String {
        let scene: [String: Any] = [
            "zoetrope": 1, "name": "n", "title": trick, "note": trick, "layout": "linear", "items": 3,
            "deck": ["kind": "cards", "card": ["labels": [["text": trick + " {index}"]]]],
        ]
        return String(decoding: try JSONSerialization.data(withJSONObject: scene), as: UTF8.self)
    }

    private func page(with words: String) throws -> String {
        try folder.write(Self.hostileScene(words), to: "hostile.json")
        return try page("hostile.json")
    }

    @Test(arguments: tricks) func aScenesWordsAreNoMarkup(trick: String) throws {
        let text = try page(with: trick)
        let plain = try page(with: "plain words")
        #expect(Self.tags(of: text) == Self.tags(of: plain), "no element more than any page has")
        #expect(text.contains("<title>") && !text.contains("<svg"))
    }

    /// Without those that hold pictures.
    private static func tags(of text: String) -> [String] {
        text.matches(of: /<[a-zA-Z\/][a-z-]*/).map { String($0.output) }
    }

    @Test func moreCardsThanABrowserLikesAreRefused() throws {
        let result = try Zoetrope.run("export", "--format", "html", "--items", "100000", "-o", "-", in: folder.url)
        #expect(result.isFailure(64) && result.errors.contains("--items 2000"), "\(result.errors)")
    }
}
