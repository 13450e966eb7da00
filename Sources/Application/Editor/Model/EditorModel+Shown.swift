public import LayoutCore
internal import ZoeDocument
internal import ZoeStyle

extension EditorModel {
    /// As the scene's own eye sees it: what a capture shows.
    public var frame: Frame { scene.completed(stage.frame(), turnedBy: knobs) }

    /// Knobs that change nothing now.
    public var idleKnobs: IdleKnobs { IdleKnobs(scene, stage, turning: Set(oscillations.keys)) }

    /// The number that a knob stands at, worked out where it is left to the program; nil where there is no one number.
    public func shown(_ name: String) -> Double? {
        guard let parameter = knobs.table[name] else { return nil }
        if let own = knobs.number(name) { return own }
        return stage.workedOut(name) ?? number(parameter.fullName)
    }

    /// What the front card and its surroundings look like.
    private func number(_ name: String) -> Double? {
        switch name {
        case "scene.floorHeight": look.floor?.height
        case "scene.floorReflection": look.floor?.reflection
        case "scene.floorFade": look.floor?.fade
        default: style?.value(ofKnob: name).flatMap { if case .number(let number) = $0 { number } else { nil } }
        }
    }

    /// The same for colours.
    public func shownColour(_ name: String) -> SIMD4<Double>? {
        switch (name, look.backdrop) {
        case ("scene.backdropColour", .solid(let colour)), ("scene.backdropColour", .studio(let colour)),
            ("scene.backdropColour", .gradient(let colour, _)), ("scene.backdropColour2", .gradient(_, let colour)):
            return colour.parts
        default:
            guard case .colour(let parts) = style?.value(ofKnob: name) else { return nil }
            return parts
        }
    }

    private var style: CardStyle? {
        let size = stage.cardSize
        let front = max(0, stage.currentIndex)
        return look.deck.style(
            of: Card(
                index: front, identity: stage.identity(at: front) ?? 0, offset: 0, size: size, matrix: .identity))
    }
}
