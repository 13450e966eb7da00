import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

/// Vertex shaders of the user's own on the cards.
extension RendererTests {
    private static let paint = """
        varying vec2 place;
        varying float height;
        void main() { gl_FragColor = vec4(place, height, 1.0); }
        """

    private func shelf(_ offscreen: TestRenderer, vertex: String?, _ face: String = paint) -> ShaderShelf {
        let shelf = ShaderShelf(offscreen, face: face)
        shelf.files["face.vert"] = vertex
        shelf.read()
        return shelf
    }

    private func picture(_ shelf: ShaderShelf, _ offscreen: TestRenderer, _ values: [String: String] = [:]) throws
        -> Picture
    {
        try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
        let target = try offscreen.renderer.target(width: 400, height: 300)
        let shading = try shelf.shading(values)
        try offscreen.renderer.draw(Frame([Card(.identity)]), look: .plain, shading: shading, into: target)
        return Picture(target)
    }

    /// What is there without a vertex shader's doing is there with one that leaves points where they are.
    @Test func aVertexShaderHandsOverWhatItSays() throws {
        let offscreen = try TestRenderer()
        let still = """
            attribute vec3 position;
            attribute vec2 uv;
            uniform mat4 projectionMatrix, modelViewMatrix;
            varying vec2 place;
            varying float height;
            void main() {
                place = uv;
                height = position.z + 0.5;
                gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
            }
            """
        let found = try picture(shelf(offscreen, vertex: still), offscreen)
        #expect(abs(found[200, 150][2] - 128) <= 1)
        #expect(offscreen.renderer.complaints == [])
        #expect(abs(found[200, 150][0] - 128) <= 2 && abs(found[200, 150][1] - 128) <= 2)
        #expect(found[180, 150][0] < found[220, 150][0] && found[200, 130][1] > found[200, 170][1])
    }

    /// Half as wide, and a knob of the vertex shader's own.
    @Test func aVertexShaderMovesThePointsOfTheCard() throws {
        let offscreen = try TestRenderer()
        let narrow = """
            #version 330
            in vec3 a_position;
            uniform float share; // @range(0, 1) @default(1)
            out vec2 place;
            out float height;
            void main() {
                place = vec2(1.0, 0.0);
                height = 0.0;
                gl_Position = vec4(a_position.x * share, a_position.yz, 1.0);
            }
            """
        let shelf = shelf(offscreen, vertex: narrow)
        func width(_ share: String) throws -> Int {
            let found = try picture(shelf, offscreen, ["share": share])
            return (0..<400).count { found[$0, 150][0] > 128 && found[$0, 150][1] < 64 }
        }
        let (whole, half) = (try width("1"), try width("0.5"))
        #expect(whole > 60 && abs(2 * half - whole) <= 3, "\(whole), \(half)")
    }

    @Test func mistakesInAVertexShaderAreToldInItsLines() throws {
        let offscreen = try TestRenderer()
        let shelf = shelf(offscreen, vertex: "varying vec2 place;\nvoid main() {\n    gl_Position = nothing;\n}")
        let said = shelf.set.failures.first?.diagnostics.first
        #expect(said?.file == "face.vert" && said?.line == 3, "\(shelf.set.failures)")
        // It is watched, so that mending it is seen.
        #expect(shelf.set.files.contains("face.vert"))
        shelf.files["face.vert"] =
            "varying vec2 place;\nvarying float height;\nvoid main() { place = vec2(0.2); height = 0.4; }"
        shelf.read()
        let found = try picture(shelf, offscreen)
        for part in 0..<3 { #expect(abs(found[200, 150][part] - [51, 51, 102][part]) <= 1) }
    }
}
