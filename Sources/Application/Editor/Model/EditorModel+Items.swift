internal import LayoutCore
internal import ZoeDocument

/// Cards that come and go.
extension EditorModel {
    public mutating func insertCard() {
        let place = max(0, stage.currentIndex + 1)
        change { $0.edits.append(.insert(at: place)) }
    }

    public mutating func removeCard() { removeCard(at: max(0, stage.currentIndex)) }

    public mutating func removeCard(at index: Int) {
        guard index < stage.count else { return }
        change { $0.edits.append(.remove(at: index)) }
    }

    /// Cards are put in and taken out one by one where the next row differs by one card, so that one sees them go; else all at
    /// once. Every card has the name that it has in the document, so that it looks the same.
    mutating func rearrange(from before: Scene) {
        let (old, new) = (before.edits, scene.edits)
        guard scene.itemCount != before.itemCount || old != new else { return }
        guard scene.itemCount == before.itemCount else { return reload() }
        switch (new.last, old.last) {
        case (.insert(let index), _) where new.dropLast() == old[...]:
            let inserted = old.count { if case .insert = $0 { true } else { false } }
            putBack(scene.itemCount + inserted, at: index)
        case (.remove(let index), _) where new.dropLast() == old[...]: apply(.remove(at: index))
        case (.move(let index, let place), _) where new.dropLast() == old[...]: apply(.move(from: index, to: place))
        case (_, .move(let index, let place)) where old.dropLast() == new[...]: apply(.move(from: place, to: index))
        case (.move(let index, let place), .move(let other, let former))
        where index == other && old.dropLast() == new.dropLast():
            apply(.move(from: former, to: place))
        case (_, .insert(let index)) where old.dropLast() == new[...]: apply(.remove(at: index))
        case (_, .remove(let index)) where old.dropLast() == new[...]:
            if let identity = Stage.identity(at: index, of: scene.itemCount, after: new) {
                putBack(identity, at: index)
            }
        default: reload()
        }
    }

    private mutating func putBack(_ identity: Int, at index: Int) {
        apply(.putBack(identity: identity, at: min(index, stage.count)))
    }

    private mutating func reload() {
        let place = stage.scroll
        apply(.reloadAll(count: scene.itemCount))
        for edit in scene.edits {
            switch edit {
            case .insert(let index): apply(.insert(at: index, animated: false))
            case .remove(let index): apply(.remove(at: index, animated: false))
            case .move(let index, let place): apply(.move(from: index, to: place, animated: false))
            }
        }
        // What comes or goes before the card in the middle moves the row along.
        if stage.scroll != place { apply(.jump(to: stage.placeInReach(of: place))) }
    }
}
