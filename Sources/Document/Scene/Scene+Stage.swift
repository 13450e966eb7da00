public import LayoutCore
internal import ZoePictures
public import ZoeStyle

extension Scene {
    /// The stage as the document describes it, its clock at the scene's time.
    public func stage() -> Stage {
        var stage = Stage(layout, items: itemCount, view: view)
        // A stage that is set up like this was never laid out otherwise: nothing moves.
        stage.dress(in: layout, knobs)
        for edit in edits {
            switch edit {
            case .insert(let index): stage.apply(.insert(at: index, animated: false))
            case .remove(let index): stage.apply(.remove(at: index, animated: false))
            }
        }
        _ = stage.takeEvents()
        // What came or went before the card in the middle has moved the row along.
        if scroll != 0 || !edits.isEmpty { stage.stand(at: scroll) }
        // A stage takes ten seconds at once.
        var rest = min(max(time, 0), Self.longestTime)
        while rest > 0 {
            stage.advance(by: min(rest, 10))
            rest -= 10
        }
        return stage
    }

    /// How many cards there are before any edits, said or not.
    public var itemCount: Int {
        if let items { return items }
        switch deck.kind {
        case .files where !deck.files.isEmpty: return files?.count ?? deck.files.count
        case .cards where deck.cards.count > 1: return deck.cards.count
        default: return Self.itemsOtherwise
        }
    }

    public static let itemsOtherwise = 12

    /// How the cards and what is around them look, knobs included.
    public func look() -> Look {
        var deckCache = DeckCache()
        return look(turnedBy: knobs, from: &deckCache)
    }

    /// The same while other values are on the knobs, of a stage's, say.
    public func look(turnedBy knobs: Knobs, from deckCache: inout DeckCache) -> Look {
        var look = Look(backdrop: backdrop, floor: floor, deck: deckCache.deck(of: self))
            .turned(by: knobs.fitted(to: self.knobs.table))
        if picture.isTransparent { look.backdrop = .transparent }
        return look
    }

    /// The frame with the scene's plates laid in. They are none of the layout's cards: a tap goes through them.
    public func furnished(_ frame: Frame) -> Frame {
        guard !plates.isEmpty else { return frame }
        var frame = frame
        // Far plates lie under the cards, the others over them.
        let behind = plates.indices.filter { plates[$0].z < 0 }.sorted { plates[$0].z < plates[$1].z }
        let before = plates.indices.filter { plates[$0].z >= 0 }.sorted { plates[$0].z < plates[$1].z }
        for index in frame.cards.indices { frame.cards[index].order += behind.count }
        let count = frame.cards.count
        for (order, plate) in behind.enumerated() { frame.cards.append(plates[plate].card(plate, order: order)) }
        for (order, plate) in before.enumerated() {
            frame.cards.append(plates[plate].card(plate, order: behind.count + count + order))
        }
        return frame
    }
}

extension Plate {
    fileprivate func card(_ number: Int, order: Int) -> Card {
        Card(
            index: 0, identity: Self.identity(number), offset: 0, size: Size(width: width, height: height),
            matrix: .translation(x: x, y: y, z: z), order: order)
    }
}
