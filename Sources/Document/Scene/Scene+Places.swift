extension Scene {
    /// Where in a document a text stands as a value, for what is wrong with what it names: `12:8`, counted from 1.
    public static func place(of text: String, in document: [UInt8]) -> String? {
        guard let source = try? JSONSource(document), let root = try? JSONReader.read(source) else { return nil }
        var rest = [root]
        while let node = rest.popLast() {
            switch node.value {
            case .text(text): return source.error(at: node.place.lowerBound, "").place
            case .list(let nodes): rest += nodes.reversed()
            case .object(let fields): rest += fields.reversed().map(\.node)
            case .null, .flag, .number, .text: break
            }
        }
        return nil
    }

    /// Where the edits of a document stand, one after the other.
    public static func placesOfEdits(in document: [UInt8]) -> [String] {
        guard let source = try? JSONSource(document), let root = try? JSONReader.read(source),
            case .object(let fields) = root.value, let field = fields.last(where: { $0.key == "edits" }),
            case .list(let edits) = field.node.value
        else { return [] }
        return edits.map { source.error(at: $0.place.lowerBound, "").place }
    }
}

extension SceneError {
    fileprivate var place: String { "\(line):\(column)" }
}
