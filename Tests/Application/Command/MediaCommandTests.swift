import Foundation
import TestSupport
import Testing
import ZoeImages

/// Sounds and videos that shaders read, by files that ffmpeg makes.
@Suite struct MediaCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            // iChannel0: sound
            void mainImage(out vec4 c, in vec2 p) { c = vec4(vec3(texelFetch(iChannel0, ivec2(p.x, 0), 0).x), 1); }
            """, to: "notes.frag")
        try folder.write(
            """
            uniform sampler2D clip;
            void main() { gl_FragColor = vec4(texture(clip, v_uv).rgb, 1); }
            """, to: "show.frag")
    }

    private func make(_ source: String, _ name: String, _ words: String = "") throws {
        let result = try Zoetrope.shell(
            "ffmpeg -hide_banner -loglevel error -f lavfi -i \"\(source)\" \(words) \(name)", in: folder.url)
        try #require(result.status == 0, "the tests need ffmpeg: \(result.errors)")
    }

    private func image(_ arguments: [String], _ name: String = "a.png") throws -> Image {
        let base = ["capture", "--layout", "linear", "--items", "0", "--size", "512x2", "-o", name]
        let result = try Zoetrope.run(base + arguments, in: folder.url)
        try #require(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return try PNG.decode([UInt8](Data(contentsOf: folder.file(name)))).image
    }

    private func peak(_ image: Image) -> Int {
        (0..<512).max { image.bytes[4 * $0] < image.bytes[4 * $1] } ?? -1
    }

    @Test func aSoundIsHeardAtItsTime() throws {
        // An octave higher after a second.
        try make("aevalsrc='0.1*sin(2*PI*t*if(lt(t,1),440,880))':d=2", "two.wav")
        let low = try image(["--backdrop", "notes.frag", "--sound", "two.wav", "--time", "0.8"])
        #expect(peak(low) == 20)
        let high = try image(["--backdrop", "notes.frag", "--sound", "two.wav", "--time", "1.8"])
        #expect(peak(high) == 41)
        // The picture's own scene knows its sound, and the same command gives the same bytes.
        #expect(try image(["a.png"], "b.png").bytes == high.bytes)
    }

    @Test func aSoundAloneIsShown() throws {
        try make("sine=frequency=200:duration=1", "song.wav")
        let result = try Zoetrope.run(
            "capture", "song.wav", "--items", "0", "--size", "200x120", "--time", "0.6", "-o", "song.png",
            in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let image = try PNG.decode([UInt8](Data(contentsOf: folder.file("song.png")))).image
        // Its low notes stand higher than its high ones.
        func column(_ x: Int) -> Int {
            (0..<96).count { image.bytes[4 * ($0 * 200 + x)] > 60 || image.bytes[4 * ($0 * 200 + x) + 2] > 90 }
        }
        #expect((20..<120).map(column).max() ?? 0 > 40 && column(198) < 30)
    }

    @Test func aVideoIsSeenAtItsTime() throws {
        try make(
            "color=black:size=64x2:rate=30:duration=2,format=rgb24,geq=r='N*4':g='X*4':b=0", "clip.mkv", "-c:v ffv1")
        let picture = try image(["--backdrop", "show.frag", "--set", "clip=clip.mkv", "--time", "0.5"])
        #expect(abs(Int(picture.bytes[0]) - 60) <= 1)
        #expect(picture.bytes[4 * 400 + 1] > picture.bytes[4 * 100 + 1])
        let later = try image(["--backdrop", "show.frag", "--set", "clip=clip.mkv", "--time", "1.5"])
        #expect(abs(Int(later.bytes[0]) - 180) <= 1)
        // A film of it is the same each time.
        func film(_ name: String) throws -> [Data] {
            let result = try Zoetrope.run(
                [
                    "record", "--layout", "linear", "--items", "0", "--size", "64x16", "--backdrop", "show.frag",
                    "--set",
                    "clip=clip.mkv", "--duration", "0.3", "--fps", "30", "-o", "\(name)-%d.png",
                ], in: folder.url)
            try #require(result.status == 0, "\(result.errors)")
            return try (0..<9).map { try Data(contentsOf: folder.file("\(name)-\($0).png")) }
        }
        let (one, other) = (try film("one"), try film("other"))
        #expect(one == other && Set(one).count == 9)
    }

    @Test func whatCannotBeReadIsSaid() throws {
        try folder.write("no sound", to: "bad.mp3")
        let bad = try Zoetrope.run(
            "capture", "--backdrop", "notes.frag", "--sound", "bad.mp3", "-o", "a.png", in: folder.url)
        #expect(bad.isFailure(66) && bad.errors.contains("bad.mp3"), "\(bad)")
        let none = try Zoetrope.run("capture", "--sound", "none.mp3", "-o", "a.png", in: folder.url)
        #expect(none.isFailure(66) && none.errors.contains("no file 'none.mp3'"), "\(none)")
        // Without ffmpeg.
        try folder.write("RIFF", to: "a.wav")
        let empty = try Zoetrope.shell(
            "PATH=/nowhere $Z capture --backdrop notes.frag --sound a.wav -o a.png", in: folder.url)
        #expect(empty.isFailure(69) && empty.errors.contains("ffmpeg"), "\(empty)")
    }
}
