/// What is given up so that frames keep coming: each step with all before it, the least seen first. The one place where that
/// order stands.
public enum QualityReduction: Int, CaseIterable, Comparable, Sendable {
    case nothing
    case samples
    case painting
    case quarter
    case third
    case half
    case twoThirds
    case fourFifths
    case sevenEighths

    public static func < (a: QualityReduction, b: QualityReduction) -> Bool { a.rawValue < b.rawValue }

    /// For the figures that a person reads.
    public var help: String {
        switch self {
        case .nothing: "nothing"
        case .samples: "samples: the line where cards pass through each other has stairs"
        case .painting: "painting: cards, shadows and floor come from pictures of them"
        case .quarter: "pixels: three for four, across and down"
        case .third: "pixels: two for three, across and down"
        case .half: "pixels: one for two, across and down"
        case .twoThirds: "pixels: one for three, across and down"
        case .fourFifths: "pixels: one for five, across and down"
        case .sevenEighths: "pixels: one for eight, across and down"
        }
    }

    public var effort: Effort { self >= .painting ? .quick : .full }

    /// What shaders of the user's own are told to do of their work.
    public var shaderEffort: Double { self >= .painting ? 0.25 : 1 }

    public var keepsSamples: Bool { self < .samples }

    /// Pixels drawn for each pixel that is shown, across and down.
    public var scale: Double {
        switch self {
        case .nothing, .samples, .painting: 1
        case .quarter: 0.75
        case .third: 2.0 / 3
        case .half: 0.5
        case .twoThirds: 1.0 / 3
        case .fourFifths: 0.2
        case .sevenEighths: 0.125
        }
    }

    /// So few pixels are for shaders that would have no rhythm otherwise: only where fewer pixels are known to help.
    var needsProof: Bool { self > .twoThirds }

    var less: QualityReduction? { QualityReduction(rawValue: rawValue - 1) }
    var more: QualityReduction? { QualityReduction(rawValue: rawValue + 1) }
}
