internal import LayoutCore
internal import ZoeStyle

/// A photograph of mountains that are nowhere: ridges of noise in the haze, a lake, a sun or a moon.
struct Landscape: CardPainter {
    private struct Light {
        let zenith, horizon, near: UInt32
        let star: UInt32
        let isNight: Bool
    }

    private static let lights = [
        Light(zenith: 0x3D6FB5, horizon: 0xCFE3F0, near: 0x1D3B36, star: 0xFFFBE6, isNight: false),
        Light(zenith: 0x41456E, horizon: 0xF6B48A, near: 0x2A1E33, star: 0xFFE3B0, isNight: false),
        Light(zenith: 0x6A8FB8, horizon: 0xF7DDC4, near: 0x27434A, star: 0xFFF4D8, isNight: false),
        Light(zenith: 0x0A1230, horizon: 0x33527F, near: 0x050A16, star: 0xF2F5FF, isNight: true),
        Light(zenith: 0x86327A, horizon: 0xFF9B6B, near: 0x241028, star: 0xFFD08A, isNight: false),
        Light(zenith: 0x7F8C96, horizon: 0xDCE2E2, near: 0x26302F, star: 0xFFFFFF, isNight: false),
        Light(zenith: 0x2B6E84, horizon: 0xE9EBC8, near: 0x0E3430, star: 0xFFFCE0, isNight: false),
    ]

    private let light: Light
    private let dice: Dice

    init(seed: UInt64, number: Int) {
        light = Self.lights[(number &* 3 &+ Int(truncatingIfNeeded: seed % 7)).turn(in: 7)]
        dice = Dice(seed: seed, number: number, purpose: 11)
    }

    var ground: Colour { Colour(hex: light.horizon) }
    let grain: Float = 5
    let roundness = 0.03

    func labels(_ size: Size, unit: Double) -> [Label] { [] }

    func paint(on canvas: inout Canvas) {
        var dice = dice
        let extent = canvas.extent
        let (zenith, horizon, near) = (Tint(hex: light.zenith), Tint(hex: light.horizon), Tint(hex: light.near))
        let hasLake = dice.chance(60)
        let shore = extent.y * (hasLake ? dice.within(0.66...0.78) : 1.2)
        let sun = SIMD2(extent.x * dice.within(0.2...0.8), extent.y * dice.within(0.14...0.36))
        let size = light.isNight ? Float(0.05) : dice.within(0.045...0.075)
        let star = Tint(hex: light.star)
        // The sky, then ridges from the far one to the near one.
        canvas.shade(canvas.whole) { p, _ in
            zenith.mixed(with: horizon, smooth(0, min(shore, extent.y) * 0.86, p.y))
        }
        if light.isNight { paintStars(on: &canvas, below: shore, &dice) }
        canvas.glow(star, at: sun, radius: 0.9, light.isNight ? 0.25 : 0.6)
        canvas.disc(star, at: sun, radius: size)
        let count = dice.within(4...6)
        for layer in 0..<count {
            let depth = Float(layer) / Float(count - 1)
            let level = min(shore, extent.y) * (0.46 + 0.42 * depth)
            let rise = extent.y * (0.26 - 0.13 * depth) * dice.within(0.7...1.2)
            let tint = horizon.mixed(with: zenith, 0.25).mixed(with: near, 0.16 + 0.84 * depth * depth)
            ridge(tint, horizon, level: level, rise: rise, roughness: 0.5 + 0.1 * depth, on: &canvas, &dice)
        }
        if hasLake { mirror(below: shore, near, on: &canvas, &dice) }
        // Lenses darken the corners.
        let middle = extent / 2
        canvas.shade(canvas.whole) { p, under in
            let far = (p - middle).length / middle.length
            return under.darker(0.22 * far * far * far)
        }
    }

    private func ridge(
        _ tint: Tint, _ haze: Tint, level: Float, rise: Float, roughness: Float, on canvas: inout Canvas,
        _ dice: inout Dice
    ) {
        var tops: [Float] = []
        let waves = (0..<7).map { (length: Float(1 << $0) * 0.9, phase: dice.within(Float(0)...50), part: $0) }
        for x in 0..<canvas.width {
            let place = (Float(x) + 0.5) / canvas.pixelsPerSide.x
            var (height, share) = (Float(0), Float(1))
            for wave in waves {
                // Sharp at the top and round in the valleys.
                let value = 1 - abs(Self.noise(place * wave.length + wave.phase, seed: wave.part))
                height += share * value * value
                share *= roughness
            }
            tops.append(level - rise * (height / 1.6 - 0.35))
        }
        let (step, across) = (canvas.pixelsPerUnit, canvas.pixelsPerSide.x)
        let least = tops.min() ?? 0
        canvas.shade(Box(left: 0, top: least - 1 / step, right: canvas.extent.x, bottom: canvas.extent.y)) { p, under in
            let top = tops[min(Int(p.x * across), tops.count - 1)]
            let below = (p.y - top) * step
            if below < -0.5 { return under }
            // Haze lies in the valleys.
            let body = tint.mixed(with: haze, 0.42 * smooth(0, 0.34, p.y - top))
            return under.mixed(with: body, min(below + 0.5, 1))
        }
    }

    /// Still water: what is above it, upside down, darker and with ripples.
    private func mirror(below shore: Float, _ near: Tint, on canvas: inout Canvas, _ dice: inout Dice) {
        let above = canvas
        let step = canvas.pixelsPerSide
        let phase = dice.unit()
        canvas.shade(Box(left: 0, top: shore, right: canvas.extent.x, bottom: canvas.extent.y)) { p, _ in
            let deep = p.y - shore
            let ripple = sine(deep * 34 + phase + 0.6 * sine(p.x * 2.3 + deep * 9)) * 0.012 * min(deep * 6, 1)
            let (x, y) = (p.x + ripple, shore - deep * 1.12 + 0.4 * ripple)
            let (column, row) = (Int(x * step.x), Int(max(y, 0) * step.y))
            let seen = above.pixels[
                min(max(row, 0), above.height - 1) * above.width + min(max(column, 0), above.width - 1)]
            return seen.mixed(with: near, 0.22 + 0.3 * min(deep, 1))
        }
        canvas.line(
            near.lighter(0.35).faded(0.5), from: SIMD2(0, shore), to: SIMD2(canvas.extent.x, shore), width: 0.004)
    }

    private func paintStars(on canvas: inout Canvas, below shore: Float, _ dice: inout Dice) {
        for _ in 0..<160 {
            let place = SIMD2(canvas.extent.x * dice.unit(), min(shore, canvas.extent.y) * 0.7 * dice.unit())
            canvas.disc(Tint(1, 1, 1, dice.within(0.3...0.9)), at: place, radius: dice.within(0.0012...0.0035))
        }
    }

    /// From -1 to 1, smooth between random values at whole places.
    private static func noise(_ x: Float, seed: Int) -> Float {
        let floor = x.rounded(.down)
        let (a, b) = (value(Int(floor), seed), value(Int(floor) + 1, seed))
        let t = x - floor
        return a + (b - a) * t * t * (3 - 2 * t)
    }

    private static func value(_ place: Int, _ seed: Int) -> Float {
        var dice = Dice(seed: UInt64(truncatingIfNeeded: place), number: seed, purpose: 12)
        return 2 * dice.unit() - 1
    }
}
