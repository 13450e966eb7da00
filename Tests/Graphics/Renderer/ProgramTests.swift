import Testing
import ZoeOpenGL

@testable import ZoeRenderer

/// What is said of the program's own GLSL where it is broken, as by `--shaders`.
@Suite struct ProgramTests {
    private let names = ["noise.glsl", "shapes.glsl", "card.frag"]

    /// Drivers write places in two ways, and count the last source as number 0.
    @Test(arguments: [
        ("0:12(8): error: 'x' undeclared\n0:13(1): error: more\n", "card.frag:12:8: error: 'x' undeclared"),
        ("2:3(1): warning: hm\n1:4(2): error: no\n", "shapes.glsl:4:2: error: no"),
        ("0(12) : error C1008: undefined variable \"x\"\n", "card.frag:12: error C1008: undefined variable \"x\""),
        ("it is broken", "noise.glsl + shapes.glsl + card.frag: it is broken"),
        ("9:1(1): error: no", "noise.glsl + shapes.glsl + card.frag: 9:1(1): error: no"),
        ("", "noise.glsl + shapes.glsl + card.frag: the driver says nothing"),
    ])
    func aMistakeIsToldInItsFile(log: String, told: String) {
        #expect(GLProgram.complaint(log, of: names) == told)
    }
}
