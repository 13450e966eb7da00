internal import Appearance
internal import LayoutCore

extension CardList {
    /// The cards that have to be drawn flat first: those that are blurred, and translucent ones that pass through others.
    func wantedFlats(_ cards: [Card], _ look: Look, _ view: View) -> [Flat] {
        let cut = crossings(cards).places
        var wanted: [Flat] = []
        for (number, place) in places.enumerated() {
            let card = cards[place.index]
            let blur = card.blur > 0 ? min(card.blur, 1000) : 0
            guard blur > 0 || cut.contains(number) else { continue }
            let beyond = look.deck.style(of: card).shadow?.overhang ?? 0
            let isTurned = Side.isSeenFromBehind(card.matrix * view.wholeClip)
            guard
                let flat = Flat(
                    card, index: place.index, blur: blur, margin: beyond > 0 ? min(beyond, 5000) : 0,
                    isTurned: isTurned, in: view)
            else { continue }
            // A third of a pixel is not seen.
            if !cut.contains(number) && blur * max(flat.scale.x, flat.scale.y) < 0.45 { continue }
            wanted.append(flat)
        }
        return wanted
    }

    /// All cards, to be drawn flat as they are without the user's own shader, which then reads them.
    func wantedContents(_ cards: [Card], _ view: View) -> [Flat] {
        places.compactMap { place in
            Flat(
                cards[place.index], index: place.index, blur: 0, margin: 0,
                isTurned: Side.isSeenFromBehind(cards[place.index].matrix * view.wholeClip), in: view)
        }
    }

    private func crossings(_ cards: [Card]) -> Crossings {
        var translucent: [(place: Int, card: Card)] = []
        for (number, place) in places.enumerated() where place.isTranslucent && !(cards[place.index].blur > 0) {
            translucent.append((number, cards[place.index]))
        }
        return Crossings(translucent)
    }

    /// Puts flats in the places of their cards.
    mutating func lay(_ flats: [Int: Flat], for cards: [Card]) {
        guard !flats.isEmpty else { return }
        var crossings = crossings(cards)
        var order: [(block: Int, flat: FlatQuad?)] = []
        for piece in crossings.arranged(places.indices) {
            let place = places[piece.place]
            if let flat = flats[place.index] {
                for block in place.blocks.dropFirst() { leaveOut(block) }
                let first = place.blocks.lowerBound
                order.append((first, FlatQuad(flat: flat, matrix: blocks[first].matrix, lines: piece.lines)))
            } else if piece.isFirst {
                for block in place.blocks { order.append((block, nil)) }
            }
        }
        arrange(order)
    }
}
