/// Where lines may end: a short form of UAX #14. Scripts that write no spaces and need a dictionary, as Thai does, are broken
/// only where a word is longer than the line.
enum LineBreaks {
    /// For each character whether a line may begin with it.
    static func opportunities(_ text: [UInt32], _ scripts: [WritingSystem]) -> [Bool] {
        text.indices.map { at in
            guard at > 0 else { return false }
            let (before, after) = (text[at - 1], text[at])
            if after.isSpace || after.followsItsNeighbour || isGlue(before) || isGlue(after) { return false }
            if before.isSpace { return true }
            if closing.contains(after) || opening.contains(before) { return false }
            if isHyphen(before) { return at > 1 && !text[at - 2].isSpace && !isDigit(after) }
            if before == 0xAD { return true }
            let wide = isWide(before, scripts[at - 1]) || isWide(after, scripts[at])
            return wide
        }
    }

    /// The letters themselves, not the full stops and digits among them; those are drawn along by `closing`.
    private static func isWide(_ character: UInt32, _ script: WritingSystem) -> Bool {
        switch character {
        case 0x3001...0x33FF, 0xFF01...0xFF60: true
        case 0..<0x2E80: false
        default: script.breaksAnywhere
        }
    }

    private static func isGlue(_ character: UInt32) -> Bool {
        [0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF, 0x200D].contains(character)
    }

    private static func isHyphen(_ character: UInt32) -> Bool {
        [0x2D, 0x2010, 0x2012, 0x2013, 0x2014, 0x58A, 0x5BE].contains(character)
    }

    private static func isDigit(_ character: UInt32) -> Bool { (0x30...0x39).contains(character) }

    /// What no line begins with, and what none ends with (JIS X 4051 calls it kinsoku).
    private static let closing = Set(
        "!%),.:;?]}¢°’”†‡…‰›»、。々〉》」』】〕〗〙〛〜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ・ーヽヾ゛゜！％），．：；？］｝～｡｣､･"
            .unicodeScalars.map(\.value))
    private static let opening = Set("$([{£¥‘“‹«〈《「『【〔〖〘〚（［｛｢￡￥".unicodeScalars.map(\.value))

    /// Lines that are no wider than asked for.
    /// - Parameter advances: of each character; what is shaped with the one before it has none of its own.
    /// - Parameter heads: whether shaping begins anew at a character.
    static func fill(
        _ text: [UInt32], advances: [Double], heads: [Bool], opportunities: [Bool], width: Double
    ) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var (start, filled) = (0, 0.0)
        var lastBreak: (at: Int, filled: Double)?
        var at = 0
        while at < text.count {
            if opportunities[at], at > start { lastBreak = (at, filled) }
            // Spaces may hang out over the end.
            if !text[at].isSpace, filled + advances[at] > width + 1e-6, at > start {
                if let there = lastBreak {
                    lines.append(start..<there.at)
                    (start, filled) = (there.at, filled - there.filled)
                    lastBreak = nil
                    continue
                } else if heads[at] {
                    lines.append(start..<at)
                    (start, filled) = (at, 0)
                }
            }
            filled += advances[at]
            at += 1
        }
        lines.append(start..<text.count)
        return lines
    }
}
