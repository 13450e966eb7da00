/// Where in the view the current card stands.
package enum RestEdge: String, CaseIterable, KnobValue {
    case centre, start, end
}

extension Stage {
    /// How far the whole picture is moved along the scroll axis so that the current card stands where it shall.
    var restShift: Double {
        let edge = knobs[StageKnob.restAt]
        guard edge != .centre else { return 0 }
        let context = context(lane: 0)
        let room = (context.length - extent(at: scroll, in: context)) / 2 - knobs[StageKnob.restInset]
        return (edge == .start) != knobs[StageKnob.reversed] ? -room : room
    }

    /// How many cards are on stage where no knob says it: from an edge, they are seen as far as the other edge.
    func visibleCount(of layout: AnyLayout) -> Int {
        let usual = layout.visibleCount
        let (twice, overflow) = usual.multipliedReportingOverflow(by: 2)
        return knobs[StageKnob.restAt] == .centre || overflow ? usual : twice
    }

    /// How long the card in the middle is; between two of different lengths, in part the one and in part the other.
    private func extent(at scroll: Double, in context: LayoutContext) -> Double {
        guard let sizes = itemSize else { return context.extent }
        let row = Row(count: count, isWrapped: context.isWrapped)
        let below = scroll.rounded(.down)
        func extent(_ place: Double) -> Double {
            guard let size = items.identity(at: row.clamped(index: Int(safely: place))).flatMap(sizes)?.repaired else {
                return context.extent
            }
            return context.isVertical ? size.height : size.width
        }
        return extent(below) + (scroll - below) * (extent(below + 1) - extent(below))
    }

    /// The row with the ends that it has where no empty room may be seen before it and after it.
    func contained(_ row: Row) -> Row {
        guard knobs[StageKnob.contain], !row.isWrapped, row.count > 1, !lanes.isEmpty else { return row }
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
