/// Where in the view the current card stands.
package enum RestEdge: String, CaseIterable, KnobValue {
    case centre, start, end
}

extension Stage {
    /// How far the whole picture is moved along the scroll axis so that the current card stands where it shall.
    /// - Parameter camera: one that looks at the middle.
    func restShift(before camera: Camera) -> Double {
        let edge = knobs[StageKnob.restAt]
        guard edge != .centre, !layout.info.showsAll else { return 0 }
        let isAtStart = (edge == .start) != knobs[StageKnob.reversed]
        let length = knobs[StageKnob.vertical] ? view.height : view.width
        let room = length / 2 - knobs[StageKnob.restInset]
        // Between two cards that stand or reach otherwise, in part as the one and in part as the other.
        let below = scroll.rounded(.down)
        let here = side(isAtStart, of: below, before: camera)
        let next = scroll == below ? here : side(isAtStart, of: below + 1, before: camera)
        return (isAtStart ? -room : room) - (here + (scroll - below) * (next - here))
    }

    /// Where the outer side of a card is seen while it is the current one, along the scroll axis from the view's middle.
    private func side(_ isStart: Bool, of place: Double, before camera: Camera) -> Double {
        var context = context(lane: 0)
        let row = Row(count: count, isWrapped: context.isWrapped)
        let index = row.clamped(index: Int(safely: place))
        context.scroll = Double(max(index, 0))
        let placement = layout.layout(knobs, on: context).placement(at: Slot.Place(index: max(index, 0), offset: 0))
        let own = items.identity(at: index).flatMap { itemSize?($0) }
        let size = (placement.size ?? own ?? context.card).repaired
        var transform = placement.transform
        if knobs[StageKnob.reversed] { transform = transform.mirrored(alongY: context.isVertical) }
        let corners = camera.corners(of: size, through: camera.lens.view(transform)).map { corner in
            corner.map { context.isVertical ? $0.y - view.height / 2 : $0.x - view.width / 2 }
        }
        let half = (context.isVertical ? size.height : size.width) / 2
        guard let first = corners[0], let second = corners[1], let third = corners[2], let fourth = corners[3] else {
            return isStart ? -half : half
        }
        return isStart ? min(first, second, third, fourth) : max(first, second, third, fourth)
    }

    /// How many cards are on stage where no knob says it: from an edge, they are seen as far as the other edge.
    func visibleCount(of layout: AnyLayout) -> Int {
        let usual = layout.visibleCount
        let (twice, overflow) = usual.multipliedReportingOverflow(by: 2)
        return knobs[StageKnob.restAt] == .centre || overflow ? usual : twice
    }

    /// The row with the ends that it has where no empty room may be seen before it and after it.
    func contained(_ row: Row) -> Row {
        guard knobs[StageKnob.contain], !row.isWrapped, row.count > 1, !lanes.isEmpty, !layout.info.endsItself else {
            return row
        }
        // A pile has no such ends.
        guard let before = room(at: 0, of: row, towards: 1),
            let after = room(at: row.count - 1, of: row, towards: -1)
        else { return row }
        var row = row
        let last = Double(row.count - 1)
        if before + after <= last {
            (row.before, row.after) = (before, after)
        } else {
            // All are in view: there they stay.
            let place =
                switch knobs[StageKnob.restAt] {
                case .start: 0.0
                case .centre: last / 2
                case .end: last
                }
            (row.before, row.after) = (place, last - place)
        }
        return row
    }

    /// Where a card at an end of the row is.
    private enum Sight {
        case inside
        case beyondEdge
        /// On no stage: behind others, faded, or past the end of what the layout shows.
        case unseen
    }

    /// How far the row can scroll on from its first card, or back from its last one, until that card's outer edge is at the
    /// view's; nil where it never comes there, or is not seen any more before it does.
    private func room(at index: Int, of row: Row, towards direction: Double) -> Double? {
        func sight(_ delta: Double) -> Sight {
            var stage = self
            stage.morphs = []
            stage.rearrangements = []
            stage.lanes[0].rules.row = row
            stage.lanes[0].offset = Double(index) + direction * delta
            var builder = RowBuilder(stage, lane: 0, camera: stage.camera)
            guard let places = builder.places(), places.contains(index) else { return .unseen }
            builder.layRails(over: places)
            builder.expansion = nil
            let identity = items.identity(at: index) ?? index
            let card = builder.card(index, identity, offset: -direction * delta, isItem: true).card
            guard card.alpha > 0, !card.isHidden else { return .unseen }
            let corners = stage.camera.corners(of: card.size, through: card.matrix)
            let isVertical = knobs[StageKnob.vertical]
            let length = isVertical ? view.height : view.width
            let inset = min(knobs[StageKnob.restInset], length / 2)
            let startsHere = (direction > 0) != knobs[StageKnob.reversed]
            let isInside = corners.allSatisfy { corner in
                guard let corner else { return false }
                let place = isVertical ? corner.y : corner.x
                return startsHere ? place > inset + 1e-6 : place < length - inset - 1e-6
            }
            return isInside ? .inside : .beyondEdge
        }
        switch sight(0) {
        case .inside: break
        case .beyondEdge: return 0
        case .unseen: return nil
        }
        var (inside, outside) = (0.0, 1.0)
        while sight(outside) == .inside {
            guard outside < 4096 else { return nil }
            (inside, outside) = (outside, 2 * outside)
        }
        for _ in 0..<50 {
            let middle = (inside + outside) / 2
            if sight(middle) == .inside { inside = middle } else { outside = middle }
        }
        return sight(outside) == .beyondEdge ? outside : nil
    }
}
