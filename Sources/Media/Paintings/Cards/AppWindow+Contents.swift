// What is in each window.
extension AppWindow {
    func paintLetter(_ body: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        canvas.fill(Tint(hex: 0xD9DBE1), body)
        let sheet = Box(
            left: body.centre.x - 0.45, top: body.top + 0.05, right: body.centre.x + 0.45, bottom: body.bottom)
        canvas.plate(Tint(0, 0, 0, 0.1), sheet.inset(by: -0.008), radius: 0.008)
        canvas.fill(Tint(1, 1, 1, 1), sheet)
        var y = sheet.top + 0.15
        while y < body.bottom - 0.02 {
            let lines = dice.within(2...4)
            for k in 0..<lines where y < body.bottom - 0.02 {
                line(
                    sheet.left + 0.09, y, 0.72 * (k == lines - 1 ? dice.within(0.3...0.8) : 1), ink.faded(0.42),
                    height: 0.013, on: &canvas)
                y += 0.036
            }
            y += 0.03
        }
    }

    func paintTable(_ body: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        let (columns, rows) = (7, 11)
        let cell = SIMD2(body.width / Float(columns), body.height / Float(rows))
        canvas.fill(
            hue.mixed(with: Tint(1, 1, 1, 1), 0.1),
            Box(left: 0, top: body.top, right: body.right, bottom: body.top + cell.y))
        let chosen = (dice.within(1...5), dice.within(2...8))
        for row in 0..<rows {
            let y = body.top + Float(row) * cell.y
            if row > 0, row.isMultiple(of: 2) {
                canvas.fill(hue.faded(0.07), Box(left: 0, top: y, right: body.right, bottom: y + cell.y))
            }
            for column in 0..<columns {
                let x = Float(column) * cell.x
                let tint = row == 0 ? Tint(1, 1, 1, 0.95) : ink.faded(column == 0 ? 0.7 : 0.42)
                let length = cell.x * (column == 0 ? dice.within(0.45...0.75) : dice.within(0.2...0.5))
                line(
                    column == 0 ? 0.035 : x + cell.x * 0.9 - length, y + cell.y / 2 - 0.008, length, tint,
                    height: 0.016, on: &canvas)
                if (column, row) == chosen {
                    canvas.outline(hue, Box(left: x, top: y, right: x + cell.x, bottom: y + cell.y), width: 0.009)
                }
            }
            canvas.fill(ink.faded(0.08), Box(left: 0, top: y - 0.0015, right: body.right, bottom: y + 0.0015))
        }
        for column in 1..<columns {
            let x = Float(column) * cell.x
            canvas.fill(ink.faded(0.08), Box(left: x - 0.0015, top: body.top, right: x + 0.0015, bottom: body.bottom))
        }
    }

    func paintCode(_ body: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        side(body, 0.34, on: &canvas, &dice)
        let tints = [0xC792EA, 0x82AAFF, 0xC3E88D, 0xF78C6C, 0xFFCB6B, 0x89DDFF].map { Tint(hex: $0) }
        var (y, indent) = (body.top + 0.05, 0)
        while y < body.bottom - 0.02 {
            line(0.375, y, 0.022, ink.faded(0.25), height: 0.014, on: &canvas)
            var x: Float = 0.44 + 0.055 * Float(indent)
            for _ in 0..<dice.within(1...5) {
                let length = dice.within(0.05...0.2)
                if x + length > body.right - 0.06 { break }
                line(x, y, length, dice.choose(tints).faded(0.9), height: 0.016, on: &canvas)
                x += length + 0.022
            }
            indent = min(max(indent + dice.within(-1...1), 0), 4)
            y += 0.041
        }
    }

    func paintMail(_ body: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        side(body, 0.3, on: &canvas, &dice)
        let split: Float = 0.3 + (body.right - 0.3) * 0.4
        canvas.fill(ink.faded(0.1), Box(left: split, top: body.top, right: split + 0.003, bottom: body.bottom))
        for k in 0..<6 {
            let y = body.top + 0.15 * Float(k)
            if k == 1 { canvas.fill(hue.faded(0.14), Box(left: 0.3, top: y, right: split, bottom: y + 0.15)) }
            let room = split - 0.42
            canvas.disc(hue.mixed(with: Tint(1, 1, 1, 1), 0.12 * Float(k)), at: SIMD2(0.355, y + 0.06), radius: 0.032)
            line(0.41, y + 0.03, room * dice.within(0.4...0.7), ink.faded(0.8), height: 0.02, on: &canvas)
            line(0.41, y + 0.065, room * dice.within(0.7...0.95), ink.faded(0.35), height: 0.013, on: &canvas)
            line(0.41, y + 0.092, room * dice.within(0.5...0.9), ink.faded(0.35), height: 0.013, on: &canvas)
            canvas.fill(ink.faded(0.08), Box(left: 0.41, top: y + 0.148, right: split, bottom: y + 0.15))
        }
        let (left, room) = (split + 0.06, body.right - split - 0.12)
        line(left, body.top + 0.06, room * 0.7, ink.faded(0.85), height: 0.03, on: &canvas)
        for k in 0..<14 {
            let isEnd = k % 5 == 4
            line(
                left, body.top + 0.15 + 0.05 * Float(k), room * (isEnd ? 0.5 : dice.within(0.9...1)), ink.faded(0.35),
                height: 0.014, on: &canvas)
        }
    }

