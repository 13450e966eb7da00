extension Transform3D {
    /// What lies between two transforms: a turned card turns on, and is not squeezed through the middle as entry-wise
    /// blending would have it. 0 and 1 are exactly the ends, beyond them it goes on. Where one of the two flattens space and
    /// has no parts, the entries are blended.
    public func interpolated(to other: Transform3D, at t: Double) -> Transform3D {
        if !(t.isFinite && t != 0) { return t == .infinity ? other : self }
        if t == 1 || self == other { return other }
        if let a = mirroredAlongZ(), let b = other.mirroredAlongZ() {
            // Two mirrored ones keep the mirror on one axis, or they would meet flattened half way.
            let isMirrorKept = a.scale.z < 0 && b.scale.z < 0
            let (from, to) = isMirrorKept ? (a, b) : (a.turningLeast, b.turningLeast)
            let between = Transform3D(from.interpolated(to: to, at: t))
            if between.isFinite { return between }
        }
        return Transform3D(
            row1: row1.blended(with: other.row1, at: t), row2: row2.blended(with: other.row2, at: t),
            row3: row3.blended(with: other.row3, at: t), row4: row4.blended(with: other.row4, at: t))
    }
}

extension Transform3D.Decomposition {
    /// All parts blended evenly, the rotation on the short way round.
    public func interpolated(to other: Self, at t: Double) -> Self {
        Self(
            scale: scale.blended(with: other.scale, at: t),
            skew: Skew(
                xy: skew.xy.blended(with: other.skew.xy, at: t), xz: skew.xz.blended(with: other.skew.xz, at: t),
                yz: skew.yz.blended(with: other.skew.yz, at: t)),
            rotation: rotation.interpolated(to: other.rotation, at: t),
            translation: translation.blended(with: other.translation, at: t),
            perspective: perspective.blended(with: other.perspective, at: t))
    }
}
