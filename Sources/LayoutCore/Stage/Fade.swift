/// How cards fade towards the ends of the row.
struct Fade: Hashable, Sendable {
    let least: Double
    let most: Double
    let range: Double
    let minAlpha: Double

    init(_ knobs: Knobs) {
        least = knobs[StageKnob.fadeMin] ?? -.infinity
        most = knobs[StageKnob.fadeMax] ?? .infinity
        range = knobs[StageKnob.fadeRange]
        minAlpha = knobs[StageKnob.fadeMinAlpha]
    }

    func alpha(at offset: Double) -> Double {
        let beyond = offset > most ? offset - most : offset < least ? least - offset : 0
        guard beyond > 0 else { return 1 }
        let part = beyond < range ? beyond / range : 1
        return 1 - part * (1 - minAlpha)
    }
}
