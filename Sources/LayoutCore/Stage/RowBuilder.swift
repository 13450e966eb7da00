/// Gathers the cards of one wheel.
struct RowBuilder {
    let stage: Stage
    let lane: Int
    let lens: Lens
    let lean: Transform3D?
    let context: LayoutContext
    let fade: Fade
    let falloff: Falloff?
    let row: Row
    let scroll: Double
    let showsBackfaces: Bool
    let isReversed: Bool
    let parallax: Double
    let sizeAlign: Double
    /// How far cards lie on the layout's surface, and by how many radians each is bent from end to end.
    let bend: Double
    let ownBend: SIMD2<Double>
    let isBent: Bool
    /// A closed row shows its items again where it is too short for the view.
    let repeats: Bool
    /// Edits that are still to be seen, the oldest first; each leads from one snapshot of the row to the next.
    let changes: [Rearrangement]
    var snapshots: [RowSnapshot]
    var expansion: Expansion?

    init(_ stage: Stage, lane: Int, camera: Camera) {
        self.stage = stage
        self.lane = lane
        lens = camera.lens
        lean = stage.lean
        context = stage.context(lane: lane)
        fade = Fade(stage.knobs)
        falloff = Falloff(stage.knobs)
        row = stage.lanes[lane].rules.row
        scroll = stage.lanes[lane].offset
        showsBackfaces = stage.knobs[StageKnob.showBackfaces]
        isReversed = stage.knobs[StageKnob.reversed]
        parallax = stage.knobs[StageKnob.parallax] * (isReversed ? -1 : 1)
        sizeAlign = stage.knobs[StageKnob.sizeAlign]
        bend = stage.knobs[StageKnob.cardBend]
        ownBend = .pi / 180 * SIMD2(stage.knobs[StageKnob.cardBendX], stage.knobs[StageKnob.cardBendY])
        isBent = bend != 0 || ownBend != .zero
        repeats = stage.knobs[StageKnob.repeatItems] && row.isWrapped
        changes = stage.rearrangements.isEmpty ? [] : stage.rearrangements.filter { $0.lane == lane }
        snapshots = []
        snapshots = allSnapshots()
        expansion = Expansion(self)
    }

    func collect(into cards: inout [Card], _ notes: inout [CardNotes]) {
        var builder = self
        if let places = places() {
            builder.layRails(over: places)
            if stage.itemSize != nil { builder.expansion = Expansion(builder) }
            let isClosed = builder.closedSnapshots()
            cards.reserveCapacity(cards.count + places.count)
            notes.reserveCapacity(notes.count + places.count)
            if changes.isEmpty {
                builder.addResting(places, to: &cards, &notes)
            } else {
                for place in places { builder.addCard(at: place, isClosed: isClosed, to: &cards, &notes) }
            }
            // Scrolled away, it is seen as long as it is grown.
            if let index = builder.expansion?.index, !cards.contains(where: { $0.index == index && $0.lane == lane }) {
                builder.addCard(at: index, isClosed: isClosed, to: &cards, &notes)
            }
        }
        builder.addLeaving(to: &cards, &notes)
    }

    /// The card as the layout places it at an offset, in items from the middle.
    func card(_ index: Int, _ identity: Int, offset: Double, isItem: Bool) -> (card: Card, notes: CardNotes) {
        let showing = snapshots[changes.count].show(index, at: offset)
        return make(index, identity, showing, isItem: isItem && index < row.count)
    }

    private func addCard(
        at place: Int, isClosed: [Bool], to cards: inout [Card], _ notes: inout [CardNotes]
    ) {
        let index = row.isWrapped ? row.clamped(index: place) : place
        let copy = repeats ? turns(from: index, to: place) : 0
        let delta = delta(of: index, copy: copy, in: changes.count, isClosed: isClosed)
        let identity = stage.items.identity(at: index)
        var made = make(index, identity ?? nameOfPlaceholder(index), delta.showing, isItem: identity != nil)
        made.card.copy = Int(safely: copy)
        add(made, alpha: delta.alpha, to: &cards, &notes)
    }

    /// All cards where none is on its way: `addCard` for each, without the movements.
    private func addResting(_ places: ClosedRange<Int>, to cards: inout [Card], _ notes: inout [CardNotes]) {
        let snapshot = snapshots[0]
        // Pieces are all of one size.
        let isCut =
            stage.showsPieces && snapshot.layout.cutsCards && stage.itemSize == nil && falloff?.size ?? 1 == 1
        for place in places {
            let index = row.isWrapped ? row.clamped(index: place) : place
            let copy = repeats ? turns(from: index, to: place) : 0
            let offset = row.offset(of: index, at: scroll) + copy * Double(row.count)
            let identity = stage.items.identity(at: index)
            let showing = snapshot.show(index, at: offset)
            if isCut, let identity, expansion?.holds(identity) != true {
                let pieces = snapshot.layout.pieces(at: Slot.Place(index: index, offset: showing.offset))
                for (number, piece) in pieces.enumerated() {
                    var made = make(index, identity, showing, piece)
                    made.card.copy = Int(safely: copy) * pieces.count + number
                    add(made, alpha: 1, to: &cards, &notes)
                }
                if !pieces.isEmpty { continue }
            }
            var made = make(index, identity ?? nameOfPlaceholder(index), showing, isItem: identity != nil)
            made.card.copy = Int(safely: copy)
            add(made, alpha: 1, to: &cards, &notes)
        }
    }

