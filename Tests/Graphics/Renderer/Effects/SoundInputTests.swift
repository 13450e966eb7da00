import Foundation
import LayoutCore
import Testing
import ZoeRenderer
import ZoeSound
import ZoeStyle
import ZoeUserShaders

extension RendererTests {
    /// A note that rises, with its octaves.
    private static let heard: SoundPicture = {
        let samples = (0..<Sound.rate).map { place -> Int16 in
            let time = Double(place) / Double(Sound.rate)
            let turn = 2 * Double.pi * (150 + 200 * time) * time
            return Int16(9000 * (sin(turn) + 0.5 * sin(2 * turn) + 0.2 * sin(9 * turn)))
        }
        var analysis = SoundAnalysis(Sound(samples))
        return analysis.picture(at: 0.9)
    }()

    private func isNear(_ number: Int, _ wanted: UInt8) -> Bool { abs(number - Int(wanted)) <= 1 }

    private func drawn(_ shelf: ShaderShelf, _ offscreen: TestRenderer, width: Int = 512, height: Int = 2) throws
        -> Picture
    {
        try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
        var shading = try shelf.shading()
        shading?.sound = Self.heard
        let target = try offscreen.renderer.target(width: width, height: height)
        try offscreen.renderer.draw(Frame([]), look: .plain, shading: shading, into: target)
        #expect(offscreen.renderer.complaints == [])
        return Picture(target)
    }

    @Test func aSoundIsTwoRowsAsInShadertoy() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen,
            backdrop: """
                // iChannel1: sound
                void mainImage(out vec4 c, in vec2 p) { c = vec4(texelFetch(iChannel1, ivec2(p), 0).xyz, 1); }
                """)
        shelf.files["./"] = "backdrop.frag"
        shelf.read()
        #expect(shelf.set.usesSound && shelf.set.usesTime)
        let picture = try drawn(shelf, offscreen)
        for x in stride(from: 0, to: 512, by: 37) {
            #expect(isNear(picture[x, 1][0], Self.heard.spectrum[x]), "\(x)")
            #expect(isNear(picture[x, 0][0], Self.heard.wave[x]), "\(x)")
        }
    }

    @Test func anyShaderMayHear() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen,
            backdrop: """
                uniform sampler2D u_sound;
                uniform float u_bass, u_mid, u_treble, u_beat;
                uniform float own = 0.5; // @range(0, 1)
                void main() {
                    float left = texture(u_sound, vec2(0.5, 0.25)).x * own;
                    gl_FragColor = v_uv.x < 0.5 ? vec4(u_bass, u_mid, u_treble, 1) : vec4(u_beat, left, 0, 1);
                }
                """)
        // What is heard is nobody's knob.
        #expect(shelf.set.parameters.map(\.name) == ["own"])
        let picture = try drawn(shelf, offscreen)
        let levels = Self.heard.levels
        for part in 0..<3 { #expect(isNear(picture[10, 0][part], UInt8(levels[part] * 255))) }
        #expect(levels.y > 0.2 && isNear(picture[400, 0][0], UInt8(levels.w * 255)))
        #expect(isNear(picture[400, 0][1], UInt8((Int(Self.heard.spectrum[255]) + Int(Self.heard.spectrum[256])) / 4)))
        // With a range of its own it is a knob.
        let named = ShaderShelf(
            offscreen,
            backdrop: "uniform float u_bass = 0.3; // @range(0, 1)\nvoid main() { gl_FragColor = vec4(u_bass); }")
        #expect(named.set.parameters.map(\.name) == ["u_bass"] && !named.set.usesSound)
    }

    @Test func anISFHearsWaveAndFrequencies() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen,
            backdrop: """
                /*{"INPUTS": [{"NAME": "wave", "TYPE": "audio"}, {"NAME": "notes", "TYPE": "audioFFT"}]}*/
                void main() {
                    vec2 at = vec2(isf_FragNormCoord.x, 0.5);
                    gl_FragColor = vec4(IMG_NORM_PIXEL(wave, at).x, IMG_NORM_PIXEL(notes, at).x, IMG_SIZE(notes).y / 255.0, 1);
                }
                """)
        #expect(shelf.set.parameters.isEmpty && shelf.set.usesSound)
        let picture = try drawn(shelf, offscreen)
        for x in stride(from: 3, to: 512, by: 41) {
            #expect(isNear(picture[x, 0][0], Self.heard.wave[x]), "\(x)")
            #expect(isNear(picture[x, 0][1], Self.heard.spectrum[x]), "\(x)")
        }
        #expect(picture[0, 0][2] == 1)
    }
}
