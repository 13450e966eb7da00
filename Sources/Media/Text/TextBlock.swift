internal import CardContent

/// The lines of a label on its card.
struct TextBlock {
    let setting: Setting
    private(set) var glyphs: [Line.Glyph] = []
    private(set) var lineCount = 0
    private(set) var width = 0.0

    /// No card shows more; what is beyond is cut off.
    static let mostCharacters = 16384

    /// Nil where there is nothing to set.
    init?(_ label: Label, in card: Sides, _ stack: FontStack) {
        guard label.size > 0, card.width > 0, card.height > 0, card.width.isFinite, card.height.isFinite else {
            return nil
        }
        let size = min(label.size, 1e5)
        setting = Setting(size: size, tracking: Self.tame(label.tracking, 0, -1...10) * size)
        let insets = label.insets
        let (left, right) = (Self.tame(insets.left, 0, -1e6...1e6), Self.tame(insets.right, 0, -1e6...1e6))
        let (top, bottom) = (Self.tame(insets.top, 0, -1e6...1e6), Self.tame(insets.bottom, 0, -1e6...1e6))
        let room = card.width - left - right
        guard room > 0 else { return nil }
        let paragraphs = Self.paragraphs(of: label.text)
        guard paragraphs.contains(where: { !$0.isEmpty }) else { return nil }

        var filler = LineFiller(setting: setting, stack: stack, width: room, label: label)
        for (number, paragraph) in paragraphs.enumerated() where !filler.isFull {
            filler.add(paragraph, isLast: number == paragraphs.count - 1)
        }
        lineCount = filler.lines.count

        let leading = Self.tame(label.leading, 1, 0...100)
        var baselines = [0.0]
        for (above, below) in zip(filler.lines.map(\.metrics), filler.lines.dropFirst().map(\.metrics)) {
            baselines.append(baselines[baselines.count - 1] + leading * (above.descent + above.gap + below.ascent))
        }
        let (first, last) = (filler.lines[0].metrics, filler.lines[filler.lines.count - 1].metrics)
        let height = first.ascent + baselines[baselines.count - 1] + last.descent
        let free = card.height - top - bottom - height
        let share: Double =
            switch label.placement {
            case .top: 0
            case .middle: 0.5
            case .bottom: 1
            }
        let start = top - card.height / 2 + share * free + first.ascent
        for (line, baseline) in zip(filler.lines, baselines) {
            let y = start + baseline
            // Letters may reach far beyond their line, but not that far.
            guard abs(y) < card.height / 2 + 4 * size else { continue }
            let line = setting.line(line.paragraph, line.range)
            width = max(width, line.width)
            let isRight = (label.alignment == .trailing) != line.isRightToLeft
            let gap = room - line.width
            let x = left - card.width / 2 + (label.alignment == .centre ? gap / 2 : isRight ? gap : 0)
            glyphs += line.glyphs.map { glyph in
                Line.Glyph(typeface: glyph.typeface, number: glyph.number, x: glyph.x + x, y: glyph.y + y)
            }
        }
    }

    /// What all of it blackens, letter by letter.
    var inks: [Ink] { glyphs.compactMap { $0.ink(setting.size * fit.scale) } }

    /// How it was made to fit.
    private(set) var fit = TextFit.none

    mutating func apply(_ fit: TextFit) {
        guard fit != .none else { return }
        self.fit = fit
        for place in glyphs.indices {
            glyphs[place].x = fit.anchor.x + fit.scale * (glyphs[place].x - fit.anchor.x) + fit.shift
            glyphs[place].y = fit.anchor.y + fit.scale * (glyphs[place].y - fit.anchor.y)
        }
    }

    static func tame(_ value: Double, _ instead: Double, _ range: ClosedRange<Double>) -> Double {
        value.isNaN ? instead : min(max(value, range.lowerBound), range.upperBound)
    }

    /// Without controls, cut at what ends a line by force.
    static func paragraphs(of text: String) -> [[UInt32]] {
        var paragraphs: [[UInt32]] = [[]]
        var (count, last): (Int, UInt32) = (0, 0)
        for scalar in text.unicodeScalars {
            let character = scalar.value
            defer { last = character }
            switch character {
            case 0x0A where last == 0x0D: continue
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: paragraphs.append([])
            case 0x09: paragraphs[paragraphs.count - 1].append(0x20)
            case 0..<0x20, 0x7F...0x9F: continue
            default: paragraphs[paragraphs.count - 1].append(character)
            }
            count += 1
            if count >= mostCharacters {
                paragraphs[paragraphs.count - 1].append(0x2026)
                break
            }
        }
        return paragraphs
    }
}
