import Foundation
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

extension RendererTests {
    /// Shaders in the words of other programs, in Tests/Fixtures/dialects: each draws what its text says, which Swift works out
    /// beside it.
    @Test(arguments: Dialect.all) func shadersOfOtherProgramsDrawWhatTheySay(dialect: Dialect) throws {
        let offscreen = try TestRenderer()
        let (set, picture) = try drawn(dialect.file, offscreen)
        #expect(set.states[0].effect?.text.warnings == [])
        for y in stride(from: 1, to: Self.high, by: 7) {
            for x in stride(from: 1, to: Self.wide, by: 9) {
                let spot = Vector2(
                    x: (Double(x) + 0.5) / Double(Self.wide), y: 1 - (Double(y) + 0.5) / Double(Self.high))
                let wanted = dialect.colour(spot).map { Int((min(max($0, 0), 1) * 255).rounded()) }
                let isRight = (0..<3).allSatisfy { abs(picture[x, y][$0] - wanted[$0]) <= 2 }
                #expect(isRight, "\(dialect.file) at \(x), \(y): \(picture[x, y]), not \(wanted)")
            }
        }
        #expect(offscreen.renderer.complaints == [])
    }

    /// A ball in the middle, lit from the eye, before nothing.
    @Test func aSolidOfFragmentariumIsDrawnByOurOwnHost() throws {
        let (_, picture) = try drawn("solid-host.frag", TestRenderer())
        #expect(picture[80, 60][0] > 150)
        #expect(picture[2, 2] == [0, 0, 0, 255])
        // Its edge: at an angle whose sine is 1/4, where half of the picture's height has the tangent 0.5.
        let radius = 60 * tan(asin(0.25)) / 0.5
        #expect(picture[80, 60 - Int(radius) + 3][0] > 10)
        #expect(picture[80, 60 - Int(radius) - 3][0] == 0)
    }

    /// A transition has knobs for all that it declares, and goes from one picture to the other.
    @Test func transitionsGoFromOnePictureToTheOther() throws {
        let offscreen = try TestRenderer()
        let path = Self.dialects.appending(path: "wipe.glsl").path
        for role in EffectRole.allCases where role != .transition {
            let set = EffectSet(offscreen.renderer)
            let slots = EffectSet.slots(
                face: role == .face ? path : nil, backdrop: role == .backdrop ? path : nil,
                post: role == .post ? [path] : [])
            set.use(slots, read: Self.bytes)
            try #require(set.failures.isEmpty, "\(set.failures)")
            let names = ["progress", "softness", "veil", "inverse", "fromPicture", "toPicture"]
            #expect(Set(set.parameters.map { $0.name.split(separator: ".").last.map(String.init) ?? "" }) == Set(names))
            let softness = try #require(set.parameters.first { $0.name.hasSuffix("softness") })
            #expect(softness.default == .number(0.25))
            #expect(set.parameters.first { $0.name.hasSuffix("progress") }?.kind == .number(0...1, step: 0.01))
        }
        let set = EffectSet(offscreen.renderer)
        set.use(EffectSet.slots(face: nil, backdrop: path, post: []), read: Self.bytes)
        func middle(_ progress: String) throws -> SIMD4<Int> {
            try picture(set, offscreen, ["progress": progress])[80, 60]
        }
        let (first, last) = (try middle("0"), try middle("1"))
        #expect(first[0] > first[2] && last[2] > last[0])
        #expect(try middle("0.1") == first && middle("0.9") == last)
    }

    /// Without a range what is set is what the shader gets, however far it is.
    @Test func whatNoShaderLimitsIsNotHeldBack() throws {
        let offscreen = try TestRenderer()
        let loader = ShaderShelf(
            offscreen,
            backdrop: """
                uniform float far; uniform int many; uniform vec2 both; uniform float near; // @range(0, 1)
                void main() {
                    gl_FragColor = vec4(far / 1000.0, float(many) / 1000.0, both.y / 1000.0 * near, 1.0);
                }
                """)
        let warnings = loader.set.states[0].knobs?.warnings.map(\.description) ?? []
        #expect(
            warnings == [
                "backdrop.frag:1:15: warning: uniform 'far' is 0 and nothing sets it",
                "backdrop.frag:1:32: warning: uniform 'many' is 0 and nothing sets it",
                "backdrop.frag:1:51: warning: uniform 'both' is 0 and nothing sets it",
            ])
        let shading = try loader.shading(["far": "200", "many": "400", "both": "-1,600", "near": "7"])
        let target = try offscreen.renderer.target(width: 8, height: 8)
        try offscreen.renderer.draw(Frame([]), look: .plain, shading: shading, into: target)
        let colour = Picture(target)[4, 4]
        for (part, wanted) in [51, 102, 153].enumerated() { #expect(abs(colour[part] - wanted) <= 1) }
    }

