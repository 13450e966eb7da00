/// What an editor's Shadertoy view has for knobs: `#iUniform float glow = 1.0 in { 0.0, 2.0 } step 0.1`.
enum ToyUniform {
    private static let mark = "#iUniform"

    /// The same as declarations, each on its line and its names in their columns.
    static func declared(in text: [UInt8]) -> [UInt8] {
        guard text.contains(mark) else { return text }
        let lines = text.split(separator: .newline, omittingEmptySubsequences: false)
        return Array(lines.map { declaration(in: $0) ?? $0 }.joined(separator: [.newline]))
    }

    private static func declaration(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let start = line.firstIndex(where: { !$0.isBlank }), line[start...].starts(with: mark.utf8) else {
            return nil
        }
        let rest = String(decoding: line[(start + mark.utf8.count)...], as: UTF8.self)
        let comment = rest.firstRange(of: "//").map { rest[$0.lowerBound...] } ?? ""
        var statement = String(rest.dropLast(comment.count))
        var notes = ""
        if let limits = limits(in: statement) {
            statement = String(statement[..<limits.start])
            notes = limits.notes
        }
        for (word, type) in [("color3", "vec3  "), ("color4", "vec4  ")] where statement.contains(word) {
            statement.replace(word, with: type)
            notes += " @colour"
        }
        let indent = String(decoding: line[..<start], as: UTF8.self)
        return ArraySlice("\(indent)  uniform\(statement);\(notes.isEmpty ? "" : " //\(notes)")\(comment)".utf8)
    }

    /// ` in { 0.0, 2.0 } step 0.1`
    private static func limits(in statement: String) -> (start: String.Index, notes: String)? {
        guard let open = statement.firstIndex(of: "{"), let close = statement[open...].firstIndex(of: "}"),
            let start = statement[..<open].ranges(of: " in").last?.lowerBound
        else { return nil }
        let numbers = statement[statement.index(after: open)..<close]
        let last = statement[close...].split(whereSeparator: \.isWhitespace).last ?? ""
        let step = ArgumentList.number(String(last)).map { " @step(\($0))" } ?? ""
        return (start, " @range(\(numbers))\(step)")
    }
}
