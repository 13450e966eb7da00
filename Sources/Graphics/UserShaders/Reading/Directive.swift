/// A line that begins with `#`, of a text without comments.
struct Directive {
    /// `include`, `version`, …; empty for a `#` alone.
    let word: String
    /// What follows it.
    let rest: String
    /// Where in the line the first byte after the word and its blanks is.
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

    /// It lays in a file: `#include`, or one of glslify's.
    var includes: Bool { word == "include" || glslify.map { ["import", "require"].contains($0.verb) } ?? false }

    /// `#pragma glslify: noise = require('./noise.glsl')`, `import(…)` or `export(noise)`.
    var glslify: (name: String?, verb: String, argument: String)? {
        guard word == "pragma", rest.hasPrefix("glslify:") else { return nil }
        let said = rest.dropFirst("glslify:".count)
        guard let open = said.firstIndex(of: "("), let end = said.lastIndex(of: ")"), open < end else { return nil }
        let sides = said[..<open].split(separator: "=").map { ArgumentList.trimmed($0) }
        let argument = said[said.index(after: open)..<end].split(separator: ",").first ?? ""
        let name = sides.count > 1 ? sides[0] : nil
        return (name, sides.last ?? "", ArgumentList.trimmed(argument).filter { $0 != "'" && $0 != "\"" })
    }

    /// What an `#include` names, nil where it names nothing.
    var inclusion: Inclusion? {
        if let glslify { return glslify.argument.isEmpty ? nil : .file(glslify.argument) }
        let quote: Character = rest.hasPrefix("'") ? "'" : "\""
        let ends: (Character, Character) = rest.hasPrefix("<") ? ("<", ">") : (quote, quote)
        guard rest.first == ends.0, let end = rest.dropFirst().firstIndex(of: ends.1) else { return nil }
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        guard !name.isEmpty else { return nil }
        return ends.0 == "<" ? .builtIn(name) : .file(name)
    }
}
