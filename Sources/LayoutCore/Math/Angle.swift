internal import CZoeMath

/// An angle that says its unit where it is made.
public struct Angle: Hashable, Comparable, Sendable {
    /// The measure: half a turn is pi.
    public var radians: Double

    /// No turn.
    public static let zero = Angle(radians: 0)
    /// Once around.
    public static let fullTurn = Angle(radians: 2 * .pi)

    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// An angle in radians: `.radians(0.5)`.
    public static func radians(_ value: Double) -> Angle { Angle(radians: value) }
    /// An angle in degrees: `.degrees(45)`.
    public static func degrees(_ value: Double) -> Angle { Angle(degrees: value) }

    /// The measure: half a turn is 180.
    public var degrees: Double { radians * (180 / .pi) }

    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// Both turns, one after the other.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The turn that leads from the second to the first.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// The same turn the other way.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// A multiple of a turn.
    public static func * (a: Angle, k: Double) -> Angle { Angle(radians: a.radians * k) }
    /// A multiple of a turn.
    public static func * (k: Double, a: Angle) -> Angle { Angle(radians: a.radians * k) }
    /// A part of a turn.
    public static func / (a: Angle, k: Double) -> Angle { Angle(radians: a.radians / k) }
}

/// The cosine and sine of an angle: what a rotation needs of it. Turns add up without trigonometry, which is how a row
/// of cards at equal angles is laid out with two library calls instead of two per card.
public struct Turn: Hashable, Sendable {
    /// The angle's cosine.
    public var cos: Double
    /// The angle's sine.
    public var sin: Double

    /// No turn.
    public static let none = Turn(cos: 1, sin: 0)

    /// A turn whose sine and cosine are known.
    @inlinable
    public init(cos: Double, sin: Double) {
        self.cos = cos
        self.sin = sin
    }

    /// A turn by an angle.
    public init(_ angle: Angle) {
        cos = CZoeMath.cos(angle.radians)
        sin = CZoeMath.sin(angle.radians)
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
