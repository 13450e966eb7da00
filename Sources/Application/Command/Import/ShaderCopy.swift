import LayoutCore
import ZoeDocument
import ZoeUserShaders
import ZoeWindow

/// All files of a shader, to be laid into a folder of their own as they lie to one another.
struct ShaderCopy {
    private let role: EffectRole
    private let recipe: PassRecipe?
    /// As it is called beside the document.
    private let folder: String
    /// By the path within the folder. The first is the one that the document names.
    private var files: [(place: String, from: String)] = []

    init(of text: EffectText, beside document: String) {
        (role, recipe) = (text.role, text.recipe)
        let name = document.hasSuffix(".json") ? String(document.dropLast(5)) : document
        folder = name + ".shader"
        let all = (text.files + text.pictures.sorted()).filter { !$0.hasPrefix("<") && System.item(at: $0) == .file }
            .map { (given: $0, real: System.absolute($0)) }
        let shelves = EffectFiles.folders.map { System.absolute($0) + "/" }
        let own = all.filter { file in !shelves.contains { file.real.hasPrefix($0) } }
        let root = Self.commonFolder(own.map(\.real))
        var taken: Set<String> = []
        for file in all where taken.insert(file.real).inserted {
            let shelf = own.contains { $0.real == file.real } ? nil : shelves.first { file.real.hasPrefix($0) }
            files.append((String(file.real.dropFirst((shelf ?? root).count)), file.given))
        }
    }

    /// With the slash at its end.
    private static func commonFolder(_ paths: [String]) -> String {
        var parts = (paths.first ?? "/").split(separator: "/").dropLast()
        for path in paths {
            let others = path.split(separator: "/").dropLast()
            parts = parts.prefix(zip(parts, others).prefix { $0 == $1 }.count)
        }
        return parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/"
    }

    /// The document and its files, or none of them.
    func write(as document: String) throws(Failure) {
        for path in [document, folder] where System.item(at: path) != .nothing {
            throw Failure(.cannotCreate, "'\(path)' is there already; choose another name with -o")
        }
        var made: [String] = []
        do throws(Failure) {
            for file in files { try copy(file.from, to: "\(folder)/\(file.place)", &made) }
            try Output(document).write(scene.text)
        } catch {
            for path in made.reversed() {
                System.item(at: path) == .folder ? System.remove(folder: path) : System.remove(path)
            }
            throw error
        }
    }

    private var scene: Scene {
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        let path = files.first.map { "\(name)/\($0.place)" } ?? name
        var scene = Scene.plain.showing(path, as: role)
        guard let recipe else { return scene }
        let places = Dictionary(files.map { ($0.from, "\(name)/\($0.place)") }) { first, _ in first }
        scene.shaders.steps[path] = ShaderSteps(recipe) { places[$0] ?? $0 }
        return scene
    }

    private func copy(_ path: String, to place: String, _ made: inout [String]) throws(Failure) {
        var missing: [String] = []
        var folder = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? "."
        while System.item(at: folder) == .nothing {
            missing.append(folder)
            folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "."
        }
        if let last = missing.first {
            made += missing.reversed()
            do { try System.makeOpenFolder(last) } catch {
                throw Failure(.cannotCreate, "can't make the folder '\(last)': \(error)")
            }
        }
        let bytes: [UInt8]
        do { bytes = try System.contents(of: path, upTo: 1 << 30) } catch {
            throw Failure(.missingInput, "can't read '\(path)': \(error)")
        }
        made.append(place)
        try Output(place).write(bytes)
    }
}
