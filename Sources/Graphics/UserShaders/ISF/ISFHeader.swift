/// What the comment at the beginning of an ISF shader says: inputs, passes, pictures. <https://github.com/mrRay/ISF_Spec>
struct ISFHeader {
    private(set) var inputs: [ISFInput] = []
    private(set) var passes: [ISFPass] = []
    /// Pictures that come with the shader, by the names of their samplers.
    private(set) var pictures: [(name: String, paths: [String], line: Int)] = []

    private static let keys = [
        "INPUTS", "PASSES", "ISFVSN", "CATEGORIES", "CREDIT", "DESCRIPTION", "IMPORTED", "PERSISTENT_BUFFERS", "VSN",
    ]

    /// nil where the file does not begin with such a comment.
    static func read(_ bytes: [UInt8], of file: String) throws(EffectFailure) -> ISFHeader? {
        guard let (range, line) = comment(in: bytes) else { return nil }
        let text = Array(bytes[range])
        guard keys.contains(where: text.contains) else { return nil }
        do throws(HeaderParser.Failure) {
            return try ISFHeader(HeaderParser.value(in: bytes, range, line: line))
        } catch {
            let diagnostic =
                (try? SourceFile(file, bytes))?.diagnostic(line: error.line, column: 1, error.message)
                ?? Diagnostic(in: file, line: error.line, column: 1, error.message)
            throw EffectFailure([diagnostic], files: [file])
        }
    }

    /// Where the header stands without the marks of the comment, and the line that it begins in.
    private static func comment(in bytes: [UInt8]) -> (Range<Int>, Int)? {
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        // Other comments may come before it.
        while true {
            while start < bytes.count, bytes[start] == .newline || bytes[start].isBlank { start += 1 }
            if bytes[start...].starts(with: "//".utf8) {
                start = bytes[start...].firstIndex(of: .newline) ?? bytes.count
                continue
            }
            guard bytes[start...].starts(with: "/*".utf8) else { return nil }
            start += 2
            var end = start
            while end + 1 < bytes.count, !(bytes[end] == .star && bytes[end + 1] == .slash) { end += 1 }
            guard end + 1 < bytes.count else { return nil }
            if let first = bytes[start..<end].firstIndex(where: { !($0 == .newline || $0.isBlank) }),
                bytes[first] == UInt8(ascii: "{")
            {
                return (first..<end, 1 + bytes[..<first].count { $0 == .newline })
            }
            start = end + 2
        }
    }

    private init(_ root: HeaderValue) throws(HeaderParser.Failure) {
        for value in root["INPUTS"]?.list ?? [] {
            let input = try ISFInput(value)
            if !inputs.contains(where: { $0.name == input.name }) { inputs.append(input) }
        }
        let drawn = root["PASSES"]?.list ?? []
        guard drawn.count <= EffectPass.most else {
            throw HeaderParser.Failure(
                line: drawn[0].line, message: "has \(drawn.count) passes; a shader has \(EffectPass.most) at most")
        }
        for value in drawn { passes.append(try ISFPass(value)) }
        keepBuffers(root["PERSISTENT_BUFFERS"])
        for (key, value) in root["IMPORTED"]?.fields ?? [] { try importPicture(key, value) }
        for value in root["IMPORTED"]?.list ?? [] { try importPicture(value["NAME"]?.text ?? "", value) }
    }

    private mutating func importPicture(_ name: String, _ value: HeaderValue) throws(HeaderParser.Failure) {
        let paths = (value["PATH"]?.text ?? value.text).map { [$0] } ?? value["PATH"]?.list.compactMap(\.text) ?? []
        guard !name.isEmpty, !paths.isEmpty else {
            throw HeaderParser.Failure(line: value.line, message: "an imported picture needs NAME and PATH")
        }
        guard paths.count == 1 || paths.count == 6 else {
            throw HeaderParser.Failure(line: value.line, message: "a cube has one picture or six, not \(paths.count)")
        }
        pictures.append((name, paths, value.line))
    }

    /// The first version of the format lists them apart from the passes, as names or with sizes.
    private mutating func keepBuffers(_ value: HeaderValue?) {
        for name in value?.list.compactMap(\.text) ?? [] { keepBuffer(name, nil) }
        for (name, value) in value?.fields ?? [] { keepBuffer(name, value) }
    }

    private mutating func keepBuffer(_ name: String, _ value: HeaderValue?) {
        for place in passes.indices where passes[place].target == name { passes[place].keep(as: value) }
    }
}

/// Something that a person can set.
struct ISFInput {
    let name: String
    let type: String
    let line: Int
    let notes: Annotation
    /// As GLSL calls it.
    let glsl: String

