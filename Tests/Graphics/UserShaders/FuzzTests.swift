import LayoutCore
import TestSupport
import Testing
import ZoeUserShaders

/// Whatever is in a file, it is read or refused; nothing crashes and nothing hangs.
@Suite(.timeLimit(.minutes(2))) struct FuzzTests {
    private static let words = [
        "uniform", "float", "vec3", "in", "out", "varying", "struct", "layout(", "{", "}", "(", ")", "[", "]", ";", ",",
        "=", "void main(", "mainImage(", "#include \"a.frag\"", "#include <noise>", "#if 0", "#else", "#endif", "#",
        "/*", "*/", "//", "\\\n", "\n", "\r", "@range(0,1)", "@menu(A,B=2)", "@", "@uniform,", "slider[", "color[1,",
        "iTime", "u_time", "iChannel0", "bend(", "cardColour(", "zt_", "1e", "0x", "ä", "\u{FEFF}", "#pragma once",
        "#pragma translucent", "#ifndef X", "#define X", "gl_FragColor", "\"", "'", "`", "@label(\"", "@range(=)",
    ]

    /// Reads it, makes knobs of it, and has a compiler complain about it.
    private func use(_ bytes: [UInt8], _ generator: inout SeededGenerator) {
        let role = EffectRole.allCases.randomElement(using: &generator) ?? .face
        let text: EffectText
        do {
            text = try EffectText(path: "a.frag", role: role) { path throws(EffectFileError) in
                if path == "a.frag" { return bytes }
                return try Fixtures.bytes(path)
            }
        } catch {
            #expect(!error.diagnostics.isEmpty)
            #expect(error.diagnostics.count <= 41)
            return
        }
        let active = text.declarations.prefix(20).map {
            ActiveUniform(
                $0.name, [.float(1), .float(3), .int(1), .bool(1)].randomElement(using: &generator) ?? .float(1),
                default: [.nan, 1, -1e39])
        }
        let knobs = EffectKnobs(text, active, in: .face)
        _ = knobs.settings(Knobs(ParameterTable(knobs.parameters)))
        let line = Int.random(in: -1...50, using: &generator)
        let column = Int.random(in: -1...90, using: &generator)
        let said = text.diagnostics(
            from:
                "1:\(line)(\(column)): error: `uniform' undeclared\n2:1(1): error: syntax error\n\(text.body.prefix(200))",
            source: 1)
        #expect(said.count <= 20)
    }

    @Test(arguments: 0..<4) func randomBytesAreSurvived(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let count = Int.random(in: 0...400, using: &generator)
            let isASCII = Bool.random(using: &generator)
            use((0..<count).map { _ in .random(in: isASCII ? 1...127 : 0...255, using: &generator) }, &generator)
        }
    }

    @Test(arguments: 0..<4) func randomWordsAreSurvived(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let count = Int.random(in: 0...120, using: &generator)
            let words = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
            use(Array((words.joined(separator: " ") + Shader.main).utf8), &generator)
        }
    }

    @Test(arguments: Fixtures.names) func goodShadersMayBeCutAndChanged(name: String) throws {
        var generator = SeededGenerator(seed: 7)
        let good = try Fixtures.bytes(name)
        for turn in 0..<36 {
            var bytes = good
            if turn % 3 == 0 { bytes = Array(bytes.prefix(.random(in: 0...bytes.count, using: &generator))) }
            for _ in 0..<(turn % 3 == 0 ? 0 : 5) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch turn % 4 {
                case 0: bytes[place] = .random(in: 1...255, using: &generator)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: (Self.words.randomElement(using: &generator) ?? "").utf8, at: place)
                default: bytes.swapAt(place, .random(in: 0..<bytes.count, using: &generator))
                }
            }
            use(bytes, &generator)
        }
    }

    /// What would take the square of its length, were each part looked at from each other.
    @Test(arguments: [
        "in ", "uniform ", "uniform float a ", "uniform float a, ", "layout(", "{", "slider[", ";slider[", "/**/",
        "// a\n",
        "#if 0\n", "@range(", "uniform a = (", "uniform X { float a; ", "in layout(x) ", "struct { ", "// @range(\n",
        "#include \"x\"\n", "varying vec3 a;\n", "uniform float u_time;\n", "// @x\nuniform float a;\n", "zt_a ",
        "uniform float a; slider[0,1,2]\n",
    ])
    func muchOfOneThing(part: String) {
        var generator = SeededGenerator(seed: 1)
        let text = String(repeating: part, count: 6000 / part.utf8.count)
        use(Array((text + "\n" + Shader.main).utf8), &generator)
        use(Array("/* \(text) */ \(Shader.main) uniform float a; // \(text)".utf8), &generator)
    }

    /// Each another one, so many that minutes go by if each is compared with each.
    @Test(arguments: [
        "#extension GL_N : enable\n", "#group gN\nuniform float uN;\n", "varying vec2 uv;\n", "#define aN\n",
    ])
    func manyDifferentThingsAreSurvived(part: String) throws {
        let count = 900_000 / (part.utf8.count + 5)
        let lines = (0..<count).map { part.replacing("N", with: "\($0)") }.joined()
        let text = try EffectText(path: "a.frag", role: .backdrop) { _ throws(EffectFileError) in
            Array((lines + Shader.main).utf8)
        }
        #expect(text.body.utf8.count > part.utf8.count)
    }
}
