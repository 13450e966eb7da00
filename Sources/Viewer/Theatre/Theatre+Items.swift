internal import LayoutCore
internal import Scene

/// Cards that come and go.
extension Theatre {
    mutating func insertCard() {
        let place = max(0, stage.currentIndex + 1)
        change { $0.edits.append(.insert(at: place)) }
    }

    mutating func removeCard() { removeCard(at: max(0, stage.currentIndex)) }

    mutating func removeCard(at index: Int) {
        guard index < stage.count else { return }
        change { $0.edits.append(.remove(at: index)) }
    }

    /// Cards are put in and taken out one by one where the next row differs by one card, so that one sees them go; else all at
    /// once. Every card has the name that it has in the document, so that it looks the same.
    mutating func rearrange(from before: Scene) {
        let (old, new) = (before.edits, scene.edits)
        guard scene.itemCount != before.itemCount || old != new else { return }
        guard scene.itemCount == before.itemCount else { return reload() }
        var fresh = scene
        fresh.time = 0
        switch (new.last, old.last) {
        case (.insert(let index), _) where new.dropLast() == old[...]: putBack(at: index, as: fresh)
        case (.remove(let index), _) where new.dropLast() == old[...]: apply(.remove(at: index))
        case (_, .insert(let index)) where old.dropLast() == new[...]: apply(.remove(at: index))
        case (_, .remove(let index)) where old.dropLast() == new[...]: putBack(at: index, as: fresh)
        default: reload()
        }
    }

    private mutating func putBack(at index: Int, as scene: Scene) {
        let index = min(index, stage.count)
        guard let identity = scene.stage().identity(at: index) else { return }
        apply(.putBack(identity: identity, at: index))
    }

    private mutating func reload() {
        let place = stage.scroll
        apply(.reloadAll(count: scene.itemCount))
        for edit in scene.edits {
            switch edit {
            case .insert(let index): apply(.insert(at: index, animated: false))
            case .remove(let index): apply(.remove(at: index, animated: false))
            }
        }
        // What comes or goes before the card in the middle moves the row along.
        if stage.scroll != place { apply(.jump(to: stage.placeInReach(of: place))) }
    }
}
