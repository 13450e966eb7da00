// Designs with a horizon.
extension Canvas {
    /// Hills behind hills, and a sun.
    mutating func paintDunes(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let ground = Tint(scheme.ground)
        let glow = scheme.accent(1).mixed(with: ground, 0.35)
        shade(art) { p, _ in ground.mixed(with: glow, smooth(art.top, art.bottom, p.y)) }
        let radius = art.short * dice.within(0.16...0.26)
        let sun = art.point(dice.within(0.26...0.74), dice.within(0.3...0.4))
        disc(scheme.accent(0), at: sun, radius: radius)
        let count = dice.within(4...6)
        let (far, near) = (scheme.accent(1), scheme.accent(2).mixed(with: Tint(scheme.opposite), 0.1))
        let bottom = isDark(ground) ? near.darker(0.5) : near.darker(0.35)
        for i in 0..<count {
            let depth = Float(i) / Float(count - 1)
            let tint = i == 0 ? far.mixed(with: ground, 0.35) : far.mixed(with: bottom, depth)
            let level = art.top + art.height * (0.4 + 0.48 * depth)
            let rise = art.height * dice.within(0.05...0.1)
            let length = art.width * dice.within(0.5...1.1)
            let (phase, second) = (dice.unit(), dice.unit())
            let scale = pixelsPerUnit
            let light = tint.lighter(0.16)
            shade(Box(left: art.left, top: level - rise * 2, right: art.right, bottom: art.bottom)) { p, under in
                let x = p.x / length
                let height = sine(x + phase) + 0.45 * sine(2.3 * x + second)
                let below = p.y - level + rise * height
                if below * scale < -0.5 { return under }
                // Lit along the ridge.
                let body = light.mixed(with: tint, smooth(0, art.height * 0.16, below))
                return under.mixed(with: body, min(max(below * scale + 0.5, 0), 1))
            }
        }
    }

    func isDark(_ tint: Tint) -> Bool { (tint * Tint(0.3, 0.6, 0.1, 0)).sum() < 0.45 }

    /// Houses with lit windows before houses without.
    mutating func paintSkyline(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let ground = Tint(scheme.ground)
        let haze = scheme.accent(0).mixed(with: ground, 0.3)
        shade(art) { p, _ in ground.mixed(with: haze, smooth(art.top, art.bottom, p.y) * 0.85) }
        disc(
            scheme.accent(1), at: art.point(dice.within(0.2...0.8), dice.within(0.22...0.36)),
            radius: art.short * dice.within(0.1...0.2))
        let night = isDark(ground) ? ground.darker(0.45) : scheme.accent(2).darker(0.35)
        for layer in 0..<3 {
            let depth = Float(layer) / 2
            let tint = haze.mixed(with: night, 0.3 + 0.7 * depth)
            var x = art.left - 0.02
            while x < art.right {
                let width = art.short * dice.within(0.07...0.17)
                let height = art.height * (dice.within(0.34...0.8) - 0.17 * depth) * (layer == 2 ? 0.72 : 1)
                let house = Box(left: x, top: art.bottom - height, right: x + width, bottom: art.bottom + 0.01)
                fill(tint, house)
                roof(tint, house, &dice)
                if layer > 0 { windows(layer == 2 ? scheme.accent(1) : tint.lighter(0.18), house, &dice) }
                x += width * dice.within(0.92...1.12)
            }
        }
    }

    private mutating func roof(_ tint: Tint, _ house: Box, _ dice: inout Dice) {
        switch dice.within(0...5) {
        case 0:
            let top = SIMD2(house.centre.x, house.top)
            line(tint, from: top, to: top - SIMD2(0, house.width * 0.7), width: house.width * 0.06)
        case 1:
            let step = house.width * 0.2
            fill(
                tint, Box(left: house.left + step, top: house.top - step, right: house.right - step, bottom: house.top))
        case 2:
            let apex = SIMD2(house.centre.x, house.top - house.width * 0.35)
            let half = house.width / 2
            let slope = SIMD2(0.35 * house.width, half) / SIMD2(0.35 * house.width, half).length
            paint(tint, in: Box(left: house.left, top: apex.y - 0.01, right: house.right, bottom: house.top + 0.005)) {
                slope.dot(SIMD2(abs($0.x - apex.x), apex.y - $0.y))
            }
        default: break
        }
    }

    private mutating func windows(_ tint: Tint, _ house: Box, _ dice: inout Dice) {
        let columns = max(2, Int(house.width / 0.034))
        let cell = house.width / Float(columns)
        let rows = min(40, Int(house.height / (cell * 1.4)) - 1)
        guard rows > 0 else { return }
        let share = dice.within(20...55)
        for row in 0..<rows {
            for column in 0..<columns where dice.chance(share) {
                let corner = SIMD2(
                    house.left + (Float(column) + 0.27) * cell, house.top + (Float(row) * 1.4 + 0.6) * cell)
                fill(
                    tint.faded(0.9),
                    Box(left: corner.x, top: corner.y, right: corner.x + cell * 0.46, bottom: corner.y + cell * 0.7))
            }
        }
    }