    init(_ value: HeaderValue) throws(HeaderParser.Failure) {
        guard let name = value["NAME"]?.text, let type = value["TYPE"]?.text else {
            throw HeaderParser.Failure(line: value.line, message: "an input needs NAME and TYPE")
        }
        let line = value["NAME"]?.line ?? value.line
        guard name.utf8.first?.isNameHead == true, name.utf8.allSatisfy(\.isNamePart) else {
            throw HeaderParser.Failure(line: line, message: "'\(name)' can't be the name of an input")
        }
        self.name = name
        self.type = type
        self.line = line
        guard let glsl = Self.types[type.lowercased()] else {
            let known = "float, bool, long, point2D, color, image, event, audio, audioFFT"
            throw HeaderParser.Failure(
                line: value["TYPE"]?.line ?? line, message: "there is no type '\(type)'; there are \(known)")
        }
        self.glsl = glsl
        notes = Self.notes(value, type: type.lowercased())
    }

    private static let types = [
        "float": "float", "bool": "bool", "long": "int", "int": "int", "point2d": "vec2", "color": "vec4",
        "image": "sampler2D", "event": "bool", "audio": "sampler2D", "audiofft": "sampler2D", "cube": "samplerCube",
    ]

    var isPicture: Bool { glsl == "sampler2D" }
    var isSpectrum: Bool { type.lowercased() == "audiofft" }
    var isSound: Bool { type.lowercased().hasPrefix("audio") }

    private static func notes(_ value: HeaderValue, type: String) -> Annotation {
        var notes = Annotation()
        notes.label = value["LABEL"]?.text
        // A point has a range for each of its parts; a knob has one for all.
        notes.least = value["MIN"]?.numbers.min()
        notes.most = value["MAX"]?.numbers.max()
        let numbers = (value["DEFAULT"] ?? value["IDENTITY"])?.numbers ?? []
        if !numbers.isEmpty { notes.default = numbers }
        switch type {
        case "float":
            if notes.least == nil, notes.most == nil { (notes.least, notes.most) = (0, 1) }
            // As in other programs that read this format.
            if notes.default == nil, let least = notes.least, let most = notes.most {
                notes.default = [(least + most) / 2]
            }
        case "color":
            notes.isColour = true
            (notes.least, notes.most) = (nil, nil)
            if notes.default == nil { notes.default = [0, 0, 0, 1] }
        case "long", "int": readMenu(value, into: &notes)
        default: break
        }
        return notes
    }

    private static func readMenu(_ value: HeaderValue, into notes: inout Annotation) {
        let labels = value["LABELS"]?.list.compactMap(\.text) ?? []
        var numbers = value["VALUES"]?.list.compactMap(\.number) ?? []
        if numbers.isEmpty { numbers = labels.indices.map(Double.init) }
        var taken: Set<String> = []
        for (place, number) in numbers.enumerated() {
            let label = place < labels.count ? labels[place] : "\(Int(number))"
            let name = taken.insert(label).inserted ? label : "\(label) \(Int(number))"
            taken.insert(name)
            if !notes.menu.contains(where: { $0.name == name }) { notes.menu.append(.init(name: name, number: number)) }
        }
    }
}

/// One drawing of the shader.
struct ISFPass {
    /// The sampler by which what was drawn is read; nil for the picture itself.
    let target: String?
    /// VEDA's passes may be files of their own.
    let file: String?
    let line: Int
    private(set) var size: PassSize
    private(set) var format: PassFormat
    private(set) var isPersistent: Bool

    init(_ value: HeaderValue) throws(HeaderParser.Failure) {
        target = value["TARGET"]?.text.flatMap { $0.isEmpty ? nil : $0 }
        file = value["fs"]?.text
        line = value["TARGET"]?.line ?? value.line
        size = PassSize(width: try Self.side(value["WIDTH"]), height: try Self.side(value["HEIGHT"]))
        format = value["FLOAT"]?.isSet == true ? .float : .bytes
        isPersistent = value["PERSISTENT"]?.isSet ?? false
    }

    private static func side(_ value: HeaderValue?) throws(HeaderParser.Failure) -> PassFormula? {
        guard let value, let text = value.text, !text.isEmpty else { return nil }
        if let formula = PassFormula(text) { return formula }
        throw HeaderParser.Failure(
            line: value.line, message: "'\(text)' is no size; write a number, or like $WIDTH / 2")
    }

    mutating func keep(as value: HeaderValue?) {
        isPersistent = true
        if value?["FLOAT"]?.isSet == true { format = .float }
        if size == .whole, let width = try? Self.side(value?["WIDTH"]), let height = try? Self.side(value?["HEIGHT"]) {
            size = PassSize(width: width, height: height)
        }
    }
}
