import CZoeVertexProbe
import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import ZoeExport

/// A layout in another language places the cards where the layout itself does.
@Suite struct CodeTests {
    /// Stages of all layouts, by the names of their files.
    private static func stages(rounds: Int) throws -> [(name: String, stage: Stage)] {
        let usual = RandomStage.layouts.flatMap { layout in
            (0..<rounds).map { ("\(CodeText.typeName(layout))\($0)", RandomStage.stage(layout, $0)) }
        }
        return usual + [("Hostile", try RandomStage.hostile())]
    }

    /// Reads lines of numbers, and compares them card by card.
    private static func compare(
        _ output: String, with stages: [(name: String, stage: Stage)], within tolerance: Double
    ) {
        var lines = output.split(separator: "\n")[...]
        for (name, stage) in stages {
            for figures in stage.figures {
                let found = lines.popFirst().map { $0.split(separator: " ").map { Double($0) ?? .nan } } ?? []
                let off = difference(found, figures.numbers)
                #expect(off <= tolerance, "\(name) at \(figures.offset): \(off), \(found) for \(figures.numbers)")
                if !(off <= tolerance) { return }
            }
        }
        #expect(lines.isEmpty)
    }

    @Test func swiftPlacesTheSameCards() throws {
        let stages = try Self.stages(rounds: 3)
        let folder = try TemporaryFolder()
        var calls = ""
        for (name, stage) in stages {
            let type = "\(CodeText.typeName(stage.layout.name))Layout"
            let text = SwiftCode(stage).text.replacing(type, with: name)
            try folder.write(text, to: "\(name).swift")
            calls += "func show\(name)() {\n"
            for card in stage.figures { calls += "    show(\(name).place(\(card.offset), i: \(card.index)))\n" }
            calls += "}\nshow\(name)()\n"
            calls += """
                func show(_ card: \(name).Placement) {
                    print((card.matrix + [card.alpha, card.blur, card.isHidden ? 1 : 0]).map { "\\($0)" }.joined(separator: " "))
                }

                """
        }
        try folder.write(calls, to: "main.swift")
        let files = ["main.swift"] + stages.map { "\($0.name).swift" }
        let build = try Tool.run(
            ["swiftc", "-wmo", "-warnings-as-errors", "-swift-version", "6", "-o", "all"] + files, at: folder.url)
        try #require(build.status == 0, "\(build.output.prefix(2000))")
        Self.compare(try Tool.run(["./all"], at: folder.url).output, with: stages, within: 1e-12)
    }

    @Test(.enabled(if: Tool.isThere("node"), "node is missing: what is written in JavaScript was not run"))
    func javaScriptPlacesTheSameCards() throws {
        let stages = try Self.stages(rounds: 8)
        let folder = try TemporaryFolder()
        var main = ""
        for (name, stage) in stages {
            try folder.write(try LayoutCode(stage).javaScript, to: "\(name).mjs")
            main += "import { place as place\(name) } from './\(name).mjs';\n"
        }
        main += "function show(c) { console.log([...c.matrix, c.alpha, c.blur, c.hidden ? 1 : 0].join(' ')); }\n"
        for (name, stage) in stages {
            for card in stage.figures { main += "show(place\(name)(\(card.offset), { i: \(card.index) }));\n" }
        }
        try folder.write(main, to: "main.mjs")
        let run = try Tool.run(["node", "main.mjs"], at: folder.url)
        try #require(run.status == 0, "\(run.output.prefix(2000))")
        Self.compare(run.output, with: stages, within: 1e-12)
    }

    @Test func glslPlacesTheSameCardsAsFarAsFloatsGo() throws {
        for (name, stage) in try Self.stages(rounds: 2) {
            let figures = stage.figures
            let source = """
                #version 330
                in vec2 pair;
                out vec4 v0, v1, v2, v3, v4;
                \(try LayoutCode(stage).glsl)
                void main() {
                    Placement card = place(pair.x, pair.y, standing());
                    v0 = card.matrix[0]; v1 = card.matrix[1]; v2 = card.matrix[2]; v3 = card.matrix[3];
                    v4 = vec4(card.alpha, card.blur, card.hidden ? 1.0 : 0.0, 0.0);
                    gl_Position = seen(card, vec2(1.0), standing());
                }
                """
            var results = [Float](repeating: .nan, count: figures.count * 20)
            var message = [CChar](repeating: 0, count: 2000)
            let pairs = figures.flatMap { [Float($0.offset), Float($0.index)] }
            let code = unsafe zvpRun(
                source, pairs, Int32(figures.count), 5, &results, &message, Int32(message.count))
            let said = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            try #require(code == 0, "\(name): \(said)\n\(source)")
            for (number, card) in figures.enumerated() {
                let found = results[number * 20..<number * 20 + 19].map { Double($0) }
                // A side that is seen edge on may be taken for the other.
                let isOnEdge = abs(card.numbers[10]) < 1e-4
                let count = isOnEdge ? 18 : 19
                let off = difference(Array(found.prefix(count)), Array(card.numbers.prefix(count)))
                #expect(off < 2e-4, "\(name) at \(card.offset): \(off), \(found) for \(card.numbers)")
            }
        }
    }

