import Foundation
import TestSupport
import Testing
import ZoeSound

@testable import ZoeImages

/// What shaders on a page read beside pictures: keys, what is all around, films and sounds; and pictures that need more than themselves.
@Suite struct PageInputFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func page(_ words: String...) throws -> PlayablePage { try PlayablePage(words, in: folder) }

    @Test func theKeyboardIsInThePage() throws {
        try folder.write(
            "#iKeyboard\nvoid mainImage(out vec4 c, vec2 p) { c = vec4(isKeyToggled(Key_A)); }\n", to: "a.frag")
        let text = try page("--scene", "ring", "--backdrop", "a.frag").scene
        #expect(text.contains(#""iKeyboard":"keyboard""#) && text.contains(#""usesKeyboard":true"#))
        let plain = try page("--scene", "ring", "--backdrop", "<aurora>").scene
        #expect(plain.contains(#""usesKeyboard":false"#))
    }

    /// Six sides of one picture, or of the program's own sky, and each cube once.
    @Test func cubesAreInThePageAsSixPictures() throws {
        let image = try Image(width: 80, height: 60, filledWith: Pixel(9, 99, 200, 255))
        try Data(PNG.encode(image)).write(to: folder.file("cross.png"))
        try folder.write(
            """
            uniform samplerCube sky;
            uniform samplerCube room;
            void main() { gl_FragColor = texture(sky, vec3(v_uv, 1.0)) + texture(room, vec3(v_uv, 1.0)); }
            """, to: "a.frag")
        let own = try page(
            "--scene", "ring", "--set", "cardColour=#ff8800", "--backdrop", "a.frag", "--face", "<gloss>", "--set",
            "room=cross.png")
        let text = try own.scene
        #expect(text.contains(#""cubes":[[0,1,2,3,4,5],[6,7,8,9,10,11]]"#), "\(text.prefix(3000))")
        #expect(text.matches(of: /"(sky|room)":\{"cube":[01]\}/).count == 2)
        let all = try own.carried
        #expect(all.count == 12 && Set(all[0..<6].map(\.bytes)).count > 1)
        // A cross of one colour has six sides of it.
        #expect(Set(all[6..<12].map(\.bytes)).count == 1)
    }

    private func make(_ source: String, _ name: String) throws {
        let made = try Zoetrope.shell(
            "ffmpeg -hide_banner -loglevel error -f lavfi -i \"\(source)\" \(name)", in: folder.url)
        try #require(made.status == 0, "the tests need ffmpeg: \(made.errors)")
    }

    private func showing(_ file: String) throws -> [String] {
        try folder.write(
            "uniform sampler2D clip;\nvoid main() { gl_FragColor = texture(clip, v_uv); }\n", to: "a.frag")
        return [
            "export", "--format", "html", "-o", "a.html", "--scene", "ring", "--set", "cardColour=#ff8800",
            "--backdrop", "a.frag", "--set", "clip=\(file)",
        ]
    }

    /// A film of two seconds that changes every tenth of one.
    @Test func filmsAreInThePageFrameByFrame() throws {
        try make("testsrc2=size=96x64:rate=10:duration=2", "clip.mp4")
        let result = try Zoetrope.run(try showing("clip.mp4"), in: folder.url)
        try #require(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let own = PlayablePage(try folder.text(of: "a.html"))
        let text = try own.scene
        #expect(text.contains(#""samplers":{"clip":0}"#) && text.contains(#""usesTime":true"#))
        let told = try #require(text.firstMatch(of: /"rate":30,"starts":\[([0-9,]+)\],"order":\[([0-9,]+)\]/))
        let (starts, order) = (
            told.1.split(separator: ",").compactMap { Int($0) }, told.2.split(separator: ",").compactMap { Int($0) }
        )
        // What stands still is there once.
        #expect((18...21).contains(starts.count - 1) && (58...61).contains(order.count), "\(starts.count) \(order)")
        #expect(order == order.sorted() && order.first == 0 && order.last == starts.count - 2)
        let film = try #require(try own.carried.first)
        #expect(film.bytes.count == starts.last)
        for (start, end) in zip(starts, starts.dropFirst()) {
            let head = Array(film.bytes[start..<end].prefix(4))
            #expect(head == Array("RIFF".utf8) || head == [0x89, 0x50, 0x4E, 0x47])
        }
    }

    @Test func aFilmThatIsTooLongSaysWhatToDo() throws {
        try make("color=red:size=16x16:rate=5:duration=21", "long.mp4")
        let result = try Zoetrope.run(try showing("long.mp4"), in: folder.url)
        #expect(
            result.isFailure(65) && result.errors.contains("'long.mp4' is longer than 20 s")
                && result.errors.contains("ffmpeg -i"), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.file("a.html").path))
    }

    /// What shaders of a page hear is what they hear here.
    @Test func soundsAreInThePageSixtiethBySixtieth() throws {
        try make("aevalsrc='0.3*sin(2*PI*t*(200+900*t))':d=0.5", "song.wav")
        try folder.write(
            """
            // iChannel0: sound
            void mainImage(out vec4 c, in vec2 p) { c = vec4(texelFetch(iChannel0, ivec2(p.x, 0), 0).x); }
            """, to: "a.frag")
        let own = try page(
            "--scene", "ring", "--set", "cardColour=#ff8800", "--backdrop", "a.frag", "--sound", "song.wav")
        #expect(try own.scene.contains(#""iChannel0":{"sound":0,"form":"both"}"#))
        let file = try #require(try own.carried.first { $0.type == "sound" })
        let bytes = try Unpacking.bytes(of: ArraySlice(file.bytes), limit: 10_000_000)
        func number(_ place: Int) -> UInt32 { (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) } }
        let (count, samples) = (Int(number(0)), Int(number(4)))
        #expect(count == 90 && samples == Sound.rate / 2 && bytes.count == 8 + count * 528 + samples)
        var analysis = SoundAnalysis(try Sound.read(folder.file("song.wav").path))
        var spectrum = [UInt8](repeating: 0, count: 512)
        for frame in 0..<count {
            let heard = analysis.picture(at: Double(frame) / 60)
            let start = 8 + count * 16 + frame * 512
            for place in 0..<512 { spectrum[place] &+= bytes[start + place] }
            #expect(spectrum == heard.spectrum, "\(frame)")
            let levels = (0..<4).map { Float(bitPattern: number(8 + frame * 16 + $0 * 4)) }
            #expect(levels == (0..<4).map { heard.levels[$0] })
            let end = 8 + count * 528 + Int((Double(frame) / 60 * Double(Sound.rate)).rounded(.down))
            if frame > 0, frame < 30 {
                #expect(bytes[end - 1] == heard.wave[511] && bytes[end - 300] == heard.wave[212])
            }
        }
    }

    /// A picture that lets something through says so: no browser multiplies light.
    @Test func translucentPicturesAreTold() throws {
        for (name, alpha) in [("a.png", 255), ("b.png", 90)] as [(String, UInt8)] {
            let image = try Image(width: 40, height: 40, filledWith: Pixel(200, 90, 0, alpha))
            try Data(PNG.encode(image)).write(to: folder.file(name))
        }
        #expect(try page("a.png", "b.png").scene.contains(#""translucent":[1]"#))
    }

    /// Covers with lines as thin as a pixel come in both densities.
    @Test func thinLinesAreThereForBothDensities() throws {
        let own = try page("--scene", "waterfall")
        let halves = try own.scene.matches(of: /"half":\d/).count
        let seen = try own.scene.matches(of: /"seen":/).count
        #expect((1...30).contains(halves), "\(halves)")
        #expect(try own.carried.count == 60 + halves + seen)
    }

    /// Pictures that a capture of the scene paints at another size come at that size too, where a browser would make another one of them.
    @Test func picturesComeAsTheSceneShowsThemAtFirst() throws {
        let own = try page("--scene", "gallery")
        let seen = try own.scene.matches(of: /"seen":\[\d+,(\d+)\]/).compactMap { Int($0.1) }
        let halves = try own.scene.matches(of: /"half":\d/).count
        let pictures = try own.scene.matches(of: /"points":/).count
        #expect((1..<pictures).contains(seen.count), "\(seen)")
        #expect(try own.carried.count == pictures + halves + seen.count)
        let points = try #require(try own.scene.firstMatch(of: /"points":\[(\d+)/).flatMap { Int($0.1) })
        #expect(seen.allSatisfy { $0 != points && $0 != 2 * points && $0 < 3 * points })
    }
}
