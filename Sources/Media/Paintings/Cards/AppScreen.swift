internal import CardContent

/// A screen of an app that nobody has written: what a switcher of apps is full of. On a card that lies across it is a window.
struct AppScreen: CardPainter {
    enum App: Int, CaseIterable {
        case messages, music, map, photos, mail, fitness, stocks, notes

        var title: String {
            switch self {
            case .messages: "Juno"
            case .music: "Now playing"
            case .map: "Old Town"
            case .photos: "Photos"
            case .mail: "Inbox"
            case .fitness: "Today"
            case .stocks: "Markets"
            case .notes: "Notes"
            }
        }

        var isDark: Bool { self == .music || self == .fitness || self == .stocks }
        fileprivate var ground: UInt32 {
            switch self {
            case .music: 0x2A1C3B
            case .fitness, .stocks: 0x0E0F13
            case .map: 0xEAE6DA
            case .notes: 0xFDF8E7
            default: 0xFBFBFD
            }
        }
    }

    private let app: App
    private let dice: Dice
    private let hue: Tint
    private let window: AppWindow

    init(seed: UInt64, number: Int) {
        window = AppWindow(seed: seed, number: number)
        var order = Dice(seed: seed, number: 0, purpose: 51)
        app = order.inTurn(App.allCases, at: number)
        var dice = Dice(seed: seed, number: number, purpose: 52)
        hue = Tint(hex: dice.choose([0xFF5A5F, 0x3D7BFF, 0x17A589, 0xF39C2B, 0x8E5CF0, 0xE0468C]))
        self.dice = dice
    }

    var ground: Colour { Colour(hex: app.ground) }
    let roundness = 0.07

    private var ink: Tint { app.isDark ? Tint(1, 1, 1, 1) : Tint(hex: 0x1B1C20) }

    func labels(_ size: Sides, unit: Double) -> [Label] {
        if AppWindow.suits(size.width, size.height) { return window.labels(size, unit: unit) }
        func label(
            _ text: String, _ size: Double, _ weight: Int, _ alignment: Label.Alignment, _ top: Double,
            _ placement: Label.Placement = .top, bottom: Double = 0
        ) -> Label {
            Label(
                text, font: Font("Inter, Nimbus Sans, sans-serif", weight: weight), size: size * unit,
                colour: app.isDark ? .white : Colour(hex: 0x1B1C20), alignment: alignment, placement: placement,
                wraps: false,
                insets: .init(left: 0.07 * unit, top: top * unit, right: 0.07 * unit, bottom: bottom * unit))
        }
        let clock = label("9:41", 0.042, 600, .leading, 0.028)
        switch app {
        case .music: return [clock, label("Paper Lanterns", 0.07, 700, .centre, 0, .bottom, bottom: 0.5)]
        case .messages: return [clock, label(app.title, 0.055, 600, .centre, 0.105)]
        case .map: return [clock, label(app.title, 0.06, 600, .leading, 0, .bottom, bottom: 0.2)]
        default: return [clock, label(app.title, 0.1, 800, .leading, 0.1)]
        }
    }

    func paint(on canvas: inout Canvas) {
        var dice = dice
        let extent = canvas.extent
        if AppWindow.suits(Double(extent.x), Double(extent.y)) { return window.paint(on: &canvas) }
        canvas.fill(Tint(hex: app.ground), canvas.whole)
        switch app {
        case .messages: paintMessages(on: &canvas, &dice)
        case .music: paintMusic(on: &canvas, &dice)
        case .map: paintMap(on: &canvas, &dice)
        case .photos: paintPhotos(on: &canvas, &dice)
        case .mail, .notes: paintList(on: &canvas, &dice)
        case .fitness: paintFitness(on: &canvas, &dice)
        case .stocks: paintStocks(on: &canvas, &dice)
        }
        // The battery, and the bar by which one leaves.
        let right = extent.x - 0.07
        canvas.plate(ink.faded(0.9), Box(left: right - 0.065, top: 0.037, right: right, bottom: 0.067), radius: 0.009)
        let bar = Box(
            left: extent.x / 2 - 0.17, top: extent.y - 0.035, right: extent.x / 2 + 0.17, bottom: extent.y - 0.023)
        canvas.plate(ink.faded(0.85), bar, radius: 0.006)
    }

