internal import CardContent

/// A pass or ticket as one carries in a wallet: who gave it at the top, what it is good for below, and a code for machines.
struct Pass: CardPainter {
    private enum Picture { case plane, rails, waves, arcs, leaves, curtain, chip, books, stars, peaks }

    private struct Kind {
        let issuer, value, caption, main: String
        let top, bottom: UInt32
        let picture: Picture
    }

    private static let kinds = [
        Kind(
            issuer: "Polar Air", value: "Gate B22", caption: "FLIGHT PA 417", main: "OSL – LIS", top: 0x2F6FE4,
            bottom: 0x14307F, picture: .plane),
        Kind(
            issuer: "City library", value: "Reader", caption: "MEMBER SINCE 2019", main: "Ida Brandt", top: 0xE8604C,
            bottom: 0x9C2440, picture: .books),
        Kind(
            issuer: "Museum of Light", value: "1 adult", caption: "ROOM OF MIRRORS", main: "Sat 24 May", top: 0xF6B93B,
            bottom: 0xD8702A, picture: .arcs),
        Kind(
            issuer: "Night train", value: "Car 14", caption: "BERTH 33, LOWER", main: "22:05 – 7:41", top: 0x5B4BC4,
            bottom: 0x231A5C, picture: .rails),
        Kind(
            issuer: "Isles ferry", value: "Deck 2", caption: "DAY RETURN", main: "9:30 Holm", top: 0x20A4B8,
            bottom: 0x0C5368, picture: .waves),
        Kind(
            issuer: "Opera", value: "Row 7", caption: "THE GLASS RIVER", main: "Seat 21", top: 0xB0243B,
            bottom: 0x4E0B22, picture: .curtain),
        Kind(
            issuer: "Harbour Bank", value: "Debit", caption: "VALID THRU 08/34", main: "4471 2086 3390", top: 0x3B4252,
            bottom: 0x12151C, picture: .chip),
        Kind(
            issuer: "Botanical garden", value: "Year", caption: "ALL GLASSHOUSES", main: "No. 20871", top: 0x35A36B,
            bottom: 0x0E5443, picture: .leaves),
        Kind(
            issuer: "Observatory", value: "Dome 1", caption: "SATURN TONIGHT", main: "21:15", top: 0x263A7A,
            bottom: 0x0B1230, picture: .stars),
        Kind(
            issuer: "Skarn lifts", value: "3 days", caption: "ALL SLOPES", main: "11–13 Feb", top: 0x6FB7E0,
            bottom: 0x2C6A9E, picture: .peaks),
    ]

    private let kind: Kind
    private let dice: Dice

    init(seed: UInt64, number: Int) {
        var order = Dice(seed: seed, number: 0, purpose: 81)
        kind = order.inTurn(Self.kinds, at: number)
        dice = Dice(seed: seed, number: number, purpose: 82)
    }

    var ground: Colour { Colour(hex: kind.top) }
    let roundness = 0.075

    func labels(_ size: Sides, unit: Double) -> [Label] {
        func label(
            _ text: String, _ size: Double, _ weight: Int, _ alignment: Label.Alignment, _ placement: Label.Placement,
            _ inset: Double, _ colour: Colour = .white, left: Double = 0.09
        ) -> Label {
            Label(
                text, font: Font("Inter, Nimbus Sans, sans-serif", weight: weight), size: size * unit, colour: colour,
                alignment: alignment, placement: placement, wraps: false,
                insets: .init(left: left * unit, top: inset * unit, right: 0.09 * unit, bottom: inset * unit))
        }
        let pale = Colour(red: 1, green: 1, blue: 1, alpha: 0.72)
        let (wide, high) = (size.width / unit, size.height / unit)
        guard Self.isNarrow(wide) else {
            return [
                label(kind.issuer, 0.085, 700, .leading, .top, 0.052, left: 0.22),
                label(kind.value, 0.07, 500, .trailing, .top, 0.062),
                label(kind.caption, 0.048, 600, .leading, .bottom, 0.225, pale),
                label(kind.main, 0.115, 700, .leading, .bottom, 0.075),
            ]
        }
        // One under the other, above the code.
        let base = kind.picture != .chip && Self.hasRoomBelow(high) ? Self.codeSide + 0.16 : 0
        return [
            label(kind.issuer, 0.073, 700, .leading, .top, 0.058, left: 0.22),
            label(kind.value, 0.06, 500, .trailing, .top, 0.23),
            label(kind.caption, 0.048, 600, .leading, .bottom, base + 0.205, pale),
            label(kind.main, 0.098, 700, .leading, .bottom, base + 0.075),
        ]
    }

