internal import LayoutCore
internal import ZoeDocument
internal import ZoeStyle

extension EditorModel {
    /// The number that a knob stands at, worked out where it is left to the program; nil where there is no one number.
    func shown(_ name: String) -> Double? {
        guard let parameter = knobs.table[name] else { return nil }
        if let own = knobs.number(name) { return own }
        return stage.workedOut(name) ?? number(parameter.fullName)
    }

    /// What the front card and its surroundings look like.
    private func number(_ name: String) -> Double? {
        switch name {
        case "card.cornerRadius": style?.cornerRadius
        case "card.borderWidth": style?.borderWidth
        case "card.shadowRadius": style.map { $0.shadow?.radius ?? 0 }
        case "card.shadowOpacity": style.map { $0.shadow?.opacity ?? 0 }
        case "card.shadowX": style.map { $0.shadow?.offset.x ?? 0 }
        case "card.shadowY": style.map { $0.shadow?.offset.y ?? 0 }
        case "scene.floorHeight": look.floor?.height
        case "scene.floorReflection": look.floor?.reflection
        case "scene.floorFade": look.floor?.fade
        default: nil
        }
    }

    /// The same for colours.
    func shownColour(_ name: String) -> SIMD4<Double>? {
        switch (name, look.backdrop) {
        case ("card.borderColour", _): return style?.borderColour.parts
        case ("card.shadowColour", _): return style?.shadow?.colour.parts
        case ("scene.backdropColour", .solid(let colour)), ("scene.backdropColour", .studio(let colour)),
            ("scene.backdropColour", .gradient(let colour, _)), ("scene.backdropColour2", .gradient(_, let colour)):
            return colour.parts
        default: return nil
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
