public import LayoutCore
internal import ZoePictures
public import ZoeStyle

extension Scene {
    /// The stage as the document describes it, its clock at the scene's time.
    public func stage() -> Stage {
        guard timeline.isEmpty else { return played.stage() }
        var stage = Stage(layout, items: itemCount, view: view)
        // A stage that is set up like this was never laid out otherwise: nothing moves.
        stage.adopt(layout, knobs)
        sizeItems(of: &stage)
        for edit in edits { stage.apply(edit.atOnce) }
        _ = stage.takeEvents()
        // What came or went before the card in the middle has moved the row along, and one that is contained may not begin at 0.
        if scroll != 0 || !edits.isEmpty || knobs.flag("contain") { stage.stand(at: scroll) }
        // A stage takes ten seconds at once.
        var rest = min(max(time, 0), Stage.longestTime)
        while rest > 0 {
            stage.advance(by: min(rest, 10))
            rest -= 10
        }
        placeCards(on: &stage)
        return stage
    }

    /// Knobs as whoever lays hands on the cards wants them, in a window or on a page: where the scene has nothing to say, a card that is
    /// grabbed stays under the pointer, but where it has been said how much faster than the pointer they go.
    public func forHands(_ knobs: Knobs) -> Knobs {
        guard self.knobs.changes["motion.followPointer"] == nil, knobs.table["motion.followPointer"] != nil,
            knobs.changes["layout.offsetMultiplier"] == nil
        else {
            return knobs
        }
        var own = knobs
        _ = try? own.set("motion.followPointer", to: .flag(true))
        return own
    }

    /// Lets a stage with the same cards show this moment of a timeline.
    /// - Parameter knobs: the scene's, and what else is turned.
    public func pose(_ stage: inout Stage, turnedBy knobs: Knobs) {
        stage.adopt(layout, knobs)
        sizeItems(of: &stage)
        placeCards(on: &stage)
    }

    private func placeCards(on stage: inout Stage) {
        guard let moment else { return }
        if moment.holdsScroll { stage.stand(at: scroll) }
        stage.show(moment.departures, at: moment.holdsScroll ? scroll : stage.scroll)
    }

    /// What is wrong with edits that can't be made, by their number, the first being 1.
    public var editProblems: [(number: Int, problem: Problem)] {
        guard !edits.isEmpty else { return [] }
        var stage = Stage(layout, items: itemCount, view: view)
        stage.adopt(layout, knobs)
        return edits.enumerated().compactMap { index, edit in
            stage.apply(edit.atOnce).map { (index + 1, $0) }
        }
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
        guard timeline.isEmpty else { return played.look() }
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

    /// The frame with the scene's plates laid in, seen from where the scene is seen. Plates are none of the layout's cards: a tap goes
    /// through them.
    /// - Parameter knobs: as they stand at the frame's moment; nil for the scene's own.
    public func completed(_ frame: Frame, turnedBy knobs: Knobs? = nil) -> Frame {
        var frame = frame
        frame.lay(plates.indices.map { plates[$0].card($0, scroll: frame.scroll) })
        return seen(frame, turnedBy: knobs)
    }

    /// The frame from where the scene is seen, which may be far from the stage's own eye.
    /// - Parameter knobs: as they stand at the frame's moment; nil for the scene's own.
    public func seen(_ frame: Frame, turnedBy knobs: Knobs? = nil) -> Frame {
        Walk(knobs ?? played.knobs).map { frame.seen(by: $0) } ?? frame
    }
}

extension Plate {
    fileprivate func card(_ number: Int, scroll: Double) -> Card {
        Card(
            index: 0, identity: Self.identity(number), offset: 0, size: Size(width: width, height: height),
            matrix: pose.matrix(scroll: scroll))
    }
}

extension Input.Edit {
    fileprivate var atOnce: Input {
        switch self {
        case .insert(let index): .insert(at: index, animated: false)
        case .remove(let index): .remove(at: index, animated: false)
        case .move(let index, let place): .move(from: index, to: place, animated: false)
        }
    }
}