    private static let codeSide = 0.34
    /// There is no room for a code beside the letters.
    private static func isNarrow(_ wide: Double) -> Bool { wide < 1.25 }
    /// There is room for one under them.
    private static func hasRoomBelow(_ high: Double) -> Bool { high > 1.25 }

    func paint(on canvas: inout Canvas) {
        var dice = dice
        let extent = canvas.extent
        let isNarrow = Self.isNarrow(Double(extent.x))
        canvas.wash(Tint(hex: kind.top), Tint(hex: kind.bottom), canvas.whole)
        let art = Box(left: 0, top: 0.2, right: extent.x, bottom: extent.y)
        canvas.clip = art
        paintPicture(art, on: &canvas, &dice)
        canvas.clip = canvas.whole
        // Its giver's mark, and the line along which it is torn.
        let mark = SIMD2(Float(0.135), 0.1)
        canvas.disc(Tint(1, 1, 1, 1), at: mark, radius: 0.048)
        let turn = dice.unit()
        for k in 0..<3 {
            let at = mark + direction(turn + Float(k) / 3) * 0.017
            canvas.disc(Tint(hex: k == 0 ? kind.bottom : kind.top).faded(0.85), at: at, radius: 0.019)
        }
        if kind.picture == .chip { return }
        var x: Float = 0.03
        while x < extent.x - 0.03 {
            canvas.line(Tint(1, 1, 1, 0.5), from: SIMD2(x, 0.2), to: SIMD2(x + 0.022, 0.2), width: 0.005)
            x += 0.046
        }
        if !isNarrow || Self.hasRoomBelow(Double(extent.y)) { paintCode(isNarrow: isNarrow, on: &canvas, &dice) }
    }

    /// Squares for machines, in the corner below at the right, or in the middle.
    private func paintCode(isNarrow: Bool, on canvas: inout Canvas, _ dice: inout Dice) {
        let (count, side) = (15, Float(Self.codeSide))
        var corner = canvas.extent - SIMD2(side + 0.09, side + 0.085)
        if isNarrow { corner.x = (canvas.extent.x - side) / 2 }
        let plate = Box(left: corner.x, top: corner.y, right: corner.x + side, bottom: corner.y + side)
        canvas.plate(Tint(1, 1, 1, 1), plate.inset(by: -0.03), radius: 0.03)
        let cell = side / Float(count)
        let ink = Tint(hex: 0x14161C)
        let isDark = (0..<count).map { row in
            (0...count).map { $0 < count && dice.chance(48) && !Self.isCorner($0, row, of: count) }
        }
        // Lying and standing bars: squares alone would let the plate shine through between them.
        func bars(_ isLying: Bool) {
            for line in 0..<count {
                var start: Int?
                for place in 0...count {
                    let isDark = place < count && (isLying ? isDark[line][place] : isDark[place][line])
                    if isDark, start == nil { start = place }
                    guard !isDark, let first = start else { continue }
                    let (from, to) = (SIMD2(Float(first), Float(line)), SIMD2(Float(place), Float(line + 1)))
                    let (low, high) = isLying ? (from, to) : (SIMD2(from.y, from.x), SIMD2(to.y, to.x))
                    let (a, b) = (corner + low * cell, corner + high * cell)
                    canvas.fill(ink, Box(left: a.x, top: a.y, right: b.x, bottom: b.y))
                    start = nil
                }
            }
        }
        bars(true)
        bars(false)
        for (x, y) in [(0, 0), (1, 0), (0, 1)] as [(Float, Float)] {
            let middle = plate.inset(by: 2.5 * cell).point(x, y)
            for (reach, tint) in [(2.5, ink), (1.6, Tint(1, 1, 1, 1)), (0.9, ink)] as [(Float, Tint)] {
                canvas.fill(tint, Box(middle, reach: reach * cell))
            }
        }
    }

