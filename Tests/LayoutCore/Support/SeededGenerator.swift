import LayoutCore

/// The same random numbers in every run (SplitMix64), so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func number(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    mutating func angle() -> Angle { .degrees(number(in: -360...360)) }

    mutating func vector(upTo extent: Double) -> Vector3 {
        Vector3(x: number(in: -extent...extent), y: number(in: -extent...extent), z: number(in: -extent...extent))
    }

    /// Neither near 0 nor far from 1, of either sign.
    mutating func factor() -> Double { number(in: 0.2...3) * (Bool.random(using: &self) ? 1 : -1) }

    /// Scaled, sheared, turned, moved, seen in perspective; mirrored every other time.
    mutating func transform() -> Transform3D {
        var shear = Transform3D.identity
        shear.m21 = number(in: -1...1)
        shear.m31 = number(in: -1...1)
        shear.m32 = number(in: -1...1)
        let move = vector(upTo: 400)
        return .scale(x: factor(), y: factor(), z: factor()) * shear * .rotation(angle(), about: vector(upTo: 1))
            * .translation(x: move.x, y: move.y, z: move.z)
            * Lens(m34: number(in: -0.002...0.002), viewpoint: Vector2(x: number(in: -90...90), y: 20)).base
    }

    /// Any double that has a name, and any pattern of bits.
    mutating func anyDouble() -> Double {
        let named: [Double] = [
            .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, Double(bitPattern: 1), .leastNormalMagnitude,
            .greatestFiniteMagnitude,
            1, -1,
        ]
        return Bool.random(using: &self) ? named.randomElement(using: &self) ?? 0 : Double(bitPattern: next())
    }

    mutating func anyTransform() -> Transform3D {
        let any = { (g: inout SeededGenerator) in
            SIMD4(g.anyDouble(), g.anyDouble(), g.anyDouble(), g.anyDouble())
        }
        return Transform3D(row1: any(&self), row2: any(&self), row3: any(&self), row4: any(&self))
    }
}
