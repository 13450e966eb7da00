/// A place in the view or on a card, in points; y grows downwards.
public struct Point: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// The top left of a view, the middle of a card.
    public static let zero = Point(x: 0, y: 0)

    /// A place.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The place that a vector leads to.
    public static func + (a: Point, b: Vector2) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    /// The vector from the second place to the first.
    public static func - (a: Point, b: Point) -> Vector2 { Vector2(x: a.x - b.x, y: a.y - b.y) }
}

/// A displacement in the plane, in points (or a velocity, in points a second).
public struct Vector2: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// No displacement.
    public static let zero = Vector2(x: 0, y: 0)

    /// A displacement.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The sum: both, one after the other.
    public static func + (a: Vector2, b: Vector2) -> Vector2 { Vector2(x: a.x + b.x, y: a.y + b.y) }
    /// The difference: from the end of the second to the end of the first.
    public static func - (a: Vector2, b: Vector2) -> Vector2 { Vector2(x: a.x - b.x, y: a.y - b.y) }
    /// A multiple: the same direction, so many times as far.
    public static func * (a: Vector2, k: Double) -> Vector2 { Vector2(x: a.x * k, y: a.y * k) }

    /// How far it is.
    public var length: Double { (x * x + y * y).squareRoot() }
}

/// A displacement or an axis in space; z comes towards the viewer.
public struct Vector3: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double
    /// Towards the viewer.
    public var z: Double

    /// No displacement.
    public static let zero = Vector3(x: 0, y: 0, z: 0)
    /// One point to the right.
    public static let xAxis = Vector3(x: 1, y: 0, z: 0)
    /// One point down.
    public static let yAxis = Vector3(x: 0, y: 1, z: 0)
    /// One point towards the viewer.
    public static let zAxis = Vector3(x: 0, y: 0, z: 1)

    /// A displacement, an axis, or a place seen from the origin.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// The sum: both, one after the other.
    public static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
    /// The difference: from the end of the second to the end of the first.
    public static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }
    /// A multiple: the same direction, so many times as far.
    public static func * (a: Vector3, k: Double) -> Vector3 { Vector3(x: a.x * k, y: a.y * k, z: a.z * k) }

    /// The scalar product: 0 for vectors at right angles.
    public func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }
    /// The vector product: at right angles to both.
    public func cross(_ other: Vector3) -> Vector3 {
        Vector3(
            x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
    }
    /// How far it is.
    public var length: Double { dot(self).squareRoot() }
}

/// Width and height in points.
public struct Size: Hashable, Sendable {
    /// Sideways, in points.
    public var width: Double
    /// Up and down, in points.
    public var height: Double

    /// A size in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension Point: Codable {}
    extension Vector2: Codable {}
    extension Vector3: Codable {}
    extension Size: Codable {}
#endif
