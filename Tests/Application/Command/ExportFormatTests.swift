import Foundation
import TestSupport
import Testing

/// Which formats take what, and what is said of the rest.
@Suite struct ExportFormatTests {
    @Test(arguments: [("swift", "enum WheelLayout"), ("js", "export function place"), ("glsl", "Placement place(")])
    func aLayoutIsWrittenAsCode(format: String, word: String) throws {
        let words = ["export", "--layout", "wheel", "--format", format]
        let result = try Zoetrope.run(words)
        #expect(result.status == 0 && result.errors.isEmpty && result.output.contains(word), "\(result)")
        #expect(try Zoetrope.run(words).output == result.output)
    }

    @Test(arguments: ["js", "glsl"]) func withoutAFormulaThereIsNoCode(format: String) throws {
        let result = try Zoetrope.run("export", "--layout", "tag-cloud", "--format", format)
        #expect(result.isFailure(64) && result.errors.contains("--format swift"), "\(result)")
        let swift = try Zoetrope.run("export", "--layout", "tag-cloud", "--format", "swift")
        #expect(
            swift.status == 0 && swift.errors.contains("needs LayoutCore") && swift.output.contains("TagCloudLayout"))
    }

    @Test(arguments: [
        ["--format", "js", "--offset", "1"], ["--format", "svg", "--duration", "2"], ["--format", "json", "--still"],
        ["--format", "swift", "--scale", "2"], ["--format", "csv", "--over", "tilt=0..1"],
        ["--format", "glb", "--set", "perspective=0.001"], ["--format", "css", "--still", "--duration", "2"],
        ["--format", "glb", "--still", "--over", "tilt=0..1"],
    ]) func whatIsForOthersIsRefused(words: [String]) throws {
        let result = try Zoetrope.run(["export"] + words)
        #expect(result.isFailure(64), "\(result.status) \(result.errors)")
    }

    @Test func theNameOfTheFileSaysWhatToWrite() throws {
        let folder = try TemporaryFolder()
        for (name, start) in [
            ("a.csv", "index,"), ("a.json", "{"), ("a.swift", "// "), ("a.SVG", "<?xml"), ("a.html", "<!DOCTYPE html>"),
            ("a", "{"), ("a.txt", "{"), (".csv", "{"),
        ] {
            let result = try Zoetrope.run("export", "--items", "2", "-o", name, in: folder.url)
            #expect(result.status == 0 && result.errors.isEmpty, "\(name): \(result)")
            #expect(try folder.text(of: name).hasPrefix(start), "\(name)")
        }
        let asked = try Zoetrope.run("export", "--items", "2", "--format", "css", "-o", "b.html", in: folder.url)
        #expect(asked.status == 0, "\(asked)")
        #expect(try folder.text(of: "b.html") != folder.text(of: "a.html"))
    }

    @Test(arguments: [("svg", "a.pdf"), ("json", "a.svg"), ("csv", "x/a.json"), ("html", "a.css")])
    func aNameForAnotherFormatIsRefused(format: String, name: String) throws {
        let folder = try TemporaryFolder()
        let result = try Zoetrope.run("export", "--format", format, "-o", name, in: folder.url)
        #expect(result.isFailure(64) && result.errors.contains("name a .\(format) file"), "\(result)")
        #expect(try folder.names.isEmpty)
    }

    @Test func whereNothingCanBeWrittenNothingIsDrawn() throws {
        #expect(try Zoetrope.run("export", "--format", "pdf", "-o", "/nowhere/a.pdf").isFailure(73))
    }

    @Test func whatIsNotKeptIsTold() throws {
        let result = try Zoetrope.run(
            "export", "--scene", "studio-floor", "--items", "3", "--format", "glb", "--still", "-o", "/dev/null")
        #expect(result.status == 0, "\(result)")
        #expect(
            result.errors == """
                zoetrope: warning: glb does not keep the floor and what it mirrors
                zoetrope: warning: glb does not keep the backdrop's shader

                """, "\(result.errors)")
    }

    /// The same command gives the same bytes.
    @Test(arguments: ["css", "glb", "svg", "pdf"]) func aSceneIsAFile(format: String) throws {
        let folder = try TemporaryFolder()
        for name in ["one", "two"] {
            let result = try Zoetrope.run(
                [
                    "export", "--scene", "wheel", "--items", "4", "--format", format, "--scale", "1", "-o", name,
                ] + (format == "svg" || format == "pdf" ? [] : ["--duration", "1", "--fps", "5"]), in: folder.url)
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        }
        let bytes = try Data(contentsOf: folder.file("one"))
        #expect(bytes == (try Data(contentsOf: folder.file("two"))))
        let begins = ["css": "<!DOCTYPE html>", "glb": "glTF", "svg": "<?xml", "pdf": "%PDF-"][format] ?? ""
        #expect(bytes.starts(with: Data(begins.utf8)) && bytes.count > 10_000)
    }

    /// A card that is seen where the scene was kept, and at no moment of the motion, would stand still in the middle of it.
    @Test func whatIsNeverSeenInTheMotionIsNotInTheFile() throws {
        let page = try Zoetrope.run([
            "export", "--format", "css", "--layout", "cover-flow", "--items", "80", "--scroll", "60", "--over",
            "scroll=1..4", "--duration", "1", "--fps", "4",
        ])
        let cards = page.output.matches(of: /data-card="(\d+)"/).compactMap { Int($0.1) }
        #expect(page.status == 0 && cards.contains(2) && (cards.max() ?? 99) < 30, "\(cards)")
    }

    /// Chromium's corners beside ours, where the cards stand and on their way.
    @Test(
        .enabled(if: chromium != nil, "Chromium is missing: the page was not looked at"),
        arguments: [
            ["--layout", "cover-flow", "--items", "9"], ["--layout", "cylinder", "--items", "9"],
            ["--layout", "time-machine", "--items", "6", "--set", "contentX=40"],
        ])
    func aBrowserPutsTheCardsWhereOursAre(words: [String]) throws {
        let folder = try TemporaryFolder()
        let scene = words + ["--size", "900x600"]
        let page = try Zoetrope.run(
            ["export", "--format", "css", "--over", "scroll=1..4", "--duration", "3", "--fps", "8"] + scene)
        #expect(page.status == 0 && page.errors.isEmpty, "\(page.errors)")
        for (time, scroll) in [(0.0, "1"), (1.5, "2.5")] {
            let wanted = try json(try Zoetrope.run(["export", "--scroll", scroll] + scene)) as? [String: Any]
            let cards = try #require(wanted?["cards"] as? [[String: Any]])
            try folder.write(
                page.output.replacing("</body>", with: "\(Self.measure(at: time))</body>"), to: "page.html")
            let found = try Self.corners(in: folder)
            for card in cards {
                let corners = try #require(card["corners"] as? [Any])
                let index = try #require(card["index"] as? Int)
                let own = try #require(found["\(index)"])
                for (number, corner) in corners.enumerated() {
                    guard let corner = corner as? [Double] else { continue }
                    let off = max(abs(own[2 * number] - corner[0]), abs(own[2 * number + 1] - corner[1]))
                    // Far beyond the view a browser's floats are coarser.
                    #expect(off < 0.05 * max(1, abs(corner[0]) / 2000), "\(card["index"] ?? 0): \(own) for \(corners)")
                }
            }
        }
    }

    /// A browser without a window takes its picture of a page once that is loaded.
    @Test(.enabled(if: chromium != nil, "Chromium is missing: the page was not looked at"))
    func aPageIsLoadedOnceItShowsAllOfItsScene() throws {
        let folder = try TemporaryFolder()
        let page = try Zoetrope.run(["export", "--scene", "cover-flow", "--format", "html", "--size", "640x360"])
        #expect(page.status == 0)
        try folder.write(page.output, to: "page.html")
        let browser = try #require(Self.chromium)
        let run = try Zoetrope.shell(
            "HOME=. \(browser) --headless=new --no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader "
                + "--user-data-dir=profile --window-size=640,360 --dump-dom page.html 2>/dev/null", in: folder.url)
        #expect(run.output.contains("data-state=\"ready\""), "\(run.output.suffix(300))")
        #expect(!run.output.contains("<iframe"), "nothing is left of what kept it waiting")
    }

    private static let chromium = ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap { name in
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }.first

    /// A script of the test's own that stops all motion and writes down where each card's corners are.
    private static func measure(at seconds: Double) -> String {
        """
        <script>
        for (const a of document.getAnimations()) { a.pause(); a.currentTime = \(seconds * 1000); }
        const corners = {};
        // The page has it in its middle.
        const stage = document.querySelector('.stage').getBoundingClientRect();
        for (const card of document.querySelectorAll('.card')) {
          corners[card.dataset.card] = [[0, 0], [1, 0], [1, 1], [0, 1]].flatMap(([x, y]) => {
            const dot = document.createElement('i');
            dot.style.cssText = `position:absolute;width:0;height:0;left:${x * 100}%;top:${y * 100}%`;
            card.append(dot);
            const box = dot.getBoundingClientRect();
            return [box.left - stage.left, box.top - stage.top];
          });
        }
        document.body.innerHTML = '';
        document.title = JSON.stringify(corners);
        </script>
        """
    }

    private static func corners(in folder: TemporaryFolder) throws -> [String: [Double]] {
        let browser = try #require(chromium)
        let run = try Zoetrope.shell(
            "HOME=. \(browser) --headless=new --no-sandbox --disable-gpu --user-data-dir=profile --window-size=1000,800 "
                + "--dump-dom page.html 2>/dev/null", in: folder.url)
        let title = try #require(run.output.firstMatch(of: /<title>(.*)<\/title>/)?.1, "\(run.output.prefix(500))")
        let text = title.replacing("&quot;", with: "\"")
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [Double]])
    }
}
