internal import CZoeEpoxy
internal import ZoeOpenGL
internal import ZoeShaders

/// A program of `Shaders/internal/quick`, for one part of cards.
final class QuickProgram {
    struct Kind: Hashable {
        enum Part: CaseIterable {
            case body, rim, shadow, backdrop
        }

        let part: Part
        var isBlurred = false
        var isMirrored = false
        /// A mirrored card looks at what the floor has.
        var looksAtGround = false
        /// Writes light and not bytes, since it is mixed with what is there.
        var isLight = false
        /// Rounds the corners of a rim that has none yet.
        var isRound = false
        /// What it is painted with.
        var paint = QuickPicture.Paint.picture
        /// What light there is on it.
        var light: LightKind?
        /// A piece of a bent card, whose light is as smooth as if it were bent itself.
        var isBent = false

        var vertex: [ShaderSource] {
            if part == .backdrop { return [.internal("quick/backdrop.vert")] }
            let corner =
                switch (part, light, paint) {
                case (.shadow, _, _): "quick/shadow-corner.vert.glsl"
                case (_, nil, _): "quick/plain-corner.vert.glsl"
                case (_, _, .smallFill): "light/lit-corner.vert.glsl"
                default: "light/lit-picture.vert.glsl"
                }
            return [.internal("quick/card.vert"), .internal(corner)]
        }

        var definitions: [String] {
            // A card that lies close before another darkens a strip of it that is narrower than the cells of light.
            (light?.definitions ?? []) + (isBent ? ["BENT"] : [])
                + [isLitAtCorners ? "SMALL_CARDS \(SmallCard.batch)" : "COVERED_IN_PIXELS"]
        }

        private var isLitAtCorners: Bool { light != nil && paint == .smallFill }

        /// For each question one of several answers: see `Shaders/internal/quick`.
        var fragment: [ShaderSource] {
            let printed: ShaderSource =
                paint != .picture
                ? .internal("quick/fill.glsl") : .internal(isBlurred ? "quick/blurred.glsl" : "quick/sharp.glsl")
            let picture: [ShaderSource] =
                isLitAtCorners
                ? [.internal("light/painted.glsl")]
                : [printed, .internal(light == nil ? "quick/unlit.glsl" : "light/lit-picture.glsl")]
            let mixing: ShaderSource = .internal(isLight ? "quick/light.glsl" : "quick/bytes.glsl")
            return switch part {
            case .body: picture + floor(looksAtGround: looksAtGround) + [.internal("quick/body.frag")]
            case .rim:
                picture + [.internal(isRound ? "quick/round.glsl" : "quick/straight.glsl")]
                    + floor(looksAtGround: true) + [mixing, .internal("quick/rim.frag")]
            case .shadow: floor(looksAtGround: true) + [mixing, .internal("quick/shadow.frag")]
            case .backdrop: [.internal("quick/backdrop.frag")]
            }
        }

        private func floor(looksAtGround: Bool) -> [ShaderSource] {
            guard isMirrored else { return [.internal("quick/upright.glsl")] }
            return [
                .internal(looksAtGround ? "quick/ground.glsl" : "quick/plain-ground.glsl"),
                .internal("quick/mirrored.glsl"),
            ]
        }
    }

    private let program: GLProgram
    private let blurLevel: GLint
    private let fade: GLint
    private let corners: GLint
    private let corner: GLint
    private let lights: GLint
    private let points: GLint
    private let fill: GLint
    private let axis: GLint

    init(_ kind: Kind, in tracker: GLTracker) throws(RendererError) {
        program = try GLProgram(
            own: kind.vertex, kind.fragment,
            definitions: kind.definitions,
            in: tracker)
        blurLevel = program.uniform("blurLevel")
        fade = program.uniform("floorFade")
        corners = program.uniform("corners")
        corner = program.uniform("corner")
        lights = program.uniform("lights")
        points = program.uniform("points")
        fill = program.uniform("fill")
        axis = program.uniform("axis")
        program.bindBlock("SmallCards", to: Self.smallCards)
        program.use()
        zglUniform1i(program.uniform("picture"), 0)
        zglUniform1i(program.uniform("ground"), 1)
    }

    /// Where the block of small cards is bound: like others of this renderer, anew for every use.
    static let smallCards: UInt32 = 0

    func use(on view: View) {
        program.use()
        guard let floor = view.floor else { return }
        // The level's last number is two pixels in points.
        zglUniform4f(fade, floor.fade, floor.reflection, 2 / max(floor.level.w, 1e-9), 0)
    }

    func set(_ rounding: QuickPicture.Rounding) {
        zglUniform4f(
            corners, rounding.points.x, rounding.points.y, rounding.straight.x, rounding.straight.y)
        zglUniform4f(corner, rounding.radius, rounding.middle.x, rounding.middle.y, 0)
    }

    func set(_ light: QuickDraw.CardLight) {
        unsafe withUnsafeBytes(of: light) { unsafe zglUniform4fv(lights, 15, $0.baseAddress) }
        zglUniform4f(points, light.points.x, light.points.y, light.points.z, light.points.w)
    }

    func set(_ value: QuickPicture.Fill) {
        unsafe withUnsafeBytes(of: (value.start, value.end)) { unsafe zglUniform4fv(fill, 2, $0.baseAddress) }
        zglUniform4f(axis, value.axis.x, value.axis.y, 0, 0)
    }

    func set(blurLevel level: Float) { zglUniform1f(blurLevel, level) }
}
