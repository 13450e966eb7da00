/// One line of glyphs, in points from the left end of its baseline; y goes down.
struct Line {
    var glyphs: [Glyph] = []
    var width = 0.0
    var isRightToLeft = false

    struct Glyph {
        /// Nil is the box that stands for what no font has.
        var typeface: Typeface?
        var number: UInt32
        var x: Double
        var y: Double
    }

    /// What stands in for a missing font's measures, as shares of the size.
    enum Missing {
        static let (ascent, descent, advance, space) = (0.93, 0.24, 0.6, 0.28)
    }
}

/// How large and how far apart letters are set.
struct Setting {
    var size: Double
    /// In points.
    var tracking: Double

    /// Glyphs as seen from left to right, and how far each moves on, in points.
    func shape(_ item: Paragraph.Item, of text: [UInt32]) -> [Step] {
        guard let typeface = item.typeface else { return boxes(item, text) }
        let tracking = item.script.isJoined ? 0 : tracking
        let unit = size / typeface.unitsPerEm
        let shaped = typeface.shape(
            text, item.range, script: item.script, isRightToLeft: item.level % 2 != 0, isTracked: tracking != 0)
        return shaped.indices.map { at in
            let glyph = shaped[at]
            let isLast = at + 1 == shaped.count || shaped[at + 1].cluster != glyph.cluster
            var advance = glyph.advance * unit
            if glyph.number == 0 { return box(glyph.cluster, advance: Line.Missing.advance * size + tracking) }
            if typeface.isEmboldened, advance > 0 { advance += Typeface.growth * size }
            if isLast, glyph.advance != 0 { advance += tracking }
            let placed = Line.Glyph(typeface: typeface, number: glyph.number, x: glyph.x * unit, y: -glyph.y * unit)
            return Step(glyph: placed, advance: advance, cluster: glyph.cluster)
        }
    }

    /// One glyph of a run, and how far the pen moves on after it. Spaces without a font have no glyph.
    struct Step {
        var glyph: Line.Glyph?
        var advance: Double
        var cluster: Int
    }

    private func box(_ cluster: Int, advance: Double) -> Step {
        Step(glyph: Line.Glyph(typeface: nil, number: 0, x: 0, y: 0), advance: advance, cluster: cluster)
    }

    private func boxes(_ item: Paragraph.Item, _ text: [UInt32]) -> [Step] {
        let seen = item.level % 2 != 0 ? Array(item.range.reversed()) : Array(item.range)
        return seen.filter { !text[$0].followsItsNeighbour }.map { at in
            text[at].isSpace || text[at] == 0xA0
                ? Step(glyph: nil, advance: Line.Missing.space * size + tracking, cluster: at)
                : box(at, advance: Line.Missing.advance * size + tracking)
        }
    }

    /// How far each character moves on, and where shaping begins anew.
    func measure(_ paragraph: Paragraph) -> (advances: [Double], heads: [Bool]) {
        var advances = [Double](repeating: 0, count: paragraph.text.count)
        var heads = [Bool](repeating: false, count: paragraph.text.count)
        for item in paragraph.items(paragraph.text.indices) {
            for step in shape(item, of: paragraph.text) where advances.indices.contains(step.cluster) {
                advances[step.cluster] += step.advance
                heads[step.cluster] = true
            }
        }
        return (advances, heads)
    }

    /// The characters of a line in the order in which they are seen.
    func line(_ paragraph: Paragraph, _ range: Range<Int>) -> Line {
        var range = range
        while let last = range.last, paragraph.text[last].isSpace { range.removeLast() }
        var line = Line()
        line.isRightToLeft = paragraph.base != 0
        let items = paragraph.items(range)
        for number in Bidi.visualOrder(of: items.map(\.level)) {
            for step in shape(items[number], of: paragraph.text) {
                if var glyph = step.glyph {
                    glyph.x += line.width
                    line.glyphs.append(glyph)
                }
                line.width += step.advance
            }
        }
        if !line.glyphs.isEmpty, items.last?.script.isJoined == false { line.width -= tracking }
        return line
    }
}

/// What a line takes up and down, in points.
struct LineMetrics {
    private(set) var ascent = 0.0
    private(set) var descent = 0.0
    private(set) var gap = 0.0

    /// - Parameter primary: counts even where the line has nothing of it.
    init(_ paragraph: Paragraph, _ range: Range<Int>, primary: Typeface?, size: Double) {
        include(primary, size)
        var last = primary
        for at in range where paragraph.typefaces[at] !== last {
            last = paragraph.typefaces[at]
            include(last, size)
        }
    }

    private mutating func include(_ typeface: Typeface?, _ size: Double) {
        guard let typeface else {
            ascent = max(ascent, Line.Missing.ascent * size)
            descent = max(descent, Line.Missing.descent * size)
            return
        }
        let unit = size / typeface.unitsPerEm
        ascent = max(ascent, typeface.ascent * unit)
        descent = max(descent, typeface.descent * unit)
        gap = max(gap, typeface.lineGap * unit)
    }
}