    private func paintMessages(on canvas: inout Canvas, _ dice: inout Dice) {
        canvas.fill(Tint(hex: 0xF1F1F5), Box(left: 0, top: 0, right: canvas.extent.x, bottom: 0.2))
        var y: Float = 0.26
        while y < canvas.extent.y - 0.26 {
            let isOwn = dice.chance(50)
            let (width, lines) = (dice.within(0.3...0.62), dice.within(1...3))
            let height = 0.05 + 0.05 * Float(lines)
            let left = isOwn ? canvas.extent.x - 0.06 - width : 0.06
            let bubble = Box(left: left, top: y, right: left + width, bottom: y + height)
            canvas.plate(isOwn ? hue : Tint(hex: 0xE7E7EC), bubble, radius: 0.045)
            for line in 0..<lines {
                let top = y + 0.04 + 0.05 * Float(line)
                let length = (width - 0.08) * (line == lines - 1 ? dice.within(0.4...0.9) : 1)
                canvas.plate(
                    (isOwn ? Tint(1, 1, 1, 1) : ink).faded(0.5),
                    Box(left: left + 0.04, top: top, right: left + 0.04 + length, bottom: top + 0.016), radius: 0.008)
            }
            y += height + dice.within(0.025...0.06)
        }
        let low = canvas.extent.y
        canvas.plate(
            Tint(hex: 0xECECF1), Box(left: 0.06, top: low - 0.17, right: canvas.extent.x - 0.06, bottom: low - 0.08),
            radius: 0.045)
    }

    private func paintMusic(on canvas: inout Canvas, _ dice: inout Dice) {
        let extent = canvas.extent
        canvas.wash(hue.darker(0.35), Tint(hex: 0x120C1A), canvas.whole)
        let art = Box(left: 0.12, top: 0.22, right: extent.x - 0.12, bottom: 0.22 + extent.x - 0.24)
        canvas.plate(hue, art, radius: 0.03)
        canvas.clip = art
        for k in 0..<7 {
            let tint = k & 1 == 0 ? Tint(hex: 0x1B1030) : hue.lighter(0.35)
            canvas.disc(tint.faded(0.85), at: art.point(0.5, 0.62), radius: art.width * (0.52 - 0.075 * Float(k)))
        }
        canvas.clip = canvas.whole
        let white = Tint(1, 1, 1, 1)
        let y = extent.y - 0.4
        canvas.plate(
            white.faded(0.3), Box(left: 0.12, top: y, right: extent.x - 0.12, bottom: y + 0.014), radius: 0.007)
        let played = 0.12 + (extent.x - 0.24) * dice.within(0.2...0.8)
        canvas.plate(white, Box(left: 0.12, top: y, right: played, bottom: y + 0.014), radius: 0.007)
        canvas.disc(white, at: SIMD2(played, y + 0.007), radius: 0.018)
        let play = SIMD2(extent.x / 2, extent.y - 0.22)
        canvas.disc(white, at: play, radius: 0.085)
        for side in [Float(-0.026), 0.026] {
            canvas.line(
                Tint(hex: 0x2A1C3B), from: play + SIMD2(side, -0.032), to: play + SIMD2(side, 0.032), width: 0.02)
        }
        for side in [Float(-1), 1] {
            for step in [Float(0.24), 0.28] {
                let at = play + SIMD2(side * step, 0)
                canvas.line(white, from: at, to: at - SIMD2(side * 0.03, 0.03), width: 0.014)
                canvas.line(white, from: at, to: at - SIMD2(side * 0.03, -0.03), width: 0.014)
            }
        }
    }

    private func paintMap(on canvas: inout Canvas, _ dice: inout Dice) {
        let extent = canvas.extent
        let turn = dice.within(-0.06...0.06)
        let (along, across) = (SIMD2(cosine(turn), sine(turn)), SIMD2(-sine(turn), cosine(turn)))
        for _ in 0..<4 {
            let at = SIMD2(dice.unit(), dice.unit()) * extent
            canvas.disc(Tint(hex: 0xC9E2B3), at: at, radius: dice.within(0.08...0.2))
        }
        canvas.line(
            Tint(hex: 0xA9D0EA), from: SIMD2(-0.1, extent.y * dice.within(0.2...0.5)),
            to: SIMD2(extent.x + 0.1, extent.y * dice.within(0.45...0.75)), width: 0.16)
        for k in -3..<18 {
            let width: Float = k.turn(in: 4) == 0 ? 0.034 : 0.016
            let start = across * (Float(k) * 0.13)
            canvas.line(Tint(1, 1, 1, 1), from: start - along, to: start + along * 3, width: width)
            let side = along * (Float(k) * 0.16)
            canvas.line(Tint(1, 1, 1, 1), from: side - across, to: side + across * 3, width: width)
        }
        var at = SIMD2(extent.x * 0.2, extent.y * 0.7)
        for step in [along * 0.32, across * -0.39, along * 0.32, across * -0.26] {
            canvas.line(hue, from: at, to: at + step, width: 0.026)
            at += step
        }
        canvas.disc(Tint(1, 1, 1, 1), at: at, radius: 0.05)
        canvas.disc(hue, at: at, radius: 0.036)
        let sheet = Box(left: 0, top: extent.y - 0.34, right: extent.x, bottom: extent.y + 0.1)
        canvas.plate(Tint(1, 1, 1, 0.97), sheet, radius: 0.06)
        canvas.plate(
            hue, Box(left: extent.x - 0.3, top: extent.y - 0.28, right: extent.x - 0.07, bottom: extent.y - 0.18),
            radius: 0.05)
    }

