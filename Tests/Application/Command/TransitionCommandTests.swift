import Foundation
import TestSupport
import Testing
import ZoeImages

/// Transitions and the keyboard, from the command line.
@Suite struct TransitionCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "vec4 transition(vec2 uv) { return uv.x < progress ? getToColor(uv) : getFromColor(uv); }", to: "wipe.glsl")
    }

    private func image(_ arguments: [String]) throws -> Image {
        let base = ["capture", "--layout", "cover-flow", "--items", "9", "--size", "160x90", "-o", "a.png"]
        let result = try Zoetrope.run(base + arguments, in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image
    }

    private func halves(_ image: Image) -> (left: [UInt8], right: [UInt8]) {
        var (left, right): ([UInt8], [UInt8]) = ([], [])
        for y in 0..<90 {
            left += image.bytes[y * 640..<y * 640 + 320]
            right += image.bytes[y * 640 + 320..<(y + 1) * 640]
        }
        return (left, right)
    }

    @Test func aPictureBetweenTwoCardsIsOnItsWay() throws {
        let (three, four) = (try image(["--scroll", "3"]), try image(["--scroll", "4"]))
        let between = try image(["--scroll", "3.5", "--transition", "wipe.glsl"])
        func isNear(_ a: [UInt8], _ b: [UInt8]) -> Bool { zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 1 } }
        #expect(isNear(halves(between).left, halves(four).left))
        #expect(isNear(halves(between).right, halves(three).right))
        #expect(halves(three).left != halves(four).left)
        // The scene in the picture knows it.
        #expect(try image(["a.png"]).bytes == between.bytes)
        let text = try Zoetrope.run("export", "a.png", "--format", "json", in: folder.url)
        #expect(text.status == 0)
    }

    @Test func aFilmGoesFromCardToCard() throws {
        let result = try Zoetrope.run(
            [
                "record", "--layout", "cover-flow", "--items", "3", "--size", "64x36", "--over", "scroll=0..1",
                "--duration", "0.1", "--fps", "30", "--transition", "wipe.glsl", "-o", "f-%d.png",
            ], in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
    }

    /// Those that come with the program: the picture before at the beginning, the one after it at the end, and each knob counts.
    @Test(arguments: ["fade", "iris", "wipe"]) func aBuiltInTransitionGoesFromOnePictureToTheOther(name: String) throws
    {
        let (three, four) = (try image(["--scroll", "3"]), try image(["--scroll", "4"]))
        func far(_ a: Image, _ b: Image) -> Double {
            zip(a.bytes, b.bytes).reduce(0) { $0 + abs(Double($1.0) - Double($1.1)) } / Double(a.bytes.count)
        }
        let (early, late) = (
            try image(["--scroll", "3.0001", "--transition", name]),
            try image(["--scroll", "3.9999", "--transition", name])
        )
        #expect(far(early, three) < 0.5 && far(late, four) < 0.5, "\(far(early, three)), \(far(late, four))")
        let half = try image(["--scroll", "3.5", "--transition", name])
        #expect(far(half, three) > 1 && far(half, four) > 1)
        let knobs = [
            "fade": ["dark=1", "swell=0.3"], "iris": ["middle=0.2,0.8", "softness=0.5", "ring=0"],
            "wipe": ["angle=120", "softness=0.8", "shade=0"],
        ]
        for knob in try #require(knobs[name]) {
            let turned = try image(["--scroll", "3.5", "--transition", name, "--set", "transition.\(knob)"])
            #expect(far(turned, half) > 0.05, "\(knob) does nothing")
        }
    }

    @Test func whatIsNoTransitionIsRefused() throws {
        try folder.write("void main() { gl_FragColor = vec4(1); }", to: "plain.frag")
        let result = try Zoetrope.run("capture", "--transition", "plain.frag", "-o", "a.png", in: folder.url)
        #expect(result.isFailure(65) && result.errors.contains("plain.frag:1:1: error: is no transition"), "\(result)")
        #expect(try Zoetrope.run("check", "--as", "transition", "wipe.glsl", in: folder.url).status == 0)
    }

    /// A key that a script holds moves a dot to the right, a pixel a frame.
    @Test func aScriptPressesKeysForShaders() throws {
        try folder.write(
            """
            // iChannel0: self
            // iChannel1: keyboard
            void mainImage(out vec4 c, in vec2 p) {
                vec4 before = texelFetch(iChannel0, ivec2(0), 0);
                c = before + texelFetch(iChannel1, ivec2(39, 0), 0).x * vec4(1, 0, 0, 0)
                    + texelFetch(iChannel1, ivec2(87, 1), 0).x * vec4(0, 1, 0, 0);
            }
            """, to: "game.bufferA.frag")
        try folder.write(
            """
            // iChannel0: Buffer A
            void mainImage(out vec4 c, in vec2 p) {
                vec2 place = texelFetch(iChannel0, ivec2(0), 0).xy;
                c = vec4(vec3(floor(p) == place), 1);
            }
            """, to: "game.frag")
        try folder.write("play\n@0.1 hold Right\n@0.2 lift Right\n@0.3 key W", to: "moves")
        let image = try image(
            ["--items", "0", "--backdrop", "game.frag", "--script", "moves", "--time", "0.6"])
        let places = (0..<160 * 90).filter { image.bytes[$0 * 4] == 255 }
        #expect(places == [88 * 160 + 6])
    }
}
