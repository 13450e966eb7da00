import LayoutCore
import ZoeDocument
import ZoeExport
import ZoeImages
import ZoePictures
import ZoeRenderer
import ZoeStyle

/// Paints single cards for files of other formats: lying flat, or as they are seen.
struct ExportPainter {
    private let offscreen: OffscreenRenderer
    private let scene: Scene
    private let look: Look
    /// Pixels a point.
    private let scale: Double

    init(_ offscreen: OffscreenRenderer, _ scene: Scene, _ look: Look, scale: Double) {
        self.offscreen = offscreen
        var scene = scene
        scene.shaders.post = []
        scene.picture.isTransparent = true
        scene.picture.size = nil
        scene.picture.scale = scale
        self.scene = scene
        self.look = look
        self.scale = scale
    }

    /// No picture has a longer side, in pixels.
    private static let longestSide = 2048.0

    /// A card without its shadow, seen from straight above.
    func flat(_ card: Card, fromBehind: Bool = false) throws(Failure) -> Image {
        var lying = card
        lying.matrix = fromBehind ? .rotation(aboutY: Turn(.degrees(180))) : .identity
        (lying.alpha, lying.blur, lying.isHidden, lying.order, lying.renewal, lying.part) = (1, 0, false, 0, 1, nil)
        lying.tint = nil
        var sheet = scene
        sheet.shaders.backdrop = nil
        sheet.view = card.size
        // But a thin one has a pixel across.
        sheet.picture.scale = min(
            scale,
            max(
                Self.longestSide / max(card.size.width, card.size.height),
                0.51 / min(card.size.width, card.size.height)))
        let look = Look(backdrop: .transparent, deck: ShadowlessDeck(deck: look.deck))
        return try draw([lying], through: Camera(view: card.size, lens: Lens(m34: 0)), look, of: sheet)
    }

    /// A card with its body, its light and its shadow as it is seen in a frame; nil where nothing of it is in the view.
    func seen(_ card: Card, in frame: Frame) throws(Failure) -> PrintedPage.Picture? {
        var sheet = scene
        sheet.shaders.backdrop = nil
        sheet.view = frame.camera.view
        let look = Look(backdrop: .transparent, deck: look.deck, light: look.light)
        return try draw([card], through: frame.camera, look, of: sheet).trimmed(pixelsPerPoint: scale)
    }

    /// What is behind the cards.
    func ground(of frame: Frame) throws(Failure) -> PrintedPage.Picture {
        var sheet = scene
        sheet.picture.isTransparent = false
        sheet.view = frame.camera.view
        let image = try draw([], through: frame.camera, Look(backdrop: look.backdrop, deck: look.deck), of: sheet)
        let view = frame.camera.view
        return PrintedPage.Picture(image, left: 0, top: 0, width: view.width, height: view.height)
    }

    private func draw(
        _ cards: [Card], through camera: Camera, _ look: Look, of sheet: Scene
    ) throws(Failure) -> Image {
        let frame = Frame(
            layout: scene.layout.name, camera: camera, scroll: 0, count: cards.count,
            currentIndex: cards.first?.index ?? -1, isMoving: false, cards: cards)
        return try offscreen.draw(try ScenePicture(sheet, shown: ShownStage(frame, look)))
    }
}

/// A deck whose cards throw no shadows.
private struct ShadowlessDeck: Deck {
    let deck: any Deck
    var overhang: Double { 0 }

    func style(of card: Card) -> CardStyle {
        var style = deck.style(of: card)
        style.shadow = nil
        return style
    }

    func setAside(_ source: Artwork.Source, because reason: String) { deck.setAside(source, because: reason) }
}

extension Image {
    /// What is not clear of it, and where that is on a page.
    fileprivate func trimmed(pixelsPerPoint scale: Double) -> PrintedPage.Picture? {
        guard let (part, left, top) = trimmed() else { return nil }
        return PrintedPage.Picture(
            part, left: Double(left) / scale, top: Double(top) / scale, width: Double(part.width) / scale,
            height: Double(part.height) / scale)
    }
}
