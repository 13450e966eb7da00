import Foundation
import TestSupport
import Testing
import ZoeUserShaders

@testable import ZoeImages
@testable import zoetrope

/// `export --format html`: one file that holds all it needs, in which a scene's words are words.
@Suite struct PlayablePageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func page(_ words: String...) throws -> String { try PlayablePage(words, in: folder).text }

    private func scripts(of text: String) throws -> String { try PlayablePage(text).scene }

    @Test func aPageAsksForNothingAndIsSmall() throws {
        // Without pictures and letters.
        let text = try page("--scene", "ring", "--set", "cardColour=#ff8800")
        let own = text.replacing(/<script[^>]*data-(picture|part="text")[^<]*<\/script>/, with: "")
        #expect(own.utf8.count <= 320 * 1024, "\(own.utf8.count)")
        #expect(!text.contains("http://") && !text.contains("https://") && !text.contains("src="))
        #expect(text.contains("default-src 'none'"))
        #expect(
            try page("--scene", "ring", "--set", "cardColour=#ff8800") == text, "the same line gives the same bytes")
    }

    @Test(
        arguments: [
            // Twice as many pixels as points; where they are large, there are few of them, or one a point.
            ("300x200", 5, 600), ("600x400", 5, 1200), ("600x400", 90, 600), ("2000x1500", 2, 2000),
        ])
    func paintedPicturesComeSmoothAndAsLargeAsTheyAreSeen(size: String, items: Int, width: Int) throws {
        let sides = size.split(separator: "x")
        let page = try PlayablePage(
            [
                "--scene", "photographs", "--items", "\(items)", "--set", "itemWidth=\(sides[0])", "--set",
                "itemHeight=\(sides[1])",
            ], in: folder)
        #expect(try page.scene.contains("\"points\":[\(sides[0]),\(sides[1])],\"grain\":[5,"))
        let (type, bytes) = try #require(try page.carried.last)
        try #require(type == "image/webp" && bytes.count > 30 && Array(bytes[12..<16]) == Array("VP8X".utf8))
        #expect(Int(bytes[24]) + Int(bytes[25]) << 8 + 1 == width)
    }

    @Test(arguments: 0...9) func bytesComeBackFromTheirLetters(count: Int) throws {
        for byte in [0, 1, 84, 127, 255] as [UInt8] {
            let bytes = (0..<count).map { byte &+ UInt8($0 * 3) }
            #expect(try DenseLetters.bytes(of: DenseText.text(of: bytes)) == bytes)
        }
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

    // MARK: Shaders

    /// All that comes with the program is good in GLSL ES too, which the driver here compiles.
    @Test(arguments: BuiltInEffects.names(of: .face)) func facesAreInPages(name: String) throws {
        #expect(try scripts(of: page("--scene", "ring", "--items", "3", "--face", "<\(name)>")).contains("zt_shade("))
    }

    @Test(arguments: BuiltInEffects.names(of: .backdrop)) func backdropsAreInPages(name: String) throws {
        #expect(try scripts(of: page("--scene", "ring", "--backdrop", "<\(name)>")).contains("zt_shade("))
    }

    @Test(arguments: BuiltInEffects.names(of: .post)) func postIsInPages(name: String) throws {
        #expect(try scripts(of: page("--scene", "ring", "--post", "<\(name)>")).contains("sceneColour"))
    }

    /// What GLSL ES has no place for goes another way: uniforms have their values from the page.
    @Test func uniformsBringTheirValues() throws {
        try folder.write(
            "uniform float glow = 0.25;\nuniform mat2 turn = mat2(1.0, 2.0, 3.0, 4.0);\n"
                + "void main() { gl_FragColor = vec4(glow + turn[1].x); }\n", to: "a.frag")
        let text = try scripts(of: page("--scene", "ring", "--backdrop", "a.frag", "--set", "glow=0.75"))
        #expect(text.contains(#""glow":["1f",[0.75]]"#), "as it was set")
        #expect(text.contains(#""turn":["2m",[1,2,3,4]]"#), "as its own text has it")
        #expect(!text.contains("glow = 0.25"))
        // Its knob says whose number it is.
        #expect(text.contains(#""value":"0.75","role":"backdrop","number":0,"uniform":"glow","place":0"#))
    }

    @Test(arguments: [
        ("void main() { float x = 1; gl_FragColor = vec4(x); }", "a.frag:1:"),
        ("layout(std140) uniform Wave { float high; };\nvoid main() { gl_FragColor = vec4(high); }", "blocks"),
    ]) func whatAPageCannotDrawIsRefused(shader: String, reason: String) throws {
        try folder.write(shader + "\n", to: "a.frag")
        let result = try Zoetrope.run(
            ["export", "--format", "html", "-o", "a.html", "--scene", "ring", "--backdrop", "a.frag"], in: folder.url)
        #expect(result.isFailure(65) && result.errors.contains(reason), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.file("a.html").path), "nothing is left behind")
    }

    /// The documents that `.ci/pages` holds against pictures.
    private func ownPage(_ name: String) throws -> String {
        let path = Tool.root.appending(path: "Tests/Fixtures/pages/\(name).json").path
        return try scripts(of: page(path))
    }

    @Test func passesAreInThePageWithTheirSizes() throws {
        let text = try ownPage("life")
        #expect(text.contains(#""name":"cells","isFloat":false,"keepsFormer":true"#), "\(text.suffix(2000))")
        #expect(text.contains(#""width":["$WIDTH","$cell","/","floor"]"#), "a knob sets how large they are")
        #expect(text.contains(#""cells":{"pass":"cells"}"#))
    }

    @Test(arguments: ["trail", "echo", "face"]) func whatReadsTheFrameBeforeIsInThePage(name: String) throws {
        let text = try ownPage(name)
        #expect(text.contains(#""keepsFormer":true"#) && text.contains(#""usesTime":true"#))
    }

    @Test func aTransitionIsInThePageWithItsKnobs() throws {
        let text = try scripts(of: page("--scene", "ring", "--transition", "<fade>"))
        #expect(text.contains("zt_FragCoord") && text.contains(#""fromPicture":"before""#))
        #expect(text.contains(#""role":"transition","number":0,"uniform":"swell""#))
    }

    /// Shaders of Shadertoy over the picture see its colours as a screen shows them.
    @Test func aChannelOverThePictureIsThePicture() throws {
        try folder.write(
            "void mainImage(out vec4 c, vec2 p) { c = texture(iChannel0, p / iResolution.xy); }\n", to: "a.frag")
        #expect(try scripts(of: page("--scene", "ring", "--post", "a.frag")).contains(#""iChannel0":"bytes""#))
    }
}
