internal import CZoeEpoxy
internal import ZoeShaders

/// A program that paints all of a picture.
package final class FullScreenProgram {
    private let program: GLProgram
    private let corners: GLsizei
    private let tracker: GLTracker

    /// - Parameter fragment: its path in `Shaders/internal`.
    package init(_ fragment: String, definitions: [String] = [], in tracker: GLTracker) throws(RendererError) {
        self.tracker = tracker
        corners = 3
        program = try GLProgram(own: [.screenVertex], [.internal(fragment)], definitions: definitions, in: tracker)
    }

    /// Copies a picture that is bound as the first texture.
    package init(copyingIn tracker: GLTracker) throws(RendererError) {
        self.tracker = tracker
        corners = 6
        program = try GLProgram(
            own: [.internal("shared/copy.vert")], [.internal("shared/copy.frag")], in: tracker)
    }

    /// The one that was made before, or a new one.
    package static func kept(
        in place: inout FullScreenProgram?, _ fragment: String, definitions: [String] = [], _ tracker: GLTracker
    ) throws(RendererError) -> FullScreenProgram {
        if let screen = place { return screen }
        let screen = try FullScreenProgram(fragment, definitions: definitions, in: tracker)
        place = screen
        return screen
    }

    package func use() { program.use() }
    package func set(_ name: String, _ value: SIMD4<Float>) {
        zglUniform4f(program.uniform(name), value.x, value.y, value.z, value.w)
    }
    package func set(_ name: String, _ value: Int) { zglUniform1i(program.uniform(name), GLint(value)) }
    package func draw() {
        zglDrawTriangles(corners)
        tracker.didDraw()
    }
}
