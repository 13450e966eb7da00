import CZoeFrameReference
import LayoutCore
import ZoeDocument
import ZoeStyle

/// The cards of a scene, drawn plainly in C from textures that are ready.
@safe final class PlainScene {
    private let reference: OpaquePointer
    private let hasFloor: Bool
    private var cards: [SceneReferenceCard] = []

    /// The textures' side, in pixels.
    private static let side: Int32 = 512

    init(_ scene: Scene) throws(Failure) {
        let made = unsafe sceneReferenceMake(Int32(scene.view.width), Int32(scene.view.height), Self.side)
        guard let made = unsafe made else { throw Failure(.noDisplay, "OpenGL can't make the reference's picture") }
        unsafe reference = made
        hasFloor = scene.look().floor != nil
    }

    deinit { unsafe sceneReferenceFree(reference) }

    func take(_ frame: Frame, _ look: Look) {
        let clip = frame.camera.clipMatrix(depth: frame.camera.depthRange(of: frame.cards))
        cards = frame.cards.filter { !$0.isHidden && $0.alpha > 0 }.sorted { $0.order > $1.order }.map { card in
            let shadow = look.deck.style(of: card).shadow
            let matrix = Matrix4(card.matrix * clip)
            let (a, b, c, d) = (matrix.row1, matrix.row2, matrix.row3, matrix.row4)
            return SceneReferenceCard(
                matrix: (a.x, a.y, a.z, a.w, b.x, b.y, b.z, b.w, c.x, c.y, c.z, c.w, d.x, d.y, d.z, d.w),
                half: (Float(card.size.width / 2), Float(card.size.height / 2)),
                shadow: (
                    Float(shadow?.offset.x ?? 0), Float(shadow?.offset.y ?? 0), Float(2.5 * (shadow?.radius ?? 0)),
                    Float(shadow?.opacity ?? 0)
                ), alpha: Float(min(card.alpha, 1)), texture: Int32(card.index))
        }
    }

    /// What was drawn last, row by row from the bottom.
    func read(into bytes: inout [UInt8]) { unsafe sceneReferenceRead(reference, &bytes) }

    func draw() { unsafe sceneReferenceDraw(reference, cards, Int32(cards.count), hasFloor) }
}
