internal import CardContent

/// Breaks paragraphs into lines and cuts off what are too many.
struct LineFiller {
    let setting: Setting
    let stack: FontStack
    let width: Double
    let label: Label
    private(set) var lines: [BrokenLine] = []

    /// Characters of a line; its glyphs are only looked for where it can be seen.
    struct BrokenLine {
        var paragraph: Paragraph
        var range: Range<Int>
        var metrics: LineMetrics
    }

    var isFull: Bool { label.lines > 0 && lines.count >= label.lines }

    init(setting: Setting, stack: FontStack, width: Double, label: Label) {
        self.setting = setting
        self.stack = stack
        self.width = width
        self.label = label
    }

    mutating func add(_ text: [UInt32], isLast: Bool) {
        let paragraph = Paragraph(text, stack)
        let (advances, heads) = setting.measure(paragraph)
        var ranges = [text.indices]
        if label.wraps {
            ranges = LineBreaks.fill(
                text, advances: advances, heads: heads,
                opportunities: LineBreaks.opportunities(text, paragraph.scripts), width: width)
        }
        for (number, range) in ranges.enumerated() where !isFull {
            let isLastLine = label.lines > 0 && lines.count + 1 == label.lines
            let isCut = isLastLine && (number < ranges.count - 1 || !isLast)
            // Without wrapping a line that is too long may be cut off by the card, or be ended where lines are counted.
            let isTooLong = !label.wraps && label.lines > 0 && advances.reduce(0, +) - setting.tracking > width + 1e-6
            lines.append(
                isCut || isTooLong ? cut(paragraph, range, advances, heads) : broken(paragraph, range))
        }
    }

    private func broken(_ paragraph: Paragraph, _ range: Range<Int>) -> BrokenLine {
        let metrics = LineMetrics(paragraph, range, primary: stack.primary, size: setting.size)
        return BrokenLine(paragraph: paragraph, range: range, metrics: metrics)
    }

    /// As much as fits beside an ellipsis; what follows in the paragraph may fill the line up.
    private func cut(
        _ paragraph: Paragraph, _ range: Range<Int>, _ advances: [Double], _ heads: [Bool]
    ) -> BrokenLine {
        let (start, limit) = (range.lowerBound, paragraph.text.count)
        let ellipsis = paragraph.cut(start..<start, stack)
        let free = width - setting.line(ellipsis, 0..<1).width
        var (end, filled) = (start, 0.0)
        for at in start..<limit where filled <= free {
            if heads[at] { end = at }
            filled += advances[at]
        }
        if filled <= free { end = limit }
        while end > start, paragraph.text[end - 1].isSpace { end -= 1 }
        let part = paragraph.cut(start..<end, stack)
        return broken(part, part.text.indices)
    }
}
