import Foundation
import TestSupport
import Testing

/// Shaders that would freeze the process, take all memory or crash the driver: refused like any other mistake.
@Suite struct HostileShaderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, _ name: String = "hostile.frag") throws -> String {
        try folder.write(text, to: name)
        return folder.file(name).path
    }

    /// Macros that double, forty times.
    private static let bomb =
        (0..<40).map { "#define A\($0) \($0 == 0 ? "x + x" : "A\($0 - 1) + A\($0 - 1)")\n" }.joined()
        + "void main() { float x = 1.0; gl_FragColor = vec4(A39); }\n"
    /// Nests so deep that the driver has no stack for it.
    private static let chain =
        "void main() { float x = v_uv.x; gl_FragColor = vec4("
        + Array(repeating: "x", count: 30_000).joined(separator: "+") + "); }\n"
    private static let endless =
        "uniform float k = 1.0;\n"
        + "void main() { float x = 0.0; while (k > 0.5) { x += sin(x + v_uv.x); } gl_FragColor = vec4(x); }\n"
    private static let array =
        "void main() { float a[100000000]; a[int(v_uv.x * 10.0)] = 1.0; gl_FragColor = vec4(a[3]); }\n"

    @Test(arguments: [
        (bomb, "of memory to compile"), (chain, "crashed the driver"), (endless, "its loops"),
        (array, "GB of memory to"),
    ])
    func itIsRefusedWithFileAndLine(text: String, part: String) throws {
        let shader = try write(text)
        let check = try Zoetrope.run(["check", "--as", "backdrop", shader])
        #expect(check.status == 65 && check.output.hasPrefix("\(shader):1: error: "), "\(check)")
        #expect(check.output.contains(part), "\(check)")
        let picture = folder.file("a.png").path
        let capture = try Zoetrope.run([
            "capture", "--layout", "linear", "--items", "1", "--size", "1280x720", "--backdrop", shader, "-o", picture,
        ])
        #expect(capture.isFailure(65) && capture.errors.contains("\(shader):1: error: "), "\(capture)")
        #expect(!FileManager.default.fileExists(atPath: picture))
    }

    @Test func everyCommandIsSafe() throws {
        let shader = try write(Self.chain)
        let page = folder.file("page.png").path
        let script = try write("face \(shader)\n", "script.txt")
        let scene = try write(
            "{\"zoetrope\": 1, \"layout\": \"linear\", \"items\": 2, \"shaders\": {\"post\": [\"hostile.frag\"]}}",
            "scene.json")
        for words in [
            ["uniforms", shader], ["capture", scene, "-o", page],
            ["sheet", "--layout", "linear", "--face", shader, "--over", "scroll=0..1:2", "-o", page],
            ["capture", "--layout", "linear", "--items", "1", "--script", script, "-o", page],
        ] {
            let result = try Zoetrope.run(words)
            #expect(result.isFailure(65) && result.errors.contains("crashed the driver"), "\(words): \(result)")
        }
        #expect(!FileManager.default.fileExists(atPath: page))
    }

    /// One that only takes too long with the values that the scene sets.
    @Test func whatTheSceneSetsIsTriedToo() throws {
        let shader = try write(Self.endless.replacing("k = 1.0", with: "k = 0.0"))
        let words = [
            "capture", "--layout", "linear", "--items", "1", "--backdrop", shader, "-o", folder.file("a.png").path,
        ]
        #expect(try Zoetrope.run(words).status == 0)
        let set = try Zoetrope.run(words + ["--set", "k=1"])
        #expect(set.isFailure(65) && set.errors.contains("its loops"), "\(set)")
    }

    /// Slow is not too slow: half a second for a picture of this size in software.
    @Test func heavyShadersPass() throws {
        let shader = try write(
            """
            void main() {
                float x = v_uv.x;
                for (int i = 0; i < 800; i++) x = fract(sin(x * 12.9898 + float(i)) * 43758.5453);
                gl_FragColor = vec4(x, v_uv, 1.0);
            }

            """)
        #expect(try Zoetrope.run("check", shader).status == 0)
        let result = try Zoetrope.run(
            "capture", "--layout", "linear", "--items", "1", "--size", "640x360", "--backdrop", shader, "-o",
            folder.file("a.png").path)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    }

    @Test func goodOnesBesideABadOneAreStillRead() throws {
        let good = try write("void main() { gl_FragColor = vec4(1.0); }\n", "good.frag")
        let wrong = try write("void main() { gl_FragColor = vec4(nothing); }\n", "wrong.frag")
        let bad = try write(Self.chain)
        let result = try Zoetrope.run(["check", bad, good, wrong])
        #expect(result.status == 65 && result.errors == "zoetrope: 2 mistakes\n", "\(result)")
        #expect(result.output.contains("wrong.frag:1:") && !result.output.contains("good.frag"))
    }

    /// What tries the shaders is the program itself, wherever it lies and whatever it is called.
    @Test func aCopyOfTheProgramTriesThemToo() throws {
        let copy = folder.file("another name")
        try FileManager.default.copyItem(at: Zoetrope.binary, to: copy)
        let shader = try write(Self.chain)
        let result = try Zoetrope.shell("env -i HOME=/nowhere './another name' check \(shader)", in: folder.url)
        #expect(result.status == 65 && result.output.contains("crashed the driver"), "\(result)")
    }

    /// However the program ends, the process that tries for it ends too.
    @Test func theTrialEndsWithTheProgram() throws {
        let shader = try write(Self.bomb)
        let result = try Zoetrope.shell(
            """
            "$Z" check \(shader) & p=$!
            until c=$(pgrep -P $p -f judge-shaders); do kill -0 $p || exit 3; done
            kill -9 $p
            n=0
            while [ -e /proc/$c ] && ! grep -q '^State:.Z' /proc/$c/status; do
                sleep 0.05; n=$((n + 1)); [ $n -lt 600 ] || exit 4
            done
            """)
        #expect(result.status == 0, "\(result)")
    }

    @Test func shadersOverThePictureHaveALimit() throws {
        let names = Array(repeating: "\"<vignette>\"", count: 5000).joined(separator: ",")
        let scene = try write("{\"zoetrope\": 1,\n\"shaders\": {\"post\": [\(names)]}}", "scene.json")
        let picture = folder.file("a.png").path
        let result = try Zoetrope.run("capture", scene, "-o", picture)
        #expect(result.isFailure(65) && result.errors.contains("\(scene):2:"), "\(result)")
        #expect(result.errors.contains("5000 shaders over the picture are too many; 32 can be"), "\(result)")
        let options = (0..<33).flatMap { _ in ["--post", "vignette"] }
        #expect(try Zoetrope.run(["capture", "-o", picture] + options).isFailure(64))
        let script = try write("post \(Array(repeating: "vignette", count: 33).joined(separator: " "))\n", "script.txt")
        let played = try Zoetrope.run("capture", "--layout", "linear", "--script", script, "-o", picture)
        #expect(played.isFailure(65) && played.errors.contains("32 can be"), "\(played)")
        #expect(!FileManager.default.fileExists(atPath: picture))
    }
}
