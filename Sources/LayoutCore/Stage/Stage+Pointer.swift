extension Stage {
    /// Lets the front card of a wheel stay under the pointer, from where it stands now, if that is wanted and it moves.
    mutating func followPointer(on lane: Int) {
        guard knobs.flag("followPointer"), let gain = pointerGain(on: lane) else { return }
        lanes[lane].rules.itemsPerPoint = gain
        lanes[lane].rules.speedPerPoint = gain * knobs.number("scrollSpeed", otherwise: 1)
    }

    /// Items to scroll for each point that the front card shall move; nil where scrolling does not move it.
    private func pointerGain(on lane: Int) -> Double? {
        let scroller = lanes[lane]
        let index = max(0, scroller.currentIndex)
        let offset = scroller.rules.row.offset(of: index, at: scroller.offset)
        let camera = camera
        func along(_ way: Double) -> Double? {
            var context = context(lane: lane)
            context.scroll += way
            let layout = layout.layout(knobs, on: context)
            let local = layout.placement(at: Slot.Place(index: index, offset: offset - way)).transform
            let point = camera.project(.zero, through: camera.lens.view(local))
            return context.isVertical ? point?.y : point?.x
        }
        let step = 1e-4
        guard let ahead = along(step), let behind = along(-step) else { return nil }
        let pointsPerItem = (ahead - behind) / (2 * step)
        // Where a card hardly moves, the least drag would send the others flying.
        guard abs(pointsPerItem) > 0.1, pointsPerItem.isFinite else { return nil }
        return 1 / pointsPerItem
    }

    /// The wheel under a pointer: that of the card whose middle is nearest across the axis.
    func lane(under point: Point) -> Int {
        guard lanes.count > 1 else { return 0 }
        let isVertical = knobs.flag("vertical")
        let camera = camera
        let distances = lanes.indices.map { lane -> Double in
            let layout = layout.layout(knobs, on: context(lane: lane))
            let place = layout.placement(at: Slot.Place(index: max(0, lanes[lane].currentIndex), offset: 0))
            guard let middle = camera.project(.zero, through: camera.lens.view(place.transform)) else {
                return .infinity
            }
            return abs(isVertical ? middle.x - point.x : middle.y - point.y)
        }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }
}
