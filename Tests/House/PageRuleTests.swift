import Foundation
import Testing

/// README and the pages in docs: short, true to the sources, and with links that lead somewhere.
@Suite struct PageRuleTests {
    static let pages: [String] = {
        let folder = root.appendingPathComponent("docs").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    }()

    private func text(_ page: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    }

    @Test func readmeIsShort() throws {
        let lines = try text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 200 && Self.pages.count >= 11)
    }

    @Test(arguments: pages) func everyLinkLeadsSomewhere(page: String) throws {
        let folder = root.appendingPathComponent(page).deletingLastPathComponent()
        for match in try text(page).matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains("://") {
            let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let target =
                parts[0].isEmpty
                ? root.appendingPathComponent(page) : folder.appendingPathComponent(String(parts[0]))
            #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(match.1)")
            guard parts.count > 1 else { continue }
            let headings = try String(contentsOf: target, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("#") }.map(Self.anchor)
            #expect(headings.contains(String(parts[1])), "\(page): \(match.1)")
        }
    }

    /// What a heading is called in a link.
    private static func anchor(_ heading: Substring) -> String {
        let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(words.filter { $0.isLetter || $0.isNumber || "- _".contains($0) }).replacing(" ", with: "-")
    }

    @Test func everyPictureIsShownAndAllAreSmall() throws {
        let images = root.appendingPathComponent("docs/images")
        let all = try Self.pages.map(text).joined()
        var bytes = 0
        for file in try FileManager.default.subpathsOfDirectory(atPath: images.path) where file.contains(".") {
            #expect(all.contains("images/\(file)"), "no page shows \(file)")
            bytes += try Data(contentsOf: images.appendingPathComponent(file)).count
        }
        // Most of it is the one that moves.
        #expect(bytes < 5_000_000, "\(bytes)")
    }

    /// The arrows that are drawn, and those that the imports may have.
    @Test func theArchitectureIsThePlan() throws {
        let lines = try text("docs/architecture.md").split(separator: "\n").filter { $0.contains("▶") }
        var drawn: [String: Set<String>] = [:]
        for line in lines {
            let sides = line.split(separator: "▶").map(String.init)
            let name = sides[0].trimmingCharacters(in: CharacterSet(charactersIn: " ─"))
            let names = sides[1].replacing(/\([^)]*\)/, with: "").split(separator: ",")
            drawn[name] = Set(names.map { $0.trimmingCharacters(in: .whitespaces) })
        }
        // Folders and the page have no prefix.
        let names = Dictionary(
            uniqueKeysWithValues: plan.keys.filter { !$0.hasPrefix("C/") }.map { folder in
                let name = folder.split(separator: "/").last.map(String.init) ?? folder
                return (["LayoutCore", "CardContent"].contains(name) ? name : "Zoe" + name, name)
            })
        for (folder, imports) in plan where !folder.hasPrefix("C/") {
            let name = folder.split(separator: "/").last.map(String.init) ?? folder
            let ours = Set(imports.compactMap { names[$0] })
            #expect(drawn[name, default: []] == ours, "docs/architecture.md: \(folder)")
        }
    }

    /// The walks through the sources name files that are there, and each is short enough to be followed.
    @Test func theWalksLeadThroughFilesThatAreThere() throws {
        let page = try text("docs/architecture.md")
        let start = try #require(page.range(of: "## Three walks"))
        let end = try #require(page.range(of: "## Places to touch"))
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "Sources").path)
        for walk in page[start.upperBound..<end.lowerBound].components(separatedBy: "\n\n**").dropFirst() {
            let named = walk.matches(of: /`([A-Za-z0-9+\/]+\.swift)`/).map { String($0.1) }
            #expect((8...18).contains(Set(named).count), "\(named.count): \(walk.prefix(30))")
            for name in named { #expect(files.contains { "/\($0)".hasSuffix("/\(name)") }, "\(name)") }
        }
    }

    @Test func noPageListsWhatIsToCome() throws {
        for page in Self.pages {
            let text = try text(page)
            for word in ["TODO", "FIXME", "coming soon"] { #expect(!text.contains(word), "\(page) says \(word)") }
        }
    }
}
