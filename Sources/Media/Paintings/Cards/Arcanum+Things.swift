// The emblems that are of the earth.
extension Arcanum {
    func paintEye(at c: SIMD2<Float>, on canvas: inout Canvas) {
        rays(gold, at: c, from: 0.27, to: 0.39, count: 28, width: 0.014, on: &canvas)
        let (left, right) = (c - SIMD2(0.27, 0), c + SIMD2(0.27, 0))
        canvas.leaf(gold, from: left, to: right, width: 0.31)
        canvas.leaf(Tint(hex: 0xFBF1DC), from: left + SIMD2(0.03, 0), to: right - SIMD2(0.03, 0), width: 0.26)
        canvas.disc(second, at: c, radius: 0.118)
        for k in 0..<20 {
            let heading = direction(Float(k) / 20)
            canvas.line(night.faded(0.5), from: c + heading * 0.055, to: c + heading * 0.112, width: 0.004)
        }
        canvas.disc(night.darker(0.4), at: c, radius: 0.055)
        canvas.disc(Tint(1, 1, 1, 0.95), at: c + SIMD2(0.03, -0.034), radius: 0.018)
        canvas.ring(night, at: c, radius: 0.118, width: 0.008)
    }

    func paintKey(at c: SIMD2<Float>, on canvas: inout Canvas) {
        let (top, foot) = (c - SIMD2(0, 0.2), c + SIMD2(0, 0.34))
        rays(second.faded(0.8), at: top, from: 0.14, to: 0.23, count: 20, width: 0.016, on: &canvas)
        canvas.line(gold, from: top, to: foot, width: 0.036)
        for (y, length) in [(0.2, 0.12), (0.26, 0.075), (0.32, 0.12)] as [(Float, Float)] {
            canvas.fill(gold, Box(left: c.x, top: c.y + y, right: c.x + length, bottom: c.y + y + 0.034))
        }
        for y in [Float(-0.07), -0.045, -0.02] {
            canvas.plate(gold, bar(at: c + SIMD2(0, y), 0.045, 0.009), radius: 0.009)
        }
        for k in 0..<3 {
            let lobe = top + direction(0.75 + Float(k - 1) * 0.24) * 0.085
            canvas.ring(gold, at: lobe, radius: 0.062, width: 0.026)
        }
        canvas.disc(gold, at: top, radius: 0.06)
        canvas.disc(second, at: top, radius: 0.036)
    }

    private func bar(at c: SIMD2<Float>, _ width: Float, _ height: Float) -> Box {
        Box(left: c.x - width, top: c.y - height, right: c.x + width, bottom: c.y + height)
    }

    func paintTower(at c: SIMD2<Float>, on canvas: inout Canvas) {
        canvas.disc(second, at: c + SIMD2(0.15, -0.2), radius: 0.1)
        canvas.leaf(gold.darker(0.55), from: c + SIMD2(-0.42, 0.36), to: c + SIMD2(0.42, 0.36), width: 0.2)
        let low = c.y + 0.3
        canvas.facet(
            gold,
            [
                SIMD2(c.x - 0.1, c.y - 0.2), SIMD2(c.x + 0.1, c.y - 0.2), SIMD2(c.x + 0.135, low),
                SIMD2(c.x - 0.135, low),
            ])
        canvas.facet(
            gold.darker(0.3),
            [
                SIMD2(c.x + 0.03, c.y - 0.2), SIMD2(c.x + 0.1, c.y - 0.2), SIMD2(c.x + 0.135, low),
                SIMD2(c.x + 0.04, low),
            ])
        canvas.plate(gold, bar(at: c + SIMD2(0, -0.21), 0.14, 0.03), radius: 0.006)
        for k in 0..<4 {
            let x = c.x - 0.14 + 0.08 * Float(k)
            canvas.fill(gold, Box(left: x, top: c.y - 0.29, right: x + 0.04, bottom: c.y - 0.22))
        }
        for k in 0..<4 {
            let y = c.y - 0.15 + 0.1 * Float(k)
            canvas.line(
                night.faded(0.35), from: SIMD2(c.x - 0.12, y + 0.05), to: SIMD2(c.x + 0.12, y + 0.05), width: 0.004)
        }
        for (x, y) in [(-0.045, -0.11), (0.03, 0.02), (-0.03, 0.13)] as [(Float, Float)] {
            let at = c + SIMD2(x, y)
            canvas.disc(night, at: at, radius: 0.02)
            canvas.fill(night, Box(left: at.x - 0.02, top: at.y, right: at.x + 0.02, bottom: at.y + 0.045))
        }
        let bolt = [SIMD2<Float>(-0.16, -0.38), SIMD2(-0.22, -0.24), SIMD2(-0.15, -0.25), SIMD2(-0.21, -0.08)]
        for (a, b) in zip(bolt, bolt.dropFirst()) { canvas.line(gold, from: c + a, to: c + b, width: 0.02) }
    }

