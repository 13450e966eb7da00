internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeHeadless
internal import ZoeImages
internal import ZoeOpenGL
internal import ZoeRenderer
internal import ZoeStyle
internal import ZoeThreads

/// A driver that draws with the processor makes code of each program when it is first drawn with, and keeps it on disk. Until it is
/// there, another thread draws the same scene in another order, so that two make what one would wait for.
final class Rehearsal {
    struct Piece: Sendable {
        /// The scene's.
        let name: String
        fileprivate let frame: Frame
        /// What is made ready for motion.
        fileprivate let plan: @Sendable () -> [WarmUp.Piece]
        fileprivate let look: Look
        fileprivate let quality: Quality
        fileprivate let (width, height): (Int, Int)

        init(_ editor: EditorModel, on place: StageArea, _ version: WarmUp.Version) {
            let (stage, scene, knobs) = (editor.stage, editor.scene, editor.knobs)
            name = scene.name
            frame = place.seen(editor.view)
            plan = {
                var warmUp = WarmUp()
                _ = warmUp.plan(version, stage) { place.seen(scene.completed($0.frame(), turnedBy: knobs)) }
                return Array(warmUp.pieces(Self.mostPieces))
            }
            look = editor.look
            quality = Quality(samples: max(1, scene.picture.samples), supersampling: scene.picture.supersampling)
            (width, height) = (place.box.width, place.box.height)
        }

        /// What comes into view beyond a few cards is drawn by the same programs.
        private static let mostPieces = 10
    }

    let name: String

    private let isWanted = Guarded(true)
    private let worker: Worker

    init(of piece: Piece) {
        name = piece.name
        let isWanted = isWanted
        worker = Worker(isUrgent: true) {
            // Whatever cannot be drawn here is said of the picture in the window.
            _ = try? Self.draw(piece) { isWanted.withLock { $0 } }
        }
    }

    deinit { isWanted.withLock { $0 = false } }

    /// - Returns: how many programs there are then.
    static func draw(_ piece: Piece, while isWanted: @escaping () -> Bool) throws -> Int {
        let context = try HeadlessContext(debugs: false, methods: [.surfaceless])
        return try withExtendedLifetime(context) {
            let renderer = try Renderer(listens: false)
            guard renderer.isSoftware else { return 0 }
            renderer.rehearse(while: isWanted)
            try showStandIns(for: piece.frame, piece.look, in: renderer)
            renderer.letsCardsWait = true
            try drawAtRest(piece, by: renderer)
            let moving = try renderer.target(width: piece.width, height: piece.height)
            // As in the window, what lies behind its panel is left out.
            moving.covered = [PixelBox(left: 0, low: 0, width: 1, height: 1)]
            for next in piece.plan() {
                guard case .prepare(let purpose) = next.work else { continue }
                try showStandIns(for: next.frame, piece.look, in: renderer)
                while isWanted(),
                    try renderer.prepare(
                        next.frame, look: piece.look, shading: nil, into: moving, for: purpose)
                {}
            }
            return renderer.programsLinked
        }
    }

    /// A strip in which cards stand on their floor takes a third of the memory.
    private static func drawAtRest(_ piece: Piece, by renderer: Renderer) throws {
        let strip = try renderer.target(
            width: piece.width, height: max(1, piece.height * 7 / 20), quality: piece.quality)
        let tile = Tile(
            left: 0, top: piece.height * 9 / 20, pictureWidth: piece.width, pictureHeight: max(1, piece.height))
        try renderer.draw(piece.frame, look: piece.look, into: strip, tile: tile)
        try strip.prepareToBeShownAgain()
        renderer.rest()
    }

    /// Programs are the same, whatever a picture shows.
    private static func showStandIns(for frame: Frame, _ look: Look, in renderer: Renderer) throws {
        let picture = try Image(width: 90, height: 60, filledWith: Pixel(red: 128, green: 128, blue: 128, alpha: 255))
        for card in frame.cards {
            guard let artwork = look.deck.style(of: card).face.artwork, !renderer.holds(artwork.source) else {
                continue
            }
            renderer.show(picture, as: artwork.source)
        }
    }
}
