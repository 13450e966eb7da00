extension Colour {
    /// Between two colours, as evenly to the eye as the gradients of cards are; what is seen through counts the less.
    public func blended(with other: Colour, at t: Double) -> Colour {
        let alpha = min(max((1 - t) * self.alpha + t * other.alpha, 0), 1)
        func part(_ a: Double, _ b: Double) -> Double {
            let (from, to) = (Colour.linear(a).squareRoot(), Colour.linear(b).squareRoot())
            guard alpha > 0 else { return (1 - t) * a + t * b }
            let root = max(0, ((1 - t) * from * self.alpha + t * to * other.alpha) / alpha)
            return Colour.encoded(root * root)
        }
        return Colour(
            red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue), alpha: alpha)
    }
}
