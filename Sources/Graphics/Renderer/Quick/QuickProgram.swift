internal import CZoeEpoxy
internal import ZoeShaders

/// `quick.vert` and `quick.frag`, for one part of cards.
final class QuickProgram {
    struct Kind: Hashable {
        enum Part: String, CaseIterable {
            case body = "BODY"
            case rim = "RIM"
            case shadow = "SHADOW"
            case backdrop = "BACKDROP"
        }

        let part: Part
        var isBlurred = false
        var isMirrored = false
        /// Of a mirrored body.
        var looksAtGround = false
        /// Of what is mixed with what is there: writes light and not bytes.
        var isLight = false
        /// Of a rim whose corners are not yet round.
        var isRound = false

        var definitions: [String] {
            [part.rawValue] + (isBlurred ? ["BLURRED"] : []) + (isMirrored ? ["MIRRORED"] : [])
                + (looksAtGround ? ["GROUND"] : []) + (isLight ? ["LIGHT"] : []) + (isRound ? ["ROUND"] : [])
        }
    }

    private let program: Program
    private let blurLevel: GLint
    private let colour: GLint
    private let fade: GLint
    private let corners: GLint
    private let radius: GLint

    init(_ kind: Kind, in tracker: GLTracker) throws(RendererError) {
        program = try Program(.quickVertex, .quickFragment, definitions: kind.definitions, in: tracker)
        blurLevel = program.uniform("blurLevel")
        colour = program.uniform("colour")
        fade = program.uniform("floorFade")
        corners = program.uniform("corners")
        radius = program.uniform("radius")
        program.use()
        zglUniform1i(program.uniform("picture"), 0)
        zglUniform1i(program.uniform("ground"), 1)
    }

    func use(on view: View) {
        program.use()
        guard let floor = view.floor else { return }
        // The level's last number is two pixels in points.
        zglUniform4f(fade, floor.fade, floor.reflection, 2 / max(floor.level.w, 1e-9), 0)
    }

    func set(_ rounding: QuickPicture.Rounding) {
        zglUniform4f(
            corners, rounding.points.x, rounding.points.y, rounding.straight.x, rounding.straight.y)
        zglUniform1f(radius, rounding.radius)
    }

    func set(blurLevel level: Float) { zglUniform1f(blurLevel, level) }
    func set(colour value: SIMD4<Float>) { zglUniform4f(colour, value.x, value.y, value.z, value.w) }
}
