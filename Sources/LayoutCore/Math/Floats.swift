internal import CZoeMath

extension SIMD4<Float> {
    /// The nearest floats.
    @inline(__always)
    init(nearest numbers: SIMD4<Double>) { self = zoeFloats(numbers.lowHalf, numbers.highHalf) }
}
