internal import CEpoxy
internal import Shaders

/// What cards must have in common to be drawn by one program: each does only what its cards need.
struct CardFinish: Hashable {
    var hasArtwork = false
    var hasBorder = false
    var isRound = false
    /// Filled with one colour, which then need not be turned to light for every pixel.
    var isPlain = false
}

/// What draws one part of cards.
final class CardProgram {
    enum Part {
        /// Of an opaque card all that no edge comes near, which is most of it and takes the least work.
        case middle
        /// Where corners are round or a border is, the rest of an opaque card that covers whole pixels.
        case rim
        /// What covers parts of pixels, and all of translucent cards.
        case edge
        /// The same, and before each card its shadow.
        case shadowedEdge
        /// All of a card, but not its colours: how far under the floor it is.
        case depths
    }

    /// Beyond a card's edges, both together.
    struct Growth {
        var pixels: Float
        var points: Float
    }

    struct Kind: Hashable {
        let part: Part
        let finish: CardFinish
        /// Whether it writes sRGB itself.
        let isEncoded: Bool
        var debug: DebugView? = nil

        var definitions: [String] {
            let part: [String] =
                switch part {
                case .middle: ["MIDDLE"]
                case .rim: ["RIM"]
                case .edge: []
                case .shadowedEdge: ["SHADOWS"]
                case .depths: ["GROWN"]
                }
            return part + (finish.hasArtwork ? ["ARTWORK"] : []) + (finish.hasBorder ? ["BORDER"] : [])
                + (finish.isRound ? ["ROUND"] : []) + (finish.isPlain ? ["PLAIN"] : [])
                + (isEncoded ? ["ENCODED"] : []) + (debug.map { [$0.definition] } ?? [])
        }
    }

    private let program: Program
    private let picture: GLint
    private let run: GLint
    private let place: GLint
    private let level: GLint
    private let fade: GLint
    private let span: GLint

    init(_ kind: Kind, batch: Int, in ledger: Ledger) throws(RendererError) {
        let fragment: ShaderSource =
            kind.debug != nil ? .debugFragment : kind.part == .depths ? .floorFragment : .cardFragment
        program = try Program(
            .cardVertex, fragment,
            library: kind.part == .shadowedEdge ? [.noise, .shadow] : [],
            definitions: ["CARDS \(batch)"] + kind.definitions, in: ledger)
        picture = program.uniform("picture")
        run = program.uniform("run")
        place = program.uniform("place")
        level = program.uniform("level")
        fade = program.uniform("fade")
        span = program.uniform("span")
        program.bindBlock("Cards", to: 0)
        program.bindBlock("Shadows", to: 1)
    }

    /// - Parameter growth: by how much the cards are drawn larger, for `depths`.
    func use(on view: View, growth: Growth?) {
        program.use()
        zglUniform2f(picture, Float(view.width) / 2, Float(view.height) / 2)
        zglUniform4f(place, view.place.x, view.place.y, view.place.z, view.place.w)
        if let floor = view.floor {
            zglUniform4f(level, floor.level.x, floor.level.y, floor.level.z, floor.level.w)
            zglUniform4f(fade, floor.fade, growth?.pixels ?? 0, growth?.points ?? 0, 0)
        }
    }

    /// The least and the greatest depth, for who looks at depths.
    func use(depths: ClosedRange<Float>) { zglUniform2f(span, depths.lowerBound, depths.upperBound) }

    /// Which cards of the block come next.
    func draw(from first: Int, by way: Int) { zglUniform2i(run, GLint(first), GLint(way)) }
}
