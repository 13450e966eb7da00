extension JSON {
    /// For people and for line-by-line comparison: a field a line, and on one line what fits there.
    public var page: String { page(indent: 0, room: 100) + "\n" }

    /// - Parameter room: letters that may stand on the line from here.
    private func page(indent: Int, room: Int) -> String {
        let inner = String(repeating: " ", count: indent + 2)
        let outer = String(repeating: " ", count: indent)
        switch self {
        case .list(let items) where !items.isEmpty:
            if indent > 0, isShort(room) { return line }
            let lines = items.map { inner + $0.page(indent: indent + 2, room: 98 - indent) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
        case .object(let fields) where !fields.isEmpty:
            if indent > 0, isShort(room) { return line }
            let lines = fields.map { field in
                let key = JSON.quoted(field.key) + ": "
                return inner + key + field.value.page(indent: indent + 2, room: 98 - indent - key.count)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
        case .list: return "[]"
        case .object: return "{}"
        default: return scalar
        }
    }

    /// Whether it can stand on one line. What somebody else wrote stays as it is, so it may not stand among others.
    private func isShort(_ room: Int) -> Bool { !holdsVerbatim && line.count <= room }

    private var holdsVerbatim: Bool {
        switch self {
        case .verbatim: true
        case .list(let items): items.contains(where: \.holdsVerbatim)
        case .object(let fields): fields.contains { $0.value.holdsVerbatim }
        default: false
        }
    }
}
