internal import CZoeEpoxy
internal import ZoeShaders

/// A program that paints all of a picture.
final class Screen {
    private let program: Program
    private let ledger: Ledger

    init(_ fragment: ShaderSource, library: [ShaderSource] = [], in ledger: Ledger) throws(RendererError) {
        self.ledger = ledger
        program = try Program(.screenVertex, fragment, library: library, in: ledger)
    }

    /// The one that was made before, or a new one.
    static func kept(
        in place: inout Screen?, _ fragment: ShaderSource, library: [ShaderSource] = [], _ ledger: Ledger
    ) throws(RendererError) -> Screen {
        if let screen = place { return screen }
        let screen = try Screen(fragment, library: library, in: ledger)
        place = screen
        return screen
    }

    func use() { program.use() }
    func set(_ name: String, _ value: SIMD4<Float>) {
        zglUniform4f(program.uniform(name), value.x, value.y, value.z, value.w)
    }
    func set(_ name: String, _ value: Int) { zglUniform1i(program.uniform(name), GLint(value)) }
    func draw() {
        zglDrawTriangles(3)
        ledger.didDraw()
    }
}
