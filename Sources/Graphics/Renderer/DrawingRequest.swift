internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle

/// One picture, whichever of its pieces is drawn.
final class PictureIdentity: Sendable {}

/// What a renderer was asked to draw, and where.
struct DrawingRequest {
    private(set) var frame: Frame
    let look: Look
    /// The user's own shaders.
    let shading: Shading?
    let target: Target
    let tile: Tile?
    /// Whether cards that make no difference are left out.
    let culls: Bool
    let effort: Effort
    /// Is told before cards are drawn to the target.
    let whenPlaced: () -> Void
    private let depth: ClosedRange<Double>
    private let identity = PictureIdentity()

    init(
        _ frame: Frame, _ look: Look, _ shading: Shading?, into target: Target, _ tile: Tile?, culls: Bool,
        effort: Effort = .full, whenPlaced: @escaping () -> Void = {}
    ) {
        (self.frame, self.look, self.shading, self.target, self.tile) = (frame, look, shading, target, tile)
        self.culls = culls
        self.effort = effort
        self.whenPlaced = whenPlaced
        depth = frame.camera.depthRange(of: frame.cards)
    }

    /// The programs are the same, and the work is little.
    mutating func keepFew() { frame = ProgramKind.few(of: frame, look) }

    /// The target is drawn at once.
    var isWhole: Bool { target.pieces.count == 1 }
    /// What is drawn for it may be of use for its other pieces; nil if there are none.
    var pieced: PictureIdentity? { isWhole ? nil : identity }
    /// Cards are drawn as they are seen in all of the target, even if only a piece is drawn.
    var sharesSeenCards: Bool {
        max(target.width, target.height) * target.quality.supersampling <= FlatCard.sharpSide
    }
    /// All of the picture is drawn at once.
    var isWholePicture: Bool { isWhole && tile == nil }

    /// - Parameter piece: of the target; all of it, if left out.
    func view(of piece: PixelBox? = nil) -> View {
        View(frame.camera, depth: depth, target: target, tile: tile, piece: piece)
    }
}
