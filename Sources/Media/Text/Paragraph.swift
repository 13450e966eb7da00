/// Characters between two hard breaks, each with what it is set in.
struct Paragraph {
    private(set) var text: [UInt32]
    /// Even from left to right, odd from right to left; `base` is the paragraph's own.
    private(set) var levels: [Int8]
    private(set) var base: Int8
    private(set) var scripts: [WritingSystem]
    /// Nil where no font has the character.
    private(set) var typefaces: [Typeface?]

    /// Characters next to each other that can be shaped together.
    struct Item {
        var range: Range<Int>
        var level: Int8
        var script: WritingSystem
        var typeface: Typeface?
    }

    init(_ text: [UInt32], _ stack: FontStack) {
        self.text = text
        (levels, base) = Bidi.levels(of: text)
        scripts = Self.scripts(of: text)
        typefaces = []
        typefaces.reserveCapacity(text.count)
        for (at, character) in text.enumerated() {
            let last = at > 0 ? typefaces[at - 1] : stack.primary
            typefaces.append(
                character.followsItsNeighbour && (at == 0 || !text[at - 1].isSpace)
                    ? last : stack.typeface(for: character, after: last))
        }
    }

    /// Shared characters such as full stops take the script before them, else the one after.
    private static func scripts(of text: [UInt32]) -> [WritingSystem] {
        var scripts = text.map { WritingSystem(of: $0) }
        var last = scripts.first { !$0.isShared } ?? .latin
        for at in scripts.indices {
            if scripts[at].isShared { scripts[at] = last } else { last = scripts[at] }
        }
        return scripts
    }

    func items(_ range: Range<Int>) -> [Item] {
        var items: [Item] = []
        for at in range {
            if let last = items.last, last.level == levels[at], last.script == scripts[at],
                last.typeface === typefaces[at]
            {
                items[items.count - 1].range = last.range.lowerBound..<at + 1
            } else {
                items.append(
                    Item(range: at..<at + 1, level: levels[at], script: scripts[at], typeface: typefaces[at]))
            }
        }
        return items
    }

    /// A part of it that ends in an ellipsis.
    func cut(_ range: Range<Int>, _ stack: FontStack) -> Paragraph {
        var part = self
        part.text = Array(text[range]) + [0x2026]
        part.levels = Array(levels[range]) + [base]
        part.scripts = Array(scripts[range])
        part.scripts.append(part.scripts.last ?? .latin)
        part.typefaces = Array(typefaces[range]) + [stack.typeface(for: 0x2026, after: nil)]
        return part
    }
}

extension UInt32 {
    var isSpace: Bool {
        switch self {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Neither ink nor room: joiners, marks of direction, choices of variants.
    var isInvisible: Bool {
        switch self {
        case 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
            0xFEFF, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }

    var followsItsNeighbour: Bool { isInvisible || isMark }
}
