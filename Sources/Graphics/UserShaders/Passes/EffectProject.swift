/// Finds what a shader consists of: one program, or several that draw for one another.
struct EffectProject {
    let path: String
    let role: EffectRole
    let library: [String: String]
    let folders: [String]
    let read: Flattener.Read
    /// Its passes, where they are told.
    var recipe: PassRecipe?

    func text() throws(EffectFailure) -> EffectText {
        if let recipe { return try RecipeProject(recipe, self).text() }
        var file = path
        var bytes = try? read(file)
        if bytes == nil, let names = names(in: path) {
            guard let main = ToyFiles.main(among: names) else {
                throw EffectFailure(
                    [Diagnostic(in: path, "no file in this folder is called Image, like Image.glsl or main.frag")],
                    files: [path])
            }
            file = "\(path)/\(main)"
            bytes = try? read(file)
        }
        guard let bytes else { return try program(EffectPart(file)) }
        if let header = try ISFHeader.read(bytes, of: file) { return try ISFProject(header, self, file).text() }
        if bytes.contains("mainImage"), let toy = ToyFiles(of: file, among: names(in: file.folder), read: read) {
            return try ToyProject(toy, self).text()
        }
        if let sections = LiveGLSLSections(of: file, bytes, self) {
            return try LiveGLSLProject(sections, self, file).text()
        }
        if let buffers = BufferNames(in: bytes) { return try BufferProject(buffers, self, file).text() }
        if role != .face, let sampler = FormerPicture.sampler(in: bytes) { return try feedback(file, through: sampler) }
        let part = part(file, bytes)
        if let kept = try keeping(part) { return kept }
        return try program(part)
    }

    /// A Shadertoy whose picture stays where it draws nothing; nil for all others.
    func keeping(_ picture: EffectPart, after passes: [EffectPass] = []) throws(EffectFailure) -> EffectText? {
        let name = "formerPicture"
        guard role == .backdrop || role == .post, let bytes = try? read(picture.file),
            ["mainImage", "discard", "iFrame"].allSatisfy(bytes.contains), !bytes.contains(name)
        else { return nil }
        let pass = try pass(name, picture, .whole, .float, keepsFormer: true)
        guard pass.text.keepsDiscarded else { return nil }
        var shown = picture
        shown.declarations = [("uniform sampler2D \(name);", 1)]
        shown.inputs[name] = .pass(name)
        shown.shows = name
        return try program(shown).drawn(after: passes + [pass])
    }

    /// Whether a file lays another in itself, where it wants it. Under a condition it does so for another program.
    func includes(_ other: String, in file: String) -> Bool {
        let name = other.split(separator: "/").last.map(String.init) ?? other
        guard let bytes = try? read(file), bytes.contains("#include") else { return false }
        var conditions = 0
        for directive in bytes.split(separator: .newline).lazy.compactMap(Directive.init) {
            if directive.word.hasPrefix("if") { conditions += 1 }
            if directive.word == "endif" { conditions -= 1 }
            if conditions == 0, directive.includes, directive.rest.contains(name) { return true }
        }
        return false
    }

    private func part(_ file: String, _ bytes: [UInt8]) -> EffectPart {
        var part = EffectPart(file)
        part.giveModel(in: bytes)
        if role == .face, let vertex = vertexFile(of: file) {
            part.vertex = vertex
            part.before = [vertex]
        }
        if role == .transition {
            part.inputs[EffectPictures.fromName] = .before
            part.inputs[EffectPictures.toName] = .after
        }
        return part
    }

    /// `leaf.vert` beside `leaf.frag`.
    private func vertexFile(of file: String) -> String? {
        let endings = [(".frag.glsl", ".vert.glsl"), (".frag", ".vert"), (".fs", ".vs"), (".fsh", ".vsh")]
        guard let (own, other) = endings.first(where: { file.hasSuffix($0.0) }) else { return nil }
        let beside = file.dropLast(own.count) + other
        return (try? read(String(beside))) == nil ? nil : String(beside)
    }

    func program(_ part: EffectPart, as role: EffectRole? = nil) throws(EffectFailure) -> EffectText {
        try EffectText(
            path: path, role: role ?? self.role, library: library, folders: folders, part: part, read: read)
    }

    /// One pass; those of faces are drawn once for all cards.
    func pass(
        _ name: String, _ part: EffectPart, _ size: PassSize, _ format: PassFormat, keepsFormer: Bool
    ) throws(EffectFailure) -> EffectPass {
        let text = try program(part, as: role == .face ? .backdrop : role)
        return EffectPass(name: name, text: text, size: size, format: format, keepsFormer: keepsFormer)
    }

    /// A shader that reads what it drew in the frame before.
    private func feedback(_ file: String, through sampler: String) throws(EffectFailure) -> EffectText {
        var part = EffectPart(file)
        part.inputs[sampler] = .pass(sampler)
        let pass = try pass(sampler, part, .whole, .bytes, keepsFormer: true)
        part.shows = sampler
        return try program(part).drawn(after: [pass])
    }

    /// The names in a folder; nil where it is none. A folder's path with a slash at its end reads as the names in it, one a line.
    private func names(in folder: String) -> [String]? {
        guard let bytes = try? read(folder + "/") else { return nil }
        return bytes.split(separator: .newline).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// By which names shaders read the picture that they drew in the frame before.
enum FormerPicture {
    static func sampler(in bytes: [UInt8]) -> String? {
        guard ["ackbuffer", "ackBuffer", "prev", "_previous"].contains(where: bytes.contains) else { return nil }
        // There Fragmentarium adds up pictures, which a single picture does not need.
        guard !bytes.contains("#buffershader") else { return nil }
        let tokens = Token.all(of: CommentStripper(bytes).code)
        return tokens.indices.dropFirst().first {
            EffectPictures.former.contains(tokens[$0].text) && tokens[$0 - 1].text == "sampler2D"
        }.map { tokens[$0].text }
    }
}

extension String {
    /// All before the last slash; of a name alone the folder that one is in.
    var folder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "." }
}

extension [UInt8] {
    func contains(_ word: String) -> Bool {
        let word = Array(word.utf8)
        guard let first = word.first, count >= word.count else { return false }
        for start in 0...(count - word.count) where self[start] == first {
            if self[start..<start + word.count].elementsEqual(word) { return true }
        }
        return false
    }
}
