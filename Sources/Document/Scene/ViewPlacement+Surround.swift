internal import CardContent
internal import LayoutCore
internal import ZoePictures
public import ZoeStyle

extension Backdrop {
    /// A dark wall, for what is seen on it.
    public static let wall = Backdrop.gradient(top: Colour(hex: 0x1A1B20), bottom: Colour(hex: 0x0C0D10))
}

extension ViewPlacement {
    /// What is around the view: a wall, and the edge of the device. A scene without cards, as large as the room.
    public var surround: Scene {
        var scene = Scene()
        scene.view = room
        scene.items = 0
        scene.backdrop = .wall
        scene.deck = DeckPlan(.cards)
        scene.plates = [bed]
        return scene
    }

    /// What the view lies on.
    private var bed: Plate {
        let (width, height) = (scale * view.width, scale * view.height)
        let edge = device == .phone ? 0.03 * min(width, height) : 0
        var card = CardStyle()
        card.fill = .plain(Colour(hex: 0x050608))
        card.cornerRadius = 2.4 * edge
        card.shadow = Shadow(radius: 16, offset: Vector2(x: 0, y: 6), opacity: 0.6)
        if device == .phone { (card.borderWidth, card.borderColour) = (max(1, 0.12 * edge), Colour(hex: 0x4C505C)) }
        let middle = place(of: Point(x: view.width / 2, y: view.height / 2))
        return Plate(
            x: middle.x - room.width / 2, y: middle.y - room.height / 2, width: width + 2 * edge,
            height: height + 2 * edge, card: card)
    }
}
