extension Transform3D {
    /// A transform taken apart into what can be understood, and blended, one by one: the point is scaled, sheared,
    /// turned, moved, and seen in perspective, in this order.
    public struct Decomposition: Hashable, Sendable {
        /// Along each axis, before anything else; negative where it mirrors.
        public var scale: Vector3
        /// How far the axes lean towards each other.
        public var skew: Skew
        /// The turn in space.
        public var rotation: Quaternion
        /// The move, in points.
        public var translation: Vector3
        /// The fourth column of the perspective: (0, 0, m34, 1) where a card is seen by an eye before it.
        public var perspective: SIMD4<Double>

        /// How far an axis leans along another one: y along x, z along x, z along y.
        public struct Skew: Hashable, Sendable {
            /// y leans along x.
            public var xy: Double
            /// z leans along x.
            public var xz: Double
            /// z leans along y.
            public var yz: Double

            /// All axes at right angles.
            public static let none = Skew(xy: 0, xz: 0, yz: 0)

            /// A skew of these parts.
            public init(xy: Double, xz: Double, yz: Double) {
                self.xy = xy
                self.xz = xz
                self.yz = yz
            }
        }

        /// Parts that change nothing, where nothing else is said.
        public init(
            scale: Vector3 = Vector3(x: 1, y: 1, z: 1), skew: Skew = .none, rotation: Quaternion = .identity,
            translation: Vector3 = .zero, perspective: SIMD4<Double> = SIMD4(0, 0, 0, 1)
        ) {
            self.scale = scale
            self.skew = skew
            self.rotation = rotation
            self.translation = translation
            self.perspective = perspective
        }
    }

    /// `S · K · R · T · P`. A mirrored transform has a negative scale on the axis (or on all three) that leaves the least to
    /// turn. Nil where it flattens space, or is not finite.
    public func decomposed() -> Decomposition? {
        mirroredAlongZ()?.turningLeast
    }

    /// The transform that is made of these parts: what `decomposed()` takes apart.
    public init(_ parts: Decomposition) {
        let axes = parts.rotation.axes
        let (scale, skew, p) = (parts.scale, parts.skew, parts.perspective)
        let x = axes.x * scale.x
        let y = (axes.x * skew.xy + axes.y) * scale.y
        let z = (axes.x * skew.xz + axes.y * skew.yz + axes.z) * scale.z
        let eye = Vector3(p)
        self.init(
            row1: SIMD4(x, x.dot(eye)), row2: SIMD4(y, y.dot(eye)), row3: SIMD4(z, z.dot(eye)),
            row4: SIMD4(parts.translation, parts.translation.dot(eye) + p.w))
    }

    /// The parts by Gram and Schmidt, rows in order, as in Spencer Thomas's "unmatrix" (Graphics Gems II); a mirror is
    /// always put into z. Unlike there the whole is not divided by m44, which is 0 for a card level with the eye.
    func mirroredAlongZ() -> Decomposition? {
        guard isFinite, let x = Vector3(row1).measured, let second = Vector3(row2).measured,
            let third = Vector3(row3).measured
        else { return nil }
        let u = x.direction
        // Twice is enough: after the second pass rounding has left nothing of u.
        let lean = second.direction.dot(u)
        let once = second.direction - u * lean
        let again = once.dot(u)
        let flattest = 16 * Double.ulpOfOne
        guard let y = (once - u * again).measured, y.length > flattest else { return nil }
        let v = y.direction
        let n = u.cross(v)
        let depth = third.direction.dot(n)
        guard abs(depth) > flattest else { return nil }

        let scale = Vector3(x: x.length, y: second.length * y.length, z: third.length * depth)
        let skew = Decomposition.Skew(
            xy: (lean + again) / y.length, xz: third.direction.dot(u) / depth, yz: third.direction.dot(v) / depth)
        // Row i of the fourth column is (S · K · R · p)ᵢ: solved from the top, since K is triangular.
        let a = m14 / scale.x
        let b = m24 / scale.y - skew.xy * a
        let c = m34 / scale.z - skew.xz * a - skew.yz * b
        let eye = u * a + v * b + n * c
        let translation = Vector3(row4)
        let parts = Decomposition(
            scale: scale, skew: skew, rotation: Quaternion(axes: (u, v, n)), translation: translation,
            perspective: SIMD4(eye, m44 - translation.dot(eye)))
        return Transform3D(parts).isFinite ? parts : nil
    }
}

extension Transform3D.Decomposition {
    /// The same transform with the mirror where the least is left to turn. Any two axes can change their sign at once,
    /// which is half a turn about the third.
    var turningLeast: Self {
        guard scale.z < 0 else { return self }
        let turns = [
            (Vector3(x: 1, y: 1, z: 1), rotation.w), (Vector3(x: 1, y: -1, z: -1), rotation.x),
            (Vector3(x: -1, y: 1, z: -1), rotation.y), (Vector3(x: -1, y: -1, z: 1), rotation.z),
        ]
        var best = turns[0]
        for turn in turns where abs(turn.1) > abs(best.1) + 1e-9 { best = turn }
        let sign = best.0
        var parts = self
        parts.scale = Vector3(x: scale.x * sign.x, y: scale.y * sign.y, z: scale.z * sign.z)
        parts.skew = Skew(
            xy: skew.xy * sign.x * sign.y, xz: skew.xz * sign.x * sign.z, yz: skew.yz * sign.y * sign.z)
        let axes = rotation.axes
        parts.rotation = Quaternion(axes: (axes.x * sign.x, axes.y * sign.y, axes.z * sign.z))
        return parts
    }
}
