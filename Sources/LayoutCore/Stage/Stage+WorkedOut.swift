extension Stage {
    /// What a knob that is left to the program has been worked out to, where that is one number.
    public func workedOut(_ name: String) -> Double? {
        guard let parameter = knobs.table[name] else { return nil }
        let viewpoint = camera.lens.viewpoint
        switch parameter.fullName {
        case "card.itemWidth": return cardSize.width
        case "card.itemHeight": return cardSize.height
        case "camera.viewpointX": return viewpoint.x
        case "camera.viewpointY": return viewpoint.y
        case let name where name.hasPrefix("layout."):
            let layout = layout.layout(knobs, on: context(lane: 0))
            if parameter.name == "visibleItems" { return Double(layout.visibleCount) }
            return layout.workedOut[parameter.name]
        default: return nil
        }
    }
}
