internal import ZoeDocument

/// The numbers of a glTF file, and what its JSON says of them.
struct ModelBuffer {
    private(set) var bytes: [UInt8] = []
    private(set) var views: [JSON] = []
    private(set) var accessors: [JSON] = []

    private enum Component: Int {
        case short = 5123
        case float = 5126
    }

    /// - Returns: the view's number.
    mutating func add(file: [UInt8]) -> Int {
        pad()
        views.append(view(at: bytes.count, length: file.count))
        bytes += file
        return views.count - 1
    }

    /// Numbers in groups of so many: `VEC3`.
    /// - Parameter hasBounds: whether readers are told the least and the most of each.
    mutating func add(_ numbers: [Float], _ type: String, groups: Int, hasBounds: Bool = false) -> Int {
        let size = numbers.count / max(groups, 1)
        var bounds: [(String, JSON)] = []
        if hasBounds, groups > 0 {
            func ends(_ choose: (Float, Float) -> Float) -> JSON {
                .list(
                    (0..<size).map { part in
                        let all = stride(from: part, to: numbers.count, by: size).map { numbers[$0] }
                        return .number(Double(all.dropFirst().reduce(all[0], choose)))
                    })
            }
            bounds = [("min", ends(min)), ("max", ends(max))]
        }
        pad()
        views.append(view(at: bytes.count, length: numbers.count * 4))
        for number in numbers { append(number.bitPattern) }
        return accessor(.float, type, groups, bounds)
    }

    mutating func add(indices: [Int]) -> Int {
        pad()
        views.append(view(at: bytes.count, length: indices.count * 2))
        for index in indices { bytes += [UInt8(index & 255), UInt8(index >> 8 & 255)] }
        return accessor(.short, "SCALAR", indices.count, [])
    }

    private mutating func accessor(
        _ component: Component, _ type: String, _ count: Int, _ bounds: [(String, JSON)]
    ) -> Int {
        let fields: [(String, JSON)] = [
            ("bufferView", .integer(views.count - 1)), ("componentType", .integer(component.rawValue)),
            ("count", .integer(count)), ("type", .text(type)),
        ]
        accessors.append(.object(fields + bounds))
        return accessors.count - 1
    }

    private func view(at offset: Int, length: Int) -> JSON {
        .object([("buffer", 0.json), ("byteOffset", offset.json), ("byteLength", length.json)])
    }

    private mutating func append(_ word: UInt32) { bytes += (0..<4).map { UInt8(word >> (8 * UInt32($0)) & 255) } }

    private mutating func pad() { while bytes.count % 4 != 0 { bytes.append(0) } }

    /// The whole file: a header, the JSON and the numbers, each to a multiple of four bytes.
    func file(with fields: [(String, JSON)]) -> [UInt8] {
        // Of what there is none there may be no list either.
        let all =
            views.isEmpty
            ? fields
            : fields + [
                ("bufferViews", .list(views)), ("accessors", .list(accessors)),
                ("buffers", .list([.object([("byteLength", bytes.count.json)])])),
            ]
        var json = Array(JSON.object(all).line.utf8)
        while json.count % 4 != 0 { json.append(UInt8(ascii: " ")) }
        var numbers = bytes
        while numbers.count % 4 != 0 { numbers.append(0) }
        func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        let chunk = numbers.isEmpty ? [] : word(numbers.count) + Array("BIN\0".utf8) + numbers
        return Array("glTF".utf8) + word(2) + word(12 + 8 + json.count + chunk.count) + word(json.count)
            + Array("JSON".utf8) + json + chunk
    }
}

extension Int {
    var json: JSON { .integer(self) }
}
