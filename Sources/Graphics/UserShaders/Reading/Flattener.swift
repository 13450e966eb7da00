internal import LayoutCore

/// Lays included files into the text that includes them, and takes out the lines that are for us and not for the compiler.
struct Flattener {
    typealias Read = (String) throws(EffectFileError) -> [UInt8]

    private(set) var text = FlatText()
    private(set) var sources: [SourceFile] = []
    /// All paths that were asked for.
    private(set) var files: [String] = []
    private(set) var problems: [Diagnostic] = []
    private(set) var extensions: [String] = []
    private var wanted: Set<String> = []
    private(set) var isTranslucent = false
    /// Which of the sources is a vertex shader.
    private(set) var vertexSource: Int?
    /// Fragmentarium's `#group`, by the line, from 0, of the flat text.
    private(set) var groups: [(line: Int, name: String)] = []

    /// Fragmentarium's part for vertices, by the lines of the flat text.
    var vertexLines: [Range<Int>] = []
    var vertexStart: Int?
    /// What Fragmentarium's preset Default, or the only one, sets uniforms to.
    var preset: [String: [Double]] = [:]
    var openPreset: Preset?
    /// Another shader is to make a mean of what this one adds up.
    var isAccumulated = false
    /// The version of GLSL, where it is above 3.30.
    private(set) var version: Int?
    /// The file asks not to be used alone.
    var isOnlyIncluded = false
    /// It speaks to Fragmentarium.
    var isOfFragmentarium = false

    private var pieces: [Piece] = []
    private var known: [String: Int] = [:]
    /// Sources already included that count once (#pragma once, guards).
    private var spent: Set<Int> = []
    /// What glslify's modules export, by their sources.
    private var exported: [Int: String] = [:]
    private var lastIncluded: Int?
    private var isFull = false
    private var laid = 0
    private let section: String?
    private let library: [String: String]
    private let folders: [String]

    static let deepest = 32
    static let mostLaid = 10_000
    static let mostProblems = 20
    /// The most bytes that a text has with all that it includes.
    static let mostBytes = 4 << 20

    /// - Parameters:
    ///   - library: what `#include <name>` finds.
    ///   - folders: where files are looked for besides.
    ///   - part: what comes before it.
    init(_ path: String, library: [String: String], folders: [String] = [], part: EffectPart? = nil, read: Read) {
        section = part?.section
        self.library = library
        self.folders = folders
        files = [path]
        do throws(Diagnostic) {
            let bytes = try bytes(of: path, read)
            let source = try SourceFile(path, bytes)
            let index = keep(source)
            if let part { try layBefore(part, read) }
            lay(index, stack: [], read)
        } catch { problems.append(error) }
    }

    private mutating func layBefore(_ part: EffectPart, _ read: Read) throws(Diagnostic) {
        for (line, number) in part.declarations {
            text.append(line.utf8, from: FlatText.Origin(source: 0, line: number))
        }
        for file in part.before {
            files.append(file)
            let bytes = try bytes(of: file, read)
            let index = keep(try SourceFile(file, bytes))
            if file == part.vertex { vertexSource = index }
            lay(index, stack: [], read)
        }
    }

    private func bytes(of path: String, _ read: Read) throws(Diagnostic) -> [UInt8] {
        do { return try read(path) } catch { throw Diagnostic(in: path, "\(error)") }
    }

    private mutating func keep(_ source: SourceFile) -> Int {
        let stripped = CommentStripper(ToyUniform.declared(in: source.text))
        if let place = stripped.unclosed {
            problems.append(source.diagnostic(at: place, "this comment is not closed; '*/' is missing"))
        }
        known[source.name] = sources.count
        sources.append(source)
        pieces.append(Piece(stripped))
        return sources.count - 1
    }

    // MARK: lines