    /// A view of hills in a box, as a photograph is small.
    private func photograph(_ box: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        let skies: [(UInt32, UInt32, UInt32)] = [
            (0x4A7FC1, 0xD6E8F2, 0x2E5A4A), (0x45406E, 0xF7B98A, 0x3A2444), (0x12204A, 0x4A6EA0, 0x0A1428),
            (0x8A3C7A, 0xFFB07A, 0x34142E), (0x3E8E9A, 0xEDEFC8, 0x1A4A3E),
        ]
        let (zenith, horizon, near) = dice.choose(skies)
        let clip = canvas.clip
        canvas.clip = box
        canvas.wash(Tint(hex: zenith), Tint(hex: horizon), box)
        canvas.disc(
            Tint(hex: 0xFFF4D8), at: box.point(dice.within(0.2...0.8), dice.within(0.2...0.4)), radius: box.short * 0.08
        )
        for layer in 0..<3 {
            let depth = Float(layer) / 2
            let tint = Tint(hex: horizon).mixed(with: Tint(hex: near), 0.35 + 0.6 * depth)
            let (phase, level) = (dice.unit(), box.top + box.height * (0.52 + 0.17 * depth))
            let scale = canvas.pixelsPerUnit
            canvas.shade(Box(left: box.left, top: level - box.height * 0.15, right: box.right, bottom: box.bottom)) {
                p, under in
                let x = (p.x - box.left) / box.width
                let top =
                    level - box.height * (0.09 * sine(x * (1.1 + depth) + phase) + 0.04 * sine(x * 3.3 + 2 * phase))
                return under.mixed(with: tint, min(max((p.y - top) * scale + 0.5, 0), 1))
            }
        }
        canvas.clip = clip
    }

    func paintAlbum(_ body: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        let (columns, rows, gap) = (body.width > 1.45 ? 4 : 3, 3, Float(0.022))
        let cell = SIMD2(
            (body.width - gap * Float(columns + 1)) / Float(columns),
            (body.height - gap * Float(rows + 1)) / Float(rows))
        for row in 0..<rows {
            for column in 0..<columns {
                let corner = SIMD2(gap + Float(column) * (cell.x + gap), body.top + gap + Float(row) * (cell.y + gap))
                let box = Box(left: corner.x, top: corner.y, right: corner.x + cell.x, bottom: corner.y + cell.y)
                photograph(box, on: &canvas, &dice)
            }
        }
    }

    func paintPage(_ body: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        photograph(Box(left: 0, top: body.top, right: body.right, bottom: 0.56), on: &canvas, &dice)
        let gap: Float = 0.06
        let column = (body.width - 0.18 - 2 * gap) / 3
        for k in 0..<3 {
            let x = 0.09 + Float(k) * (column + gap)
            for row in 0..<6 {
                line(
                    x, 0.75 + 0.042 * Float(row), column * (row == 5 ? 0.6 : dice.within(0.88...1)), ink.faded(0.36),
                    height: 0.014, on: &canvas)
            }
        }
    }

    func paintWeek(_ body: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        let tints = [0xFF6B5E, 0x3D8BFF, 0x2CB67D, 0xF5A623, 0x9B5DE5].map { Tint(hex: $0) }
        let cell = SIMD2((body.width - 0.1) / 7, (body.height - 0.1) / 8)
        for row in 0...8 {
            let y = body.top + 0.1 + Float(row) * cell.y
            canvas.fill(ink.faded(0.09), Box(left: 0.1, top: y - 0.0015, right: body.right, bottom: y + 0.0015))
            line(0.03, y - 0.007, 0.045, ink.faded(0.3), height: 0.013, on: &canvas)
        }
        for day in 0..<7 {
            let x = 0.1 + Float(day) * cell.x
            if day == 2 {
                canvas.fill(hue.faded(0.07), Box(left: x, top: body.top, right: x + cell.x, bottom: body.bottom))
            }
            canvas.fill(ink.faded(0.09), Box(left: x - 0.0015, top: body.top, right: x + 0.0015, bottom: body.bottom))
            canvas.disc(day == 2 ? hue : ink.faded(0.14), at: SIMD2(x + cell.x / 2, body.top + 0.05), radius: 0.03)
            var row = dice.within(0.2...1.6)
            while row < 6.6 {
                let length = dice.within(0.7...1.9)
                let top = body.top + 0.1 + row * cell.y
                let box = Box(
                    left: x + 0.008, top: top, right: x + cell.x - 0.008, bottom: top + min(length, 7.9 - row) * cell.y)
                let tint = dice.choose(tints)
                canvas.plate(tint.mixed(with: Tint(1, 1, 1, 1), 0.68), box, radius: 0.012)
                canvas.fill(
                    tint, Box(left: box.left, top: box.top + 0.008, right: box.left + 0.009, bottom: box.bottom - 0.008)
                )
                line(
                    box.left + 0.024, top + 0.02, (cell.x - 0.05) * dice.within(0.5...0.9), tint.darker(0.25),
                    height: 0.015, on: &canvas)
                row += length + dice.within(0.3...1.8)
            }
        }
    }

