public import LayoutCore
public import ZoeDocument

/// Knobs that change nothing as the others stand, and which is to be turned first.
public struct IdleKnobs {
    private let scene: Scene
    private var stage: Stage
    /// Full names of knobs that turn by themselves.
    private let turning: Set<String>

    /// - Parameters:
    ///   - stage: the scene's, with the knobs as they stand.
    ///   - turning: knobs that turn by themselves, by their full names.
    public init(_ scene: Scene, _ stage: Stage, turning: Set<String> = []) {
        (self.scene, self.stage, self.turning) = (scene, stage, turning)
    }

    /// Why a knob does nothing, as a sentence; nil where it does something, or may at another time.
    public func reason(for parameter: Parameter) -> String? {
        guard scene.layout.name == stage.layout.name else { return nil }
        switch parameter.name {
        case "aperture": return reasonOfFlatness
        case "focusAt": return reasonOfFlatness ?? reasonOfClosedLens
        case "focusCard":
            return reasonOfFlatness ?? reasonOfClosedLens
                ?? (stands("focusAt", at: .auto) ? nil : "'focusAt' says what is sharp; set it to auto first")
        case "sideReach", "sideCurve":
            return Self.sides.allSatisfy { stands($0.name, at: $0.neutral) }
                ? "cards beside the middle are as all others; turn 'sideScale', 'sideTilt' or another of these first"
                : nil
        case "fadeRange", "fadeMinAlpha":
            return stands("fadeMin", at: .auto) && stands("fadeMax", at: .auto)
                ? "no card fades; set 'fadeMin' or 'fadeMax' first" : nil
        case "expandItem", "expandTo", "expandShare", "expandRoom", "expandAlpha":
            return stands("expand", at: 0.0) && isOff("tapExpands")
                ? "no card grows; turn 'expand' or switch 'tapExpands' on first" : nil
        case "restInset":
            return stands("restAt", at: .choice("centre")) && isOff("contain")
                ? "cards rest in the middle; set 'restAt' or 'contain' first" : nil
        case "bounceDistance": return isOff("bounces") ? "the ends do not give way; switch 'bounces' on first" : nil
        case "attraction", "friction":
            return stands("style", at: .choice("spring"))
                ? nil : "nothing hangs on a spring; set 'style' to spring first"
        case "sizeAlign":
            return stage.itemSize == nil ? "all cards have one size; give the deck 'sizes' first" : nil
        case "lightAzimuth", "lightHeight", "lightSoftness":
            return ["lightStrength", "lightShadow", "lightSheen"].allSatisfy { stands($0, at: 0.0) }
                ? "no lamp is lit; turn 'lightStrength', 'lightShadow' or 'lightSheen' first" : nil
        case "lightContact":
            return isOff("showFloor") || scene.floor == nil && stands("showFloor", at: .auto)
                ? "there is no floor; switch 'showFloor' on first" : nil
        case "leastWidth", "leastHeight":
            return scene.keepsView ? "the scene keeps its own view; set 'fit' to window first" : nil
        case "cardBend": return reasonOfPieces ?? reasonOfBending
        case "cardBendX", "cardBendY", "bodyThickness": return reasonOfPieces
        default: return nil
        }
    }

    // MARK: What all depends on

    private var reasonOfClosedLens: String? {
        stands("aperture", at: 0.0) ? "the lens is closed; open 'aperture' first" : nil
    }

    /// How knobs of what cards beside the middle become stand while these are as all others.
    private static let sides: [(name: String, neutral: Parameter.Value)] = [
        ("sideScale", 1.0), ("sideSize", 1.0), ("sideAlpha", 1.0), ("sideBlur", 0.0), ("sideLift", 0.0),
        ("sideDepth", 0.0), ("sideTilt", 0.0), ("sideColour", .colour(.zero)),
    ]

    private func isOff(_ name: String) -> Bool { stands(name, at: .flag(false)) }

    /// Whether a knob stands there and nothing turns it.
    private func stands(_ name: String, at value: Parameter.Value) -> Bool {
        guard scene.lane(of: name) == nil, let parameter = scene.knobs.table[name] else { return false }
        let knobs = stage.knobs.table[parameter.fullName] == nil ? scene.knobs : stage.knobs
        return knobs[parameter.fullName] == value && !turning.contains(parameter.fullName)
    }

    /// What has no distance from the eye is nowhere out of focus.
    private var reasonOfFlatness: String? {
        stage.walks.isEmpty && stands("perspective", at: 0.0)
            ? "there is no perspective; turn 'perspective' first" : nil
    }

    /// Where they come in pieces only on their way, they are whole at rest.
    private var reasonOfPieces: String? {
        let cards = frame(at: stage.scroll.rounded()).cards
        let areCut = !cards.isEmpty && cards.allSatisfy { $0.part.map { !$0.isBent } ?? false }
        return areCut ? "the layout cuts its cards into pieces, which are flat sheets" : nil
    }

    private func frame(at scroll: Double) -> Frame {
        var moved = stage
        moved.stand(at: scroll)
        return moved.frame()
    }

    /// Only some layouts have a surface; of a book, leaves are bent that are on their way.
    private var reasonOfBending: String? {
        guard scene.lane(of: "layout") == nil else { return nil }
        var bent = self
        bent.stage.apply(.set("cardBend", to: 1.0))
        let bends = [0, 0.25, 0.5].contains { share in
            bent.frame(at: stage.scroll + share).cards.contains { $0.part?.isBent ?? false }
        }
        return bends
            ? nil : "this layout has no surface to lie on; 'cardBendX' and 'cardBendY' bend each card by itself"
    }
}
