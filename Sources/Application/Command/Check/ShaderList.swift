import ZoeUserShaders

/// The shaders that are to be checked: files that were named, and those in folders that were.
struct ShaderList {
    /// What was named and is no collection.
    private let named: [String]
    /// Folders, with those in them.
    private let folders: [String]
    /// What all of them are for, where that was said.
    let role: EffectRole?

    /// Its totals are wanted.
    var isCollection: Bool { !folders.isEmpty }

    init(_ arguments: Arguments) throws(Failure) {
        guard !arguments.operands.isEmpty else { throw arguments.wrong("name a shader's file, or a folder of them") }
        role = arguments[.role]
        try EffectFiles.look(in: arguments[.include])
        var named: [String] = []
        var folders: [String] = []
        for name in arguments.operands {
            if System.item(at: name) == .folder {
                let isOne = ShaderFolder((try? System.names(in: name)) ?? []).isOneShader
                if isOne { named.append(name) } else { folders.append(name) }
            } else if let path = EffectFiles.path(of: name, for: role) {
                // As it was typed, so that an editor finds it.
                named.append(path.hasPrefix("<") ? path : name)
            } else {
                throw Failure(.missingInput, "no file '\(name)'; name a shader's file")
            }
        }
        (self.named, self.folders) = (named, folders)
    }

    /// What there is now. Of the files in folders not each is a shader.
    func paths() -> (named: [String], found: [String], parts: Int) {
        var found: [String] = []
        var parts = 0
        for folder in folders { Self.walk(folder, depth: 0, &found, &parts) }
        return (named, found, parts)
    }

    /// Links may lead back to where one came from.
    private static let deepest = 24
    private static let most = 100_000

    private static func walk(_ folder: String, depth: Int, _ found: inout [String], _ parts: inout Int) {
        guard depth < deepest, found.count < most, let names = try? System.names(in: folder) else { return }
        let base = folder.hasSuffix("/") ? folder : folder + "/"
        let files = ShaderFolder(names.filter { System.item(at: base + $0) == .file })
        found += files.shaders.map { base + $0 }
        parts += files.parts.count
        for name in names.sorted() where !name.hasPrefix(".") && System.item(at: base + name) == .folder {
            walk(base + name, depth: depth + 1, &found, &parts)
        }
    }
}
