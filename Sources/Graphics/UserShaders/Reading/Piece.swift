/// One file without its comments, line by line, as it is laid in wherever it is included.
struct Piece {
    let code: [UInt8]
    let lines: [Range<Int>]
    /// By the line, from 0, that they begin in.
    let comments: [Int: [Comment]]
    /// All of it stands between `#ifndef NAME`, `#define NAME` and `#endif`, so that a second time it is nothing.
    let isGuarded: Bool

    init(_ stripped: CommentStripper) {
        code = stripped.code
        var lines: [Range<Int>] = []
        var start = 0
        for (place, byte) in code.enumerated() where byte == .newline {
            lines.append(start..<place)
            start = place + 1
        }
        if start < code.count { lines.append(start..<code.count) }
        self.lines = lines
        comments = Dictionary(grouping: stripped.comments) { $0.lines.lowerBound }
        isGuarded = Self.isGuarded(code, lines)
    }

    private static func isGuarded(_ code: [UInt8], _ lines: [Range<Int>]) -> Bool {
        // What it includes itself may stand outside.
        let filled = lines.filter { line in
            guard code[line].contains(where: { !$0.isBlank }) else { return false }
            return Directive(code[line])?.word != "include"
        }
        guard filled.count >= 3, let first = Directive(code[filled[0]]), first.word == "ifndef",
            let second = Directive(code[filled[1]]), second.word == "define", second.words.first == first.words.first
        else { return false }
        var depth = 0
        for (place, line) in filled.enumerated() {
            guard let word = Directive(code[line])?.word else { continue }
            switch word {
            case "if", "ifdef", "ifndef": depth += 1
            case "else", "elif": if depth == 1 { return false }
            case "endif": depth -= 1
            default: break
            }
            if depth == 0 { return place == filled.count - 1 }
        }
        return false
    }
}

/// Whether the lines that follow count, as far as `#if 0` and `#if 1` say it.
enum Branch {
    /// The compiler will know.
    case open
    case off
    case taken
    /// Follows one that was taken.
    case over
    /// Within one that is off.
    case nested

    var isOff: Bool { self == .off || self == .over || self == .nested }

    static func opened(by directive: Directive, within outer: Branch?) -> Branch {
        if outer?.isOff == true { return .nested }
        guard directive.word == "if" else { return .open }
        return directive.rest == "0" ? .off : directive.rest == "1" ? .taken : .open
    }

    func followed(by directive: Directive) -> Branch {
        switch self {
        case .taken, .over: .over
        case .off: directive.word == "else" ? .taken : directive.rest == "0" ? .off : .open
        case .open, .nested: self
        }
    }
}
