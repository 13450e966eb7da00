@testable import ZoeUserShaders

/// A shader out of files that are only here.
enum Shader {
    static func read(
        _ files: [String: String], role: EffectRole = .face, library: [String: String] = [:],
        recipe: PassRecipe? = nil
    ) throws -> EffectText {
        try EffectText(path: "a.frag", role: role, library: library, recipe: recipe) { path throws(EffectFileError) in
            guard let text = files[path] else { throw EffectFileError("there is no such file") }
            return Array(text.utf8)
        }
    }

    static func read(_ text: String, role: EffectRole = .face) throws -> EffectText {
        try read(["a.frag": text], role: role)
    }

    /// What is said about a shader that cannot be used.
    static func complaints(
        _ files: [String: String], role: EffectRole = .face, library: [String: String] = [:]
    ) -> [String] {
        do {
            _ = try read(files, role: role, library: library)
            return []
        } catch let failure as EffectFailure {
            return failure.diagnostics.map(\.description)
        } catch { return ["\(error)"] }
    }

    static func complaints(_ text: String, role: EffectRole = .face) -> [String] {
        complaints(["a.frag": text], role: role)
    }

    static func complaints(bytes: [UInt8]) -> [String] {
        do {
            _ = try EffectText(path: "a.frag", role: .face) { _ in bytes }
            return []
        } catch { return error.diagnostics.map(\.description) }
    }

    static let main = "void main() { gl_FragColor = vec4(1); }\n"
}

extension EffectText {
    var lines: [String] { body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
