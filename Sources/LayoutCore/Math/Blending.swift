// Linear blends, written so that ends of any size neither overflow nor are missed.

extension Double {
    func blended(with other: Double, at t: Double) -> Double { (1 - t) * self + t * other }
}

extension SIMD4<Double> {
    func blended(with other: Self, at t: Double) -> Self { (1 - t) * self + t * other }
}

extension Vector3 {
    func blended(with other: Vector3, at t: Double) -> Vector3 { self * (1 - t) + other * t }
}
