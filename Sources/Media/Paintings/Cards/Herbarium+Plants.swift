extension Herbarium {
    /// Where a plant is drawn, and in which colours.
    struct Drawing {
        let foot: SIMD2<Float>
        let height: Float
        let leaf, light, bloom, ground: Tint

        /// A place above the foot: to the side in short sides, upwards as a share of the height.
        func place(_ x: Float, _ up: Float) -> SIMD2<Float> { foot + SIMD2(x, -up * height) }
    }
}

extension Herbarium.Drawing {
    /// How large a flower may be.
    var size: Float { min(height, 1) }

    /// A leaf with a lighter half, and its rib.
    func blade(
        from root: SIMD2<Float>, to tip: SIMD2<Float>, width: Float, _ tint: Tint, on canvas: inout Canvas
    ) {
        canvas.leaf(tint, from: root, to: tip, width: width)
        canvas.leaf(tint.mixed(with: light, 0.75), from: root, to: tip, width: width, half: -1)
        canvas.line(ground.faded(0.5), from: root, to: root + (tip - root) * 0.9, width: 0.0035)
    }

    func paintFern(on canvas: inout Canvas, _ dice: inout Dice) {
        let lean = dice.within(0.08...0.2) * (dice.chance(50) ? 1 : -1)
        let (a, b, c) = (place(-lean, 0), place(-lean * 0.6, 0.6), place(lean, 1))
        canvas.stem(leaf, from: a, by: b, to: c, width: 0.014, end: 0.003)
        let pairs = dice.within(15...19)
        for k in 0..<pairs {
            let t = 0.12 + 0.86 * Float(k) / Float(pairs - 1)
            let at = Canvas.bend(a, b, c, t)
            let ahead = Canvas.bend(a, b, c, t + 0.01) - at
            let along = ahead / max(ahead.length, 1e-6)
            let length = size * 0.36 * (1 - t * t * 0.93) * min(1, 0.45 + t * 2.4)
            for side in [Float(-1), 1] {
                let out = SIMD2(-along.y, along.x) * side
                let heading = out * 0.9 + along * 0.44
                let tip = at + heading * length
                canvas.leaf(side < 0 ? leaf : light, from: at, to: tip, width: max(length * 0.2, 0.012))
                canvas.line(ground.faded(0.35), from: at, to: at + heading * length * 0.8, width: 0.003)
            }
        }
    }

    func paintOlive(on canvas: inout Canvas, _ dice: inout Dice) {
        let lean = dice.within(0.1...0.22) * (dice.chance(50) ? 1 : -1)
        let (a, b, c) = (place(-lean, 0), place(lean * 1.3, 0.45), place(lean * 0.2, 1))
        canvas.stem(leaf, from: a, by: b, to: c, width: 0.016, end: 0.005)
        for k in 0..<9 {
            let t = 0.14 + 0.1 * Float(k)
            let at = Canvas.bend(a, b, c, t)
            for side in [Float(-1), 1] {
                let heading = direction(0.75 + side * dice.within(0.11...0.17))
                let length = size * dice.within(0.24...0.3) * (1 - 0.35 * t)
                blade(from: at, to: at + heading * length, width: length * 0.26, leaf, on: &canvas)
            }
            if k < 7, dice.chance(60) {
                let hang = at + SIMD2(dice.within(-0.07...0.07), 0.06)
                canvas.line(leaf, from: at, to: hang, width: 0.005)
                canvas.disc(bloom, at: hang + SIMD2(0, 0.028), radius: 0.034)
                canvas.disc(bloom.lighter(0.4).faded(0.8), at: hang + SIMD2(-0.01, 0.018), radius: 0.009)
            }
        }
        let tip = Canvas.bend(a, b, c, 0.97)
        blade(from: tip, to: tip - SIMD2(0, size * 0.16), width: 0.045, leaf, on: &canvas)
    }