    func paintMountain(at c: SIMD2<Float>, on canvas: inout Canvas) {
        rays(gold, at: c - SIMD2(0, 0.16), from: 0.12, to: 0.24, count: 24, width: 0.02, on: &canvas)
        canvas.disc(gold, at: c - SIMD2(0, 0.16), radius: 0.11)
        for (x, y, size, isNear) in [(-0.2, 0.06, 0.23, false), (0.2, 0.03, 0.26, false), (0, -0.04, 0.34, true)]
            as [(Float, Float, Float, Bool)]
        {
            let (peak, base) = (c + SIMD2(x, y), c.y + 0.3)
            let half = size * 0.62
            let (light, dark) = isNear ? (gold, gold.darker(0.42)) : (second, second.darker(0.35))
            let ridge = SIMD2(peak.x + half * 0.12, base)
            canvas.facet(light, [peak, ridge, SIMD2(peak.x - half, base)])
            canvas.facet(dark, [peak, SIMD2(peak.x + half, base), ridge])
            let snow = size * 0.3
            canvas.facet(
                Tint(hex: 0xFFF8E6),
                [
                    peak, peak + SIMD2(snow * 0.36, snow * 0.6), peak + SIMD2(0, snow * 0.42),
                    peak + SIMD2(-snow * 0.62, snow),
                ])
        }
        for k in 0..<3 {
            let y = c.y + 0.335 + 0.026 * Float(k)
            let half = 0.3 - 0.07 * Float(k)
            canvas.line(gold, from: SIMD2(c.x - half, y), to: SIMD2(c.x + half, y), width: 0.006)
        }
    }

    func paintLotus(at c: SIMD2<Float>, on canvas: inout Canvas) {
        let root = c + SIMD2(0, 0.17)
        canvas.disc(second, at: c - SIMD2(0, 0.14), radius: 0.16)
        rays(gold.faded(0.7), at: c - SIMD2(0, 0.14), from: 0.18, to: 0.24, count: 24, width: 0.012, on: &canvas)
        for (turns, length, width, shade) in [
            (0.145, 0.3, 0.1, 0.45), (0.085, 0.34, 0.13, 0.28), (0.04, 0.36, 0.145, 0.12),
        ] as [(Float, Float, Float, Float)] {
            for side in [Float(-1), 1] {
                let heading = direction(0.75 + side * turns)
                canvas.leaf(gold.mixed(with: night, shade), from: root, to: root + heading * length, width: width)
                canvas.leaf(
                    second.faded(0.35), from: root + heading * 0.02, to: root + heading * length * 0.9,
                    width: width * 0.4)
            }
        }
        canvas.leaf(gold, from: root, to: root - SIMD2(0, 0.36), width: 0.15)
        canvas.leaf(second.faded(0.5), from: root, to: root - SIMD2(0, 0.31), width: 0.06)
        for k in 0..<3 {
            let half = 0.28 - 0.07 * Float(k)
            let y = root.y + 0.05 + 0.04 * Float(k)
            canvas.leaf(gold, from: SIMD2(c.x - half, y), to: SIMD2(c.x + half, y), width: 0.014)
        }
    }

