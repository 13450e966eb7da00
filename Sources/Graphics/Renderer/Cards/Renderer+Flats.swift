internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle

/// What was drawn flat for a picture, by the card's number in the frame.
struct FlatCards {
    /// Cards that are laid into the picture as a whole.
    var cards: [Int: FlatCard] = [:]
    /// The forms that shaders give to cards, as their shadows have them.
    var shadows: [Int: FlatCard] = [:]

    var isEmpty: Bool { cards.isEmpty && shadows.isEmpty }
}

extension Renderer {
    /// - Parameter list: the cards that are seen, of this part of the picture.
    func flatCards(
        of request: DrawingRequest, _ list: CardList, _ face: FaceUse?, _ view: View
    ) throws(RendererError) -> FlatCards {
        let (frame, look) = (request.frame, request.look)
        let lighting = Lighting(look, frame, in: nil)
        // What is cut or blurred must be so in all tiles, also where what it passes through is in another one, and as fine: all
        // of them together have room for so many texels.
        let list =
            request.isWholePicture
            ? list
            : CardList(frame, look, textures, view.whole, culls: request.culls, face: face, lighting: lighting)
        let wanted = list.wantedFlats(frame, look, view)
        let whole = request.sharesSeenCards ? request.view() : view
        // A shader of the user's own sees its cards where they are.
        let fading =
            face == nil ? list.wantedFades(frame.cards, look, whole, besides: wanted, room: fadingCards.room) : []
        var casting = list.wantedShadows(frame.cards, look, view)
        // A form changes little from frame to frame.
        let isQuick = request.effort == .quick
        if isQuick { casting = casting.map(\.inSteps) }
        /// The card by itself and all of it, whatever happens to it in its place.
        func draw(_ flat: FlatCard, _ paperView: View, encodes: Bool) throws(RendererError) {
            var paper = frame
            paper.cards = [frame.cards[flat.index].whole]
            if flat.place == nil {
                paper.cards[0].matrix = .identity
                paper.cards[0].matrix.row3.lowHalf = flat.lean
            }
            paper.cards[0].blur = 0
            paper.cards[0].alpha = 1
            let own = face?.alone(with: flat.index)
            // Light on a card that is bent or cut is another one on each piece.
            let isInPieces = frame.cards[flat.index].part != nil
            let list = CardList(
                paper, look, textures, paperView, culls: false, face: own,
                lighting: isInPieces ? nil : lighting?.alone(flat.index))
            try self.draw(list, paperView, encodes: encodes, face: own)
        }
        var laid = FlatCards()
        // Bent cards are to be as sharp as flat ones.
        flats.mostTexels = frame.hasBentCards ? 6_000_000 : 2_000_000
        func drawSharp() throws(RendererError) -> [Int: FlatCard] {
            if fading.isEmpty { return [:] }
            return try fadingCards.fillSharp(fading, of: request.pieced) { flat, view throws(RendererError) in
                try draw(flat, flat.place.map(whole.cropped) ?? view, encodes: true)
            }
        }
        // Another thread begins with those that are cut or blurred.
        if tracker.isRehearsal { _ = try drawSharp() }
        if !wanted.isEmpty {
            laid.cards = try flats.fill(wanted, of: request.pieced) { flat, view throws(RendererError) in
                try draw(flat, view, encodes: false)
            }
            list.shareOut(&laid.cards, to: frame.cards, view)
        }
        laid.cards.merge(try drawSharp().mapValues { $0.seen(in: view, of: whole) }) { blurred, _ in blurred }
        if !casting.isEmpty {
            laid.shadows = try shadowForms.fill(
                casting, of: request.pieced, anew: isQuick ? 1 : .max
            ) { flat, view throws(RendererError) in
                try draw(flat, view, encodes: false)
            }
        }
        return laid
    }
}
