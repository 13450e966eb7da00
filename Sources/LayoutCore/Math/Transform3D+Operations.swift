// Core Animation's operations. A new one is put before what is there (`t' = op · t`), so in a chain of calls the last one
// named acts on the point first.
extension Transform3D {
    /// `T(x, y, z) · self`
    @inlinable
    public func translated(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
        var moved = self
        moved.row4 += x * row1 + y * row2 + z * row3
        return moved
    }

    /// `S(x, y, z) · self`
    @inlinable
    public func scaled(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
        Transform3D(row1: x * row1, row2: y * row2, row3: z * row3, row4: row4)
    }

    /// `R(angle, axis) · self`
    public func rotated(by angle: Angle, about axis: Vector3) -> Transform3D {
        .rotation(angle, about: axis) * self
    }

    /// `self · next`: self acts on the point first.
    @inlinable
    public func concatenating(_ next: Transform3D) -> Transform3D { self * next }

    /// Moves first, then does what is there: `self = T · self`.
    @inlinable
    public mutating func translate(x: Double = 0, y: Double = 0, z: Double = 0) { self = translated(x: x, y: y, z: z) }

    /// Scales first, then does what is there: `self = S · self`.
    @inlinable
    public mutating func scale(x: Double = 1, y: Double = 1, z: Double = 1) { self = scaled(x: x, y: y, z: z) }

    /// Turns first, then does what is there: `self = R · self`.
    public mutating func rotate(by angle: Angle, about axis: Vector3) { self = rotated(by: angle, about: axis) }
}

extension Transform3D {
    /// A turn about an axis through the origin, whatever its length: about z from x to y, about x from y to z, about y
    /// from z to x. The identity where the axis has no direction or the angle no value.
    public static func rotation(_ angle: Angle, about axis: Vector3) -> Transform3D {
        guard angle.radians.isFinite, let axis = axis.normalised else { return .identity }
        let (x, y, z) = (axis.x, axis.y, axis.z)
        let turn = Turn(angle)
        // About the coordinate axes the general formula would leave rounding errors in entries that are 0 or 1.
        if abs(x) == 1 { return .rotation(aboutX: Turn(cos: turn.cos, sin: x * turn.sin)) }
        if abs(y) == 1 { return .rotation(aboutY: Turn(cos: turn.cos, sin: y * turn.sin)) }
        if abs(z) == 1 { return .rotation(aboutZ: Turn(cos: turn.cos, sin: z * turn.sin)) }
        let (c, s, k) = (turn.cos, turn.sin, 1 - turn.cos)
        return Transform3D(
            rows: (c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0),
            (x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0),
            (x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0), (0, 0, 0, 1))
    }
}
