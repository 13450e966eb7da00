import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

extension RendererTests {
    private func shelf(_ offscreen: TestRenderer) -> ShaderShelf {
        let shelf = ShaderShelf(offscreen, backdrop: "void mainImage(out vec4 c, in vec2 p) { c = vec4(0, 0, 1, 1); }")
        shelf.files["backdrop.bufferA.frag"] =
            "void mainImage(out vec4 c, in vec2 p) { c = vec4(p.x < 40.0 ? 1.0 : 0.25, -7.5, 300.0, 0); }"
        shelf.files["backdrop.bufferB.frag"] =
            "void mainImage(out vec4 c, in vec2 p) { c = texelFetch(iChannel1, ivec2(p), 0) + 1.0; }"
        shelf.files["./"] = "backdrop.frag\nbackdrop.bufferA.frag\nbackdrop.bufferB.frag"
        shelf.read()
        return shelf
    }

    private func draw(_ shelf: ShaderShelf, _ offscreen: TestRenderer) throws -> Picture {
        try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
        let target = try offscreen.renderer.target(width: 80, height: 60)
        let shading = try shelf.shading()
        try offscreen.renderer.draw(Frame([]), look: .plain, shading: shading, into: target)
        #expect(offscreen.renderer.complaints == [])
        return Picture(target)
    }

    @Test func passesCanBeLookedAt() throws {
        let offscreen = try TestRenderer()
        let shelf = shelf(offscreen)
        let effect = try #require(shelf.set.states[0].effect)
        #expect(offscreen.renderer.passes(of: effect).isEmpty)
        offscreen.renderer.measuresPasses = true
        _ = try draw(shelf, offscreen)
        let passes = offscreen.renderer.passes(of: effect)
        #expect(passes.map(\.id.name) == ["Buffer A", "Buffer B"])
        #expect(passes.allSatisfy { $0.width == 80 && $0.height == 60 && $0.format == .float })
        #expect(passes.map(\.keepsFormer) == [false, true])
        let picture = try #require(passes[0].picture)
        #expect(picture.width == 80 && picture.height == 60 && picture.name != 0)
        // Numbers are told whatever they are, from the upper left.
        let number = offscreen.renderer.number(at: SIMD2(0.9, 0.1), of: passes[0].id, in: effect)
        #expect(number == SIMD4(0.25, -7.5, 300, 0))
        #expect(offscreen.renderer.number(at: SIMD2(0.1, 0.1), of: passes[0].id, in: effect)?.x == 1)
        #expect(offscreen.renderer.number(at: SIMD2(1.2, 0.1), of: passes[0].id, in: effect) == nil)
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func onePassAloneIsShownInPlaceOfThePicture() throws {
        let offscreen = try TestRenderer()
        let shelf = shelf(offscreen)
        #expect(try draw(shelf, offscreen)[10, 10] == [0, 0, 255, 255])
        let effect = try #require(shelf.set.states[0].effect)
        offscreen.renderer.shownPass = offscreen.renderer.passes(of: effect)[0].id
        let alone = try draw(shelf, offscreen)
        // Nothing shines through, and what is too much is as much as can be.
        #expect(alone[10, 10] == [255, 0, 255, 255] && alone[70, 10] == [64, 0, 255, 255])
        offscreen.renderer.shownPass = nil
        #expect(try draw(shelf, offscreen)[10, 10] == [0, 0, 255, 255])
    }

    @Test func thePicturesOwnNumbersAreThoseOfTheScreen() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen, backdrop: "void main() { gl_FragColor = vec4(v_uv.y < 0.5 ? 0.2 : 0.8, 0.4, 0, 1); }")
        let target = try offscreen.renderer.target(width: 20, height: 20)
        try offscreen.renderer.draw(Frame([]), look: .plain, shading: shelf.shading(), into: target)
        let upper = try #require(offscreen.renderer.number(at: SIMD2(0.5, 0.1), in: target))
        #expect(abs(upper.x - 0.8) < 0.005 && abs(upper.y - 0.4) < 0.005 && upper.w == 1)
        #expect(abs((offscreen.renderer.number(at: SIMD2(0.5, 0.9), in: target)?.x ?? 0) - 0.2) < 0.005)
    }
}
