// Designs of plain shapes, as the Swiss and the Bauhaus had them.
extension Canvas {
    /// Discs printed over each other.
    mutating func paintCircles(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let size = art.short
        switch dice.within(0...2) {
        case 0:
            // Two or three large ones that overlap: what both cover has a colour of its own.
            let count = dice.within(2...3)
            let radius = size * (count == 2 ? 0.305 : 0.29)
            let turn = dice.unit()
            for i in 0..<count {
                let heading = direction(turn + Float(i) / Float(count))
                overprint(scheme.accent(i), scheme, at: art.centre + heading * radius * 0.62, radius: radius)
            }
        case 1:
            // A row that halves.
            var radius = min(size * dice.within(0.3...0.36), art.width * 0.26)
            var place = art.point(0, 1) + SIMD2(radius * 1.15, -radius * 1.15)
            // As steep as leaves the smallest one in the picture.
            let across = min(art.width - 1.6 * radius, 3.1 * radius)
            let heading = SIMD2(across, -min(art.height - 1.6 * radius, across * 1.2))
            let total = max(heading.length, 1e-3)
            radius = min(radius, total / 3.1)
            for i in 0..<4 {
                disc(scheme.accent(i), at: place, radius: radius)
                let next = radius * 0.58
                place += heading / total * (radius + next) * 1.04
                radius = next
            }
        default:
            // A grid of dots, one of them out of line.
            let columns = dice.within(4...6)
            let cell = art.width * 0.86 / Float(columns)
            let rows = max(1, Int(art.height * 0.9 / cell))
            let origin = art.centre - SIMD2(Float(columns) - 1, Float(rows) - 1) * cell / 2
            let odd = (dice.within(0...columns - 1), dice.within(0...rows - 1))
            for row in 0..<min(rows, 64) {
                for column in 0..<columns {
                    let isOdd = (column, row) == odd
                    disc(
                        isOdd ? scheme.accent(1) : scheme.accent(0),
                        at: origin + SIMD2(Float(column), Float(row)) * cell, radius: cell * (isOdd ? 0.62 : 0.3))
                }
            }
        }
    }

    private mutating func overprint(_ tint: Tint, _ scheme: Scheme, at centre: SIMD2<Float>, radius: Float) {
        let ground = Tint(scheme.ground)
        let scale = pixelsPerUnit
        let isLight = (ground * Tint(0.3, 0.6, 0.1, 0)).sum() > 0.5
        shade(Box(centre, reach: radius + 1 / scale)) { p, under in
            let share = min(max(0.5 - ((p - centre).length - radius) * scale, 0), 1)
            if share == 0 { return under }
            // Where the ground shows the ink is as it is; over other ink it darkens, or glows on a dark ground.
            let bare = 1 - min((under - ground).magnitude * 4, 1)
            let over = isLight ? under.times(tint) : (under + tint - under * tint).faded(1)
            return under.mixed(with: over.mixed(with: tint, bare), share)
        }
    }

    /// Rings about a corner.
    mutating func paintArcs(_ scheme: Scheme, _ art: Box, _ arrangement: Cover.Arrangement, _ dice: inout Dice) {
        let centre: SIMD2<Float>
        switch dice.within(0...2) {
        case 0: centre = art.point(dice.chance(50) ? 0 : 1, arrangement == .above ? 1 : 0)
        case 1: centre = art.point(0.5, arrangement == .above ? 1 : 0)
        default: centre = art.point(dice.within(0.3...0.7), 0.5)
        }
        let count = dice.within(4...9)
        let reach = dice.within(0.86...1.0) * (centre.x == art.centre.x ? min(art.height, art.width / 2) : art.short)
        let outer = centre.y == art.centre.y ? art.short * 0.5 : reach
        let gap = dice.chance(50) ? dice.within(0.25...0.5) : 0
        let step = outer / Float(count)
        for i in stride(from: count, to: 0, by: -1) {
            let radius = step * Float(i)
            disc(scheme.accent(i), at: centre, radius: radius)
            if gap > 0 { disc(Tint(scheme.ground), at: centre, radius: radius - step * (1 - gap)) }
        }
        if gap > 0 { disc(scheme.accent(0), at: centre, radius: step * (1 - gap) * 0.8) }
    }

    /// A chessboard of quarters, halves and wholes.
    mutating func paintTiles(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let across = dice.within(3...4)
        let size = art.short / Float(across)
        let columns = max(1, Int((art.width / size).rounded()))
        let rows = max(1, Int((art.height / size).rounded()))
        let cell = SIMD2(art.width / Float(columns), art.height / Float(rows))
        let colours = [Tint(scheme.opposite)] + (0..<3).map { scheme.accent($0) } + [Tint(scheme.ground)]
        for row in 0..<min(rows, 40) {
            for column in 0..<min(columns, 40) {
                let corner = art.point(0, 0) + SIMD2(Float(column), Float(row)) * cell
                let box = Box(left: corner.x, top: corner.y, right: corner.x + cell.x, bottom: corner.y + cell.y)
                let back = dice.within(0...4)
                let front = (back + dice.within(1...4)) % 5
                fill(colours[back], box)
                tile(colours[front], other: colours[(front + 2) % 5], box, &dice)
            }
        }
    }