    private static func isCorner(_ column: Int, _ row: Int, of count: Int) -> Bool {
        let far = count - 6
        return column < 6 && row < 6 || column >= far && row < 6 || column < 6 && row >= far
    }

    private var white: Tint { Tint(1, 1, 1, 1) }
    private var top: Tint { Tint(hex: kind.top) }
    private var bottom: Tint { Tint(hex: kind.bottom) }

    /// Where there is most room beside letters and code.
    private static func middle(of art: Box) -> SIMD2<Float> {
        isNarrow(Double(art.width)) ? SIMD2(0.45, art.top + 0.24) : art.point(0.4, 0.36)
    }

    private func paintPicture(_ art: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        switch kind.picture {
        case .plane: paintPlane(art, on: &canvas)
        case .rails: paintRails(art, on: &canvas)
        case .waves: paintLayers(areSharp: false, art, on: &canvas, &dice)
        case .peaks: paintLayers(areSharp: true, art, on: &canvas, &dice)
        case .arcs: paintArcs(art, on: &canvas)
        case .leaves: paintLeaves(art, on: &canvas)
        case .curtain: paintCurtain(art, on: &canvas)
        case .chip: paintChip(art, on: &canvas)
        case .books: paintBooks(art, on: &canvas, &dice)
        case .stars: paintStars(art, on: &canvas, &dice)
        }
    }

    private func paintPlane(_ art: Box, on canvas: inout Canvas) {
        let middle = Self.middle(of: art)
        for k in 0..<4 {
            canvas.ring(white.faded(0.13), at: art.point(0.1, 1.5), radius: 0.7 + 0.16 * Float(k), width: 0.005)
        }
        for (from, to, width) in [
            ((-0.15, 0.05), (0.17, -0.06), 0.05), ((0.02, -0.01), (-0.07, 0.16), 0.05),
            ((0.05, -0.02), (-0.09, -0.12), 0.04), ((-0.12, 0.04), (-0.17, -0.03), 0.026),
        ] as [((Float, Float), (Float, Float), Float)] {
            canvas.leaf(
                white, from: middle + SIMD2(from.0, from.1), to: middle + SIMD2(to.0, to.1), width: width)
        }
    }

    private func paintRails(_ art: Box, on canvas: inout Canvas) {
        let middle = Self.middle(of: art)
        let moon = art.point(0.5, 0.22)
        canvas.paint(Tint(hex: 0xFFE9B0), in: Box(moon, reach: 0.1)) { p in
            max((p - moon).length - 0.075, 0.065 - (p - moon - SIMD2(0.035, -0.02)).length)
        }
        for k in 0..<9 {
            let share = Float(k) / 8
            let y = art.top + art.height * (0.45 + 0.55 * share * share)
            let half = 0.05 + 0.34 * share * share
            canvas.line(
                white.faded(0.16), from: SIMD2(middle.x - half, y), to: SIMD2(middle.x + half, y),
                width: 0.006 + 0.02 * share)
        }
        for side in [Float(-1), 1] {
            canvas.line(
                white.faded(0.3), from: SIMD2(middle.x + side * 0.03, art.top + art.height * 0.45),
                to: SIMD2(middle.x + side * 0.3, art.bottom), width: 0.012)
        }
    }

    /// Waves of the sea, or of mountains, one before the other.
    private func paintLayers(areSharp: Bool, _ art: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        if areSharp { canvas.disc(Tint(hex: 0xFFF3C8), at: art.point(0.22, 0.24), radius: 0.07) }
        for layer in 0..<4 {
            let phase = dice.unit()
            let level = art.top + art.height * (0.26 + 0.17 * Float(layer))
            let tint = white.mixed(with: bottom, 0.45 + 0.16 * Float(layer)).faded(areSharp ? 0.85 : 0.6)
            canvas.paint(tint, in: Box(left: art.left, top: level - 0.14, right: art.right, bottom: art.bottom)) {
                p in
                let x = p.x * (areSharp ? 1.3 : 2.4) + phase
                let wave =
                    areSharp ? 0.42 * (abs(x - x.rounded(.down) - 0.5) - 0.25) + 0.01 * sine(x * 5) : 0.022 * sine(x)
                return (level + wave - p.y) * (areSharp ? 0.8 : 0.95)
            }
        }
    }

