internal import CardContent

/// A card of a deck that fortunes are told with: an emblem in gold before the night, under rays and stars.
struct Arcanum: CardPainter {
    enum Emblem: String, CaseIterable {
        case sun, moon, star, comet, eclipse, planet, eye, key, tower, mountain, lotus, moth, tree, hourglass, wheel,
            chalice
    }

    private struct Dye {
        let top, bottom, gold, second: UInt32
    }

    private static let dyes = [
        Dye(top: 0x101B45, bottom: 0x243B7A, gold: 0xE9C46A, second: 0xC96F53),
        Dye(top: 0x3B0F22, bottom: 0x7A2338, gold: 0xF0C987, second: 0xE58A6B),
        Dye(top: 0x0B2B2A, bottom: 0x17584C, gold: 0xE6CB85, second: 0xC98A4B),
        Dye(top: 0x22113F, bottom: 0x533380, gold: 0xF1C9A0, second: 0xDE7F9A),
        Dye(top: 0x0C0D12, bottom: 0x24262F, gold: 0xE3B866, second: 0xB5523B),
        Dye(top: 0xF3E6CC, bottom: 0xE5CFA6, gold: 0x2B2746, second: 0xB5482F),
        Dye(top: 0x123A5A, bottom: 0x2F7A99, gold: 0xF7DDA0, second: 0xF08A5D),
    ]

    let emblem: Emblem
    private let dye: Dye
    private let number: Int
    private let dice: Dice

    init(seed: UInt64, number: Int) {
        var order = Dice(seed: seed, number: 0, purpose: 61)
        emblem = order.inTurn(Emblem.allCases, at: number)
        dye = order.inTurn(Self.dyes, at: number)
        self.number = number.turn(in: 22)
        dice = Dice(seed: seed, number: number, purpose: 62)
    }

    var ground: Colour { Colour(hex: dye.bottom) }
    let roundness = 0.05
    var gold: Tint { Tint(hex: dye.gold) }
    var second: Tint { Tint(hex: dye.second) }
    var night: Tint { Tint(hex: dye.top) }

    func labels(_ size: Sides, unit: Double) -> [Label] {
        func label(_ text: String, _ size: Double, _ placement: Label.Placement, _ inset: Double) -> Label {
            Label(
                text, font: Font("C059, Libre Caslon Text, Georgia, Noto Serif, serif", weight: 700), size: size * unit,
                colour: Colour(hex: dye.gold), placement: placement, wraps: false, tracking: 0.12,
                insets: .init(left: 0, top: inset * unit, right: 0, bottom: inset * unit))
        }
        guard Self.isTall(size.width, size.height) else { return [] }
        return [
            label(Self.roman(number), 0.055, .top, 0.091),
            label(title, 0.05, .bottom, 0.083),
        ]
    }

    private var title: String { "THE \(emblem.rawValue.uppercased())" }

    /// Whether there is room for words above and below the emblem.
    private static func isTall(_ width: Double, _ height: Double) -> Bool { height >= 1.3 * width }

    /// As clocks and kings are numbered; 0 is the fool's.
    static func roman(_ number: Int) -> String {
        var (rest, text) = (number, number == 0 ? "0" : "")
        for (value, letters) in [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] {
            while rest >= value {
                text += letters
                rest -= value
            }
        }
        return text
    }

    func paint(on canvas: inout Canvas) {
        var dice = dice
        let extent = canvas.extent
        canvas.wash(night, Tint(hex: dye.bottom), canvas.whole)
        let middle = extent / 2
        canvas.glow(gold, at: middle, radius: 0.75, 0.2)
        for _ in 0..<64 {
            let place = SIMD2(dice.within(0.09...0.91), dice.within(0.09...0.91)) * extent
            canvas.disc(gold.faded(dice.within(0.25...0.9)), at: place, radius: dice.within(0.0018...0.0045))
        }
        for _ in 0..<7 {
            let place = SIMD2(dice.within(0.14...0.86), dice.within(0.14...0.86)) * extent
            if (place - middle).length > 0.4 { sparkle(at: place, dice.within(0.018...0.034), on: &canvas) }
        }
        paintEmblem(at: middle, on: &canvas)
        paintFrame(on: &canvas)
    }