    func paintMoth(at c: SIMD2<Float>, on canvas: inout Canvas) {
        canvas.ring(gold.faded(0.45), at: c, radius: 0.35, width: 0.003)
        for side in [Float(-1), 1] {
            func place(_ x: Float, _ y: Float) -> SIMD2<Float> { c + SIMD2(side * x, y) }
            canvas.leaf(second, from: place(0.01, 0.03), to: place(0.22, 0.27), width: 0.17)
            canvas.leaf(gold.darker(0.15), from: place(0.01, 0.02), to: place(0.2, 0.24), width: 0.1)
            canvas.leaf(gold, from: place(0.01, 0.02), to: place(0.34, -0.2), width: 0.24)
            canvas.leaf(night.faded(0.75), from: place(0.04, 0), to: place(0.3, -0.17), width: 0.15)
            canvas.leaf(gold, from: place(0.05, -0.01), to: place(0.27, -0.15), width: 0.09)
            canvas.disc(second, at: place(0.19, -0.105), radius: 0.042)
            canvas.disc(night, at: place(0.19, -0.105), radius: 0.024)
            canvas.disc(night, at: place(0.125, 0.155), radius: 0.022)
            canvas.stem(gold, from: place(0.008, -0.1), by: place(0.03, -0.22), to: place(0.12, -0.25), width: 0.007)
            canvas.disc(gold, at: place(0.12, -0.25), radius: 0.012)
        }
        canvas.leaf(gold, from: c - SIMD2(0, 0.12), to: c + SIMD2(0, 0.24), width: 0.075)
        for k in 0..<6 {
            let y = c.y - 0.01 + 0.035 * Float(k)
            canvas.line(night, from: SIMD2(c.x - 0.026, y), to: SIMD2(c.x + 0.026, y), width: 0.007)
        }
        canvas.disc(gold, at: c - SIMD2(0, 0.1), radius: 0.034)
    }

    func paintTree(at c: SIMD2<Float>, on canvas: inout Canvas) {
        canvas.disc(second.faded(0.9), at: c - SIMD2(0, 0.1), radius: 0.24)
        let fork = c + SIMD2(0, 0.06)
        canvas.stem(gold, from: c + SIMD2(0, 0.34), by: c + SIMD2(0.015, 0.2), to: fork, width: 0.05, end: 0.034)
        for side in [Float(-1), 1] {
            for (x, y) in [(0.1, 0.38), (0.2, 0.35)] as [(Float, Float)] {
                canvas.stem(
                    gold, from: c + SIMD2(0, 0.26), by: c + SIMD2(side * x * 0.3, 0.36), to: c + SIMD2(side * x, y),
                    width: 0.022, end: 0.005)
            }
            for (x, y) in [(0.29, 0.0), (0.25, -0.17), (0.13, -0.28), (0.035, -0.33)] as [(Float, Float)] {
                let tip = c + SIMD2(side * x, y)
                let knee = c + SIMD2(side * x * 0.35, 0.02 + 0.4 * y)
                canvas.stem(gold, from: fork + SIMD2(0, 0.03), by: knee, to: tip, width: 0.02, end: 0.005)
                for k in 0..<5 {
                    let at = Canvas.bend(fork, knee, tip, 0.48 + 0.13 * Float(k))
                    for turn in [Float(0.62), 0.88] {
                        canvas.leaf(gold, from: at, to: at + direction(turn + side * 0.05) * 0.062, width: 0.026)
                    }
                }
            }
        }
    }

    func paintHourglass(at c: SIMD2<Float>, on canvas: inout Canvas) {
        rays(second.faded(0.75), at: c, from: 0.24, to: 0.38, count: 20, width: 0.02, on: &canvas)
        for side in [Float(-1), 1] {
            func place(_ x: Float, _ y: Float) -> SIMD2<Float> { c + SIMD2(x, side * y) }
            let bulb = [
                place(-0.14, 0.26), place(-0.14, 0.16), place(-0.012, 0), place(0.012, 0), place(0.14, 0.16),
                place(0.14, 0.26),
            ]
            canvas.facet(night.lighter(0.16), side < 0 ? bulb : bulb.reversed())
            let sand =
                side < 0
                ? [
                    place(-0.125, 0.13), place(-0.1, 0.125), place(-0.008, 0.004), place(0.008, 0.004),
                    place(0.1, 0.125), place(0.125, 0.13),
                ]
                : [place(-0.12, 0.25), place(-0.05, 0.165), place(0, 0.14), place(0.05, 0.165), place(0.12, 0.25)]
            canvas.facet(second, side < 0 ? sand.reversed() : sand)
            for (a, b) in zip(bulb.dropLast(3), bulb.dropFirst()) { canvas.line(gold, from: a, to: b, width: 0.013) }
            for (a, b) in zip(bulb.dropFirst(3), bulb.dropFirst(4)) { canvas.line(gold, from: a, to: b, width: 0.013) }
            canvas.plate(gold, bar(at: place(0, 0.285), 0.19, 0.026), radius: 0.02)
            canvas.plate(gold.darker(0.2), bar(at: place(0, 0.25), 0.165, 0.01), radius: 0.008)
        }
        canvas.line(second, from: c, to: c + SIMD2(0, 0.2), width: 0.007)
        for x in [Float(-0.165), 0.165] {
            canvas.line(gold, from: c + SIMD2(x, -0.26), to: c + SIMD2(x, 0.26), width: 0.014)
            canvas.disc(gold, at: c + SIMD2(x, 0), radius: 0.02)
        }
    }

