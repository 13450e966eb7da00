// Designs that grow and flow.
extension Canvas {
    /// Dots whose size makes the picture: a ball of light, or a fade.
    mutating func paintHalftone(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let cell = art.short / dice.within(16...26)
        let across = direction(dice.choose([0.04, 0.0833, 0.125, 0.21]))
        let along = SIMD2(-across.y, across.x)
        let focus = art.centre
        let reach = art.short * dice.within(0.4...0.46)
        let isBall = dice.chance(60)
        let light = focus + direction(dice.unit()) * reach * 0.45
        let heading = direction(dice.choose([0.25, 0.125, 0.375]))
        let scale = pixelsPerUnit
        if isBall, dice.chance(60) { disc(scheme.accent(1), at: focus, radius: reach * 0.98) }
        let tint = scheme.accent(0)
        shade(art) { p, under in
            let q = SIMD2(p.dot(across), p.dot(along)) / cell
            let whole = SIMD2(q.x.rounded(.down) + 0.5, q.y.rounded(.down) + 0.5)
            let middle = (across * whole.x + along * whole.y) * cell
            let size: Float
            if isBall {
                let far = (middle - focus).length / reach
                if far > 1 { return under }
                size = 0.1 + 0.44 * smooth(0.05, 1.2, (middle - light).length / reach)
            } else {
                size = 0.56 * smooth(-0.55, 0.55, (middle - art.centre).dot(heading) / art.long)
            }
            let share = 0.5 - ((p - middle).length - size * cell) * scale
            return share <= 0 ? under : under.mixed(with: tint, min(share, 1))
        }
    }

    /// Lines of equal height, every fifth one heavier, on a tinted land.
    mutating func paintContours(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let swell = WaveTerrain(period: dice.within(0.7...1.1), dice: &dice)
        let lines = Float(dice.within(9...14))
        let scale = pixelsPerUnit
        let ground = Tint(scheme.ground)
        let (land, ink) = (scheme.accent(0), scheme.accent(1).mixed(with: Tint(scheme.ink), 0.35))
        let isTinted = dice.chance(60)
        shade(art) { p, _ in
            let (height, rise) = swell.slope(p)
            let level = height * lines
            let near = (level + 0.5).rounded(.down)
            let distance = abs(level - near) / max(rise.length * lines, 1e-4)
            let isHeavy = near - (near / 5).rounded(.down) * 5 == 0
            let share = 0.5 - (distance - (isHeavy ? 0.0048 : 0.0022)) * scale
            let step = isTinted ? min(max(0.5 + height * 0.5, 0), 1) : 0
            let bare = ground.mixed(with: land, (step * 6).rounded(.down) / 6 * 0.75)
            return bare.mixed(with: ink, min(max(share, 0), 1))
        }
    }

    /// Light that flows from colour to colour.
    mutating func paintAurora(
        _ scheme: Scheme, _ art: Box, isFramed: Bool, _ arrangement: Cover.Arrangement, _ dice: inout Dice
    ) {
        let ground = Tint(scheme.ground)
        let swell = WaveTerrain(period: 1.3, dice: &dice)
        let second = WaveTerrain(period: 1.6, dice: &dice)
        let spots = (0..<4).map { i in
            (art.point(dice.within(-0.1...1.1), dice.within(0...1)), scheme.accent(i), dice.within(0.25...0.55))
        }
        let edge = arrangement == .above ? art.top : art.bottom
        let depth = art.height * 0.5
        shade(art) { p, under in
            let q = p + SIMD2(swell.height(p), second.height(p)) * 0.16
            var (sum, weight) = (ground * 0.12, Float(0.12))
            for (place, tint, size) in spots {
                let far = (q - place) / size
                let near = 1 / (1 + far.dot(far))
                let share = near * near * near
                sum += tint * tint * share
                weight += share
            }
            let light = sum / weight
            let tint = Tint(light.x.squareRoot(), light.y.squareRoot(), light.z.squareRoot(), 1)
            // Without a frame it comes out of the ground that the words stand on.
            return isFramed ? tint : ground.mixed(with: tint, smooth(0, depth, abs(p.y - edge)))
        }
    }

    /// Sheets of paper with holes, one under the other.
    mutating func paintPaperCut(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let swell = WaveTerrain(period: dice.within(0.8...1.2), dice: &dice)
        let focus = art.point(dice.within(0.46...0.54), dice.within(0.47...0.53))
        let count = dice.within(5...6)
        let ground = Tint(scheme.ground)
        let (from, to) = (scheme.accent(0), scheme.accent(1))
        let sheets = (0..<count).map { from.mixed(with: to, Float($0) / Float(count - 1)) } + [scheme.accent(2)]
        let reach = art.short * 0.47
        let shadow = SIMD2<Float>(-0.012, -0.02)
        let scale = pixelsPerUnit
        func height(_ p: SIMD2<Float>) -> Float { (p - focus).length / reach + swell.height(p) * 0.2 }
        func hole(_ sheet: Int) -> Float { 0.94 - 0.145 * Float(sheet + 1) }
        func cover(_ here: Float, _ sheet: Int) -> Float { (here - hole(sheet)) * reach * scale * 0.9 + 0.5 }
        shade(art) { p, _ in
            let here = height(p)
            let above = height(p + shadow)
            var tint = sheets[count]
            // From the lowest sheet that is seen here to the one on top, which has the largest hole.
            var i = -1
            while i < count - 1, cover(here, i) < 1 { i += 1 }
            while i >= -1 {
                let hole = hole(i)
                let cover = cover(here, i)
                let sheet = i < 0 ? ground : sheets[i]
                let shade = 0.34 * smooth(-0.075, 0.05, above - hole)
                tint = tint.darker(shade).mixed(with: sheet, min(max(cover, 0), 1))
                i -= 1
            }
            return tint
        }
    }

