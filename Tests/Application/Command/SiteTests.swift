import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeDocument

@testable import zoetrope

/// `zoetrope site`: pages that hold together, in which a stranger's words are words, and a folder that comes whole or not at all.
@Suite struct SiteTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Quickly drawn: three plain cards.
    private static func scene(_ words: String = "plain", face: String? = nil) throws -> String {
        var scene: [String: Any] = [
            "zoetrope": 1, "title": words, "note": words, "layout": "linear", "items": 3,
            "deck": ["kind": "cards", "card": ["labels": [["text": words + " {index}"]]]],
        ]
        if let face { scene["shaders"] = ["face": face] }
        return String(decoding: try JSONSerialization.data(withJSONObject: scene), as: UTF8.self)
    }

    private func names(in path: String) throws -> [String] {
        let all = try FileManager.default.subpathsOfDirectory(atPath: folder.file(path).path)
        return all.filter { $0.contains(".") }.sorted()
    }

    /// Nothing is left beside what was there.
    private func isTidy(_ expected: Set<String>) throws -> Bool {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == expected
    }

    // MARK: What it is

    @Test func everythingThatPagesNameIsThere() throws {
        try folder.write(Self.scene("first"), to: "a.json")
        try folder.write(Self.scene("second"), to: "b.json")
        let made = try Zoetrope.run("site", "a.json", "b.json", "--title", "Mine", "-o", "web", in: folder.url)
        try #require(made.status == 0, "\(made.errors)")
        #expect(made.errors.contains("2 scenes in 'web'"))
        let files = Set(try names(in: "web"))
        #expect(files.isSuperset(of: ["index.html", "zoetrope.js", "zoetrope.css", "scenes/a.html", "scenes/b.js"]))
        for page in files where page.hasSuffix(".html") {
            let text = try folder.text(of: "web/\(page)")
            #expect(!text.contains("http:") && !text.contains("https:") && text.contains("default-src 'none'"))
            #expect(text.contains("Mine"))
            let place = folder.file("web/\(page)").deletingLastPathComponent()
            var count = 0
            for match in text.matches(of: /(?:href|src|data-src)="([^"#:]+)"/) {
                count += 1
                let file = place.appending(path: String(match.1))
                #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(match.1)")
            }
            #expect(count >= 4, "\(page)")
        }
        let page = try folder.text(of: "web/scenes/a.html")
        #expect(page.contains("zoetrope a.json") && page.contains("x = "), "its command line and its formula")
        #expect(page.contains("rel=\"next\" href=\"b.html\""))
        // What all pages share is in one script.
        let shared = try Data(contentsOf: folder.file("web/zoetrope.js")).count
        #expect((100_000...568_000).contains(shared), "\(shared)")
    }

    @Test func picturesThatSeveralScenesShowAreThereOnce() throws {
        for name in ["a", "b"] {
            try folder.write(
                """
                {"zoetrope": 1, "title": "\(name)", "layout": "linear", "items": 2, "parameters": {"itemWidth": 20, "itemHeight": 20}}
                """, to: "\(name).json")
        }
        let made = try Zoetrope.run("site", "a.json", "b.json", "-o", "web", in: folder.url)
        try #require(made.status == 0, "\(made.errors)")
        let pictures = try names(in: "web/pictures")
        #expect(pictures.count == 1)
        for name in ["a", "b"] {
            #expect(
                try folder.text(of: "web/scenes/\(name).js").contains("\"pictures\":\"../pictures/\(pictures[0])\""))
        }
    }

    @Test func aSiteMadeAnewHasNothingOfTheOldOne() throws {
        try folder.write(Self.scene(), to: "a.json")
        try folder.write(Self.scene(), to: "b.json")
        #expect(try Zoetrope.run("site", "a.json", "-o", "web/", in: folder.url).status == 0)
        let first = try folder.text(of: "web/index.html")
        #expect(try Zoetrope.run("site", "b.json", "-o", "web", in: folder.url).status == 0)
        #expect(try names(in: "web/scenes") == ["b.html", "b.js"])
        #expect(try Zoetrope.run("site", "a.json", "-o", "web", in: folder.url).status == 0)
        #expect(try folder.text(of: "web/index.html") == first, "the same line gives the same bytes")
        #expect(try isTidy(["a.json", "b.json", "web"]))
    }

    @Test func everyBuiltInLayoutAndEffectHasAPage() throws {
        let entries = SiteEntry.builtIn
        #expect(Set(entries.map(\.name)).count == entries.count)
        #expect(Set(LayoutKind.all.map(\.name)).isSubset(of: Set(entries.map(\.scene.layout.name))))
        let effects = Set(entries.flatMap(\.effects))
        for name in ["gloss", "aurora", "bloom"] { #expect(effects.contains(name)) }
    }

    /// What browsers do not compile is refused, but the others are made.
    @Test func whatAPageCannotPlayIsSeenOnTheSite() throws {
        try folder.write("void main() { float x = 1; gl_FragColor = vec4(x); }\n", to: "k.frag")
        try folder.write(Self.scene(face: "k.frag").replacing("\"face\"", with: "\"backdrop\""), to: "a.json")
        let made = try Zoetrope.run("site", "a.json", "-o", "web", in: folder.url)
        #expect(made.status == 0 && made.errors.contains("in GLSL ES 3.00"), "\(made.errors)")
        let page = try folder.text(of: "web/scenes/a.html")
        #expect(
            page.contains("in GLSL ES 3.00") && !page.contains("<zoe-scene src=\"a.js\"")
                && page.contains("<img src="))
    }

    // MARK: Strangers

    @Test(arguments: PlayablePageTests.tricks) func wordsAndFileNamesAreNoMarkup(trick: String) throws {
        let file = trick.replacing("/", with: "_") + ".json"
        try folder.write(Self.scene(trick), to: file)
        try folder.write(Self.scene(), to: "plain.json")
        for (name, path) in [("hostile", file), ("tame", "plain.json")] {
            let made = try Zoetrope.run("site", "--title=\(trick)", "-o", name, "--", "./\(path)", in: folder.url)
            try #require(made.status == 0, "\(made.errors)")
        }
        for kind in ["index.html", "scenes"] {
            let pages = try ["hostile", "tame"].map { site in
                let path = kind == "scenes" ? try names(in: "\(site)/scenes").first { $0.hasSuffix(".html") } : nil
                return try folder.text(of: "\(site)/\(path.map { "scenes/\($0)" } ?? kind)")
            }
            #expect(Self.tags(of: pages[0]) == Self.tags(of: pages[1]), "no element more than any page has")
            #expect(
                !pages[0].contains(trick) || trick.hasPrefix("javascript:")
                    || trick.allSatisfy { !"<>&\"'".contains($0) })
        }
        let files = try names(in: "hostile")
        #expect(files.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9.\/-]+/) != nil }, "\(files)")
        // Its own script holds letters and nothing else.
        let script = try #require(files.first { $0.hasPrefix("scenes/") && $0.hasSuffix(".js") })
        let text = try folder.text(of: "hostile/\(script)")
        #expect(
            text.wholeMatch(
                of: /\(self\.zoetropeParts \?\?= \{\}\)\[document\.currentScript\.src\] = \{[^<>&'\\`]*\};\n/) != nil)
    }

    /// All elements with their attributes, but without what these say.
    private static func tags(of text: String) -> [String] {
        text.replacing(/"[^"]*"/, with: "\"\"").matches(of: /<[^>]*>/).map { String($0.output) }
    }

    // MARK: What is wrong

    @Test(
        arguments: [
            (["broken.json"], 65), (["nothing.json"], 66), (["good.json", "-o", "-"], 64), (["picture.png"], 65),
            (["good.json", "-o", "file"], 73), (["good.json", "-o", "full"], 73),
            (["good.json", "-o", "no/where"], 73),
        ] as [([String], Int32)]) func nothingIsLeftWhereItFails(words: [String], code: Int32) throws
    {
        try folder.write(Self.scene(), to: "good.json")
        try folder.write("{\"zoetrope\": 1, \"layout\": ", to: "broken.json")
        try folder.write("own", to: "file")
        try FileManager.default.createDirectory(at: folder.file("full"), withIntermediateDirectories: false)
        try folder.write("own", to: "full/letter.txt")
        _ = try Zoetrope.run("capture", "--no-metadata", "--size", "8x8", "-o", "picture.png", in: folder.url)
        let output = words.contains("-o") ? [] : ["-o", "web"]
        let result = try Zoetrope.run(["site"] + words + output, in: folder.url)
        #expect(result.isFailure(code), "\(result.status) \(result.errors)")
        #expect(try isTidy(["good.json", "broken.json", "file", "full", "picture.png"]))
        #expect(try folder.text(of: "full/letter.txt") == "own" && folder.text(of: "file") == "own")
    }

    @Test func aSiteWithSomethingOfOnesOwnInItIsLeftAlone() throws {
        try folder.write(Self.scene(), to: "a.json")
        #expect(try Zoetrope.run("site", "a.json", "-o", "web", in: folder.url).status == 0)
        try folder.write("mine.example", to: "web/CNAME")
        let result = try Zoetrope.run("site", "a.json", "-o", "web", in: folder.url)
        #expect(result.isFailure(73) && result.errors.contains("'CNAME'"), "\(result.errors)")
        #expect(try folder.text(of: "web/CNAME") == "mine.example")
    }

    @Test func aFullDiskLeavesTheOldSite() throws {
        try folder.write(Self.scene(), to: "a.json")
        #expect(try Zoetrope.run("site", "a.json", "-o", "web", in: folder.url).status == 0)
        let before = try names(in: "web")
        let result = try Zoetrope.shell("ulimit -f 300; exec $Z site a.json -o web", in: folder.url)
        #expect(result.isFailure(74) && result.errors.contains("web/zoetrope.js"), "\(result.errors)")
        #expect(try names(in: "web") == before && isTidy(["a.json", "web"]))
    }

    // MARK: The element

    private static let chromium: String? = ["chromium", "chromium-browser", "google-chrome"].lazy.flatMap { name in
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The page that docs/web.md shows, where there is a browser.
    @Test(.enabled(if: chromium != nil)) func thePageInTheDocumentsShowsItsScenes() throws {
        let document = try String(contentsOf: PagesTests.root.appending(path: "docs/web.md"), encoding: .utf8)
        let page = try #require(
            document.components(separatedBy: "```html\n").dropFirst().first?.components(separatedBy: "```")[0])
        try folder.write(Self.scene("first"), to: "first.json")
        try folder.write(Self.scene("second"), to: "second.json")
        #expect(try Zoetrope.run("site", "first.json", "second.json", "-o", "web", in: folder.url).status == 0)
        // The browser's own time does not wait for its other threads, which compile the module: the page works until they are done.
        let wait = """
            <script>
            const wait = setInterval(() => {
              for (let i = 0; i < 1e6; i++) window.spent = Math.random();
              const scenes = [...document.querySelectorAll("zoe-scene")];
              if (scenes.every((scene) => scene.dataset.state == "ready")) clearInterval(wait);
            }, 5);
            </script>
            """
        try folder.write(page + wait, to: "page.html")
        let shell = """
            \(try #require(Self.chromium)) --headless=new --no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader \
            --user-data-dir=profile --virtual-time-budget=30000 --dump-dom "file://$PWD/page.html" 2>/dev/null
            """
        let seen = try Zoetrope.shell(shell, in: folder.url).output
        #expect(seen.matches(of: /<zoe-scene[^>]*data-state="ready"/).count == 2, "\(seen.prefix(2000))")
        #expect(seen.contains("aria-label=\"first\"") && seen.contains("<li aria-current=\"true\">first 0"), "\(seen)")
        #expect(seen.contains("class=\"zoe-knobs\""))
    }
}
