import Foundation
import Testing

/// The folder Shaders: all of it is built in, all of it is used, and nothing of it gets into the way of a user's shader.
@Suite struct ShaderListTests {
    private static let folder = root.appendingPathComponent("Shaders")
    private static let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path))!
        .filter { $0.contains(".") }.sorted()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// The one list of shaders is made from the folder.
    @Test func everyShaderIsBuiltIn() throws {
        let rows = Self.files.map { path in
            """
                {"\(path)", (const char[]) {
            #embed "../../../Shaders/\(path)"
                    , 0}},

            """
        }
        let list = """
            // The folder Shaders, made from it: `ZOETROPE_RECORD=1 swift test --filter ShaderListTests` writes this file anew. As bytes of a C
            // array the texts cost the compiler nothing; as literals in Swift they cost it half a minute.
            #include "CShaders.h"

            #pragma clang diagnostic ignored "-Wc23-extensions"

            static const ShaderText texts[] = {
            \(rows.joined())};

            size_t shader_text_count(void) { return sizeof texts / sizeof *texts; }

            ShaderText shader_text(size_t index) { return texts[index]; }

            """
        let file = root.appendingPathComponent("Sources/C/Shaders/CShaders.c")
        guard ProcessInfo.processInfo.environment["ZOETROPE_RECORD"] == nil else {
            return try Data(list.utf8).write(to: file)
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        #expect(stored == list, "ZOETROPE_RECORD=1 swift test --filter ShaderListTests writes CShaders.c anew")
    }

    @Test func theDocumentsNameEveryEffect() throws {
        let page = try String(contentsOf: root.appendingPathComponent("docs/shaders.md"), encoding: .utf8)
        let named = page.matches(of: /\n\| `([a-z-]+)` \| [^\n]* \|/).map { String($0.1) }
        let effects = Self.files.filter { path in
            ["faces/", "backdrops/", "post/", "transitions/"].contains { path.hasPrefix($0) }
        }
        let names = effects.compactMap { $0.split(separator: "/").last?.prefix { $0 != "." } }.map(String.init)
        let folders = Set(Self.files.compactMap { $0.hasPrefix("internal/") ? $0.split(separator: "/")[1] : nil })
        #expect(named.sorted() == (names + folders.map(String.init)).sorted())
    }

    /// A page that sets what no shader has changes nothing, and nobody would know.
    @Test func whatPagesSetIsInAShader() throws {
        let folder = root.appendingPathComponent("Sources/Browser/Page")
        let scripts = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".js") }
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        let names = Set(scripts.joined().matches(of: /program\.set\w*\("(\w+)"/).map { String($0.1) })
        let shaders = try Self.files.filter { $0.hasPrefix("internal/") }.map(text).joined(separator: "\n")
        let known = shaders.matches(of: /uniform \w+ ([^;]+);/).flatMap { $0.1.matches(of: /\w+/).map { String($0.0) } }
        #expect(names.count > 20 && names.subtracting(known) == [])
    }

    /// What the renderer and its shaders name of `Shaders/internal`, and what is there.
    @Test func everyInternalShaderIsAskedFor() throws {
        let path = /"((?:[a-z-]+\/)[a-z.-]+\.(?:glsl|frag|vert))"/
        var asked: Set<String> = []
        for module in ["Graphics/OpenGL", "Graphics/Renderer", "Graphics/Shaders"] {
            let sources = root.appendingPathComponent("Sources/\(module)")
            let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
            for name in names where name.hasSuffix(".swift") {
                let source = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
                let code = source.split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
                for match in code.matches(of: path) { asked.insert(String(match.1)) }
            }
        }
        let there = Set(Self.files.filter { $0.hasPrefix("internal/") }.map { String($0.dropFirst(9)) })
        for name in there {
            for match in try text("internal/\(name)").matches(of: path) { asked.insert(String(match.1)) }
        }
        #expect(asked.subtracting(there) == [], "asked for and not there")
        #expect(there.subtracting(asked) == [], "there and never asked for")
    }

    /// A user's shader may have a function `noise` of its own: ours is called something else beside it.
    @Test func everyNameBesideAUsersShaderIsOurs() throws {
        let renamed = Set(
            try text("internal/effects/effect-names.glsl").matches(of: /#define (\w+) zt_o_\w+/).map { String($0.1) })
        let alone: Set = [
            "internal/floor/reflection.frag", "internal/shared/copy.frag", "internal/shared/copy.vert",
            "internal/shared/means.frag", "internal/shared/shrink.frag",
        ]
        let beside = Self.files.filter { file in
            let isAsked = ["cards", "floor", "shared"].contains { file.hasPrefix("internal/\($0)/") }
            return isAsked && !alone.contains(file) || file.hasSuffix("/effect.frag")
        }
        var missing: Set<String> = []
        for file in beside {
            for name in Self.globalNames(of: try text(file)) where !renamed.contains(name) { missing.insert(name) }
        }
        #expect(missing == [], "not in effect-names.glsl")
    }

    /// Functions, variables, blocks and structures; what is declared within braces is not seen outside.
    private static func globalNames(of text: String) -> Set<String> {
        let declaration =
            /^(?:layout\([^)]*\) )?(?:(?:flat|noperspective|const|uniform|in|out|struct|invariant) )*(?:\w+(?:\[\d+\])? )?(\w+)(?=[ (;={\[]|$)/
        var names: Set<String> = []
        for line in text.split(separator: "\n") where line.first?.isLetter == true {
            guard let match = line.prefixMatch(of: declaration) else { continue }
            names.insert(String(match.1))
            for match in line.matches(of: /\{ \w+ (\w+)\[/) { names.insert(String(match.1)) }
        }
        return names.filter { !$0.hasPrefix("gl_") && !$0.hasPrefix("zt_") && $0 != "main" }
    }
}
