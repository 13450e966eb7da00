internal import LayoutCore

extension ShaderSteps {
    /// What stands beside `"file"`.
    init(_ object: inout ObjectReader) throws(SceneError) {
        self.init(common: try object.texts("common") ?? [])
        vertex = try object.text("vertex")
        for node in try object.list("passes") ?? [] {
            var pass = try ObjectReader(node, "a pass", object.reading)
            passes.append(try Pass(&pass))
        }
        inputs = try Input.read(&object)
        unknown = object.unknown()
    }

    /// The file that makes the picture, and all else that is said of it.
    func json(file: String) -> JSON {
        var fields: [(String, JSON)] = [("file", .text(file))]
        if let vertex { fields.append(("vertex", .text(vertex))) }
        if !common.isEmpty { fields.append(("common", .list(common.map(JSON.text)))) }
        if !passes.isEmpty { fields.append(("passes", .list(passes.map(\.json)))) }
        if !inputs.isEmpty { fields.append(("inputs", Input.json(inputs))) }
        return .object(fields + unknown.fields)
    }
}

extension ShaderSteps.Pass {
    fileprivate init(_ object: inout ObjectReader) throws(SceneError) {
        let name = try object.needed("name")
        self.init(name, file: try object.needed("file"))
        width = try object.side("width")
        height = try object.side("height")
        format = try object.choice("format", ShaderSteps.Format.self) ?? .float
        inputs = try ShaderSteps.Input.read(&object)
        unknown = object.unknown()
    }

    fileprivate var json: JSON {
        var fields: [(String, JSON)] = [("name", .text(name)), ("file", .text(file))]
        for (key, side) in [("width", width), ("height", height)] {
            if let side { fields.append((key, Double(side).map(JSON.number) ?? .text(side))) }
        }
        if format != .float { fields.append(("format", .text(format.rawValue))) }
        if !inputs.isEmpty { fields.append(("inputs", ShaderSteps.Input.json(inputs))) }
        return .object(fields + unknown.fields)
    }
}

extension ShaderSteps.Input {
    fileprivate static func read(_ object: inout ObjectReader) throws(SceneError) -> [ShaderSteps.Input] {
        guard var inputs = try object.object("inputs", "the inputs") else { return [] }
        var all: [ShaderSteps.Input] = []
        for field in inputs.takeAll() {
            switch field.node.value {
            case .text(let text): all.append(.init(field.key, [text]))
            case .list(let nodes):
                let texts = nodes.compactMap { if case .text(let text) = $0.value { text } else { nil } }
                guard nodes.count == 6, texts.count == 6 else { fallthrough }
                all.append(.init(field.key, texts))
            default:
                throw inputs.error(
                    field.node,
                    "an input is a pass, a picture's file, a list of the six of a cube, or one of "
                        + ShaderSteps.words.joined(separator: ", "))
            }
        }
        return all
    }

    fileprivate static func json(_ all: [ShaderSteps.Input]) -> JSON {
        .object(
            all.map { input in
                let sources = input.sources.map(JSON.text)
                return (input.sampler, sources.count == 1 ? sources[0] : .list(sources))
            })
    }
}

extension ObjectReader {
    fileprivate mutating func needed(_ key: String) throws(SceneError) -> String {
        if let text = try text(key) { return text }
        throw reading.source.error(at: place, "\(what) needs \(JSON.quoted(key))")
    }

    /// A number of pixels, or a text with a formula.
    fileprivate mutating func side(_ key: String) throws(SceneError) -> String? {
        guard let node = take(key) else { return nil }
        if case .text(let text) = node.value { return text }
        guard case .number = node.value else {
            throw error(node, "\(JSON.quoted(key)) of a pass needs a number of pixels, or a text like \"$WIDTH / 2\"")
        }
        return try number(key, 1...8192).map(numeral)
    }

    /// The path of a shader's file, or an object with its steps.
    mutating func shader(_ key: String, _ steps: inout [String: ShaderSteps]) throws(SceneError) -> String? {
        guard let node = take(key) else { return nil }
        guard case .object = node.value else { return try text(key) }
        return try Self.steps(node, reading, &steps)
    }

    /// A list of them.
    mutating func shaders(_ key: String, _ steps: inout [String: ShaderSteps]) throws(SceneError) -> [String]? {
        guard let nodes = try list(key) else { return nil }
        var paths: [String] = []
        for node in nodes {
            if case .object = node.value {
                paths.append(try Self.steps(node, reading, &steps))
            } else if case .text(let path) = node.value {
                paths.append(path)
            } else {
                // Says what is wrong with it.
                return try texts(key)
            }
        }
        return paths
    }

    private static func steps(
        _ node: JSONNode, _ reading: Reading, _ steps: inout [String: ShaderSteps]
    ) throws(SceneError) -> String {
        var object = try ObjectReader(node, "a shader", reading)
        let file = try object.needed("file")
        let own = try ShaderSteps(&object)
        if let other = steps[file], other != own {
            throw object.error(node, "'\(Quotation(file))' stands here twice with different passes")
        }
        steps[file] = own
        return file
    }
}
