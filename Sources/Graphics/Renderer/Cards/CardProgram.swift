internal import CZoeEpoxy
internal import ZoeOpenGL
internal import ZoeShaders
internal import ZoeUserShaders

/// What cards must have in common to be drawn by one program: each does only what its cards need.
struct CardFinish: Hashable {
    var hasArtwork = false
    var hasBorder = false
    var isRound = false
    /// Filled with one colour, which then need not be turned to light for every pixel.
    var isPlain = false
    /// Painted by a shader of the user's own.
    var isFaced = false

    var hasRim: Bool { hasBorder || isRound }
}

/// What draws one part of cards.
final class CardProgram {
    enum Part {
        /// What no edge comes near in an opaque card: most of it, and the least work.
        case middle
        /// Where corners are round or a border is, the rest of an opaque card that covers whole pixels.
        case rim
        /// What covers parts of pixels, and all of translucent cards.
        case edge
        /// The shadow of a card.
        case shadow
        /// Where at least a share of the pixel is covered, for depths without colours.
        case solid
        /// The light on what was drawn.
        case light
    }

    struct Kind: Hashable {
        let part: Part
        let finish: CardFinish
        /// Whether it writes sRGB itself.
        let isEncoded: Bool
        /// Whether it also says how much of it a floor shows.
        let isMirrored: Bool
        /// Whether cards share sides with others.
        var meetsOthers = false
        /// Whether the user's own shader moves its points.
        var isBent = false
        /// Of shadows: whether their corners are hardly wider than their blur.
        var isSoft = false
        var debug: DebugView? = nil
        /// Which light falls on cards.
        var light: LightKind? = nil
        /// Of light: whether edges were drawn with their own.
        var hasLitEdges = false
    }

    private let program: GLProgram
    /// Where the cards are painted by the user's own shader.
    private let effect: EffectProgram?
    private let picture: GLint
    private let run: GLint
    private let place: GLint
    private let level: GLint
    private let deepest: GLint
    private let span: GLint
    private let least: GLint
    private let cells: GLint
    private let colour: GLint

    convenience init(_ kind: Kind, batch: Int, in tracker: GLTracker) throws(RendererError) {
        let program = try GLProgram(
            own: kind.vertex, kind.fragment, definitions: kind.definitions(batch: batch), in: tracker)
        self.init(program, effect: nil)
    }

    /// With the user's own shader in it.
    convenience init(_ kind: Kind, face: EffectText, batch: Int, in tracker: GLTracker) throws(EffectFailure) {
        let effect = try EffectProgram(
            face, vertex: kind.vertex, fragment: kind.fragment,
            definitions: kind.definitions(batch: batch, face: face), in: tracker)
        self.init(effect.program, effect: effect)
    }

    private init(_ program: GLProgram, effect: EffectProgram?) {
        self.program = program
        self.effect = effect
        let prefix = effect == nil ? "" : EffectProgram.prefix
        picture = program.uniform(prefix + "picture")
        run = program.uniform(prefix + "run")
        place = program.uniform(prefix + "place")
        level = program.uniform(prefix + "level")
        deepest = program.uniform(prefix + "deepest")
        span = program.uniform(prefix + "span")
        least = program.uniform(prefix + "least")
        cells = program.uniform(prefix + "cells")
        colour = program.uniform("colour")
        program.bindBlock(prefix + "Cards", to: 0)
        program.bindBlock(prefix + "Shadows", to: 1)
        program.bindBlock(prefix + "Faces", to: 2)
        program.bindBlock(prefix + "Seams", to: 3)
        program.bindBlock(prefix + "Lights", to: 4)
    }

    /// What it asks the user to set, and which of the pictures of a card it reads.
    var uniforms: [ActiveUniform] { effect?.uniforms ?? [] }
    var hasBlocks: Bool { effect?.hasBlocks ?? false }
    func reads(_ sampler: String) -> Bool { (effect?.place(of: sampler) ?? -1) >= 0 }

    func use(on view: View, face: FaceUse?) {
        if let effect, let face {
            effect.use(face.use.settings, face.shading, face.inputs, in: view, PassReading(face.effect))
            effect.set("zt_turn", SIMD4(repeating: view.isMirrored ? -1 : 1))
            effect.set("zt_content", EffectUnit.content)
            effect.set("zt_label", EffectUnit.label)
            effect.set("zt_picture", EffectUnit.picture)
            zglUniform1f(effect.place(of: EffectProgram.prefix + "scale"), Float(face.shading.scale))
        } else {
            program.use()
        }
        zglUniform2f(picture, Float(view.width) / 2, Float(view.height) / 2)
        zglUniform4f(place, view.place.x, view.place.y, view.place.z, view.place.w)
        if let floor = view.floor {
            zglUniform4f(level, floor.level.x, floor.level.y, floor.level.z, floor.level.w)
            zglUniform1f(deepest, floor.fade)
        }
    }

    /// The least and the greatest depth, for views of depths.
    func use(depths: ClosedRange<Float>) { zglUniform2f(span, depths.lowerBound, depths.upperBound) }

    /// What triangles are painted with, for views of triangles.
    func use(colour: SIMD4<Float>) { zglUniform4f(self.colour, colour.x, colour.y, colour.z, colour.w) }

    /// How much of a pixel is covered at least, for views of solid parts.
    func use(least share: Float) { zglUniform1f(least, share) }

    /// How many cells the grid of a bent card has along each side.
    func use(cells count: Int) { zglUniform1i(cells, GLint(count)) }

    /// Which cards of the block come next.
    func draw(from first: Int, by delta: Int) { zglUniform2i(run, GLint(first), GLint(delta)) }
}