    /// - Parameter isCertain: no condition may leave it out.
    private mutating func lay(_ index: Int, stack: [Int], isCertain: Bool = true, _ read: Read) {
        let piece = pieces[index]
        if piece.isGuarded, isCertain { spent.insert(index) }
        var branches: [Branch] = []
        var isContinued = false
        var openSection: String?
        for (number, range) in piece.lines.enumerated() {
            guard !isFull else { return }
            let line = piece.code[range]
            let directive = isContinued ? nil : Directive(line)
            isContinued = line.last == .backslash
            var isKept = branches.last?.isOff != true
            if section != nil, let mark = piece.comments[number]?.lazy.compactMap(SectionMark.init).first {
                openSection = mark.name
            }
            if let openSection, openSection != section {
                append(line, number, of: index, piece, isKept: false, isLast: number == piece.lines.count - 1)
                continue
            }
            if openPreset != nil, directive?.word != "endpreset" {
                takePreset(line)
                append(line, number, of: index, piece, isKept: false, isLast: number == piece.lines.count - 1)
                continue
            }
            switch directive?.word {
            case "if", "ifdef", "ifndef":
                branches.append(.opened(by: directive!, within: branches.last))
                isKept = true
            case "elif", "else":
                if let last = branches.popLast() { branches.append(last.followed(by: directive!)) }
                isKept = true
            case "endif":
                _ = branches.popLast()
                isKept = true
            default:
                if isKept, let directive, isOurs(directive, of: index) { isKept = false }
            }
            append(line, number, of: index, piece, isKept: isKept, isLast: number == piece.lines.count - 1)
            if directive?.word == "iKeyboard", let keys = FragmentariumHost.text(Self.keyNames),
                let source = try? builtIn(keys.name, keys.text), spent.insert(source).inserted
            {
                lay(source, stack: stack + [index], read)
            }
            if let directive, directive.includes, branches.last?.isOff != true {
                // Its own guard is no condition.
                let open = branches.count { $0 == .open } - (piece.isGuarded && !branches.isEmpty ? 1 : 0)
                include(
                    directive, Place(source: index, line: number + 1), stack: stack + [index],
                    isCertain: isCertain && open <= 0, read)
                nameModule(directive, FlatText.Origin(source: index, line: number + 1))
            }
        }
    }

    private mutating func append(
        _ line: ArraySlice<UInt8>, _ number: Int, of index: Int, _ piece: Piece, isKept: Bool, isLast: Bool
    ) {
        if text.code.count + line.count >= Self.mostBytes {
            isFull = true
            let most = "\(Self.mostBytes >> 20) MB"
            problems.append(
                sources[0].diagnostic(line: 1, column: nil, "has more than \(most) of text with all that it includes"))
            return
        }
        let shift = text.code.count - line.startIndex
        let shownLine = text.origins.count
        for comment in piece.comments[number] ?? [] {
            var moved = comment
            moved.range = (comment.range.lowerBound + shift)..<(comment.range.upperBound + shift)
            moved.lines = shownLine...(shownLine + comment.lines.count - 1)
            text.comments.append(moved)
        }
        var shown = Array(line)
        if !isKept { for place in shown.indices { shown[place] = .space } }
        // A file cannot go on in the one that includes it.
        if isLast, shown.last == .backslash { shown[shown.count - 1] = .space }
        text.append(shown, from: FlatText.Origin(source: index, line: number + 1))
    }

    /// Whether this line is taken out.
    private mutating func isOurs(_ directive: Directive, of index: Int) -> Bool {
        switch directive.word {
        case "include", "line", "iChannel0", "iChannel1", "iChannel2", "iChannel3", "iKeyboard": return true
        case "iFirstPersonControls": return true
        case "version":
            if let number = directive.words.first.flatMap({ Int($0) }), number >= 400 { version = min(number, 450) }
            return true
        case "pragma":
            switch directive.words.first {
            case "once": spent.insert(index)
            case "translucent": isTranslucent = true
            case "glslify:": if let said = directive.glslify, said.verb == "export" { exported[index] = said.argument }
            default: return false
            }
            return true
        case "extension":
            let name = directive.rest.prefix { $0 != ":" && $0 != " " && $0 != "\t" }
            // What OpenGL ES has as an extension, OpenGL 3.3 has of itself.
            let isBuiltIn = name.hasPrefix("GL_OES_") || Self.extensionsOfES.contains(String(name))
            if !isBuiltIn, wanted.insert(directive.rest).inserted { extensions.append(directive.rest) }
            return true
        case "group":
            groups.append((text.origins.count, directive.rest))
            isOfFragmentarium = true
            return true
        default: return takeForFragmentarium(directive, isOfFile: index == 0)
        }
    }

    /// What an editor's `#iKeyboard` stands for.
    private static let keyNames = "Keyboard.frag"

    private static let extensionsOfES: Set = [
        "GL_EXT_shader_texture_lod", "GL_EXT_frag_depth", "GL_EXT_draw_buffers", "GL_EXT_color_buffer_float",
        "GL_EXT_shader_non_constant_global_initializers",
    ]

