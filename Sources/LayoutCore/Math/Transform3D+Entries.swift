// The sixteen entries by the names that Core Animation gives them: first digit the row, second the column.
extension Transform3D {
    @inlinable public var m11: Double {
        get { row1.x }
        set { row1.x = newValue }
    }
    @inlinable public var m12: Double {
        get { row1.y }
        set { row1.y = newValue }
    }
    @inlinable public var m13: Double {
        get { row1.z }
        set { row1.z = newValue }
    }
    @inlinable public var m14: Double {
        get { row1.w }
        set { row1.w = newValue }
    }
    @inlinable public var m21: Double {
        get { row2.x }
        set { row2.x = newValue }
    }
    @inlinable public var m22: Double {
        get { row2.y }
        set { row2.y = newValue }
    }
    @inlinable public var m23: Double {
        get { row2.z }
        set { row2.z = newValue }
    }
    @inlinable public var m24: Double {
        get { row2.w }
        set { row2.w = newValue }
    }
    @inlinable public var m31: Double {
        get { row3.x }
        set { row3.x = newValue }
    }
    @inlinable public var m32: Double {
        get { row3.y }
        set { row3.y = newValue }
    }
    @inlinable public var m33: Double {
        get { row3.z }
        set { row3.z = newValue }
    }
    @inlinable public var m34: Double {
        get { row3.w }
        set { row3.w = newValue }
    }
    @inlinable public var m41: Double {
        get { row4.x }
        set { row4.x = newValue }
    }
    @inlinable public var m42: Double {
        get { row4.y }
        set { row4.y = newValue }
    }
    @inlinable public var m43: Double {
        get { row4.z }
        set { row4.z = newValue }
    }
    @inlinable public var m44: Double {
        get { row4.w }
        set { row4.w = newValue }
    }
}
