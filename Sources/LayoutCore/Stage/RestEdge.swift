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
        let (before, after) = (room(at: 0, of: row, towards: 1), room(at: row.count - 1, of: row, towards: -1))
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

    /// How far the row can scroll on from its first card, or back from its last one, until that card's outer edge is at the
    /// view's; 0 where it never comes there.
    private func room(at index: Int, of row: Row, towards direction: Double) -> Double {
        func isInside(_ delta: Double) -> Bool {
            var stage = self
            stage.morphs = []
            stage.rearrangements = []
            stage.lanes[0].rules.row = row
            stage.lanes[0].offset = Double(index) + direction * delta
            var builder = RowBuilder(stage, lane: 0, camera: stage.camera)
            if let places = builder.places() { builder.layRails(over: places) }
            builder.expansion = nil
            let identity = items.identity(at: index) ?? index
            let card = builder.card(index, identity, offset: -direction * delta, isItem: true).card
            let corners = stage.camera.corners(of: card.size, through: card.matrix)
            let isVertical = knobs[StageKnob.vertical]
            let length = isVertical ? view.height : view.width
            let inset = min(knobs[StageKnob.restInset], length / 2)
            let startsHere = (direction > 0) != knobs[StageKnob.reversed]
            return corners.allSatisfy { corner in
                guard let corner else { return false }
                let place = isVertical ? corner.y : corner.x
                return startsHere ? place > inset + 1e-6 : place < length - inset - 1e-6
            }
        }
        guard isInside(0) else { return 0 }
        var (inside, outside) = (0.0, 1.0)
        while isInside(outside) {
            guard outside < 4096 else { return 0 }
            (inside, outside) = (outside, 2 * outside)
        }
        for _ in 0..<50 {
            let middle = (inside + outside) / 2
            if isInside(middle) { inside = middle } else { outside = middle }
        }
        return outside
    }
}
