internal import CardContent

/// A ball of rock, ice or gas, lit from above at the left. On a round card it is all that is seen, on others it hangs among stars.
struct Planet: CardPainter {
    private enum Make { case rock, desert, sea, clouds, bands, ice }

    private struct Kind {
        let make: Make
        /// From what is deepest, or nearest to the equator, to what is highest, or at the poles.
        let colours: [UInt32]
        let air: UInt32
        /// How bright its rim is in its own air.
        let haze: Float
    }

    private static let kinds = [
        Kind(make: .bands, colours: [0xF3E3C4, 0xB9764A, 0xE9CFA4, 0xD09A68, 0xF6EBD6], air: 0xFFE2B8, haze: 0.35),
        Kind(make: .sea, colours: [0x0B2E63, 0x1B5C9C, 0x5E8F4A, 0xB59B63, 0xF3F4F1], air: 0x9CCBFF, haze: 0.9),
        Kind(make: .desert, colours: [0x6B2A17, 0xA8492A, 0xD0774A, 0xE6A877, 0xF6E6D8], air: 0xF2B58A, haze: 0.4),
        Kind(make: .rock, colours: [0x55504B, 0x7D766E, 0xA39B90, 0xC7BFB2], air: 0x000000, haze: 0),
        Kind(make: .ice, colours: [0x2C4BB8, 0x3F6FE0, 0x6FA2F5, 0xBFDCFF], air: 0x8FB8FF, haze: 0.7),
        Kind(make: .clouds, colours: [0xC98F3F, 0xE6BC74, 0xF4DDA8, 0xFBF0D0], air: 0xFFE9B0, haze: 0.7),
        Kind(make: .bands, colours: [0xE4D3A2, 0xC9B079, 0xF1E6C4, 0xB99C66, 0xEBDDB3], air: 0xFFF0C8, haze: 0.35),
        Kind(make: .ice, colours: [0x7FC9CF, 0x9BDDDD, 0xBDEBE6, 0xE4F8F2], air: 0xCFFBF5, haze: 0.6),
        Kind(make: .desert, colours: [0x8A6A12, 0xC79A22, 0xE8CB4C, 0xF3E39A, 0xFAF3D6], air: 0xFFE98A, haze: 0.25),
        Kind(make: .rock, colours: [0x3B3F4A, 0x626874, 0x8C93A0, 0xBCC3CE], air: 0x000000, haze: 0),
    ]
    /// Where the light comes from.
    private static let light = SIMD3<Float>(-0.56, -0.52, 0.645)
    private static let night = Tint(hex: 0x070A14)

    private let kind: Kind
    private let dice: Dice

    init(seed: UInt64, number: Int) {
        var order = Dice(seed: seed, number: 0, purpose: 91)
        kind = order.inTurn(Self.kinds, at: number)
        dice = Dice(seed: seed, number: number, purpose: 92)
    }

    var ground: Colour { Colour(hex: kind.colours[1]) }
    let roundness = 0.5

    func labels(_ size: Sides, unit: Double) -> [Label] { [] }

    func paint(on canvas: inout Canvas) {
        var dice = dice
        let extent = canvas.extent
        canvas.fill(Self.night, canvas.whole)
        for _ in 0..<Int(60 * extent.x * extent.y) {
            let place = SIMD2(dice.unit(), dice.unit()) * extent
            canvas.disc(Tint(1, 1, 1, dice.within(0.3...0.9)), at: place, radius: dice.within(0.001...0.003))
        }
        let surface = PlanetSurface(craters: kind.make == .rock ? 34 : 0, &dice)
        let tints = kind.colours.map { Tint(hex: $0) }
        let air = Tint(hex: kind.air)
        let (middle, scale) = (extent / 2, canvas.pixelsPerUnit)
        canvas.shade(Box(middle, reach: 0.5 + 1 / scale)) { p, under in
            let q = (p - middle) / 0.5
            let far = q.length
            let share = min(max((1 - far) * 0.5 * scale + 0.5, 0), 1)
            if share == 0 { return under }
            let depth = max(1 - far * far, 0).squareRoot()
            let normal = SIMD3(q.x, q.y, depth)
            let place = surface.turned(normal)
            let (tint, lean) = colour(at: place, tints, surface)
            // Light reaches a little around the edge of day, and what is seen aslant has more air before it.
            let day = smooth(-0.14, 1.02, (normal * Self.light).sum() + lean)
            let lit = tint.darker(1 - 0.035 - 0.965 * day)
            let slant = (1 - depth) * (1 - depth)
            let seen = lit.mixed(with: air, kind.haze * slant * day)
            return under.mixed(with: seen, share)
        }
    }

