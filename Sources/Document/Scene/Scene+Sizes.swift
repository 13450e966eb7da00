internal import CardContent
public import LayoutCore
internal import ZoePictures
internal import ZoeStyle

/// Cards of sizes of their own.
extension Scene {
    /// Gives the stage's items the sizes that the deck wants for them. What pictures want follows the size of all, so that this is
    /// due wherever knobs are turned.
    public func sizeItems(of stage: inout Stage) {
        let sizes = deck.sizes
        let shapes = pictureShapes
        guard !sizes.isEmpty || shapes != nil else {
            stage.itemSize = nil
            return
        }
        let (card, isVertical) = (stage.cardSize, stage.knobs.flag("vertical"))
        stage.itemSize = { identity in
            if !sizes.isEmpty, let size = sizes[identity.turn(in: sizes.count)] { return size }
            guard let shape = shapes?.shape(of: identity) else { return nil }
            return isVertical
                ? Size(width: card.width, height: card.width / shape)
                : Size(width: card.height * shape, height: card.height)
        }
    }

    /// What the items' sizes are at this moment, for whoever gives them out in turn; empty where all have the size of all.
    public var sizesInTurn: [Size?] {
        guard pictureShapes != nil else { return deck.sizes }
        guard let size = stage().itemSize else { return [] }
        return (0..<itemCount + edits.count).map(size)
    }

    /// Which file is on which card, where cards are to be like their pictures.
    private var pictureShapes: PictureShapes? {
        guard knobs.flag("pictureShapes") else { return nil }
        switch deck.kind {
        case .covers, .paintings: return nil
        case .files: return files.map { PictureShapes($0.paths) }
        case .cards:
            let layer = StyleLayer(deck.card)
            let styles =
                deck.cards.isEmpty ? [deck.card] : deck.cards.map { $0.laid(over: layer.laid(over: CardStyle())) }
            let paths = styles.map { style in
                if case .file(let path) = style.face.artwork?.source { path } else { nil as String? }
            }
            return paths.contains { $0 != nil } ? PictureShapes(paths) : nil
        }
    }
}
