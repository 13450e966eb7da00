// What grows in the woods.
extension Herbarium.Drawing {
    func paintBerries(on canvas: inout Canvas, _ dice: inout Dice) {
        let (a, b, c) = (place(-0.18, 0), place(0.16, 0.4), place(0.02, 0.96))
        canvas.stem(leaf, from: a, by: b, to: c, width: 0.018, end: 0.006)
        for k in 0..<6 {
            let t = 0.2 + 0.145 * Float(k)
            let side: Float = k.isMultiple(of: 2) ? 1 : -1
            let at = Canvas.bend(a, b, c, t)
            let length = size * dice.within(0.26...0.32) * (1 - 0.3 * t)
            blade(from: at, to: at + direction(0.75 + side * 0.17) * length, width: length * 0.5, leaf, on: &canvas)
            for berry in 0..<5 {
                let heading = direction(0.75 - side * (0.08 + 0.055 * Float(berry)))
                let end = at + heading * size * dice.within(0.11...0.2)
                canvas.line(leaf, from: at, to: end, width: 0.005)
                canvas.disc(bloom.darker(dice.within(0...0.2)), at: end, radius: 0.03)
                canvas.disc(Tint(1, 1, 1, 0.6), at: end - SIMD2(0.009, 0.01), radius: 0.007)
            }
        }
    }

    func paintPalm(on canvas: inout Canvas, _ dice: inout Dice) {
        let hub = place(0, 0.36)
        canvas.stem(leaf, from: place(0.1, 0), by: place(0.1, 0.2), to: hub, width: 0.022)
        let fingers = dice.within(17...21)
        for k in 0..<fingers {
            let share = Float(k) / Float(fingers - 1) - 0.5
            let heading = direction(0.75 + share * 0.78)
            let length = min(height * 0.62, 0.44) * (1 - 0.62 * share * share)
            blade(
                from: hub, to: hub + heading * length, width: 0.058,
                k.isMultiple(of: 2) ? leaf : leaf.mixed(with: light, 0.45), on: &canvas)
        }
        canvas.disc(leaf, at: hub, radius: 0.024)
    }

    func paintMushroom(on canvas: inout Canvas, _ dice: inout Dice) {
        let flip: Float = dice.chance(50) ? 1 : -1
        for (x, up, r) in [(0.23, 0.34, 0.15), (-0.27, 0.22, 0.11), (-0.05, 0.62, 0.31)] as [(Float, Float, Float)] {
            let cap = place(flip * x, up)
            let radius = r * size
            let root = place(flip * x * 0.7, 0) - SIMD2(0, radius * 0.16)
            let (pale, shadow) = (ground.lighter(0.45), leaf.mixed(with: ground, 0.55))
            canvas.stem(
                shadow, from: root, by: (root + cap) / 2 + SIMD2(0.02, 0), to: cap, width: radius * 0.38,
                end: radius * 0.26)
            canvas.stem(
                pale, from: root, by: (root + cap) / 2 + SIMD2(0.02, 0), to: cap, width: radius * 0.32,
                end: radius * 0.2)
            canvas.leaf(shadow, from: cap - SIMD2(radius, 0), to: cap + SIMD2(radius, 0), width: radius * 0.34)
            for k in -8...8 {
                let end = cap + SIMD2(Float(k) / 8.4 * radius, -radius * 0.02)
                canvas.line(pale.faded(0.7), from: cap + SIMD2(0, radius * 0.1), to: end, width: 0.004)
            }
            let tint = bloom
            canvas.paint(
                tint,
                in: Box(
                    left: cap.x - radius * 1.05, top: cap.y - radius, right: cap.x + radius * 1.05, bottom: cap.y + 0.01
                )
            ) { p in
                let q = SIMD2((p.x - cap.x) / radius, (p.y - cap.y) / (radius * 0.86))
                return max((q.length - 1) * radius * 0.86, p.y - cap.y)
            }
            for (sx, sy, s) in [
                (-0.5, -0.3, 0.09), (-0.12, -0.58, 0.12), (0.3, -0.32, 0.1), (0.62, -0.16, 0.06), (-0.16, -0.16, 0.06),
                (0.36, -0.66, 0.06),
            ]
                as [(Float, Float, Float)]
            {
                canvas.disc(pale, at: cap + SIMD2(sx * radius, sy * radius), radius: s * radius)
            }
        }
        for _ in 0..<16 {
            let x = dice.within(-0.36...0.36)
            canvas.stem(
                light, from: place(x, 0), by: place(x + 0.01, 0.06),
                to: place(x + dice.within(-0.06...0.06), dice.within(0.06...0.16)), width: 0.01, end: 0.002)
        }
        canvas.line(leaf, from: place(-0.38, 0), to: place(0.38, 0), width: 0.006)
    }

    func paintEucalyptus(on canvas: inout Canvas, _ dice: inout Dice) {
        let lean = dice.within(0.12...0.24) * (dice.chance(50) ? 1 : -1)
        let (a, b, c) = (place(-lean, 0), place(-lean * 0.2, 0.6), place(lean, 1))
        canvas.stem(leaf, from: a, by: b, to: c, width: 0.013, end: 0.004)
        for k in 0..<9 {
            let t = 0.1 + 0.105 * Float(k)
            let at = Canvas.bend(a, b, c, t)
            let ahead = Canvas.bend(a, b, c, t + 0.02) - at
            let along = ahead / max(ahead.length, 1e-6)
            let r = size * 0.098 * (1.1 - 0.7 * t)
            for side in [Float(-1), 1] {
                let out = SIMD2(-along.y, along.x) * side * 0.95 + along * 0.3
                let middle = at + out * r * 1.12
                let tint = side < 0 ? leaf.mixed(with: light, 0.35) : leaf.mixed(with: light, 0.7)
                canvas.disc(tint, at: middle, radius: r)
                canvas.disc(tint.lighter(0.12), at: middle + out * r * 0.12, radius: r * 0.72)
                canvas.line(ground.faded(0.6), from: at, to: middle + out * r * 0.7, width: 0.004)
            }
        }
        canvas.disc(bloom, at: c, radius: 0.02)
    }
}