    /// Lines of hills drawn one before the other, as pulsars are plotted.
    mutating func paintRidges(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let ground = Tint(scheme.ground)
        let count = dice.within(22...34)
        let isColoured = dice.chance(45)
        let left = art.left + art.width * 0.1
        let right = art.right - art.width * 0.1
        let top = art.top + art.height * 0.2
        let step = (art.height * 0.74) / Float(count)
        let rise = step * dice.within(5.5...8)
        let middle = dice.within(0.38...0.62)
        // Lines that are thinner than pixels let be seen are fainter instead, so that small covers are no darker than large ones.
        let stroke = max(0.0042, 0.6 / pixelsPerUnit)
        let strength = 0.0042 / stroke
        let swell = WaveTerrain(period: art.short * dice.within(0.12...0.2), dice: &dice)
        for i in 0..<count {
            let level = top + step * Float(i)
            let ink =
                isColoured
                ? scheme.accent(0).mixed(with: scheme.accent(1), Float(i) / Float(count)) : Tint(scheme.ink)
            let box = Box(left: left, top: level - rise * 1.4, right: right, bottom: level + step * 2)
            let columns = heights(of: box, level: level, rise: rise, middle: middle, swell)
            let (scale, across) = (pixelsPerUnit, pixelsPerSide.x)
            let first = Int(max(box.left, clip.left) * across + 0.5)
            shade(box) { p, under in
                let column = min(max(Int(p.x * across) - first, 0), columns.count - 1)
                let (height, stretch) = columns[column]
                let below = p.y - height
                // The line is as thick as it looks across its slope.
                let line = 0.5 - (abs(below) / stretch - stroke / 2) * scale
                let body = below > 0 ? under.mixed(with: ground, min(below * scale + 0.5, 1)) : under
                return body.mixed(with: ink, strength * min(max(line, 0), 1))
            }
        }
    }

    /// For each column of pixels where the line is, and how much longer than level it runs there.
    private func heights(
        of box: Box, level: Float, rise: Float, middle: Float, _ swell: WaveTerrain
    ) -> [(Float, Float)] {
        let scale = pixelsPerSide.x
        let first = Int(max(box.left, clip.left) * scale + 0.5)
        let last = max(first, Int(min(box.right, clip.right) * scale + 0.5))
        func height(_ x: Float) -> Float {
            let share = (x - box.left) / max(box.width, 1e-6)
            let bell = max(0, 1 - abs(share - middle) / 0.36)
            let hill = swell.height(SIMD2(x, level * 3)) * 0.5 + 0.5
            let noise = swell.height(SIMD2(x * 3, level * 5)) * 0.05
            return level - rise * (bell * bell * (3 - 2 * bell) * max(hill, 0) + noise * (0.3 + bell))
        }
        return (first...last).map { column in
            let x = (Float(column) + 0.5) / scale
            let slope = (height(x + 0.5 / scale) - height(x - 0.5 / scale)) * scale
            return (height(x), (1 + slope * slope).squareRoot())
        }
    }

    /// The moon's phases, in a row or in an arc, and stars.
    mutating func paintMoons(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let light = Tint(scheme.opposite)
        for _ in 0..<Int(90 * art.width * art.height) {
            let place = art.point(dice.unit(), dice.unit())
            disc(light.faded(dice.within(0.2...0.9)), at: place, radius: 0.0016 + 0.0034 * dice.unit() * dice.unit())
        }
        let isArc = dice.chance(60)
        let big = art.short * (isArc ? 0.24 : 0.3)
        let centre = isArc ? art.point(0.5, 0.62) : art.centre
        moon(scheme, at: centre, radius: big, phase: isArc ? 0.5 : dice.choose([0.22, 0.34, 0.66, 0.78]))
        if isArc {
            let reach = min(art.width * 0.43, art.height * 0.53)
            for i in 0..<7 {
                let place = centre + direction(0.5 + Float(i) / 12) * reach
                moon(scheme, at: place, radius: art.short * 0.055, phase: 0.06 + 0.88 * Float(i) / 6)
            }
        } else {
            for i in 1...3 { ring(light.faded(0.6), at: centre, radius: big * (1 + 0.16 * Float(i)), width: 0.004) }
            let delta = direction(dice.unit())
            disc(scheme.accent(1), at: centre + delta * big * 1.32, radius: big * 0.1)
        }
    }

    /// - Parameter phase: 0 new, 0.5 full, 1 new again.
    private mutating func moon(_ scheme: Scheme, at centre: SIMD2<Float>, radius: Float, phase: Float) {
        let dark = Tint(scheme.ground).mixed(with: Tint(scheme.opposite), 0.14)
        let lit = scheme.accent(0).mixed(with: Tint(scheme.opposite), 0.45)
        disc(dark, at: centre, radius: radius)
        let scale = pixelsPerUnit
        let sign: Float = phase < 0.5 ? 1 : -1
        // The terminator is half an ellipse.
        let bulge = cosine(phase)
        let maria = [SIMD2<Float>(-0.3, -0.25), SIMD2(0.18, -0.42), SIMD2(0.28, 0.2), SIMD2(-0.2, 0.38)]
        shade(Box(centre, reach: radius + 1 / scale)) { p, under in
            let q = p - centre
            let chord = max(radius * radius - q.y * q.y, 0).squareRoot()
            let inside = min(radius - q.length, sign * q.x - bulge * chord)
            let share = min(max(inside * scale + 0.5, 0), 1)
            if share == 0 { return under }
            var tint = lit.darker(0.1 * smooth(0.3, 1, q.length / radius))
            for (i, place) in maria.enumerated() {
                let size = 0.2 + 0.07 * Float(i % 3)
                tint = tint.mixed(with: lit.darker(0.16), 1 - smooth(size * 0.7, size, (q / radius - place).length))
            }
            return under.mixed(with: tint, share)
        }
    }
}
