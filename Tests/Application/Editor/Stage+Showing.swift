import LayoutCore

extension Stage {
    /// A carousel at rest in a view of five cards' width.
    static func showing(
        _ layout: String, items: Int, at scroll: Double = 0, _ knobs: [String: Parameter.Value] = [:]
    ) -> Stage {
        var stage = Stage(LayoutKind.named(layout)!, items: items, view: Size(width: 1000, height: 600))
        for (name, value) in knobs.sorted(by: { $0.key < $1.key }) { stage.apply(.set(name, to: value)) }
        stage.stand(at: scroll)
        return stage
    }
}
