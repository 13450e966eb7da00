internal import LayoutCore
internal import ZoeStyle

/// The light on one card as `light/light.glsl` reads it: std140, 224 bytes. Directions and places are in a space of the card's own:
/// x to its right, y down, z out of its front.
struct LightBlock: BitwiseCopyable {
    /// The eye, and how much nearer than the card its light is drawn.
    var eye: SIMD4<Float>
    /// The lamp, and how strong it is.
    var lamp: SIMD4<Float>
    /// The stage's right and softness; its up and the environment.
    var right: SIMD4<Float>
    var up: SIMD4<Float>
    /// From points on the card, twice; sheen, occlusion.
    var scale: SIMD4<Float>
    /// What is at right angles to the band of light, and the corner radius of the card before this one.
    var band: SIMD4<Float>
    /// What x, y and 1 on this card yield on the card before it, and how the gap between them grows with x and y.
    var across = SIMD4<Float>.zero
    var down = SIMD4<Float>.zero
    /// Half of the card before it, the gap at the middle, and from which gap on little is kept away.
    var form = SIMD4<Float>(0, 0, 0, 1)

    /// What x, y and 1 yield on the card that throws its shadow on this one, where the lamp's light passes it; and how the way from there
    /// grows with x and y.
    var shadowAcross = SIMD4<Float>.zero
    var shadowDown = SIMD4<Float>.zero
    /// Half of that card, the way to the middle, and how dark the shadow is; its corner radius.
    var shadowForm = SIMD4<Float>.zero
    var shadowRadius = SIMD4<Float>.zero

    /// The colour over the card: light, as much of it as there is, and how much of the card's own that leaves.
    var tint = SIMD4<Float>.zero

    static let none = LightBlock()

    /// How many a uniform block holds. Lit cards are drawn one by one, and some drivers keep a copy of all that the block holds for each:
    /// it holds one where the driver lets a block begin at any card's, else those of all cards of a batch.
    static func batch(for cards: Int, alignment: Int) -> Int {
        MemoryLayout<LightBlock>.stride % max(1, alignment) == 0 ? 1 : cards
    }

    private init() {
        (eye, lamp, right, up) = (SIMD4(0, 0, 1, 0), SIMD4(0, 0, 1, 0), .zero, .zero)
        (scale, band) = (.zero, .zero)
    }

    /// - Parameters:
    ///   - eye: in the stage's space, as all places.
    ///   - lift: how much nearer than the card its light is drawn.
    init(
        _ light: Light, on card: StandingCard, eye: SIMD3<Double>, lamp: SIMD3<Double>, under other: CoveringCard?,
        _ shadow: CastShadow?
    ) {
        let (seen, lit) = (card.inside(eye - card.middle), card.inside(lamp - card.middle))
        self.eye = SIMD4(seen, 0)
        self.lamp = SIMD4(lit, light.strength)
        right = SIMD4(card.inside(SIMD3(1, 0, 0)), light.softness)
        up = SIMD4(card.inside(SIMD3(0, -1, 0)), light.environment)
        let occlusion = light.occlusion * (other?.share ?? 0)
        scale = SIMD4<Float>(SIMD4(card.scale.x, card.scale.y, light.sheen, occlusion))
        // A long lamp, leaning to the right at its top.
        let length = card.inside(SIMD3(0.34, -0.94, 0))
        band = SIMD4(lit.cross(length).unit ?? .zero, other?.radius ?? 0)
        if let shadow {
            shadowAcross = SIMD4(shadow.across, shadow.far.x)
            shadowDown = SIMD4(shadow.down, shadow.far.y)
            shadowForm = SIMD4<Float>(
                SIMD4(lowHalf: shadow.half, highHalf: SIMD2(shadow.far.z, light.shadow * shadow.share)))
            shadowRadius.x = Float(shadow.radius)
        }
        guard let other else { return }
        across = SIMD4(other.across, other.growth.x)
        down = SIMD4(other.down, other.growth.y)
        form = SIMD4<Float>(SIMD4(lowHalf: other.half, highHalf: SIMD2(other.gap, other.reach)))
    }
}

/// The card that lies before another one, in the other's points.
struct CoveringCard {
    let across: SIMD3<Double>
    let down: SIMD3<Double>
    let half: SIMD2<Double>
    let radius: Double
    /// Of the light that an opaque one would keep away.
    let share: Double
    /// Between the two, at the middle of the card behind; and how much more with each point to the right and down.
    let gap: Double
    let growth: SIMD2<Double>
    let reach: Double

    /// Nil where it is not near enough to matter.
    /// - Parameter eye: from which side the card behind is seen.
    init?(
        of card: StandingCard, by other: StandingCard, radius: Double, share: Double, seenFrom eye: SIMD3<Double>
    ) {
        let side = card.out.dot(eye - card.middle) < 0 ? -1.0 : 1
        let facing = other.out.dot(card.out) < 0 ? -side : side
        let from = card.middle - other.middle
        let (right, low) = (card.right * card.scale.x, card.low * card.scale.y)
        func line(_ axis: SIMD3<Double>, _ scale: Double) -> SIMD3<Double> {
            SIMD3(right.dot(axis), low.dot(axis), from.dot(axis)) / scale
        }
        across = line(other.right, other.scale.x)
        down = line(other.low, other.scale.y)
        half = other.half
        let apart = -facing * line(other.out, 1)
        (gap, growth) = (apart.z, SIMD2(apart.x, apart.y))
        reach = 0.3 * (card.half * card.scale).min()
        self.radius = radius
        // Past upright it leans over the other side.
        let flatness = min(abs(other.out.dot(card.out)) / 0.25, 1)
        self.share = share * flatness * flatness * (3 - 2 * flatness)
        guard reach > 0, weight(on: card) > 0.02 else { return nil }
    }

    /// How much it matters to the card behind.
    func weight(on card: StandingCard) -> Double {
        var sum = 0.0
        for y in -2...2 {
            for x in -2...2 {
                let spot = SIMD2(Double(x), Double(y)) / 2 * card.half
                let here = SIMD3(spot.x, spot.y, 1)
                let gap = gap + (growth * spot).sum()
                let beyond = SIMD2(Swift.abs(across.dot(here)), Swift.abs(down.dot(here))) - half
                guard gap > -2, beyond.max() < reach else { continue }
                sum += 1 / (1 + 4 * gap * gap / (reach * reach))
            }
        }
        return sum
    }
}

extension SIMD3<Double> {
    func dot(_ other: SIMD3) -> Double { (self * other).sum() }

    func cross(_ other: SIMD3) -> SIMD3 {
        SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    /// Nil without a direction.
    var unit: SIMD3? {
        let length = dot(self).squareRoot()
        return length > 1e-12 ? self / length : nil
    }
}

extension SIMD4<Float> {
    fileprivate init(_ place: SIMD3<Double>, _ last: Double) { self.init(SIMD3<Float>(place), Float(last)) }
}
