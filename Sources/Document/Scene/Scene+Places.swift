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
}

extension SceneError {
    fileprivate var place: String { "\(line):\(column)" }
}
