internal import CZoeMath

/// iCarousel's one easing curve: slow, fast, slow.
enum Easing {
    /// Cubic in and out over 0…1.
    static func inOut(_ t: Double) -> Double {
        t < 0.5 ? 4 * t * t * t : 1 + 4 * (t - 1) * (t - 1) * (t - 1)
    }

    /// The time at which `inOut` has this value.
    static func timeOfInOut(_ value: Double) -> Double {
        value < 0.5 ? cbrt(value / 4) : 1 + cbrt((value - 1) / 4)
    }
}
