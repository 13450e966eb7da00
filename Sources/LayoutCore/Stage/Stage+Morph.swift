extension Stage {
    /// Puts another layout on, and lets the cards travel there. What moves goes on moving; what was still on its way from an
    /// earlier change goes on from where it is.
    public mutating func morph(to layout: LayoutKind? = nil, _ knobs: Knobs? = nil, seconds: Double = 0.6) {
        let offsets = lanes.map { $0.offset }
        var before = Morph(
            layout: self.layout, knobs: self.knobs, shifts: [], since: time, seconds: min(seconds.tamedTime, 60))
        if let layout { use(layout) }
        if let knobs { use(knobs) }
        guard before.seconds > 0 else { return }
        before.shifts = zip(offsets, lanes).map { $0 - $1.offset }
        add(before)
    }

    mutating func add(_ morph: Morph) {
        morphs.append(morph)
        if morphs.count > Self.mostMorphs { morphs.removeFirst(morphs.count - Self.mostMorphs) }
    }

    /// In sight at once; the oldest of a flood are as good as over.
    private static let mostMorphs = 4

    mutating func settleMorphs() {
        guard !morphs.isEmpty else { return }
        let over = morphs.lastIndex { $0.isOver(at: time) }
        if let over { morphs.removeFirst(over + 1) }
    }

    /// The cards before the lens, on their way through all changes that are still to be seen.
    func gathered() -> MorphSource {
        var stages = morphs.map(wearing)
        stages.append(self)
        var gathered = MorphSource(stages[0])
        for (morph, next) in zip(morphs, stages.dropFirst()) {
            gathered.blend(with: MorphSource(next), at: morph.progress(at: time))
        }
        return gathered
    }

    /// The same cards at the same scroll in another layout.
    private func wearing(_ clothes: Morph) -> Stage {
        var stage = self
        stage.morphs = []
        stage.dress(in: clothes.layout, clothes.knobs)
        if let orientation = clothes.orientation { stage.ball.stand(at: orientation) }
        for (lane, shift) in zip(stage.lanes.indices, clothes.shifts) { stage.lanes[lane].offset += shift }
        return stage
    }
}
