/// A Shadertoy of several files. Where nothing else is said, `iChannel0` is Buffer A, `iChannel1` Buffer B, and so on.
struct ToyProject {
    private let files: ToyFiles
    private let project: EffectProject
    /// How names of sounds and videos end.
    private let movingEndings = [
        ".mp3", ".wav", ".ogg", ".flac", ".m4a", ".opus", ".mp4", ".webm", ".mov", ".mkv", ".ogv",
    ]

    init(_ files: ToyFiles, _ project: EffectProject) {
        self.files = files
        self.project = project
    }

    func text() throws(EffectFailure) -> EffectText {
        var passes: [EffectPass] = []
        for buffer in files.buffers {
            let part = part(of: buffer.file, in: buffer.name)
            passes.append(try project.pass(buffer.name, part, .whole, .float, keepsFormer: false))
        }
        var main = part(of: files.file, in: nil)
        // The picture itself, where it reads what it was before.
        let own = ToyFiles.stem(of: files.file)
        let itself = part(of: files.file, in: own)
        if let sampler = itself.inputs.keys.sorted().first(where: { itself.inputs[$0] == .pass(own) }) {
            let pass = try project.pass(own, itself, .whole, .float, keepsFormer: false)
            if pass.text.reads(own) {
                passes.append(pass)
                (main.shows, main.inputs[sampler]) = (sampler, .pass(own))
            }
        }
        for place in passes.indices {
            // What is drawn no later is read as it was before.
            let name = passes[place].name
            passes[place].keepsFormer =
                passes[place].text.keepsDiscarded || passes[...place].contains { $0.text.reads(name) }
        }
        if main.shows == nil, let kept = try project.keeping(main, after: passes) { return kept }
        var text = try project.program(main).drawn(after: passes)
        if main.shows == nil { text.recipe = recipe }
        return text
    }

    /// The same, without the names by which it was found.
    private var recipe: PassRecipe {
        func inputs(_ file: String, _ own: String?) -> [String: PassInput] {
            part(of: file, in: own).inputs.filter { $0.key.hasPrefix("iChannel") }
        }
        return PassRecipe(
            common: [files.common].compactMap { $0 },
            passes: files.buffers.map { buffer in
                PassRecipe.Pass(buffer.name, file: buffer.file, inputs: inputs(buffer.file, buffer.name))
            }, inputs: inputs(files.file, nil))
    }

    private func part(of file: String, in own: String?) -> EffectPart {
        var part = EffectPart(file)
        part.before = [files.common].compactMap { $0 }.filter { !project.includes($0, in: file) }
        for (number, letter) in ["a", "b", "c", "d"].enumerated() {
            guard let buffer = files.buffers.first(where: { $0.letter == letter }) else { continue }
            part.inputs["iChannel\(number)"] = .pass(buffer.name)
        }
        let bytes = (try? project.read(file)) ?? []
        if bytes.contains("#iKeyboard") { part.inputs["iKeyboard"] = .keyboard }
        for (channel, words) in ToyChannels.said(in: bytes) {
            if let input = input(words, of: file, own) { part.inputs["iChannel\(channel)"] = input }
        }
        return part
    }

    /// `self`, `Buffer A`, `file://bufferA.glsl`, `keyboard`, `noise`, `stone.png`
    private func input(_ words: String, of file: String, _ own: String?) -> PassInput? {
        let path = ToyChannels.path(words)
        let plain = path.lowercased().filter { $0.isLetter || $0.isNumber }
        switch plain {
        case "self": return own.map(PassInput.pass)
        case "keyboard": return .keyboard
        case "audio", "sound", "music": return .sound(.both)
        case "none": return .nothing
        case "noise": return .noise
        case "scene", "picture", "inputimage": return .scene
        default: break
        }
        if words.hasPrefix("cube ") {
            let pictures = words.dropFirst(5).split(separator: " ").map { FilePath.resolved(String($0), beside: file) }
            return pictures.count == 1 || pictures.count == 6 ? .cube(pictures) : nil
        }
        for buffer in files.buffers {
            let isNamed = buffer.letter.map { ["buffer\($0)", "buf\($0)"].contains(plain) } ?? false
            if isNamed || FilePath.resolved(path, beside: file) == buffer.file { return .pass(buffer.name) }
        }
        let isPicture = FilePath.isPicture(path) || movingEndings.contains(where: path.lowercased().hasSuffix)
        return isPicture ? .picture(FilePath.resolved(path, beside: file)) : nil
    }
}

/// What a file says of its channels: `#iChannel0 "file://bufferA.glsl"`, as editors' Shadertoy views have it, or
/// `// iChannel0: Buffer A`.
enum ToyChannels {
    static func said(in bytes: [UInt8]) -> [(channel: Int, words: String)] {
        guard bytes.contains("iChannel") else { return [] }
        return bytes.split(separator: .newline).compactMap { line in
            guard let first = line.first(where: { !$0.isBlank }), first == .hash || first == .slash else { return nil }
            let text = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "\t" || $0 == "/" || $0 == "#" }
            guard text.hasPrefix("iChannel"), let channel = text.dropFirst(8).first?.wholeNumberValue, channel < 4
            else {
                return nil
            }
            let rest = text.dropFirst(9).drop { $0 == " " || $0 == "\t" }
            guard let mark = rest.first, first == .hash ? mark == "\"" : mark == ":" || mark == "=" else { return nil }
            let words = rest.dropFirst().filter { $0 != "\"" && $0 != "\r" }
            return (channel, ArgumentList.trimmed(words[...]))
        }
    }

    /// The file that they name, if they do.
    static func path(_ words: String) -> String { words.hasPrefix("file://") ? String(words.dropFirst(7)) : words }
}