    /// The second part of a Swift file: a stage of the library, and layers that take its frames.
    @Test(arguments: ["cover-flow", "tag-cloud", "custom"]) func layersTakeWhatTheLibraryGives(name: String) throws {
        var stage = RandomStage.stage(name, 0)
        stage.apply(.set("camera.contentX", to: 20))
        if name == "cover-flow" {
            stage.apply(.set("layout.tilt", to: 0.5))
            stage.itemSize = { $0 % 3 == 0 ? nil : Size(width: 90.25 + Double($0), height: 140) }
        }
        let folder = try TemporaryFolder()
        let type = "\(CodeText.typeName(name))Layout"
        try folder.write(SwiftCode(stage).text, to: "Layout.swift")
        try folder.write(Self.quartz, to: "QuartzCore.swift")
        try folder.write(
            """
            import LayoutCore
            import QuartzCore

            let frame = \(type).stage().frame()
            let layers = Dictionary(uniqueKeysWithValues: frame.cards.map { ($0.identity, CALayer()) })
            let parent = CALayer()
            \(type).show(frame, on: layers, in: parent)
            for card in frame.cards {
                let layer = layers[card.identity]!
                let m = layer.transform
                let rows = [m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43]
                print((rows + [m.m44, layer.position.x, layer.position.y]).map { "\\($0)" }.joined(separator: " "))
            }
            print(parent.sublayers!.count)
            """, to: "main.swift")
        // Objects of files that are there no more stay until all is built anew.
        let sources = try FileManager.default.subpathsOfDirectory(
            atPath: Tool.root.appending(path: "Sources/LayoutCore").path
        ).filter { $0.hasSuffix(".swift") }
        let core = sources.map { path in
            Tool.products.appending(path: "LayoutCore.build/\(path.split(separator: "/").last ?? "").o").path
        }
        let stub = try Tool.run(
            [
                "swiftc", "-parse-as-library", "-module-name", "QuartzCore", "-emit-module", "-c", "QuartzCore.swift",
                "-o",
                "QuartzCore.o",
            ], at: folder.url)
        try #require(stub.status == 0, "\(stub.output.prefix(2000))")
        let build = try Tool.run(
            [
                "swiftc", "-swift-version", "6", "-I", ".", "-I", Tool.products.appending(path: "Modules").path, "-I",
                Tool.root.appending(path: "Sources/C/Math").path, "main.swift", "Layout.swift", "QuartzCore.o", "-o",
                "all",
                "-lm",
            ] + core, at: folder.url)
        try #require(build.status == 0, "\(build.output.prefix(3000))")
        let lines = try Tool.run(["./all"], at: folder.url).output.split(separator: "\n")
        let cards = stage.frame().cards
        try #require(lines.count == cards.count + 1 && lines.last == "\(cards.count)", "\(lines)")
        for (line, card) in zip(lines, cards) {
            let numbers = line.split(separator: " ").map { Double($0) ?? .nan }
            let m = card.matrix
            let wanted = [m.row1, m.row2, m.row3, m.row4].flatMap { row in (0..<4).map { row[$0] } }
            let middle = [stage.view.width / 2 + 20, stage.view.height / 2]
            #expect(difference(numbers, wanted + middle) <= 1e-12, "\(line)")
        }
    }

    /// As much of Core Animation as such a file asks for.
    private static let quartz = """
        @_exported import Foundation

        public struct CATransform3D {
            public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat
            public init(
                m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
                m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
            ) {
                (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
                (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
                (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
                (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
            }
        }

        open class CALayer {
            public var bounds = CGRect.zero
            public var position = CGPoint.zero
            public var opacity: Float = 1
            public var isHidden = false
            public var transform = CATransform3D(
                m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
                m43: 0, m44: 1)
            public var sublayers: [CALayer]?
            public init() {}
        }
        """

    /// What a document's words say stays in comments and quotes.
    @Test func wordsOfOthersStayInTheirComments() throws {
        let stage = try RandomStage.hostile()
        let texts = [SwiftCode(stage).text, try LayoutCode(stage).javaScript, try LayoutCode(stage).glsl]
        for text in texts {
            let parts = text.split(whereSeparator: \.isNewline)
            for line in parts where ["throw(1)", "alert(1)", "fatalError"].contains(where: line.contains) {
                let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
                let isQuoted = line.drop { $0 == " " || $0 == "+" }.hasPrefix("\"")
                #expect(isQuoted || !["throw", "alert", "fatalError"].contains(where: code.contains), "\(line)")
                #expect(!line.hasSuffix("\\"), "\(line)")
            }
        }
    }

    @Test(arguments: ["cover-flow-2", "waterfall", "tag-cloud", "picker"]) func withoutAFormulaThereIsNoFunction(
        name: String
    ) {
        let stage = Stage(LayoutKind.named(name)!, items: 9, view: Size(width: 800, height: 600))
        #expect(throws: NoFormula.self) { try LayoutCode(stage) }
        let code = SwiftCode(stage)
        #expect(code.lack?.layout == name && !code.text.contains("func place"))
        #expect(code.text.contains("enum \(CodeText.typeName(name))Layout"))
    }
}
