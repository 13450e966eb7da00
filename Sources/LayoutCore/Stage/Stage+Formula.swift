extension Stage {
    /// The layout's rule as a formula, in which the layout's own knobs are parameters that stand where they do now.
    ///
    /// Together with `knobs(forFormula:)` it gives the same frames, as long as the scroll axis, the placeholders and what the
    /// layout chooses from words stay as they are.
    public func formula() throws(NoFormula) -> String {
        var draft = FormulaDraft(layout.info, knobs, on: context(lane: 0))
        try layout.draft(&draft)
        return draft.text
    }

    /// The knobs with which a layout by formula shows what is on stage now: layouts have sizes, defaults and a drag of their
    /// own, formulas have none.
    public func knobs(forFormula kind: LayoutKind) -> Knobs {
        var other = Knobs(kind.table)
        // Sizes are written in points.
        let own = Set(kind.info.parameters.map { $0.fullName } + ["card.itemShare"])
        for parameter in kind.table.parameters where !own.contains(parameter.fullName) {
            let name = parameter.fullName
            guard knobs.table[name] != nil else { continue }
            let isOther = knobs.changes[name] != nil || knobs[name] != other[name]
            if isOther { _ = try? other.set(name, to: knobs[name]) }
        }
        return standing(other, as: layout.layout(knobs, on: context(lane: 0)), kind.info)
    }

    /// What the layout works out by itself, written down.
    private func standing(_ knobs: Knobs, as layout: AnyLayout, _ info: LayoutInfo) -> Knobs {
        var knobs = knobs
        let context = context(lane: 0)
        func write(_ name: String, _ value: Double) { _ = try? knobs.set(name, to: .number(value)) }
        let (width, height) = (knobs[StageKnob.itemWidth], knobs[StageKnob.itemHeight])
        if info.card.size(in: view, width: width, height: height) != cardSize {
            write("card.itemWidth", cardSize.width)
            write("card.itemHeight", cardSize.height)
        }
        let eye = camera.lens.viewpoint
        if eye.x != (knobs[StageKnob.viewpointX] ?? 0) { write("camera.viewpointX", eye.x) }
        if eye.y != (knobs[StageKnob.viewpointY] ?? 0) { write("camera.viewpointY", eye.y) }
        // All that there are stay all when there are more of them.
        let visible = visibleCount(of: layout)
        let isAll = visible >= context.slots && context.slots <= mostVisible
        let repeats = context.isWrapped && knobs[StageKnob.repeatItems]
        if knobs[StageKnob.visibleItems] == nil, layout.visibleCount != mostVisible, !isAll || repeats {
            write("layout.visibleItems", Double(visible))
        }
        if let gain = layout.itemsPerPoint {
            let factor = -gain * context.extent
            write("layout.offsetMultiplier", factor * self.knobs[StageKnob.offsetMultiplier])
            write("motion.scrollSpeed", factor * self.knobs[StageKnob.scrollSpeed])
        }
        return knobs
    }
}