    private func paintPhotos(on canvas: inout Canvas, _ dice: inout Dice) {
        let side = (canvas.extent.x - 0.02) / 3
        var row: Float = 0
        while 0.27 + row * side < canvas.extent.y {
            for column in 0..<3 {
                let left = Float(column) * (side + 0.01)
                let top = 0.27 + row * (side + 0.01)
                let cell = Box(left: left, top: top, right: left + side, bottom: top + side)
                let sky = Tint(hex: dice.choose([0x8EC5E8, 0xF4B183, 0x33527F, 0xE9D8A6, 0xB08BC9, 0xA7C7A0]))
                canvas.clip = Box(
                    left: cell.left, top: cell.top, right: cell.right, bottom: min(cell.bottom, canvas.extent.y))
                canvas.wash(sky.darker(0.1), sky.lighter(0.35), cell)
                canvas.disc(Tint(hex: 0xFFF3D0), at: cell.point(dice.within(0.2...0.8), 0.3), radius: side * 0.09)
                for depth in 0..<2 {
                    let at = cell.point(dice.within(0.1...0.9), 1.25 + 0.12 * Float(depth))
                    canvas.disc(sky.darker(0.45 + 0.25 * Float(depth)), at: at, radius: side * dice.within(0.5...0.72))
                }
            }
            row += 1
        }
        canvas.clip = canvas.whole
    }

    private func paintList(on canvas: inout Canvas, _ dice: inout Dice) {
        var y: Float = 0.28
        while y < canvas.extent.y - 0.1 {
            let hasFace = app == .mail
            let left: Float = hasFace ? 0.2 : 0.07
            if hasFace {
                canvas.disc(hue.mixed(with: ink, dice.within(0...0.6)), at: SIMD2(0.12, y + 0.055), radius: 0.048)
            }
            for (line, share, strength) in [
                (0, dice.within(0.3...0.6), 0.8), (1, 0.9, 0.28), (2, dice.within(0.4...0.85), 0.28),
            ]
                as [(Int, Float, Float)]
            {
                let top = y + 0.01 + 0.042 * Float(line)
                let right = left + (canvas.extent.x - left - 0.07) * share
                canvas.plate(
                    ink.faded(strength), Box(left: left, top: top, right: right, bottom: top + 0.018), radius: 0.009)
            }
            y += 0.165
            canvas.line(
                ink.faded(0.12), from: SIMD2(left, y - 0.018), to: SIMD2(canvas.extent.x, y - 0.018), width: 0.003)
        }
    }

    private func paintFitness(on canvas: inout Canvas, _ dice: inout Dice) {
        let middle = SIMD2(canvas.extent.x / 2, 0.62)
        for (k, tint) in [Tint(hex: 0xFA2D55), Tint(hex: 0xA6FF2B), Tint(hex: 0x1EE4F2)].enumerated() {
            let radius = 0.32 - 0.085 * Float(k)
            let part = dice.within(0.45...0.95)
            canvas.ring(tint.darker(0.75), at: middle, radius: radius, width: 0.07)
            for step in 0...90 {
                let turn = part * Float(step) / 90 - 0.25
                canvas.disc(tint, at: middle + radius * SIMD2(cosine(turn), sine(turn)), radius: 0.035)
            }
        }
        for k in 0..<24 {
            let x = 0.1 + (canvas.extent.x - 0.2) * Float(k) / 23
            let high = 0.02 + 0.22 * dice.unit() * max(0.1, sine(Float(k) / 46))
            let low = canvas.extent.y - 0.2
            canvas.line(hue, from: SIMD2(x, low), to: SIMD2(x, low - high), width: 0.018)
        }
    }

    private func paintStocks(on canvas: inout Canvas, _ dice: inout Dice) {
        let rows = max(3, Int((canvas.extent.y - 0.4) / 0.24))
        for row in 0..<rows {
            let top = 0.28 + 0.24 * Float(row)
            let isUp = dice.chance(58)
            let tint = isUp ? Tint(hex: 0x34D17B) : Tint(hex: 0xFF5B55)
            canvas.plate(
                ink.faded(0.85), Box(left: 0.07, top: top + 0.05, right: 0.24, bottom: top + 0.075), radius: 0.01)
            canvas.plate(
                ink.faded(0.3), Box(left: 0.07, top: top + 0.1, right: 0.32, bottom: top + 0.118), radius: 0.009)
            var last = SIMD2(Float(0.38), top + 0.09)
            for step in 1...16 {
                let trend = (isUp ? Float(-0.05) : 0.05) * Float(step) / 16
                let next = SIMD2(0.38 + 0.021 * Float(step), top + 0.09 + trend + dice.within(-0.025...0.025))
                canvas.line(tint, from: last, to: next, width: 0.008)
                last = next
            }
            canvas.plate(
                tint,
                Box(left: canvas.extent.x - 0.24, top: top + 0.05, right: canvas.extent.x - 0.07, bottom: top + 0.115),
                radius: 0.018)
            canvas.line(
                ink.faded(0.14), from: SIMD2(0.07, top + 0.2), to: SIMD2(canvas.extent.x, top + 0.2), width: 0.003)
        }
    }
}
