import Glibc
import LayoutCore
import ZoeShaders
import ZoeUserShaders

/// Where shaders of the user's own come from: files, and the built-in ones under names like `<gloss>`.
enum EffectFiles {
    /// A larger file is not taken for a shader.
    private static let longest = 11_000_000
    /// The longer side of pictures that shaders read, in pixels.
    static let longestSide = 4096

    /// What a document says for the name that a person gave: a file's path from the root, or `<gloss>`.
    static func path(of name: String, for role: EffectRole?) -> String? {
        if System.item(at: name) != .nothing {
            let path = System.resolved(name)
            GivenPaths.note(path, as: name)
            return path
        }
        let path = name.hasPrefix("<") ? name : BuiltInEffects.path(of: name)
        guard let found = BuiltInEffects.role(of: path), found == role ?? found else { return nil }
        return path
    }

    /// Further folders in which included files are looked for: those of -I and of ZOETROPE_INCLUDE.
    static var folders: [String] {
        (System.variable(Environment.include) ?? "").split(separator: ":").map(String.init)
    }

    /// From now on also in these, before all others: by the environment, so that processes that this one starts do it too.
    static func look(in folders: [String]) throws(Failure) {
        guard !folders.isEmpty else { return }
        for folder in folders where System.item(at: folder) != .folder {
            throw Failure(.missingInput, "no folder '\(folder)' for -I; name one with files that shaders include")
        }
        let all = folders.map(System.resolved) + Self.folders
        System.set(Environment.include, all.joined(separator: ":"))
    }

    static func names(of role: EffectRole) -> [String] { BuiltInEffects.names(of: role) }

    /// That there is no such shader, and which there are.
    static func complaint(about name: String, for role: EffectRole) -> String {
        let names = names(of: role)
        if let other = BuiltInEffects.role(of: BuiltInEffects.path(of: name)), other != role {
            return "no file '\(name)'; the effect of this name is \(other.use)"
        }
        return "no file '\(name)'"
            + Suggestion.ending(
                for: name, among: names,
                otherwise: "give a fragment shader, or one of \(names.joined(separator: ", "))")
    }

    /// What next, where a scene's shader is not there.
    static func hint(about path: String) -> String {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        let name = last.hasPrefix("<") ? String(last.dropFirst().dropLast()) : last
        if let role = BuiltInEffects.role(of: BuiltInEffects.path(of: name)) {
            return "; the effect of this name is \(role.use)"
        }
        let advice = "the scene needs it as a shader"
        // A file's name is no mistyped effect.
        if name.contains(".") { return "; \(advice)" }
        return Suggestion.ending(for: name, among: EffectRole.allCases.flatMap(names(of:)), otherwise: advice)
    }

    /// Draws with the GLSL of a folder in place of what is built in, file by file, as far as it is there.
    static func readProgram(from folder: String) throws(Failure) {
        var texts: [String: String] = [:]
        for name in ShaderSource.replaceable {
            let path = "\(folder)/\(name)"
            guard System.item(at: path) == .file else { continue }
            do {
                texts[name] = String(decoding: try System.contents(of: path, upTo: longest), as: UTF8.self)
            } catch {
                throw Failure(.missingInput, "can't read '\(path)': \(error)")
            }
        }
        guard !texts.isEmpty else {
            throw Failure(
                .missingInput, "none of the program's shaders is in '\(folder)'; name a copy of its folder Shaders")
        }
        ShaderSource.replace(texts)
    }

    static func read(_ path: String) throws(EffectFileError) -> [UInt8] {
        if let text = BuiltInEffects.text(of: path) { return Array(text.utf8) }
        // A folder is asked for by the slash at its end, and reads as the names of what is in it.
        if path.hasSuffix("/") {
            guard let names = try? System.names(in: path) else { throw EffectFileError("there is no such folder") }
            return Array(names.joined(separator: "\n").utf8)
        }
        switch System.item(at: path) {
        case .nothing: throw EffectFileError("there is no such file")
        case .folder: throw EffectFileError("that is a folder; name a fragment shader")
        case .special: throw EffectFileError("\(System.Refusal.isNoFile); name a fragment shader")
        case .file: break
        }
        do { return try System.contents(of: path, upTo: longest) } catch {
            throw EffectFileError("can't be read: \(error)")
        }
    }
}

extension EffectRole {
    fileprivate var use: String {
        switch self {
        case .face: "a face: --face, or the command face"
        case .backdrop: "a backdrop: --backdrop, or the command backdrop"
        case .post: "one over the whole picture: --post, or the command post"
        case .transition: "a transition: --transition, or the command transition"
        }
    }
}