    /// A stem with leaves before a sun.
    mutating func paintLeaves(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        disc(
            scheme.accent(1).mixed(with: Tint(scheme.ground), 0.25),
            at: art.point(dice.within(0.3...0.7), dice.within(0.36...0.5)), radius: art.short * dice.within(0.26...0.36)
        )
        let stems = art.width > art.height * 1.25 ? 3 : dice.within(1...2)
        for stem in 0..<stems {
            let place = (Float(stem) + 0.5) / Float(stems)
            let root = art.point(place + dice.within(-0.04...0.04), 1.02)
            let lean = dice.within(-0.16...0.16) * art.short
            let tint = scheme.accent(stem == 1 ? 2 : 0)
            self.stem(
                tint, shade: tint.darker(0.2), from: root, height: art.height * dice.within(0.82...0.96), lean, &dice)
        }
    }

    private mutating func stem(
        _ tint: Tint, shade: Tint, from root: SIMD2<Float>, height: Float, _ lean: Float, _ dice: inout Dice
    ) {
        func place(_ t: Float) -> SIMD2<Float> { root + SIMD2(lean * t * t, -height * t) }
        let pairs = dice.within(5...7)
        let isRound = dice.chance(40)
        for i in 0..<24 {
            let (a, b) = (Float(i) / 25, Float(i + 1) / 25)
            line(shade, from: place(a), to: place(b), width: 0.013 * (1 - 0.6 * a))
        }
        for i in 0..<pairs {
            let t = 0.2 + 0.7 * Float(i) / Float(pairs)
            let length = height * (0.36 - 0.2 * t) * dice.within(0.9...1.1)
            for side: Float in [-1, 1] {
                let start = place(t + (side > 0 ? 0.035 : 0))
                let tip = start + direction(-0.25 + side * dice.within(0.11...0.16)) * length
                leaf(tint, from: start, to: tip, width: length * (isRound ? 0.52 : 0.34))
                leaf(shade, from: start, to: tip, width: length * (isRound ? 0.52 : 0.34), half: side)
                line(tint.lighter(0.3), from: start, to: start + (tip - start) * 0.82, width: 0.004)
            }
        }
        leaf(tint, from: place(0.9), to: place(1.04), width: height * 0.055)
    }

    /// Chips of stone in plaster.
    mutating func paintTerrazzo(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let plaster = Tint(scheme.ground).mixed(with: Tint(scheme.opposite), 0.04)
        fill(plaster, art)
        for size: Float in [0.15, 0.085, 0.04] {
            let columns = min(400, Int(art.width / size) + 1)
            let rows = min(400, Int(art.height / size) + 1)
            for row in 0...rows {
                for column in 0...columns where dice.chance(size > 0.1 ? 62 : 46) {
                    let middle =
                        art.point(0, 0) + SIMD2(
                            Float(column) + dice.within(-0.3...0.3), Float(row) + dice.within(-0.3...0.3)) * size
                    let tint = dice.chance(12) ? Tint(scheme.opposite) : scheme.accent(dice.within(0...3))
                    chip(tint, at: middle, size: size * dice.within(0.24...0.48), &dice)
                }
            }
        }
    }

    private mutating func chip(_ tint: Tint, at centre: SIMD2<Float>, size: Float, _ dice: inout Dice) {
        let turn = dice.unit()
        let sides = (0..<5).map { i in
            (direction(turn + (Float(i) + dice.within(-0.25...0.25)) / 5), size * dice.within(0.55...1))
        }
        paint(tint, in: Box(centre, reach: size * 1.35)) { p in
            sides.reduce(-1) { max($0, (p - centre).dot($1.0) - $1.1) }
        }
    }

    /// Ink on water, combed.
    mutating func paintMarble(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let first = WaveTerrain(period: 0.9, dice: &dice)
        let second = WaveTerrain(period: 1.2, dice: &dice)
        let heading = direction(dice.unit())
        let bands = dice.within(5...8)
        let pull = dice.within(0.04...0.07)
        let colours =
            [Tint(scheme.ground), scheme.accent(0), scheme.accent(1), Tint(scheme.opposite), scheme.accent(2)]
        let edges: [Float] = [0.34, 0.52, 0.74, 0.82, 1]
        let scale = pixelsPerUnit
        shade(art) { p, _ in
            // Along the lines of equal height: water flows round, it does not pile up.
            let flow = first.rise(p)
            let q = p + SIMD2(-flow.y, flow.x) * pull
            let (height, rise) = second.slope(q)
            let level = (q.dot(heading) + height * 0.12) * Float(bands) * 0.5
            let rest = level - level.rounded(.down)
            // How fast bands pass here, for smooth edges; the first bending is taken as a mean.
            let speed = Float(bands) * 0.5 * (heading + rise * 0.12).length * 1.6 / scale
            var tint = colours[4]
            var i = 3
            while i >= 0 {
                tint = tint.mixed(with: colours[i], min(max((edges[i] - rest) / speed + 0.5, 0), 1))
                i -= 1
            }
            return tint.mixed(with: colours[4], min(max(0.5 - rest / speed, 0), 1))
        }
    }
}