    func paintSong(_ body: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        canvas.wash(hue.darker(0.5), Tint(hex: 0x140F1C), body)
        let art = Box(left: 0.1, top: 0.22, right: 0.66, bottom: 0.78)
        canvas.plate(hue, art, radius: 0.02)
        canvas.clip = art
        for k in 0..<5 {
            canvas.disc(
                k.isMultiple(of: 2) ? Tint(hex: 0x2A1230) : hue.lighter(0.35), at: art.point(0.5, 1.02),
                radius: 0.44 - 0.085 * Float(k))
        }
        canvas.clip = canvas.whole
        let (left, right) = (Float(0.74), body.right - 0.1)
        line(left, 0.395, (right - left) * 0.5, Tint(1, 1, 1, 0.55), height: 0.022, on: &canvas)
        // The sound, as far as it has been heard.
        let count = Int((right - left) / 0.018)
        for k in 0..<max(count, 1) {
            let x = left + 0.018 * Float(k)
            let high = 0.02 + 0.09 * abs(sine(Float(k) * 0.071)) * dice.within(0.35...1)
            let isHeard = Float(k) < Float(count) * 0.42
            canvas.line(
                Tint(1, 1, 1, isHeard ? 0.95 : 0.3), from: SIMD2(x, 0.56 - high), to: SIMD2(x, 0.56 + high),
                width: 0.009)
        }
        let middle = SIMD2((left + right) / 2, Float(0.8))
        canvas.disc(Tint(1, 1, 1, 1), at: middle, radius: 0.07)
        canvas.facet(
            Tint(hex: 0x1A1320),
            [middle + SIMD2(-0.02, -0.034), middle + SIMD2(0.036, 0), middle + SIMD2(-0.02, 0.034)])
        for side in [Float(-1), 1] {
            for k in 0..<2 {
                let tip = middle + SIMD2(side * (0.2 - 0.034 * Float(k)), 0)
                let back = tip.x - side * 0.034
                let points = [tip, SIMD2(back, tip.y + 0.03), SIMD2(back, tip.y - 0.03)]
                canvas.facet(Tint(1, 1, 1, 0.9), side > 0 ? points : points.reversed())
            }
        }
    }

    func paintChart(_ body: Box, on canvas: inout Canvas, _ dice: inout Dice) {
        let plot = Box(left: 0.08, top: body.top + 0.26, right: body.right - 0.08, bottom: body.bottom - 0.09)
        for k in 0...4 {
            let y = plot.top + plot.height * Float(k) / 4
            canvas.fill(ink.faded(0.09), Box(left: plot.left, top: y - 0.0015, right: plot.right, bottom: y + 0.0015))
        }
        let count = 12
        var heights: [Float] = []
        var high = dice.within(0.2...0.4)
        for _ in 0...count {
            heights.append(high)
            high = min(max(high + dice.within(-0.16...0.22), 0.08), 0.97)
        }
        let scale = canvas.pixelsPerUnit
        let tint = hue
        canvas.shade(plot) { p, under in
            let t = min(max((p.x - plot.left) / plot.width, 0), 0.9999) * Float(count)
            let k = Int(t)
            let level = heights[k] + (heights[k + 1] - heights[k]) * smooth(0, 1, t - Float(k))
            let top = plot.bottom - level * plot.height
            let share = min(max((p.y - top) * scale + 0.5, 0), 1)
            return under.mixed(with: tint, share * (0.42 - 0.36 * (p.y - top) / max(plot.bottom - top, 1e-4)))
        }
        var last: SIMD2<Float>?
        for k in 0...count * 6 {
            let t = min(Float(k) / 6, Float(count) - 0.0001)
            let cell = Int(t)
            let level = heights[cell] + (heights[cell + 1] - heights[cell]) * smooth(0, 1, t - Float(cell))
            let next = SIMD2(plot.left + plot.width * t / Float(count), plot.bottom - level * plot.height)
            if let last { canvas.line(hue, from: last, to: next, width: 0.013) }
            last = next
        }
        for k in 0..<6 {
            line(
                plot.left + plot.width * (0.03 + 0.165 * Float(k)), plot.bottom + 0.03, 0.08, ink.faded(0.3),
                height: 0.016, on: &canvas)
        }
    }
}
