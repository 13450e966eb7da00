/// A line that begins with `#`, of a text without comments.
struct Directive {
    /// `include`, `version`, …; empty for a lone `#`.
    let word: String
    /// What follows it.
    let rest: String
    /// Of the first byte after the word's blanks, in the line.
    let restOffset: Int

    init?(_ line: ArraySlice<UInt8>) {
        guard let hash = line.firstIndex(where: { !$0.isBlank }), line[hash] == .hash else { return nil }
        let start = line[(hash + 1)...].firstIndex { !$0.isBlank } ?? line.endIndex
        let end = line[start...].firstIndex { !$0.isNamePart } ?? line.endIndex
        word = String(decoding: line[start..<end], as: UTF8.self)
        let restStart = line[end...].firstIndex { !$0.isBlank } ?? line.endIndex
        let restEnd = line[restStart...].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? restStart
        rest = String(decoding: line[restStart..<restEnd], as: UTF8.self)
        restOffset = restStart - line.startIndex
    }

    /// `once` of `#pragma once`.
    var words: [Substring] { rest.split { $0 == " " || $0 == "\t" } }

    enum Inclusion: Hashable {
        case file(String)
        case builtIn(String)
    }

    /// What an `#include` names, nil where it names nothing.
    var inclusion: Inclusion? {
        let ends: (Character, Character) = rest.hasPrefix("<") ? ("<", ">") : ("\"", "\"")
        guard rest.first == ends.0, let end = rest.dropFirst().firstIndex(of: ends.1) else { return nil }
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        guard !name.isEmpty else { return nil }
        return ends.0 == "<" ? .builtIn(name) : .file(name)
    }
}
