extension Stage {
    /// Puts another layout on, and lets the cards travel there. What moves goes on moving; what was still on its way from an
    /// earlier change goes on from where it is.
    public mutating func morph(to layout: LayoutKind? = nil, _ knobs: Knobs? = nil, seconds: Double = 0.6) {
        morph(to: layout, knobs, by: CardTravel(seconds: seconds))
    }

    /// The same, eased and staggered as one wants it.
    public mutating func morph(to layout: LayoutKind? = nil, _ knobs: Knobs? = nil, by travel: CardTravel) {
        let offsets = lanes.map { $0.offset }
        var before = Morph(layout: self.layout, knobs: self.knobs, shifts: [], since: time, travel: travel.bounded)
        if travel.stagger != nil { (before.origin, before.reach) = (scroll, reach) }
        if let layout { use(layout) }
        if let knobs { use(knobs) }
        guard before.travel.seconds > 0 else { return }
        before.shifts = zip(offsets, lanes).map { $0 - $1.offset }
        add(before)
    }

    /// How many cards to each side of the middle are on stage.
    var reach: Double {
        let places = RowBuilder(self, lane: 0, camera: camera).places()
        return max(1, Double((places?.count ?? 1) - 1) / 2)
    }

    mutating func add(_ morph: Morph) {
        morphs.append(morph)
        if morphs.count > Self.mostMorphs { morphs.removeFirst(morphs.count - Self.mostMorphs) }
    }

    /// In sight at once; the oldest of a flood are as good as over.
    static let mostMorphs = 4

    mutating func settleMorphs() {
        guard !morphs.isEmpty else { return }
        let over = morphs.lastIndex { $0.isOver(at: time) }
        if let over { morphs.removeFirst(over + 1) }
    }

    /// The cards before the lens, on their way through all changes that are still to be seen.
    func gathered() -> MorphSource {
        var stages = morphs.map(laidOut)
        stages.append(self)
        var gathered = MorphSource(stages[0])
        for (morph, next) in zip(morphs, stages.dropFirst()) {
            let row = next.lanes[0].rules.row
            gathered.blend(with: MorphSource(next), at: morph.progress(at: time)) {
                morph.progress(of: $0, in: row, at: time)
            }
        }
        return gathered
    }

    /// The same cards at the same scroll in another layout.
    func laidOut(as morph: Morph) -> Stage {
        var stage = self
        stage.morphs = []
        stage.adopt(morph.layout, morph.knobs)
        if let orientation = morph.orientation { stage.ball.stand(at: orientation) }
        for (lane, shift) in zip(stage.lanes.indices, morph.shifts) { stage.lanes[lane].offset += shift }
        return stage
    }
}