    func paintPoppy(on canvas: inout Canvas, _ dice: inout Dice) {
        let flip: Float = dice.chance(50) ? 1 : -1
        let heads: [(x: Float, up: Float, size: Float)] = [(-0.06, 0.83, 0.2), (0.22, 0.55, 0.125), (-0.26, 0.46, 0.1)]
        for (k, head) in heads.enumerated() {
            let top = place(flip * head.x, head.up)
            canvas.stem(leaf, from: place(0, 0), by: place(flip * head.x * 0.1, head.up * 0.6), to: top, width: 0.012)
            if k == 2 {
                canvas.leaf(leaf, from: top + SIMD2(0, 0.06), to: top - SIMD2(0, 0.07), width: 0.085)
                canvas.leaf(bloom, from: top + SIMD2(0, 0.01), to: top - SIMD2(0, 0.085), width: 0.03)
                continue
            }
            let r = head.size * size
            for (x, y, radius, shade) in [
                (-0.42, -0.3, 0.7, 0.22), (0.42, -0.3, 0.7, 0.16), (-0.3, 0.22, 0.68, 0.06), (0.34, 0.2, 0.66, 0.0),
            ] as [(Float, Float, Float, Float)] {
                canvas.disc(bloom.darker(shade), at: top + SIMD2(x, y) * r, radius: r * radius)
            }
            for ray in 0..<18 {
                let heading = direction(Float(ray) / 18)
                canvas.line(
                    bloom.darker(0.45).faded(0.45), from: top + heading * r * 0.3,
                    to: top + heading * r * dice.within(0.5...0.85), width: 0.004)
            }
            for ray in 0..<14 {
                let heading = direction(Float(ray) / 14)
                canvas.disc(leaf.darker(0.5), at: top + heading * r * 0.34, radius: r * 0.05)
            }
            canvas.disc(leaf.darker(0.3), at: top, radius: r * 0.22)
            canvas.disc(light, at: top, radius: r * 0.14)
        }
        for (x, up, tipX, tipUp) in [(0.02, 0.1, 0.26, 0.2), (-0.02, 0.14, -0.24, 0.26), (0.03, 0.24, 0.2, 0.38)]
            as [(Float, Float, Float, Float)]
        {
            blade(from: place(flip * x, up), to: place(flip * tipX, tipUp), width: 0.07, leaf, on: &canvas)
        }
    }

    func paintUmbel(on canvas: inout Canvas, _ dice: inout Dice) {
        let hub = place(dice.within(-0.04...0.04), 0.6)
        canvas.stem(leaf, from: place(0, 0), by: place(0.05, 0.3), to: hub, width: 0.014)
        let rays = 13
        let spread = min(height * 0.36, 0.34)
        for k in 0..<rays {
            let turn = 0.75 + 0.36 * (Float(k) / Float(rays - 1) - 0.5)
            let end = hub + direction(turn) * spread * dice.within(0.92...1.02)
            canvas.line(leaf, from: hub, to: end, width: 0.006)
            for petal in 0..<9 {
                let at = end + direction(turn + 0.55 * (Float(petal) / 8 - 0.5)) * size * dice.within(0.045...0.07)
                canvas.line(leaf.faded(0.8), from: end, to: at, width: 0.003)
                canvas.disc(petal.isMultiple(of: 2) ? bloom : bloom.lighter(0.35), at: at, radius: 0.0125)
            }
        }
        for (up, side) in [(0.16, -1), (0.3, 1)] as [(Float, Float)] {
            let (a, c) = (place(0.02, up), place(side * 0.3, up + 0.14))
            let b = place(side * 0.16, up + 0.02)
            canvas.stem(leaf, from: a, by: b, to: c, width: 0.008, end: 0.003)
            for k in 1..<8 {
                let at = Canvas.bend(a, b, c, Float(k) / 7.2)
                for turn in [Float(0.6), 0.9] {
                    canvas.leaf(light, from: at, to: at + direction(turn + side * 0.08) * 0.085, width: 0.02)
                }
            }
        }
    }

    func paintWheat(on canvas: inout Canvas, _ dice: inout Dice) {
        for (x, up) in [(-0.26, 0.74), (-0.1, 0.9), (0.08, 1.0), (0.25, 0.8)] as [(Float, Float)] {
            let (a, b) = (place(x * 0.1, 0), place(x * 0.35, up * 0.6))
            let c = place(x, up)
            canvas.stem(leaf, from: a, by: b, to: c, width: 0.009, end: 0.005)
            for k in 0..<9 {
                let t = 0.64 + 0.042 * Float(k)
                let at = Canvas.bend(a, b, c, t)
                let ahead = (Canvas.bend(a, b, c, t + 0.02) - at)
                let along = ahead / max(ahead.length, 1e-6)
                for side in [Float(-1), 1] {
                    let out = SIMD2(-along.y, along.x) * side
                    let tip = at + along * 0.075 + out * 0.036
                    canvas.line(bloom.faded(0.65), from: tip, to: tip + along * 0.1 + out * 0.025, width: 0.003)
                    canvas.leaf(side < 0 ? bloom : bloom.mixed(with: light, 0.35), from: at, to: tip, width: 0.036)
                }
            }
        }
        for side in [Float(-1), 1] {
            let up = dice.within(0.12...0.2)
            canvas.stem(
                light, from: place(0, up), by: place(side * 0.16, up + 0.3), to: place(side * 0.38, up + 0.16),
                width: 0.03, end: 0.002)
        }
    }

