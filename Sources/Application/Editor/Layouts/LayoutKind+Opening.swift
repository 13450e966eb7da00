public import LayoutCore
public import ZoeDocument

extension LayoutKind {
    /// How a picture shows a layout of which nothing but its name is said, where a dozen cards at the layout's own measures do not
    /// show what it is. Numbers and code are of the layout as it is.
    private struct Opening {
        /// How many cards; nil is as many as otherwise.
        var items: Int?
        /// Where the row stands that has cards to one side only at its beginning.
        var scroll: Double?
        var choices: [String: String] = [:]
        /// In parts of the view's width, or of its height where that is the shorter one by the shape of a screen.
        var measures: [String: Double] = [:]
        /// How far the eye is, likewise; nil is where the layout wants it.
        var eye: Double?
        /// As high as it is wide: the shorter side of the view is what limits it.
        var isRound = false
    }

    private static let openings = [
        "torus": Opening(
            items: 240, choices: ["winds": "20", "tilt": "48"], measures: ["itemWidth": 0.056, "itemHeight": 0.046]),
        "sphere": Opening(items: 75, measures: ["itemWidth": 0.13, "itemHeight": 0.095], eye: 1.1, isRound: true),
        "dome": Opening(items: 60, measures: ["itemWidth": 0.14, "itemHeight": 0.105], eye: 0.55),
        "tag-cloud": Opening(items: 48, measures: ["itemWidth": 0.11, "itemHeight": 0.05]),
        "lattice": Opening(items: 60, measures: ["itemWidth": 0.1, "itemHeight": 0.1]),
        "phyllotaxis": Opening(items: 150, measures: ["itemWidth": 0.05, "itemHeight": 0.05], isRound: true),
        "spiral": Opening(items: 40, measures: ["itemWidth": 0.07, "itemHeight": 0.07], isRound: true),
        "tunnel": Opening(items: 80, measures: ["itemWidth": 0.2, "itemHeight": 0.15, "depth": 0.03], eye: 0.55),
        "helix": Opening(items: 40, scroll: 18, measures: ["itemWidth": 0.1, "itemHeight": 0.072]),
        "path": Opening(items: 24, scroll: 11, measures: ["itemWidth": 0.07, "itemHeight": 0.07]),
        "corridor": Opening(items: 30, scroll: 4, measures: ["itemWidth": 0.234, "itemHeight": 0.172], eye: 0.62),
        "domino": Opening(items: 30, scroll: 11.4),
        "mobius": Opening(items: 72, measures: ["itemWidth": 0.052, "itemHeight": 0.14]),
        "periodic-table": Opening(items: 118),
        "ellipse": Opening(
            measures: ["radiusAlong": 0.25, "radiusAcross": 0.075, "itemWidth": 0.16, "itemHeight": 0.16]),
        "ellipse-3d": Opening(measures: ["radius": 0.27, "itemWidth": 0.15, "itemHeight": 0.15], eye: 1.2),
        "picker": Opening(measures: ["itemWidth": 0.19, "itemHeight": 0.07]),
    ]

    /// Sets what shows it, before anybody's own settings.
    /// - Parameter countIsKnown: somebody wants so many cards; the measures of an opening with a number of its own are for that one.
    public func open(_ scene: inout Scene, in view: Size, countIsKnown: Bool = false) {
        guard let opening = Self.openings[name], !countIsKnown || opening.items == nil else { return }
        if let items = opening.items { scene.items = items }
        if let scroll = opening.scroll { scene.scroll = scroll }
        let high = view.height * 16 / 9
        let measure = opening.isRound ? min(view.width * 16 / 9, high) : min(view.width, high)
        var measures = opening.measures.mapValues { String(max(1, ($0 * measure).rounded())) }
        if let eye = opening.eye { measures["perspective"] = String(-1 / max(1, (eye * measure).rounded())) }
        // All of them exist: a test opens every layout.
        for (name, value) in opening.choices.merging(measures, uniquingKeysWith: { first, _ in first }) {
            _ = try? scene.set(name, to: value)
        }
    }
}
