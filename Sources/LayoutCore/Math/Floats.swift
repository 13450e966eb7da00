#if hasFeature(Embedded)
    internal import CZoeMath
#endif

extension SIMD4<Float> {
    #if hasFeature(Embedded)
        /// The nearest floats.
        @inline(__always)
        init(nearest numbers: SIMD4<Double>) { self = zoeFloats(numbers.lowHalf, numbers.highHalf) }
    #else
        /// The nearest floats.
        @inlinable @inline(__always)
        init(nearest numbers: SIMD4<Double>) { self.init(numbers) }
    #endif
}