    func paintTulip(on canvas: inout Canvas, _ dice: inout Dice) {
        let lean = dice.within(-0.08...0.08)
        let cup = place(lean, 0.68)
        canvas.stem(leaf, from: place(0, 0), by: place(-lean, 0.4), to: cup, width: 0.024)
        for (x, up, width) in [(-0.3, 0.58, 0.12), (0.28, 0.5, 0.13), (-0.2, 0.34, 0.1)] as [(Float, Float, Float)] {
            blade(from: place(0, 0.01), to: place(x, up), width: width * size, leaf, on: &canvas)
        }
        let r = size * 0.42
        for (turn, width, shade) in [
            (0.7, 0.34, 0.25), (0.8, 0.34, 0.25), (0.665, 0.3, 0.1), (0.835, 0.3, 0.1), (0.75, 0.4, 0.0),
        ]
            as [(Float, Float, Float)]
        {
            let tip = cup + direction(turn) * r * (turn == 0.75 ? 0.86 : 1)
            let root = cup + SIMD2(0, r * 0.06)
            canvas.leaf(bloom.darker(shade), from: root, to: tip, width: width * r)
            for k in -1...1 {
                let off = SIMD2(Float(k) * r * 0.05, 0)
                canvas.line(
                    bloom.lighter(0.4).faded(0.4), from: root + off * 0.4 - SIMD2(0, r * 0.1),
                    to: root + (tip - root) * 0.75 + off, width: 0.004)
            }
        }
    }

    func paintGinkgo(on canvas: inout Canvas, _ dice: inout Dice) {
        let (a, b, c) = (place(0.2, 0), place(-0.14, 0.45), place(0.02, 0.86))
        canvas.stem(leaf, from: a, by: b, to: c, width: 0.018, end: 0.006)
        for (t, turn, radius) in [
            (0.28, 0.92, 0.2), (0.36, 0.6, 0.25), (0.6, 0.88, 0.25), (0.72, 0.6, 0.22), (0.93, 0.78, 0.2),
        ] as [(Float, Float, Float)] {
            let root = Canvas.bend(a, b, c, t)
            let heading = direction(turn)
            let base = root + heading * 0.1 * size
            let r = radius * size * dice.within(0.92...1.08)
            canvas.stem(leaf, from: root, by: root + heading * 0.05, to: base, width: 0.008)
            let across = SIMD2(-heading.y, heading.x)
            let tint = light.mixed(with: bloom, t < 0.5 ? 0.1 : 0.55)
            let scale = canvas.pixelsPerUnit
            let rib = tint.mixed(with: leaf, 0.6)
            canvas.shade(Box(base, reach: r * 1.1)) { p, under in
                let q = p - base
                let (x, y) = (q.dot(heading), q.dot(across))
                let far = q.length
                // A fan whose rim runs in waves and is cut in the middle.
                let angle = y / max(x, 1e-4)
                let rim = r * (1 - 0.05 * abs(sine(angle * 1.7)) - 0.42 * (1 - smooth(0, 0.16, abs(angle))))
                let out = max(far - rim, (abs(y) - x * 1.25) * 0.62)
                let share = min(max(0.5 - out * scale, 0), 1)
                if share == 0 || x <= 0 { return under }
                let line = abs(sine(angle * 5.5))
                return under.mixed(
                    with: tint.mixed(with: rib, 0.55 * (1 - smooth(0, 0.5, line)) * smooth(0.1, 0.5, far / r)), share)
            }
        }
    }

    func paintLavender(on canvas: inout Canvas, _ dice: inout Dice) {
        for (x, up) in [(-0.3, 0.8), (-0.15, 0.95), (0.01, 0.86), (0.16, 1.0), (0.31, 0.83)] as [(Float, Float)] {
            let (a, b, c) = (place(x * 0.12, 0), place(x * 0.4, up * 0.55), place(x, up))
            canvas.stem(leaf, from: a, by: b, to: c, width: 0.007)
            for k in 0..<10 {
                let t = 0.55 + 0.048 * Float(k)
                let at = Canvas.bend(a, b, c, t)
                let reach = size * 0.052 * (1.25 - 0.075 * Float(k))
                for turn in [Float(0.58), 0.66, 0.75, 0.84, 0.92] {
                    let shade = dice.within(0...0.35)
                    canvas.leaf(
                        turn < 0.75 ? bloom.lighter(shade) : bloom.darker(shade), from: at,
                        to: at + direction(turn) * reach, width: 0.022)
                }
            }
            for side in [Float(-1), 1] {
                let at = Canvas.bend(a, b, c, dice.within(0.12...0.36))
                canvas.leaf(light, from: at, to: at + direction(0.75 + side * 0.07) * 0.16, width: 0.016)
            }
        }
    }
}