    /// What the ground has for a colour, and by how much it leans to the light.
    private func colour(at n: SIMD3<Float>, _ tints: [Tint], _ surface: PlanetSurface) -> (Tint, Float) {
        switch kind.make {
        case .rock:
            let crater = surface.crater(at: n)
            let high = 0.5 + 0.42 * surface.height(n) + crater.height
            return (Self.blend(tints, high), crater.lean)
        case .desert:
            let high = 0.5 + 0.36 * surface.height(n) + 0.12 * surface.height(n * 2.7)
            let pole = smooth(0.86, 0.95, abs(n.y) + 0.05 * surface.height(n * 3))
            return (Self.blend(tints, high, of: tints.count - 1).mixed(with: tints[tints.count - 1], pole), 0)
        case .sea:
            let high = surface.height(n) * 0.7 + surface.height(n * 2.6) * 0.3
            let coast = smooth(0.12, 0.15, high)
            let land = tints[2].mixed(with: tints[3], smooth(0.2, 0.6, high + 0.3 * surface.height(n * 4)))
            let water = tints[0].mixed(with: tints[1], smooth(-0.7, 0.12, high))
            let pole = smooth(0.84, 0.9, abs(n.y) + 0.06 * surface.height(n * 3))
            let white = max(pole, 0.92 * smooth(0.3, 0.85, surface.swirl(n)))
            return (water.mixed(with: land, coast).mixed(with: tints[4], white), 0)
        case .clouds:
            return (Self.blend(tints, 0.5 + 0.5 * surface.swirl(SIMD3(n.x * 0.5, n.y * 1.6, n.z * 0.5))), 0)
        case .bands:
            let spot = surface.spot(at: n)
            let bent = n.y + 0.018 * surface.height(n * 3) + 0.05 * spot
            let band = Self.blend(tints, 0.5 + 0.5 * surface.band(bent))
            let fine = 0.1 * surface.height(SIMD3(n.x * 2, n.y * 16, n.z * 2))
            return (band.mixed(with: tints[1], max(0, fine) + 0.85 * smooth(0.35, 0.75, spot)), 0)
        case .ice:
            let streak = surface.height(SIMD3(n.x * 0.7, n.y * 6, n.z * 0.7))
            let high = 0.34 + 0.1 * streak + 0.2 * n.y * n.y
            return (Self.blend(tints, high + 0.5 * smooth(0.6, 1, streak * 0.6 + 0.6 * surface.height(n * 2))), 0)
        }
    }

    /// Between colours that are evenly far from each other.
    /// - Parameter count: of the colours; all of them, where nothing is said.
    private static func blend(_ tints: [Tint], _ share: Float, of count: Int? = nil) -> Tint {
        let last = (count ?? tints.count) - 1
        let place = min(max(share, 0), 1) * Float(last)
        let first = min(Int(place), last - 1)
        return tints[first].mixed(with: tints[first + 1], smooth(0, 1, place - Float(first)))
    }
}

/// What is where on a ball of radius 1, as chance has made it.
private struct PlanetSurface {
    private let along: SIMD2<Float>
    private let around: SIMD2<Float>
    /// Of each wave where it runs, where it begins and how high it is.
    private var (x, y, z) = (SIMD16<Float>(), SIMD16<Float>(), SIMD16<Float>())
    private var (phases, heights) = (SIMD16<Float>(), SIMD16<Float>())
    private var craters: [(middle: SIMD3<Float>, reach: Float)] = []
    private let bands: [Float]
    private let storm: SIMD3<Float>