    /// A piece of a card: what becomes of cards beside the middle becomes of all of it together.
    private func make(
        _ index: Int, _ identity: Int, _ showing: ShownCard, _ piece: CutPiece
    ) -> (card: Card, notes: CardNotes) {
        var showing = showing
        showing.placement = piece.placement
        var made = make(index, identity, showing, isItem: true)
        made.card.matrix = .translation(x: piece.middle.x, y: piece.middle.y, z: 0) * made.card.matrix
        made.card.part = CardPart(of: made.card.size, middle: piece.middle)
        made.card.size = piece.size
        return made
    }

    /// How many times round the closed row a place is from where the item itself is shown.
    private func turns(from index: Int, to place: Int) -> Double {
        ((Double(place) - scroll - row.offset(of: index, at: scroll)) / Double(max(row.count, 1))).rounded()
    }

    /// Below all items' names, and the same however many items there are.
    private func nameOfPlaceholder(_ index: Int) -> Int { index < 0 ? index : row.count - index - 1001 }

    private func make(
        _ index: Int, _ identity: Int, _ showing: ShownCard, isItem: Bool
    ) -> (card: Card, notes: CardNotes) {
        var placement = inRow(showing)
        var size = isItem ? own(identity, showing) : showing.size.repaired
        let uncut = size
        if let falloff { size = falloff.size(of: size, at: showing.offset) }
        let grown = expansion?.apply(to: &placement, of: identity, at: showing.offset) ?? 0
        if sizeAlign != 0 {
            let across = placement.transform
            let shift =
                context.isVertical
                ? (showing.size.width - uncut.width) * across.row1 : (showing.size.height - uncut.height) * across.row2
            placement.transform.row4 += sizeAlign * (1 - grown) / 2 * shift
        }
        if let lean { placement.transform = placement.transform * lean }
        let matrix = lens.view(placement.transform)
        var renewal = 1.0
        if let last = stage.renewals.first(where: { $0.identity == identity }) {
            renewal = Easing.inOut(min(1, (stage.time - last.start) / ScrollConstants.scroll))
        }
        let faded = fade.alpha(at: showing.offset)
        let card = Card(
            index: index, identity: identity, lane: lane, offset: showing.offset, size: size, matrix: matrix,
            alpha: (faded + grown * (1 - faded)) * min(placement.alpha, 1), blur: max(0, placement.blur),
            tint: falloff?.tint(at: showing.offset)?.times(1 - grown), renewal: renewal,
            isHidden: !(showsBackfaces || matrix.row3.z > 0), isPlaceholder: !isItem,
            slide: PictureSlide(
                parallax, at: showing.offset, extent: context.isVertical ? size.height : size.width,
                alongY: context.isVertical))
        return (card, CardNotes(depth: placement.depth, curvature: curvature(of: placement, size)))
    }

    /// A layout that says how large its cards are is not asked to take others.
    @inline(never)
    private func own(_ identity: Int, _ showing: ShownCard) -> Size {
        ((showing.placement.size == nil ? stage.itemSize?(identity) : nil) ?? showing.size).repaired
    }

    private func inRow(_ showing: ShownCard) -> Placement {
        var placement = showing.placement
        falloff?.apply(to: &placement, at: showing.offset)
        if isReversed { placement.mirror(alongY: context.isVertical) }
        return placement
    }

    /// How an item stands in its row, and its size, whatever has grown.
    func standing(_ index: Int, _ identity: Int) -> (placement: Placement, size: Size) {
        let showing = snapshots[changes.count].show(index, at: row.offset(of: index, at: scroll))
        let size = own(identity, showing)
        return (inRow(showing), falloff?.size(of: size, at: showing.offset) ?? size)
    }

    /// The depth of the nearest corner of all cards on stage.
    @inline(never)
    func nearestDepth() -> Double {
        guard let places = places() else { return 0 }
        return places.lazy.map { place in
            let index = row.isWrapped ? row.clamped(index: place) : place
            let (placement, size) = standing(index, stage.items.identity(at: index) ?? 0)
            let (across, down) = (placement.transform.row1.z * size.width, placement.transform.row2.z * size.height)
            return placement.transform.m43 + (abs(across) + abs(down)) / 2
        }.max() ?? 0
    }

