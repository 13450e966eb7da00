internal import CardContent

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

    func labels(_ size: Sides, unit: Double) -> [Label] { [] }

    func paint(on canvas: inout Canvas) {
        var dice = dice
        let extent = canvas.extent
        let (zenith, horizon, near) = (Tint(hex: light.zenith), Tint(hex: light.horizon), Tint(hex: light.near))
        let hasLake = dice.chance(60)
        let shore = extent.y * (hasLake ? dice.within(0.66...0.78) : 1.2)
        let sun = SIMD2(extent.x * dice.within(0.2...0.8), extent.y * dice.within(0.14...0.36))
        let size = light.isNight ? Float(0.05) : dice.within(0.045...0.075)
        let star = Tint(hex: light.star)
        let stars = light.isNight ? Self.stars(above: min(shore, extent.y) * 0.7, across: extent.x, &dice) : []
        let ridges = Ridges(above: min(shore, extent.y), on: canvas, &dice)
        // What ridges hide, and what the lake will mirror, is not painted.
        let pixel = 1 / canvas.pixelsPerUnit
        canvas.clip.bottom = min(ridges.foot, shore) + 2 * pixel
        canvas.shade(canvas.whole) { p, _ in
            zenith.mixed(with: horizon, smooth(0, min(shore, extent.y) * 0.86, p.y))
        }
        for (place, light, radius) in stars { canvas.disc(Tint(1, 1, 1, light), at: place, radius: radius) }
        canvas.glow(star, at: sun, radius: 0.9, light.isNight ? 0.25 : 0.6)
        canvas.disc(star, at: sun, radius: size)
        canvas.clip.bottom = min(extent.y, shore + 2 * pixel)
        ridges.paint(from: horizon.mixed(with: zenith, 0.25), to: near, in: horizon, on: &canvas)
        canvas.clip = canvas.whole
        if hasLake { mirror(below: shore, near, on: &canvas, &dice) }
        // Lenses darken the corners.
        let middle = extent / 2
        let perSquare = 1 / middle.dot(middle)
        canvas.shade(canvas.whole) { p, under in
            // Of how far it is from the middle, where a corner is 1.
            let square = (p - middle).dot(p - middle) * perSquare
            return under.darker(0.22 * square * square.squareRoot())
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

    private static func stars(
        above low: Float, across: Float, _ dice: inout Dice
    ) -> [(place: SIMD2<Float>, light: Float, radius: Float)] {
        (0..<160).map { _ in
            (SIMD2(across * dice.unit(), low * dice.unit()), dice.within(0.3...0.9), dice.within(0.0012...0.0035))
        }
    }
}
