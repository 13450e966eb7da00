internal import CMath

/// An angle that says its unit where it is made.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double

    public static let zero = Angle(radians: 0)
    public static let fullTurn = Angle(radians: 2 * .pi)

    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * (.pi / 180) }

    public static func radians(_ value: Double) -> Angle { Angle(radians: value) }
    public static func degrees(_ value: Double) -> Angle { Angle(degrees: value) }

    public var degrees: Double { radians * (180 / .pi) }

    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    public static func * (a: Angle, k: Double) -> Angle { Angle(radians: a.radians * k) }
    public static func * (k: Double, a: Angle) -> Angle { Angle(radians: a.radians * k) }
    public static func / (a: Angle, k: Double) -> Angle { Angle(radians: a.radians / k) }
}

/// The cosine and sine of an angle: what a rotation needs of it. Turns add up without trigonometry, which is how a row
/// of cards at equal angles is laid out with two library calls instead of two per card.
public struct Turn: Hashable, Sendable {
    public var cos: Double
    public var sin: Double

    public static let none = Turn(cos: 1, sin: 0)

    @inlinable
    public init(cos: Double, sin: Double) {
        self.cos = cos
        self.sin = sin
    }

    public init(_ angle: Angle) {
        cos = CMath.cos(angle.radians)
        sin = CMath.sin(angle.radians)
    }

    /// Quarter turns are exact.
    init(ofDegrees degrees: Double) {
        let quarters = degrees / 90
        guard quarters == quarters.rounded(), quarters.magnitude < 1e9 else {
            self.init(.degrees(degrees))
            return
        }
        switch Int(quarters) & 3 {
        case 0: self.init(cos: 1, sin: 0)
        case 1: self.init(cos: 0, sin: 1)
        case 2: self.init(cos: -1, sin: 0)
        default: self.init(cos: 0, sin: -1)
        }
    }

    /// The turn by the sum of both angles.
    @inlinable
    public func followed(by next: Turn) -> Turn {
        Turn(cos: cos * next.cos - sin * next.sin, sin: sin * next.cos + cos * next.sin)
    }
}