    private func paintArcs(_ art: Box, on canvas: inout Canvas) {
        let middle = Self.isNarrow(Double(art.width)) ? Self.middle(of: art) : art.point(0.36, 0.3)
        for k in 0..<6 {
            let tint = [Tint(hex: 0xFFF1C9), Tint(hex: 0xE85D3C), Tint(hex: 0x7A2E4B)][k % 3]
            canvas.disc(tint.faded(0.9), at: middle, radius: 0.2 - 0.033 * Float(k))
        }
    }

    private func paintLeaves(_ art: Box, on canvas: inout Canvas) {
        for k in 0..<9 {
            let heading = direction(0.56 + 0.048 * Float(k))
            let root = art.point(0.42, 0.95)
            canvas.leaf(
                white.mixed(with: top, 0.35 + 0.06 * Float(k)).faded(0.5), from: root, to: root + heading * 0.6,
                width: 0.09)
        }
    }

    private func paintCurtain(_ art: Box, on canvas: inout Canvas) {
        let dark = bottom
        canvas.shade(art) { p, under in
            under.mixed(with: dark, 0.35 + 0.35 * sine(p.x * 7 + 0.06 * sine(p.y * 2)))
        }
        canvas.glow(Tint(hex: 0xFFD9A0), at: art.point(0.35, 0.1), radius: 0.6, 0.5)
    }

    private func paintChip(_ art: Box, on canvas: inout Canvas) {
        for k in 0..<7 {
            canvas.ring(white.faded(0.07), at: art.point(1, 1), radius: 0.3 + 0.13 * Float(k), width: 0.05)
        }
        let chip = Box(left: 0.09, top: 0.3, right: 0.3, bottom: 0.46)
        canvas.plate(Tint(hex: 0xE6C885), chip, radius: 0.025)
        for y in [Float(0.353), 0.407] {
            canvas.line(Tint(hex: 0x9C7B3A), from: SIMD2(chip.left, y), to: SIMD2(chip.right, y), width: 0.005)
        }
        canvas.outline(
            Tint(hex: 0x9C7B3A), Box(left: 0.155, top: 0.33, right: 0.235, bottom: 0.43), radius: 0.02, width: 0.005
        )
        // The bank's anchor.
        var ring = canvas.extent - SIMD2(0.17, 0.25)
        if Self.isNarrow(Double(canvas.extent.x)) { ring.y = 0.36 }
        canvas.ring(white.faded(0.9), at: ring, radius: 0.03, width: 0.016)
        canvas.line(white.faded(0.9), from: ring + SIMD2(0, 0.035), to: ring + SIMD2(0, 0.15), width: 0.018)
        canvas.line(
            white.faded(0.9), from: ring + SIMD2(-0.045, 0.055), to: ring + SIMD2(0.045, 0.055), width: 0.014)
        let hook = ring + SIMD2(0, 0.075)
        canvas.paint(white.faded(0.9), in: Box(hook, reach: 0.1)) { p in
            max(abs((p - hook).length - 0.075) - 0.009, hook.y + 0.01 - p.y)
        }
    }

    private func paintBooks(_ art: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        var x: Float = 0.09
        while x < canvas.extent.x * 0.62 {
            let (width, high) = (dice.within(0.04...0.075), dice.within(0.2...0.3))
            let tint = dice.choose([white, top.lighter(0.35), bottom.darker(0.2), Tint(hex: 0xF6C667)])
            let box = Box(left: x, top: art.top + 0.36 - high, right: x + width, bottom: art.top + 0.36)
            canvas.fill(tint.faded(0.8), box)
            canvas.fill(
                bottom.faded(0.5), Box(left: x, top: box.top + 0.03, right: x + width, bottom: box.top + 0.045))
            x += width + 0.008
        }
    }

    private func paintStars(_ art: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        let middle = Self.middle(of: art)
        for _ in 0..<60 {
            canvas.disc(
                white.faded(dice.within(0.3...0.9)), at: art.point(dice.unit(), dice.unit()),
                radius: dice.within(0.002...0.006))
        }
        canvas.disc(Tint(hex: 0xEBC88A), at: middle, radius: 0.085)
        canvas.leaf(
            Tint(hex: 0xF7E3B8).faded(0.8), from: middle + SIMD2(-0.2, 0.06), to: middle + SIMD2(0.2, -0.06),
            width: 0.022)
    }
}