    init(craters count: Int, _ dice: inout Dice) {
        // How far its axis leans, and which side of it is seen.
        along = direction(dice.within(-0.07...0.07))
        around = direction(dice.unit())
        for k in 0..<14 {
            let frequency = 0.22 + 0.16 * Float(k)
            let heading = Self.heading(&dice) * frequency
            (x[k], y[k], z[k]) = (heading.x, heading.y, heading.z)
            (phases[k], heights[k]) = (dice.unit(), 0.5 / (1 + 0.5 * Float(k)))
        }
        for k in 0..<count {
            craters.append((Self.heading(&dice), (k < 4 ? 0.24 : 0.1) * dice.within(0.5...1.1)))
        }
        bands = (0..<18).map { _ in dice.within(-1...1) }
        storm = SIMD3(0.32, 0.36, 0.876)
    }

    private static func heading(_ dice: inout Dice) -> SIMD3<Float> {
        let high: Float = dice.within(-1...1)
        let flat = direction(dice.unit()) * (1 - high * high).squareRoot()
        return SIMD3(flat.x, high, flat.y)
    }

    /// From what is seen to the ball's own axis and beginning.
    func turned(_ n: SIMD3<Float>) -> SIMD3<Float> {
        let (x, y) = (n.x * along.x + n.y * along.y, n.y * along.x - n.x * along.y)
        return SIMD3(x * around.x + n.z * around.y, y, n.z * around.x - x * around.y)
    }

    /// Mostly within -1…1.
    func height(_ n: SIMD3<Float>) -> Float {
        (sines(x * n.x + y * n.y + z * n.z + phases) * heights).sum()
    }

    /// Heights that are dragged about by others.
    func swirl(_ n: SIMD3<Float>) -> Float {
        let drag = height(n * 1.3)
        return height(SIMD3(n.x + 0.28 * drag, n.y * 1.9 - 0.16 * drag, n.z + 0.2 * drag) * 2)
    }

    /// By the latitude, -1 to 1.
    func band(_ latitude: Float) -> Float {
        let place = (min(max(latitude, -1), 1) + 1) / 2 * Float(bands.count - 1)
        let first = min(Int(place), bands.count - 2)
        return bands[first] + (bands[first + 1] - bands[first]) * smooth(0.25, 0.75, place - Float(first))
    }

    /// An oval storm that faces the viewer: 1 in its middle.
    func spot(at n: SIMD3<Float>) -> Float {
        let middle = SIMD3(
            storm.x * around.x + storm.z * around.y, storm.y, storm.z * around.x - storm.x * around.y)
        let away = n - middle
        return max(0, 1 - (away * away * SIMD3(20, 70, 20)).sum())
    }

    /// Bowls with a rim: how high it is there, and how much it leans to the light.
    func crater(at n: SIMD3<Float>) -> (height: Float, lean: Float) {
        var (height, lean) = (Float(0), Float(0))
        for crater in craters {
            let away = n - crater.middle
            let square = (away * away).sum()
            if square > 1.44 * crater.reach * crater.reach { continue }
            let far = square.squareRoot() / crater.reach
            let rim = max(0, 1 - abs(far - 0.94) * 5)
            let inside = 1 - smooth(0.75, 0.95, far)
            height += 0.2 * rim - 0.16 * inside
            // The slope inside faces the light across the bowl.
            let side = (turnedBack(away).x + turnedBack(away).y) / crater.reach
            lean += 0.3 * side * far * smooth(0.2, 0.9, far) * (1 - smooth(0.95, 1.1, far))
        }
        return (height, lean)
    }

    private func turnedBack(_ n: SIMD3<Float>) -> SIMD2<Float> {
        SIMD2(n.x * around.x - n.z * around.y, n.y)
    }
}