    // MARK: Drawing

    private static let wide = 160
    private static let high = 120
    fileprivate static let seconds = 1.3

    private func drawn(_ file: String, _ offscreen: TestRenderer) throws -> (EffectSet, Picture) {
        let set = EffectSet(offscreen.renderer)
        let path = Self.dialects.appending(path: file).path
        set.use(EffectSet.slots(face: nil, backdrop: path, post: []), read: Self.bytes)
        try #require(set.failures.isEmpty, "\(file): \(set.failures)")
        return (set, try picture(set, offscreen))
    }

    private func picture(_ set: EffectSet, _ offscreen: TestRenderer, _ values: [String: String] = [:]) throws
        -> Picture
    {
        let target = try offscreen.renderer.target(width: Self.wide, height: Self.high)
        var knobs = Knobs(ParameterTable(set.parameters))
        for (name, text) in values { try knobs.set(name, to: text) }
        let shading = set.shading(knobs, clock: ShaderClock(seconds: Self.seconds))
        try offscreen.renderer.draw(Frame([]), look: .plain, shading: shading, into: target)
        return Picture(target)
    }

    private static let dialects = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/dialects")

    private static func bytes(_ path: String) throws(EffectFileError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw EffectFileError("there is no such file")
        }
        return [UInt8](data)
    }
}

/// A fixture, and what its text says of a place from 0 to 1, y up.
struct Dialect: Sendable, CustomTestStringConvertible {
    let file: String
    let colour: @Sendable (Vector2) -> [Double]

    var testDescription: String { file }

    private static let part = RendererTests.seconds.truncatingRemainder(dividingBy: 1)

    static let all: [Dialect] = [
        Dialect(file: "sandbox.frag") { [$0.x * 0.5, hypot($0.x - 0.5, $0.y - 0.5), part] },
        Dialect(file: "life.frag") { [$0.y, $0.x, RendererTests.seconds] },
        Dialect(file: "plane.frag") { spot in
            let x = (2 * spot.x - 1) / 0.5 + 0.25
            let level = (abs(x) * 12).rounded(.down) / 12
            return [0.8 * level, 0.4 * level, 0.2 * level]
        },
        Dialect(file: "plane-host.frag") { spot in
            let (x, y) = ((2 * spot.x - 1) * 4 / 3 / 2 + 0.5, (2 * spot.y - 1) / 2)
            let square = x * x - y * y
            return [0.4 + 0.2 * square, 0.5 + 0.25 * y, 0.5]
        },
        Dialect(file: "own-names.frag") { [$0.x * 0.75, 0.25 + ($0.y + 0.25).rounded(.down), 0.5] },
        Dialect(file: "two-parts.frag") { [$0.x, $0.y, 0.5 * $0.x] },
        Dialect(file: "either.frag") { [$0.x, $0.y, 0.5] },
        Dialect(file: "outputs.frag") { [$0.x, $0.y, 0.5] },
        Dialect(file: "numbered.frag") { [part, $0.x, 0.5] },
        Dialect(file: "live.frag") { [$0.x, 0.25, $0.y] },
        Dialect(file: "handed.frag") { [$0.x, $0.y, 0.5] },
        Dialect(file: "modules.frag") { [$0.x, $0.y, 0.5] },
        Dialect(file: "passes.frag") { [$0.x, $0.y, 0.25] },
        Dialect(file: "sections.frag") {
            [(($0.x * 4).rounded(.down) + 0.5) / 4, (($0.y * 4).rounded(.down) + 0.5) / 4, 0.5]
        },
        Dialect(file: "directions.frag") { spot in
            let (x, y) = (2 * spot.x - 1, 2 * spot.y - 1)
            let length = (x * x + y * y + 1).squareRoot()
            return [0.5 * x / length + 0.5, 0.5 * y / length + 0.5, 0.5 / length + 0.5]
        },
    ]
}
