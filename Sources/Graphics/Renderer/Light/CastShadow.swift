/// The shadow that the lamp throws from one card on another one, in points of the card that it falls from.
struct CastShadow {
    /// What x, y and 1 on the card behind yield where the lamp's light passes this one.
    let across: SIMD3<Double>
    let down: SIMD3<Double>
    /// How far it is from there.
    let far: SIMD3<Double>
    let half: SIMD2<Double>
    let radius: Double
    /// How much of the lamp's light is kept away.
    let share: Double

    /// Nil where none falls.
    /// - Parameters:
    ///   - share: of the light on it that the other card keeps away.
    ///   - eye: from which side the card behind is seen.
    init?(
        on card: StandingCard, of other: StandingCard, radius: Double, share: Double, seenFrom eye: SIMD3<Double>,
        litFrom lamp: SIMD3<Double>
    ) {
        guard let way = (lamp - card.middle).unit else { return nil }
        let side = card.out.dot(eye - card.middle) < 0 ? -1.0 : 1
        let towards = way.dot(other.out)
        // Light that only grazes a card throws no shadow of it, nor does one fall on what is turned away from the lamp.
        self.share = share * Self.share(abs(towards)) * Self.share(side * way.dot(card.out))
        guard self.share > 0 else { return nil }
        let from = card.middle - other.middle
        let (right, low) = (card.right * card.scale.x, card.low * card.scale.y)
        func line(_ axis: SIMD3<Double>) -> SIMD3<Double> { SIMD3(right.dot(axis), low.dot(axis), from.dot(axis)) }
        far = line(other.out) / -towards
        across = (line(other.right) + way.dot(other.right) * far) / other.scale.x
        down = (line(other.low) + way.dot(other.low) * far) / other.scale.y
        half = other.half
        self.radius = radius
    }

    /// From none to all of it.
    private static func share(_ height: Double) -> Double {
        let share = min(max(height / 0.12, 0), 1)
        return share * share * (3 - 2 * share)
    }

    /// On how much of the card behind it falls.
    func weight(on card: StandingCard) -> Double {
        var sum = 0.0
        for y in -2...2 {
            for x in -2...2 {
                let here = SIMD3(Double(x) / 2 * card.half.x, Double(y) / 2 * card.half.y, 1)
                let beyond = SIMD2(abs(across.dot(here)), abs(down.dot(here))) - half
                if far.dot(here) > -2, beyond.max() < 0.3 * half.min() { sum += share }
            }
        }
        return sum
    }
}
