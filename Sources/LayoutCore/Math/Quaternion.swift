internal import CZoeMath

/// A rotation in space that can be carried on without end and blended.
public struct Quaternion: Hashable, Sendable {
    /// The axis, times the sine of half the angle.
    public var x: Double
    /// The axis, times the sine of half the angle.
    public var y: Double
    /// The axis, times the sine of half the angle.
    public var z: Double
    /// The cosine of half the angle.
    public var w: Double

    /// No rotation.
    public static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

    /// A quaternion of these parts, of length 1 where it is to rotate.
    public init(x: Double, y: Double, z: Double, w: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    /// Turns as `Transform3D.rotation(_:about:)` does. The identity where the axis has no direction or the angle no value.
    public init(_ angle: Angle, about axis: Vector3) {
        guard angle.radians.isFinite, let axis = axis.normalised else {
            self = .identity
            return
        }
        let half = Turn(angle / 2)
        self.init(x: axis.x * half.sin, y: axis.y * half.sin, z: axis.z * half.sin, w: half.cos)
    }

    /// The rotation in a transform, whatever else is in it; the identity where it flattens space.
    public init(rotationOf transform: Transform3D) {
        self = transform.decomposed()?.rotation ?? .identity
    }

    /// How far it turns, at most half round; below zero where it turns the other way about the axis that it is most about.
    public var angle: Angle {
        let length = Vector3(x: x, y: y, z: z).length
        let whole = (2 * CZoeMath.atan2(length, w)).remainder(dividingBy: 2 * .pi)
        let main = [x, y, z].reduce(0) { $1.magnitude > $0.magnitude ? $1 : $0 }
        return .radians(main < 0 ? -whole : whole)
    }

    /// What a hand does that drags the front of a ball, `radius` points in size: the front follows the hand, and a drag
    /// as long as the ball's half circumference turns it half round.
    public init(draggedBy drag: Vector2, onBallOfRadius radius: Double) {
        guard radius > 0, radius.isFinite else {
            self = .identity
            return
        }
        // From the front (0, 0, 1) towards the drag, about what is square to both.
        self.init(.radians(drag.length / radius), about: Vector3(x: -drag.y, y: drag.x, z: 0))
    }

    /// Self first, then the next: the product's matrix is the product of the matrices, in the same order.
    public static func * (first: Quaternion, next: Quaternion) -> Quaternion {
        Quaternion(
            x: next.w * first.x + next.x * first.w + next.y * first.z - next.z * first.y,
            y: next.w * first.y - next.x * first.z + next.y * first.w + next.z * first.x,
            z: next.w * first.z + next.x * first.y - next.y * first.x + next.z * first.w,
            w: next.w * first.w - next.x * first.x - next.y * first.y - next.z * first.z)
    }

    /// At length 1, which a long row of products drifts away from; the identity where it has no direction.
    public var normalised: Quaternion {
        let largest = max(max(abs(x), abs(y)), max(abs(z), abs(w)))
        guard largest > 0, x.isFinite, y.isFinite, z.isFinite, w.isFinite else { return .identity }
        let (x, y, z, w) = (x / largest, y / largest, z / largest, w / largest)
        let length = (x * x + y * y + z * z + w * w).squareRoot()
        return Quaternion(x: x / length, y: y / length, z: z / length, w: w / length)
    }

    /// The rotation back.
    public var inverse: Quaternion {
        let q = normalised
        return Quaternion(x: -q.x, y: -q.y, z: -q.z, w: q.w)
    }

    /// Where the rotation takes a point or a direction.
    public func rotate(_ v: Vector3) -> Vector3 {
        let axes = axes
        return axes.x * v.x + axes.y * v.y + axes.z * v.z
    }
}