    func paintWheel(at c: SIMD2<Float>, on canvas: inout Canvas) {
        for (radius, width) in [(0.36, 0.006), (0.32, 0.03), (0.225, 0.008), (0.085, 0.02)] as [(Float, Float)] {
            canvas.ring(gold, at: c, radius: radius, width: width)
        }
        for k in 0..<8 {
            let heading = direction(Float(k) / 8)
            let side = SIMD2(-heading.y, heading.x)
            canvas.line(gold, from: c + heading * 0.085, to: c + heading * 0.31, width: 0.016)
            canvas.disc(gold, at: c + heading * 0.36, radius: 0.019)
            let between = direction((Float(k) + 0.5) / 8)
            canvas.blade(second, second.darker(0.3), from: c + between * 0.1, between * 0.12, side * 0.018)
            canvas.disc(second, at: c + between * 0.272, radius: 0.018)
        }
        canvas.disc(second, at: c, radius: 0.052)
        canvas.disc(gold, at: c, radius: 0.024)
    }

    func paintChalice(at c: SIMD2<Float>, on canvas: inout Canvas) {
        rays(second, at: c - SIMD2(0, 0.2), from: 0.09, to: 0.2, count: 18, width: 0.022, on: &canvas)
        canvas.disc(gold, at: c - SIMD2(0, 0.2), radius: 0.075)
        canvas.disc(second, at: c - SIMD2(0, 0.2), radius: 0.05)
        let rim = c.y - 0.1
        canvas.paint(gold, in: Box(left: c.x - 0.2, top: rim, right: c.x + 0.2, bottom: rim + 0.24)) { p in
            let q = SIMD2((p.x - c.x) / 0.185, (p.y - rim) / 0.225)
            return max((q.length - 1) * 0.19, rim - p.y)
        }
        canvas.paint(gold.darker(0.3), in: Box(left: c.x, top: rim, right: c.x + 0.2, bottom: rim + 0.24)) { p in
            let q = SIMD2((p.x - c.x) / 0.185, (p.y - rim) / 0.225)
            return max(max((q.length - 1) * 0.19, rim - p.y), c.x + 0.06 + 0.25 * (rim - p.y) - p.x)
        }
        canvas.leaf(night, from: SIMD2(c.x - 0.185, rim), to: SIMD2(c.x + 0.185, rim), width: 0.062)
        canvas.leaf(second, from: SIMD2(c.x - 0.165, rim + 0.004), to: SIMD2(c.x + 0.165, rim + 0.004), width: 0.04)
        canvas.line(gold, from: c + SIMD2(0, 0.1), to: c + SIMD2(0, 0.31), width: 0.03)
        canvas.disc(second, at: c + SIMD2(0, 0.19), radius: 0.036)
        canvas.ring(gold, at: c + SIMD2(0, 0.19), radius: 0.036, width: 0.01)
        canvas.leaf(gold, from: c + SIMD2(-0.15, 0.32), to: c + SIMD2(0.15, 0.32), width: 0.06)
        for k in 0..<5 {
            canvas.disc(
                night, at: c + SIMD2(-0.1 + 0.05 * Float(k), -0.045 - 0.012 * Float((k - 2) * (k - 2))), radius: 0.011)
        }
    }
}
