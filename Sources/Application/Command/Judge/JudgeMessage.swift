/// What a process and its judge say to each other: texts, one after the other, each with its length before it.
struct JudgeMessage: Equatable {
    var fields: [[UInt8]]

    init(_ fields: [[UInt8]]) { self.fields = fields }
    init(_ words: [String]) { fields = words.map { Array($0.utf8) } }

    /// Longer ones are nobody's.
    static let longest = 1 << 26
    /// How many bytes say how many follow.
    static let headLength = 4

    var bytes: [UInt8] {
        var body: [UInt8] = []
        for field in fields { body += Self.head(of: field.count) + field }
        return Self.head(of: body.count) + body
    }

    /// - Parameter body: what follows the head.
    init?(body: [UInt8]) {
        fields = []
        var place = 0
        while place < body.count {
            guard let count = Self.length(body[place...]), count <= body.count - place - Self.headLength else {
                return nil
            }
            let start = place + Self.headLength
            fields.append(Array(body[start..<start + count]))
            place = start + count
        }
    }

    static func length(_ bytes: some Collection<UInt8>) -> Int? {
        guard bytes.count >= headLength else { return nil }
        let length = bytes.prefix(headLength).reversed().reduce(0) { $0 << 8 | Int($1) }
        return length <= longest ? length : nil
    }

    private static func head(of count: Int) -> [UInt8] {
        (0..<headLength).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    }

    func text(_ place: Int) -> String? {
        fields.indices.contains(place) ? String(decoding: fields[place], as: UTF8.self) : nil
    }
}