    /// Two lines around all of it, corners cut by quarters of a circle, and a plate for the name.
    private func paintFrame(on canvas: inout Canvas) {
        let outer = canvas.whole.inset(by: 0.035)
        canvas.outline(gold, outer, radius: 0.03, width: 0.007)
        let inner = canvas.whole.inset(by: 0.058)
        canvas.outline(gold.faded(0.75), inner, radius: 0.02, width: 0.003)
        canvas.clip = inner
        for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] as [(Float, Float)] {
            let corner = inner.point(x, y)
            let inward = SIMD2(1 - 2 * x, 1 - 2 * y)
            for (radius, width) in [(0.1, 0.005), (0.078, 0.0025)] as [(Float, Float)] {
                canvas.ring(gold, at: corner, radius: radius, width: width)
            }
            canvas.disc(gold, at: corner + inward * 0.03, radius: 0.013)
            canvas.disc(gold, at: corner + inward * 0.092, radius: 0.006)
        }
        canvas.clip = canvas.whole
        guard Self.isTall(Double(canvas.extent.x), Double(canvas.extent.y)) else { return }
        for top in [true, false] {
            let y = top ? inner.top + 0.056 : inner.bottom - 0.056
            // As wide as what is written there.
            let letters = Float((top ? Self.roman(number) : title).count)
            let half = top ? max(0.085, 0.045 + 0.021 * letters) : max(0.2, 0.03 + 0.0225 * letters)
            let centre = SIMD2(canvas.extent.x / 2, y)
            let plate = Box(left: centre.x - half, top: y - 0.046, right: centre.x + half, bottom: y + 0.046)
            canvas.plate(night, plate, radius: 0.046)
            canvas.outline(gold, plate, radius: 0.046, width: 0.004)
        }
    }

    func sparkle(at place: SIMD2<Float>, _ size: Float, on canvas: inout Canvas) {
        for heading in [SIMD2<Float>(1, 0), SIMD2(0, 1)] {
            canvas.leaf(gold, from: place - heading * size, to: place + heading * size, width: size * 0.3)
        }
    }

    /// Rays about a point, long and short in turn.
    func rays(
        _ tint: Tint, at centre: SIMD2<Float>, from: Float, to: Float, count: Int, width: Float,
        on canvas: inout Canvas
    ) {
        for k in 0..<count {
            let heading = direction(Float(k) / Float(count))
            let end = k.isMultiple(of: 2) ? to : from + (to - from) * 0.6
            canvas.leaf(tint, from: centre + heading * from, to: centre + heading * end, width: width)
        }
    }

    private func paintEmblem(at c: SIMD2<Float>, on canvas: inout Canvas) {
        switch emblem {
        case .sun: paintSun(at: c, on: &canvas)
        case .moon: paintMoon(at: c, on: &canvas)
        case .star: paintStar(at: c, on: &canvas)
        case .comet: paintComet(at: c, on: &canvas)
        case .eclipse: paintEclipse(at: c, on: &canvas)
        case .planet: paintPlanet(at: c, on: &canvas)
        case .eye: paintEye(at: c, on: &canvas)
        case .key: paintKey(at: c, on: &canvas)
        case .tower: paintTower(at: c, on: &canvas)
        case .mountain: paintMountain(at: c, on: &canvas)
        case .lotus: paintLotus(at: c, on: &canvas)
        case .moth: paintMoth(at: c, on: &canvas)
        case .tree: paintTree(at: c, on: &canvas)
        case .hourglass: paintHourglass(at: c, on: &canvas)
        case .wheel: paintWheel(at: c, on: &canvas)
        case .chalice: paintChalice(at: c, on: &canvas)
        }
    }

    private func paintSun(at c: SIMD2<Float>, on canvas: inout Canvas) {
        rays(gold, at: c, from: 0.16, to: 0.36, count: 24, width: 0.034, on: &canvas)
        canvas.disc(gold, at: c, radius: 0.17)
        canvas.ring(night, at: c, radius: 0.148, width: 0.005)
        canvas.disc(second, at: c, radius: 0.125)
        face(at: c, on: &canvas)
    }

    /// Closed eyes and a small mouth.
    private func face(at c: SIMD2<Float>, on canvas: inout Canvas) {
        for side in [Float(-1), 1] {
            let eye = c + SIMD2(side * 0.048, -0.022)
            canvas.paint(night, in: Box(eye, reach: 0.04)) { p in
                max(abs((p - eye).length - 0.026) - 0.0045, eye.y + 0.004 - p.y)
            }
            canvas.disc(gold.faded(0.55), at: c + SIMD2(side * 0.07, 0.035), radius: 0.018)
        }
        canvas.leaf(night, from: c + SIMD2(-0.026, 0.056), to: c + SIMD2(0.026, 0.056), width: 0.016)
        canvas.line(night, from: c + SIMD2(0, -0.015), to: c + SIMD2(0, 0.024), width: 0.005)
    }

    private func paintMoon(at c: SIMD2<Float>, on canvas: inout Canvas) {
        canvas.ring(gold.faded(0.5), at: c, radius: 0.33, width: 0.003)
        rays(gold.faded(0.6), at: c, from: 0.335, to: 0.39, count: 48, width: 0.007, on: &canvas)
        let bite = c + SIMD2(0.1, -0.05)
        canvas.paint(gold, in: Box(c, reach: 0.28)) { p in max((p - c).length - 0.26, 0.21 - (p - bite).length) }
        canvas.paint(second.faded(0.55), in: Box(c, reach: 0.28)) { p in
            max((p - c).length - 0.243, 0.245 - (p - bite).length)
        }
        for k in 0..<3 {
            let place = c + SIMD2(0.09 + 0.035 * Float(k % 2), -0.13 + 0.1 * Float(k))
            sparkle(at: place, 0.055 - 0.012 * Float(k), on: &canvas)
        }
    }

    private func paintStar(at c: SIMD2<Float>, on canvas: inout Canvas) {
        rays(second, at: c, from: 0.02, to: 0.26, count: 16, width: 0.04, on: &canvas)
        for k in 0..<8 {
            let heading = direction(Float(k) / 8)
            let side = SIMD2(-heading.y, heading.x)
            let length: Float = k.isMultiple(of: 2) ? 0.37 : 0.23
            canvas.blade(gold, gold.darker(0.3), from: c, heading * length, side * 0.055)
        }
        canvas.disc(night, at: c, radius: 0.045)
        canvas.ring(gold, at: c, radius: 0.045, width: 0.008)
        canvas.disc(gold, at: c, radius: 0.018)
    }

    private func paintComet(at c: SIMD2<Float>, on canvas: inout Canvas) {
        let head = c + SIMD2(0.14, 0.13)
        for k in 0..<9 {
            let turn = 0.625 + (Float(k) - 4) * 0.0165
            let length = 0.56 - 0.05 * abs(Float(k) - 4)
            let tint = k.isMultiple(of: 2) ? gold.faded(0.85) : second.faded(0.85)
            canvas.leaf(tint, from: head, to: head + direction(turn) * length, width: 0.032)
        }
        rays(gold, at: head, from: 0.06, to: 0.16, count: 12, width: 0.022, on: &canvas)
        canvas.disc(gold, at: head, radius: 0.075)
        canvas.disc(night, at: head, radius: 0.056)
        sparkle(at: head, 0.05, on: &canvas)
    }

    private func paintEclipse(at c: SIMD2<Float>, on canvas: inout Canvas) {
        canvas.glow(gold, at: c, radius: 0.45, 0.5)
        rays(gold, at: c, from: 0.2, to: 0.4, count: 36, width: 0.016, on: &canvas)
        canvas.disc(gold, at: c, radius: 0.215)
        canvas.disc(night.darker(0.35), at: c, radius: 0.198)
        for k in 0..<3 { canvas.ring(second.faded(0.5), at: c, radius: 0.16 - 0.04 * Float(k), width: 0.0025) }
        canvas.disc(gold, at: c + direction(0.87) * 0.206, radius: 0.026)
    }

    private func paintPlanet(at c: SIMD2<Float>, on canvas: inout Canvas) {
        let tilt = direction(0.945)
        // The ring behind, the ball, and the ring before it.
        for isFront in [false, true] {
            if isFront {
                let scale = canvas.pixelsPerUnit
                let bands = [gold, gold.darker(0.12), second, gold.lighter(0.15), second.darker(0.15), gold]
                canvas.shade(Box(c, reach: 0.2)) { p, under in
                    let q = p - c
                    let high = q.x * -tilt.y + q.y * tilt.x
                    let band = min(max(Int((high / 0.19 + 1) * 3 + 0.25 * sine(q.dot(tilt) * 2)), 0), 5)
                    return under.mixed(
                        with: bands[band].mixed(with: night, smooth(-0.05, 0.3, q.x + q.y) * 0.6),
                        min(max(0.5 - (q.length - 0.19) * scale, 0), 1))
                }
            }
            for (radius, width) in [(0.29, 0.022), (0.335, 0.028), (0.372, 0.006)] as [(Float, Float)] {
                canvas.paint(radius == 0.335 ? second : gold, in: Box(c, reach: 0.4)) { p in
                    let q = p - c
                    let flat = SIMD2(q.dot(tilt), (q.x * -tilt.y + q.y * tilt.x) * 3.6)
                    let isHere = (flat.y > 0) == isFront
                    return isHere ? (abs(flat.length - radius) - width / 2) * 0.5 : 1
                }
            }
        }
        canvas.disc(gold, at: c + SIMD2(0.26, -0.25), radius: 0.032)
    }
}
