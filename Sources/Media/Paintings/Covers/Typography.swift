internal import CardContent

/// How a cover's words are set.
enum Typography: CaseIterable {
    case grotesk, light, capitals, serif, italic, geometric, narrow, machine

    struct Voice {
        let font: Font
        /// Widths of letters, as multiples of the usual ones.
        let width: Float
        var leading = 1.0
        var tracking = 0.0
        var isUppercase = false
        /// Against the largest that fits.
        var size: Float = 1
    }

    private static let sans = "Inter, Helvetica Neue, Nimbus Sans, Arial, sans-serif"
    private static let book = "C059, Libre Caslon Text, Source Serif 4, Georgia, Noto Serif, serif"
    private static let round = "URW Gothic, Jost, Futura, Century Gothic, sans-serif"
    private static let mono = "JetBrains Mono, IBM Plex Mono, Nimbus Mono PS, DejaVu Sans Mono, monospace"

    var title: Voice {
        switch self {
        case .grotesk: Voice(font: Font(Self.sans, weight: 800), width: 1.12, leading: 0.86, tracking: -0.025)
        case .light: Voice(font: Font(Self.sans, weight: 300), width: 1.02, leading: 0.92, tracking: -0.015)
        case .capitals:
            Voice(
                font: Font(Self.sans, weight: 600), width: 1.32, leading: 1.05, tracking: 0.1, isUppercase: true,
                size: 0.72)
        case .serif: Voice(font: Font(Self.book, weight: 400), width: 1.03, leading: 0.92, tracking: -0.01)
        case .italic: Voice(font: Font("P052, Palatino, EB Garamond, serif", isItalic: true), width: 0.98, leading: 0.9)
        case .geometric: Voice(font: Font(Self.round, weight: 600), width: 1.13, leading: 0.92, tracking: -0.02)
        case .narrow:
            Voice(
                font: Font("Oswald, Nimbus Sans Narrow, Arial Narrow, sans-serif", weight: 700), width: 0.98,
                leading: 0.88, isUppercase: true)
        case .machine: Voice(font: Font(Self.mono, weight: 500), width: 1.18, leading: 1.0, size: 0.7)
        }
    }

    /// The name's and the small print's.
    var text: Voice {
        switch self {
        case .grotesk, .light, .narrow: Voice(font: Font(Self.sans, weight: 500), width: 1.06)
        case .capitals:
            Voice(
                font: Font(Self.sans, weight: 500), width: 1.3, tracking: 0.12, isUppercase: true, size: 0.76)
        case .serif, .italic: Voice(font: Font(Self.book, isItalic: self == .serif), width: 1.02)
        case .geometric: Voice(font: Font(Self.round, weight: 400), width: 1.12)
        case .machine: Voice(font: Font(Self.mono), width: 1.2, size: 0.85)
        }
    }

    /// Titles on a plate and capitals stand in the middle.
    var isCentred: Bool { self == .capitals || self == .italic }
}

/// Text cut into lines for a box, with nothing but a rule of thumb for the widths of letters: no font is at hand here.
struct FittedText {
    let lines: [String]
    /// The letters' size.
    let size: Float

    /// The largest text, up to `most`, whose lines are in the box.
    init(_ text: String, _ voice: Typography.Voice, width: Float, height: Float, most: Float) {
        let text = voice.isUppercase ? text.uppercased() : text
        let words = text.split(separator: " ").map(String.init)
        var best: (lines: [String], size: Float) = ([text], 0)
        for count in 1...max(1, min(words.count, 4)) {
            let lines = Self.lines(of: words, count: count)
            let widest = lines.map { Self.width(of: $0) }.max() ?? 1
            let size = min(
                width / (widest * voice.width + Float(voice.tracking)),
                height / (Float(lines.count) * Self.lineHeight(voice)), most)
            if size > best.size * 1.08 { best = (lines, size) }
        }
        (lines, size) = best
    }

    /// From line to line, in letters' sizes; fonts ask for about 1.2.
    static func lineHeight(_ voice: Typography.Voice) -> Float { Float(voice.leading) * 1.22 }

    /// As even as can be: the widest line is as narrow as possible.
    private static func lines(of words: [String], count: Int) -> [String] {
        guard count > 1, words.count >= count else { return [words.joined(separator: " ")] }
        var best: [String] = []
        var least = Float.infinity
        for cut in 1...(words.count - count + 1) {
            let first = words[..<cut].joined(separator: " ")
            let rest = lines(of: Array(words[cut...]), count: count - 1)
            let widest = ([first] + rest).map { width(of: $0) }.max() ?? 0
            if widest < least { (best, least) = ([first] + rest, widest) }
        }
        return best
    }

    /// In letters' sizes, generously: for a sans serif that is not narrow.
    static func width(of text: String) -> Float {
        text.unicodeScalars.reduce(0) { sum, letter in
            switch letter {
            case "i", "j", "l", "I", "’", ".", ",", "'", "|": sum + 0.3
            case " ", "f", "r", "t", "-": sum + 0.37
            case "m", "w", "M", "W", "&", "⅓", "Ж", "Ш", "Ω": sum + 0.92
            default: sum + (letter.properties.isUppercase ? 0.7 : 0.59)
            }
        }
    }
}