    // MARK: includes

    private struct Place {
        var source: Int
        var line: Int
    }

    private mutating func include(
        _ directive: Directive, _ place: Place, stack: [Int], isCertain: Bool, _ read: Read
    ) {
        do throws(Diagnostic) {
            let index = try source(of: directive, place, read)
            defer { lastIncluded = index }
            guard !spent.contains(index) else { return }
            if let start = stack.firstIndex(of: index) {
                let chain = (stack[start...] + [index]).map { sources[$0].name }.joined(separator: " → ")
                throw problem("this file includes itself: \(chain)", directive, place)
            }
            guard stack.count <= Self.deepest else {
                throw problem("files are included more than \(Self.deepest) deep", directive, place)
            }
            laid += 1
            guard laid <= Self.mostLaid else {
                throw problem("more than \(Self.mostLaid) files are included", directive, place)
            }
            lay(index, stack: stack, isCertain: isCertain, read)
            // Fragmentarium has each file once.
            if isOfFragmentarium, isCertain { spent.insert(index) }
        } catch {
            if !problems.contains(error) { problems.append(error) }
            isFull = problems.count >= Self.mostProblems || laid > Self.mostLaid
        }
    }

    /// What glslify's module calls its function, under the name that it was asked for by.
    private mutating func nameModule(_ directive: Directive, _ origin: FlatText.Origin) {
        guard let name = directive.glslify?.name, let index = lastIncluded, let own = exported[index], own != name
        else {
            return
        }
        text.append("#define \(name) \(own)".utf8, from: origin)
    }

    private mutating func source(
        of directive: Directive, _ place: Place, _ read: Read
    ) throws(Diagnostic) -> Int {
        switch directive.inclusion {
        case .file(let name) where name.last == "/" || name.allSatisfy { $0 == "." }:
            throw problem("'\(name)' is a folder; name a file in it", directive, place)
        case .file(let name):
            let host = FragmentariumHost.text(name)
            // The frame of one of these texts fits no other.
            let isOfHost = host?.name == "3D.frag" && FragmentariumHost.isName(sources[place.source].name)
            if !isOfHost, let found = try found(name, place, directive, read) { return found }
            if let host {
                isOfFragmentarium = true
                return try builtIn(host.name, host.text)
            }
            let path = FilePath.resolved(name, beside: sources[place.source].name)
            if !files.contains(path) { files.append(path) }
            let reason: EffectFileError
            do {
                _ = try read(path)
                reason = EffectFileError("can't be read")
            } catch { reason = error }
            throw problem("'\(path)': \(reason)", directive, place)
        case .builtIn(let name):
            if let text = library[name] { return try builtIn(name, text) }
            if let found = try found(name, place, directive, read) { return found }
            let all = library.keys.sorted().map { "<\($0)>" }.joined(separator: ", ")
            let advice = all.isEmpty ? "put the name of a file in quotes" : "there are \(all)"
            let ending = Suggestion.ending(for: name, among: library.keys.sorted(), otherwise: advice)
            throw problem("there is no <\(name)>\(ending)", directive, place)
        case nil:
            throw problem("#include wants \"a file\" or <a library>", directive, place)
        }
    }

    private mutating func builtIn(_ name: String, _ text: String) throws(Diagnostic) -> Int {
        if let index = known["<\(name)>"] { return index }
        return keep(try SourceFile("<\(name)>", Array(text.utf8)))
    }

    /// Beside the file that names it, in the folders that were given, and in those around it.
    private mutating func found(
        _ name: String, _ place: Place, _ directive: Directive, _ read: Read
    ) throws(Diagnostic) -> Int? {
        let file = sources[place.source].name
        // What comes with the program stands in no folder.
        let base = file.hasPrefix("<") ? sources[0].name : file
        let names = directive.glslify == nil ? [name] : FilePath.modules(name)
        for path in names.flatMap({ FilePath.candidates(for: $0, beside: base, folders: folders) }) {
            if let index = known[path] { return index }
            guard let bytes = try? read(path) else { continue }
            if !files.contains(path) { files.append(path) }
            return keep(try SourceFile(path, bytes))
        }
        return nil
    }

    private func problem(_ message: String, _ directive: Directive, _ place: Place) -> Diagnostic {
        let source = sources[place.source]
        let column = source.column(ofByte: directive.restOffset + 1, inLine: place.line)
        return source.diagnostic(line: place.line, column: column, message)
    }
}
