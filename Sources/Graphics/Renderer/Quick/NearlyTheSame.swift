internal import CZoeMath
internal import CardContent
internal import LayoutCore
internal import ZoeStyle

// What differs from frame to frame, by little that is seen, is painted as one of few.

extension Size {
    /// The nearest of few.
    var inSteps: Size {
        func step(_ length: Double) -> Double { exp2((2 * log2(max(length, 1))).rounded() / 2) }
        return Size(width: step(width), height: step(height))
    }
}

extension Fill {
    /// The nearest of few.
    var inSteps: Fill {
        func step(_ colour: Colour) -> Colour {
            func step(_ part: Double) -> Double { (16 * part).rounded() / 16 }
            return Colour(
                red: step(colour.red), green: step(colour.green), blue: step(colour.blue), alpha: colour.alpha)
        }
        return switch self {
        case .plain(let colour): .plain(step(colour))
        case .gradient(let from, let to, let direction): .gradient(from: step(from), to: step(to), direction: direction)
        case .random: .random
        }
    }
}

extension ShadowOutline {
    /// The nearest of few, for each takes a picture of its own.
    /// - Parameter own: the shadow's, without what its card and pixels blur.
    static func deviation(nearlyAs wanted: Double, atLeast own: Double) -> Double {
        wanted > own ? max(own, exp2((8 * log2(wanted)).rounded() / 8)) : own
    }
}
