internal import CZoeMath

/// A colour as designers write it: sRGB from 0 to 1, alpha not multiplied in.
public struct Colour: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public static let clear = Colour(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = Colour(red: 0, green: 0, blue: 0)
    public static let white = Colour(red: 1, green: 1, blue: 1)

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// `0xRRGGBB`.
    public init(hex: UInt32, alpha: Double = 1) {
        func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    /// Linear light, square root taken, alpha multiplied in: between two such values a gradient looks even and needs no
    /// powers, and squaring gives the light back.
    public func roots(alpha factor: Double = 1) -> SIMD4<Float> {
        let alpha = Colour.clamped(alpha) * Colour.clamped(factor)
        let roots = SIMD3(red, green, blue).map { Colour.linear($0).squareRoot() * alpha }
        return SIMD4<Float>(SIMD4(roots, alpha))
    }

    /// As it is written, alpha multiplied in: between two such values a gradient runs as in CSS.
    public var premultiplied: SIMD4<Float> {
        let alpha = Colour.clamped(alpha)
        return SIMD4<Float>(SIMD4(SIMD3(red, green, blue).map { Colour.clamped($0) * alpha }, alpha))
    }

    /// Linear light, alpha multiplied in.
    public var light: SIMD4<Float> {
        let alpha = Colour.clamped(alpha)
        return SIMD4<Float>(SIMD4(SIMD3(red, green, blue).map { Colour.linear($0) * alpha }, alpha))
    }

    /// sRGB's curve (IEC 61966-2-1).
    public static func linear(_ encoded: Double) -> Double {
        let c = clamped(encoded)
        return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }

    public static func encoded(_ linear: Double) -> Double {
        let c = clamped(linear)
        return c <= 0.0031308 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055
    }

    /// Not a number counts as nothing.
    static func clamped(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
}

extension SIMD3<Double> {
    fileprivate func map(_ change: (Double) -> Double) -> SIMD3<Double> { SIMD3(change(x), change(y), change(z)) }
}
