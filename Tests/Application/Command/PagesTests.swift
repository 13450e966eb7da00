import Foundation
import LayoutCore
import Testing
import ZoeDocument
import ZoeEditor

@testable import zoetrope

/// What the pages in docs take from the program. ZOETROPE_RECORD=1 writes it anew.
@Suite struct PagesTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    private func hold(_ text: String, against path: String) throws {
        let file = Self.root.appendingPathComponent(path)
        guard ProcessInfo.processInfo.environment["ZOETROPE_RECORD"] == nil else {
            return try Data(text.utf8).write(to: file)
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        #expect(stored == text, "ZOETROPE_RECORD=1 swift test --filter PagesTests writes \(path) anew")
    }

    @Test func theSchemaIsTheProgramsOwn() throws {
        let result = try Zoetrope.run("schema")
        #expect(result.status == 0 && result.errors.isEmpty)
        try hold(result.output, against: "docs/scene.schema.json")
    }

    @Test func everyCommandAndOptionIsOnItsPage() throws {
        let result = try Zoetrope.run("manual", "--markdown")
        #expect(result.status == 0 && result.errors.isEmpty)
        try hold(result.output, against: "docs/commands.md")
    }

    @Test func everyLayoutHasItsPlace() throws {
        let blocks = LayoutKind.all.map { kind in
            let picture = "images/layouts/\(kind.name).png"
            let hasPicture = FileManager.default.fileExists(atPath: Self.root.path + "/docs/" + picture)
            return """
                ## \(kind.name)

                \(kind.info.summary.prefix(1).uppercased() + kind.info.summary.dropFirst()). Good for \(LayoutGuide.use(of: kind) ?? "").

                \(hasPicture ? "![\(kind.name)](\(picture))\n\n" : "")\(kind.info.parameters.isEmpty ? "It has no parameters of its own." : Self.table(kind.info.parameters))
                """
        }
        let common = try #require(LayoutKind.named("linear"))
        let groups = common.table.groups.compactMap { group -> String? in
            let parameters = common.table.parameters.dropFirst(common.info.parameters.count)
                .filter { $0.group == group }
            return parameters.isEmpty ? nil : "### \(group.rawValue.capitalized)\n\n\(Self.table(parameters))"
        }
        let links = LayoutGuide.groups.map { group in
            "**\(group.title)** · " + group.kinds.map { "[\($0.name)](#\($0.name))" }.joined(separator: " · ")
        }.joined(separator: "\n\n")
        let aliases = LayoutAlias.all.map { alias in
            let here = ["`\(alias.layout)`"] + alias.settings.map { "`\($0)`" }
            return "| `\(alias.name)` | \(alias.formula == nil ? "" : "a formula, ")\(here.joined(separator: " ")) |"
        }.joined(separator: "\n")
        let text = """
            # Layouts

            \(links)

            `zoetrope layouts NAME` prints the same tables, with the look's parameters too; `--json` prints them for programs, and
            `--like "a wheel at the fair"` finds layouts by words. Defaults that are `auto` are worked out from the rest.

            \(blocks.joined(separator: "\n\n"))

            ## What other libraries call them

            `--layout` takes these names as well, and so does `zoetrope layouts`. Each is held against the figures of the library that has
            the name. What is a formula here is printed by `zoetrope layouts NAME --formula`. Where no scene is named, such a layout
            opens about as its library shows it: slides large and the row at its middle, three.js' shapes with 118 cards.

            | there | here |
            | --- | --- |
            \(aliases)

            ## In every layout

            Defaults of these differ in some layouts.

            \(groups.joined(separator: "\n\n"))

            """
        try hold(text, against: "docs/layouts.md")
    }

    private static func table(_ parameters: [Parameter]) -> String {
        let rows = parameters.map { parameter in
            let range: String
            switch parameter.kind {
            case .number(let ends, _): range = "\(numeral(ends.lowerBound)) to \(numeral(ends.upperBound))"
            case .integer(let ends): range = "\(ends.lowerBound) to \(ends.upperBound)"
            case .choice(let words): range = words.map { "`\($0)`" }.joined(separator: " ")
            case .flag: range = "true, false"
            case .colour, .vector, .image: range = ""
            case .track: range = "an SVG path"
            case .points: range = "points"
            case .marks: range = "marks"
            }
            let unit = parameter.unit == .none ? "" : " \(parameter.unit.rawValue)"
            return "| `\(parameter.name)` | \(range)\(unit) | \(parameter.default) | \(parameter.help) |"
        }
        return (["| parameter | range | default | |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
    }

    /// Examples of documents are read without a word.
    @Test func everySceneThatIsShownIsOne() throws {
        let page = try String(
            contentsOf: Self.root.appendingPathComponent("docs/scene-format.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```json\n").dropFirst()
        #expect(!blocks.isEmpty)
        for block in blocks {
            let (_, warnings) = try Scene.read(block.components(separatedBy: "```")[0])
            #expect(warnings.isEmpty, "\(warnings)")
        }
    }

    /// Every key of the document is explained.
    @Test func thePageOfTheFormatNamesEveryKey() throws {
        let page = try String(
            contentsOf: Self.root.appendingPathComponent("docs/scene-format.md"), encoding: .utf8)
        let schema = try #require(json(Zoetrope.run("schema")) as? [String: Any])
        let definitions = try #require(schema["definitions"] as? [String: Any])
        let parts = [schema] + ["card", "label", "plate"].compactMap { definitions[$0] as? [String: Any] }
        for key in parts.flatMap(Self.keys) { #expect(page.contains("`\(key)`"), "\(key)") }
    }

    private static func keys(of schema: [String: Any]) -> [String] {
        guard let properties = schema["properties"] as? [String: [String: Any]] else { return [] }
        // Lanes are named after knobs, which have a page of their own.
        return properties.flatMap { [$0.key] + ($0.key == "lanes" ? [] : keys(of: $0.value)) }
    }
}
