internal import CardContent

/// The flag of a country that does not exist, after the rules of heraldry: colours lie on metals.
struct Flag: CardPainter {
    private static let colours: [UInt32] = [0xB8142B, 0x14387F, 0x0B6B3A, 0x1B1B1E, 0x5A1F63, 0x0E7C8C, 0x7A2318]
    private static let metals: [UInt32] = [0xFFFFFF, 0xF5C32C, 0xFDF3DA]

    private let dice: Dice
    private let first, second, metal: UInt32
    private let kind: Int

    init(seed: UInt64, number: Int) {
        var dice = Dice(seed: seed, number: number, purpose: 21)
        let colours = dice.shuffled(Self.colours)
        (first, second) = (colours[0], colours[1])
        metal = dice.choose(Self.metals)
        var order = Dice(seed: seed, number: number / 9, purpose: 22)
        kind = order.inTurn(Array(0..<9), at: number)
        self.dice = dice
    }

    var ground: Colour { Colour(hex: first) }
    let roundness = 0.02

    func labels(_ size: Sides, unit: Double) -> [Label] { [] }

    func paint(on canvas: inout Canvas) {
        var dice = dice
        let (a, b, m) = (Tint(hex: first), Tint(hex: second), Tint(hex: metal))
        let (w, h) = (canvas.extent.x, canvas.extent.y)
        let all = canvas.whole
        func band(_ tint: Tint, _ from: Float, _ to: Float, isUpright: Bool) {
            canvas.fill(
                tint,
                isUpright
                    ? Box(left: from * w, top: 0, right: to * w, bottom: h)
                    : Box(left: 0, top: from * h, right: w, bottom: to * h))
        }
        let middle = canvas.extent / 2
        switch kind {
        case 0, 1:
            band(a, 0, 1 / 3, isUpright: kind == 0)
            band(m, 1 / 3, 2 / 3, isUpright: kind == 0)
            band(b, 2 / 3, 1, isUpright: kind == 0)
            if dice.chance(50) { canvas.star(a, at: middle, radius: 0.13) }
        case 2:
            canvas.fill(a, all)
            for (tint, width) in [(m, Float(0.24)), (b, 0.12)] {
                canvas.fill(tint, Box(left: 0, top: h / 2 - width / 2, right: w, bottom: h / 2 + width / 2))
                canvas.fill(tint, Box(left: w * 0.36 - width / 2, top: 0, right: w * 0.36 + width / 2, bottom: h))
            }
        case 3:
            canvas.fill(m, all)
            canvas.disc(a, at: middle, radius: 0.3)
            if dice.chance(40) { canvas.star(m, at: middle, radius: 0.2) }
        case 4:
            band(a, 0, 0.5, isUpright: false)
            band(b, 0.5, 1, isUpright: false)
            canvas.paint(m, in: all) { p in
                let reach = 0.5 * w * (1 - abs(p.y - h / 2) / (h / 2))
                return (p.x - reach) * 0.7
            }
            canvas.star(a, at: SIMD2(w * 0.15, h / 2), radius: 0.12)
        case 5:
            canvas.fill(a, all)
            for (tint, width) in [(m, Float(0.2)), (b, 0.09)] {
                canvas.line(tint, from: SIMD2(-0.2, -0.2 * h / w), to: SIMD2(w + 0.2, h + 0.2 * h / w), width: width)
                canvas.line(tint, from: SIMD2(w + 0.2, -0.2 * h / w), to: SIMD2(-0.2, h + 0.2 * h / w), width: width)
            }
        case 6:
            let stripes = 9
            for k in 0..<stripes {
                band(k & 1 == 0 ? a : m, Float(k) / Float(stripes), Float(k + 1) / Float(stripes), isUpright: false)
            }
            let canton = Box(left: 0, top: 0, right: w * 0.42, bottom: h * 5 / 9)
            canvas.fill(b, canton)
            for k in 0..<8 {
                let turn = Float(k) / 8
                let place = canton.centre + 0.32 * canton.short * SIMD2(cosine(turn), sine(turn))
                canvas.star(m, at: place, radius: 0.05)
            }
        case 7:
            canvas.fill(a, all)
            canvas.disc(m, at: middle, radius: 0.26)
            canvas.disc(a, at: middle + SIMD2(0.08, 0), radius: 0.22)
            canvas.star(m, at: middle + SIMD2(0.15, 0), radius: 0.1)
        default:
            band(a, 0, 1, isUpright: false)
            for k in 0..<12 {
                let turn = Float(k) / 12
                canvas.leaf(
                    m, from: middle, to: middle + 0.42 * SIMD2(cosine(turn), sine(turn)), width: 0.07)
            }
            canvas.disc(m, at: middle, radius: 0.15)
            canvas.disc(b, at: middle, radius: 0.11)
        }
        // Folds of cloth.
        let phase = dice.unit()
        canvas.shade(all) { p, under in
            let fold = sine(p.x * 1.1 + 0.12 * sine(p.y * 0.7) + phase)
            return fold > 0 ? under.lighter(0.11 * fold) : under.darker(-0.16 * fold)
        }
    }
}

extension Canvas {
    /// Five points, one upwards.
    mutating func star(_ tint: Tint, at centre: SIMD2<Float>, radius: Float) {
        let directions = (0..<5).map { k -> (out: SIMD2<Float>, side: SIMD2<Float>) in
            let turn = Float(k) / 5 - 0.25
            return (SIMD2(cosine(turn), sine(turn)), SIMD2(-sine(turn), cosine(turn)))
        }
        // Of a point's edge: from the tip at 1 to the corner at 0.382 between two points.
        let (slope, reach): (Float, Float) = (0.324_92, 0.951_06)
        paint(tint, in: Box(centre, reach: radius)) { p in
            let q = (p - centre) / radius
            var nearest = Float.infinity
            for (out, side) in directions {
                let (x, y) = (q.dot(out), abs(q.dot(side)))
                nearest = min(nearest, max((y - slope * (1 - x)) * reach, -x))
            }
            return nearest * radius
        }
    }
}
