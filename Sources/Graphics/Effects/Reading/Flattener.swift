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

    private var pieces: [Piece] = []
    private var known: [String: Int] = [:]
    /// Sources that are nothing when they are included again.
    private var spent: Set<Int> = []
    private var isFull = false
    private var laid = 0
    private let library: [String: String]

    static let deepest = 32
    static let mostLaid = 10_000
    static let mostProblems = 20

    /// - Parameter library: what `#include <name>` finds.
    init(_ path: String, library: [String: String], part: EffectPart? = nil, read: Read) {
        self.library = library
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
        let stripped = CommentStripper(source.text)
        if let place = stripped.unclosed {
            problems.append(source.diagnostic(at: place, "this comment is not closed; '*/' is missing"))
        }
        known[source.name] = sources.count
        sources.append(source)
        pieces.append(Piece(stripped))
        return sources.count - 1
    }

    // MARK: lines

    private mutating func lay(_ index: Int, stack: [Int], _ read: Read) {
        let piece = pieces[index]
        if piece.isGuarded { spent.insert(index) }
        var branches: [Branch] = []
        var isContinued = false
        for (number, range) in piece.lines.enumerated() {
            guard !isFull else { return }
            let line = piece.code[range]
            let directive = isContinued ? nil : Directive(line)
            isContinued = line.last == .backslash
            var isKept = branches.last?.isOff != true
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
            if let directive, directive.word == "include", branches.last?.isOff != true {
                include(directive, Place(source: index, line: number + 1), stack: stack + [index], read)
            }
        }
    }

    private mutating func append(
        _ line: ArraySlice<UInt8>, _ number: Int, of index: Int, _ piece: Piece, isKept: Bool, isLast: Bool
    ) {
        if text.code.count + line.count >= SourceFile.mostBytes {
            isFull = true
            problems.append(
                sources[0].diagnostic(line: 1, column: nil, "has more than 1 MB of text with all that it includes"))
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
        case "include", "version", "line", "iChannel0", "iChannel1", "iChannel2", "iChannel3", "iKeyboard": return true
        case "pragma":
            switch directive.words.first {
            case "once": spent.insert(index)
            case "translucent": isTranslucent = true
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
            return true
        case "info": return true
        default: return false
        }
    }

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
        _ directive: Directive, _ place: Place, stack: [Int], _ read: Read
    ) {
        do throws(Diagnostic) {
            let index = try source(of: directive, place, read)
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
            lay(index, stack: stack, read)
        } catch {
            if !problems.contains(error) { problems.append(error) }
            isFull = problems.count >= Self.mostProblems || laid > Self.mostLaid
        }
    }

    private mutating func source(
        of directive: Directive, _ place: Place, _ read: Read
    ) throws(Diagnostic) -> Int {
        switch directive.inclusion {
        case .file(let name):
            let path = FilePath.resolved(name, beside: sources[place.source].name)
            if let index = known[path] { return index }
            if !files.contains(path) { files.append(path) }
            let bytes: [UInt8]
            do { bytes = try read(path) } catch { throw problem("'\(path)': \(error)", directive, place) }
            return keep(try SourceFile(path, bytes))
        case .builtIn(let name):
            if let index = known["<\(name)>"] { return index }
            guard let text = library[name] else {
                let all = library.keys.sorted().map { "<\($0)>" }.joined(separator: ", ")
                let advice = all.isEmpty ? "put the name of a file in quotes" : "there are \(all)"
                let ending = Suggestion.ending(for: name, among: library.keys.sorted(), otherwise: advice)
                throw problem("there is no <\(name)>\(ending)", directive, place)
            }
            return keep(try SourceFile("<\(name)>", Array(text.utf8)))
        case nil:
            throw problem("#include wants \"a file\" or <a library>", directive, place)
        }
    }

    private func problem(_ message: String, _ directive: Directive, _ place: Place) -> Diagnostic {
        let source = sources[place.source]
        let column = source.column(ofByte: directive.restOffset + 1, inLine: place.line)
        return source.diagnostic(line: place.line, column: column, message)
    }
}