    /// What the layout's surface has, as far as cards are to lie on it, and what each is bent by itself.
    private func curvature(of placement: Placement, _ size: Size) -> SIMD2<Double> {
        guard isBent else { return .zero }
        return bend * placement.curvature + ownBend / SIMD2(max(size.width, 1e-3), max(size.height, 1e-3))
    }

    private func add(
        _ made: (card: Card, notes: CardNotes), alpha: Double, to cards: inout [Card], _ notes: inout [CardNotes]
    ) {
        // What cannot be seen is not on stage.
        guard made.card.alpha * alpha > 0, made.card.matrix.isFinite, made.card.blur.isFinite else { return }
        // A card is large, and there may be many: it is not copied to be changed.
        cards.append(made.card)
        cards[cards.count - 1].alpha *= alpha
        notes.append(made.notes)
    }

    // MARK: Insertions and removals on their way

    /// From the oldest that is still to be seen to now.
    private func allSnapshots() -> [RowSnapshot] {
        var scroll = scroll
        var snapshots = [
            RowSnapshot(stage.layout.layout(stage.knobs, on: context), row, scroll: scroll, card: context.card)
        ]
        for change in changes.reversed() {
            let row = Row(count: change.rowBefore.count, isWrapped: row.isWrapped)
            scroll += change.scrollBefore - change.scrollAfter
            if row.isWrapped, row.count > 0 { scroll = row.clamped(offset: scroll) }
            var context = context
            context.items = row.count
            context.scroll = scroll
            snapshots.append(
                RowSnapshot(stage.layout.layout(stage.knobs, on: context), row, scroll: scroll, card: context.card))
        }
        return snapshots.reversed()
    }

    private func closedSnapshots() -> [Bool] { changes.isEmpty ? [] : snapshots.map { repeats || $0.isClosed } }

    /// How a card is shown on its way from snapshot to snapshot.
    /// - Parameter last: the snapshot in which it has this index, the last of its life so far.
    private func delta(
        of index: Int, copy: Double, in last: Int, isClosed: [Bool]
    ) -> (showing: ShownCard, alpha: Double) {
        let base =
            snapshots[last].row.offset(of: index, at: snapshots[last].scroll) + copy * Double(snapshots[last].row.count)
        guard last > 0 else { return (snapshots[0].show(index, at: base), 1) }

        var offset = base
        var alpha = 1.0
        var steps: [(snapshot: Int, index: Int)] = [(last, index)]
        for (number, change) in changes[..<last].enumerated().reversed() {
            let after = steps[steps.count - 1].index
            guard let before = change.indexBefore(after) else {
                alpha *= change.alpha(at: stage.time)
                break
            }
            let delta = change.displacement(of: after, copy: copy, isClosed: isClosed[number], at: stage.time)
            offset += delta.delta
            alpha *= delta.alpha
            steps.append((number, before))
        }
        return (blend(steps, at: offset), alpha)
    }

    /// Each change that is still going on keeps its share of the snapshots before it: now + Σ remaining · (before - after).
    private func blend(_ steps: [(snapshot: Int, index: Int)], at offset: Double) -> ShownCard {
        var sum = ShownCard.none
        for (number, step) in steps.enumerated() {
            let newer = number == 0 ? 1 : changes[step.snapshot].remaining(at: stage.time)
            let older = number == steps.count - 1 ? 0 : changes[step.snapshot - 1].remaining(at: stage.time)
            if newer != older { sum.add(snapshots[step.snapshot].show(step.index, at: offset), times: newer - older) }
        }
        return sum
    }

    /// Removed cards fade where they were.
    private func addLeaving(to cards: inout [Card], _ notes: inout [CardNotes]) {
        guard changes.contains(where: { $0.kind == .removal }) else { return }
        let isClosed = closedSnapshots()
        for (number, change) in changes.enumerated() where change.kind == .removal {
            let alpha = change.alpha(at: stage.time)
            guard alpha > 0, isOnStage(change.index, in: snapshots[number]) else { continue }
            let around = repeats ? visibleCount / (2 * max(change.rowBefore.count, 1)) + 1 : 0
            let namesakes = namesakes(ofLeaving: number)
            for copy in -around...around {
                let delta = delta(of: change.index, copy: Double(copy), in: number, isClosed: isClosed)
                var made = make(change.index, change.identity, delta.showing, isItem: true)
                made.card.copy = copy + namesakes * 2 * (around + changes.count + 1)
                if repeats, abs(made.card.offset) > Double(visibleCount) / 2 + 1 { continue }
                add(made, alpha: delta.alpha * alpha, to: &cards, &notes)
            }
        }
    }

    /// How many other showings of a leaving item there are: it may have been put back, and taken away again.
    private func namesakes(ofLeaving number: Int) -> Int {
        let identity = changes[number].identity
        let isBack = stage.items.index(of: identity) != nil
        return changes[..<number].count { $0.kind == .removal && $0.identity == identity } + (isBack ? 1 : 0)
    }
}
