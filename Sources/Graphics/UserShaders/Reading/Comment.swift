/// A comment of a shader: what it says, and where.
struct Comment: Hashable, Sendable {
    /// Bytes of the text that it takes, with its marks.
    var range: Range<Int>
    /// First and last line, from 0.
    var lines: ClosedRange<Int>
    /// Nothing but comments stands before it on its line.
    var standsAlone: Bool
    /// How many bytes of marks stand before its text.
    var mark: Int
    var text: String
}

/// A text without its comments: in their place are as many spaces.
struct CommentStripper {
    private(set) var code: [UInt8]
    private(set) var comments: [Comment] = []
    /// Where a comment begins that has no end.
    private(set) var unclosed: Int?
    private var place = 0
    private var line = 0
    private var isLineBare = true

    init(_ text: [UInt8]) {
        code = text
        while place < code.count { step() }
    }

    private func byte(_ ahead: Int) -> UInt8? { place + ahead < code.count ? code[place + ahead] : nil }

    private mutating func step() {
        switch (code[place], byte(1)) {
        case (.slash, .slash): lineComment()
        case (.slash, .star): blockComment()
        case (.newline, _):
            line += 1
            isLineBare = true
            place += 1
        case (.at, let next?) where isLineBare && next.isNameHead:
            annotation()
        case (.hash, _) where isLineBare:
            isLineBare = false
            place += 1
            passInclude()
        case (let byte, _):
            if !byte.isBlank { isLineBare = false }
            place += 1
        }
    }

    /// To the end of the line, or of the next one where the line ends with a backslash.
    private mutating func lineComment() {
        let start = place
        let first = line
        while place < code.count, code[place] != .newline || code[place - 1] == .backslash {
            if code[place] == .newline { line += 1 }
            place += 1
        }
        keep(from: start, firstLine: first, marks: (2, 0))
    }

    private mutating func blockComment() {
        let start = place
        let first = line
        place += 2
        while place < code.count, !(code[place] == .star && byte(1) == .slash) {
            if code[place] == .newline { line += 1 }
            place += 1
        }
        if place >= code.count { unclosed = start }
        place = min(place + 2, code.count)
        keep(from: start, firstLine: first, marks: (2, unclosed == nil ? 2 : 0))
    }

    /// live-glsl's `@slider1(0, 1)`, which stands on a line without the marks of a comment. GLSL has no such sign.
    private mutating func annotation() {
        let start = place
        place += 1
        while let byte = byte(0), byte.isNamePart { place += 1 }
        if byte(0) == UInt8(ascii: "("), let end = ArgumentList.close(of: code, at: place),
            !code[place..<end].contains(.newline)
        {
            place = end + 1
        }
        keep(from: start, firstLine: line, marks: (0, 0))
    }

    private mutating func keep(from start: Int, firstLine: Int, marks: (Int, Int)) {
        comments.append(
            Comment(
                range: start..<place, lines: firstLine...line, standsAlone: isLineBare, mark: marks.0,
                text: String(decoding: code[(start + marks.0)..<max(start + marks.0, place - marks.1)], as: UTF8.self)))
        for index in start..<place where code[index] != .newline && !continuesMacro(index, marks) {
            code[index] = .space
        }
    }

    /// A macro goes on behind a comment that takes several of its lines.
    private func continuesMacro(_ index: Int, _ marks: (Int, Int)) -> Bool {
        code[index] == .backslash && marks.1 > 0 && index + 1 < place && code[index + 1] == .newline
    }

    /// Slashes in an include's file name begin no comment.
    private mutating func passInclude() {
        var next = place
        while next < code.count, code[next].isBlank { next += 1 }
        guard code[next...].starts(with: "include".utf8) else { return }
        next += 7
        while next < code.count, code[next].isBlank { next += 1 }
        guard next < code.count, [.quote, UInt8(ascii: "'"), UInt8(ascii: "<")].contains(code[next]) else { return }
        let end: UInt8 = code[next] == UInt8(ascii: "<") ? UInt8(ascii: ">") : code[next]
        next += 1
        while next < code.count, code[next] != end, code[next] != .newline { next += 1 }
        place = next
    }
}