    private mutating func tile(_ tint: Tint, other: Tint, _ box: Box, _ dice: inout Dice) {
        let turn = SIMD2<Float>(dice.chance(50) ? 0 : 1, dice.chance(50) ? 0 : 1)
        let corner = box.point(turn.x, turn.y)
        let size = box.short
        switch dice.within(0...6) {
        case 0, 1: paint(tint, in: box) { ($0 - corner).length - size }
        case 2:
            paint(tint, in: box) { ($0 - corner).length - size }
            paint(other, in: box) { ($0 - corner).length - size / 2 }
        case 3: disc(tint, at: box.centre, radius: size * 0.36)
        case 4:
            let middle = box.point(turn.x, 0.5)
            paint(tint, in: box) { ($0 - middle).length - size / 2 }
        case 5:
            let sign = SIMD2(turn.x * 2 - 1, turn.y * 2 - 1) * 0.7071
            paint(tint, in: box) { ($0 - box.centre).dot(sign) }
        default:
            let thickness = size / 5
            for i in 0..<3 where i != 1 || dice.chance(80) {
                let top = box.top + thickness * Float(i * 2)
                fill(tint, Box(left: box.left, top: top, right: box.right, bottom: top + thickness))
            }
        }
    }

    /// Diagonals, all over or in a disc.
    mutating func paintStripes(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let heading = direction(dice.choose([0.125, 0.375, 0.0833, 0.4167, 0.25]))
        let widths = (0..<7).map { _ in dice.choose([0.5, 0.5, 1, 1, 1.6] as [Float]) }
        let period = widths.reduce(0, +)
        let unit = art.short * dice.within(0.055...0.1)
        let colours = (0..<7).map { i in
            i % 2 == 0 ? scheme.accent(i / 2) : [Tint(scheme.ground), Tint(scheme.opposite), scheme.accent(3)][i / 2]
        }
        let inDisc = dice.chance(40)
        let radius = art.short * 0.44
        let shift = dice.unit() * period
        let scale = pixelsPerUnit
        let box = inDisc ? Box(art.centre, reach: radius + 1 / scale) : art
        shade(box) { p, under in
            let along = (p - art.centre).dot(heading) / unit + shift
            var rest = along - (along / period).rounded(.down) * period
            var place = 0
            while place < 6, rest >= widths[place] {
                rest -= widths[place]
                place += 1
            }
            // Half a pixel on either side belongs to both.
            let share = min(max(0.5 - rest * unit * scale, 0), 0.5)
            let nextShare = min(max(0.5 - (widths[place] - rest) * unit * scale, 0), 0.5)
            let tint = colours[place].mixed(with: colours[(place + 6) % 7], share)
                .mixed(with: colours[(place + 1) % 7], nextShare)
            if !inDisc { return tint }
            return under.mixed(with: tint, min(max(0.5 - ((p - art.centre).length - radius) * scale, 0), 1))
        }
    }

    /// Stripes that run, turn and run back, as the seventies had them on walls.
    mutating func paintBends(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let count = dice.within(4...5)
        let flip = dice.chance(50)
        let isWhole = dice.chance(50)
        let outer = art.height * (isWhole ? 0.47 : 0.92)
        let inner = outer * dice.within(0.2...0.34)
        let step = (outer - inner) / Float(count)
        let turn = min(art.width * dice.within(0.4...0.6), max(art.width - outer * 0.96, art.width * 0.36))
        let centre = SIMD2(art.left + turn, isWhole ? art.centre.y : art.bottom)
        let gap: Float = dice.chance(50) ? 0.1 : 0
        let (left, right) = (art.left, art.right)
        for i in 0..<count {
            let middle = inner + step * (Float(i) + 0.5)
            paint(scheme.accent(i), in: art) { p in
                var q = SIMD2(flip ? left + right - p.x : p.x, p.y) - centre
                if q.x < 0 { q.x = 0 }
                return abs(q.length - middle) - step * (0.5 - gap)
            }
        }
        if !isWhole || dice.chance(50) {
            let x = flip ? left + right - centre.x : centre.x
            disc(scheme.accent(0), at: SIMD2(x, centre.y), radius: inner * (isWhole ? 0.55 : 0.6))
        }
    }

    /// Bands that go over and under each other.
    mutating func paintWeave(_ scheme: Scheme, _ art: Box, _ dice: inout Dice) {
        let count = Float(dice.within(4...7))
        let cell = art.short / count
        let gap = dice.within(0.08...0.16)
        let twill = dice.chance(40)
        let warp = (0..<3).map { scheme.accent($0) }
        let weft = [scheme.accent(1), Tint(scheme.opposite), scheme.accent(3)]
        let scale = pixelsPerUnit * cell
        let ground = Tint(scheme.ground).darker(0.22)
        let (left, top) = (art.left, art.top)
        shade(art) { p, _ in
            let q = (p - SIMD2(left, top)) / cell
            let (column, row) = (Int(q.x), Int(q.y))
            let (x, y) = (q.x - Float(column) - 0.5, q.y - Float(row) - 0.5)
            let isUp = twill ? (column + row) % 3 == 0 : (column + row) % 2 == 0
            // How far from the middle of the crossing, across either band.
            let up = min(max((0.5 - gap - abs(x)) * scale + 0.5, 0), 1)
            let across = min(max((0.5 - gap - abs(y)) * scale + 0.5, 0), 1)
            let upTint = warp[column % 3].darker(isUp ? 0 : 0.3 * smooth(0.1, 0.5, 0.6 - abs(y)))
                .lighter(isUp ? 0.08 * (1 - 4 * y * y) : 0)
            let acrossTint = weft[row % 3].darker(isUp ? 0.3 * smooth(0.1, 0.5, 0.6 - abs(x)) : 0)
                .lighter(isUp ? 0 : 0.08 * (1 - 4 * x * x))
            return isUp
                ? ground.mixed(with: acrossTint, across).mixed(with: upTint, up)
                : ground.mixed(with: upTint, up).mixed(with: acrossTint, across)
        }
    }
}

extension SIMD4<Float> {
    /// The length of the colour's part.
    fileprivate var magnitude: Float { (x * x + y * y + z * z).squareRoot() }
}
