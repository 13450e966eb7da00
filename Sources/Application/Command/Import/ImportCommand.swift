import LayoutCore
import ZoeDocument
import ZoeUserShaders

extension Command {
    static let `import` = Command(
        "import", "make a scene of a shader, with copies of all files that it is made of", operands: .exactly("SHADER"),
        options: [.role, .include, .output],
        notes: [
            "zoetrope import downloads/tunnel.fs -o tunnel.json",
            "writes tunnel.json, and the folder tunnel.shader with the shader, what it includes, its passes and pictures. The "
                + "scene goes on when the original changes or is gone, and both can be given away together.",
        ]
    ) { arguments throws(Failure) in
        let (path, role) = try arguments.shaders()[0]
        guard !path.hasPrefix("<") else {
            throw arguments.wrong("'\(arguments.operands[0])' comes with the program; name a file")
        }
        let document = arguments[.output] ?? path.importedName + ".json"
        guard document != "-" else { throw arguments.wrong("a scene with files beside it needs a name: -o scene.json") }
        let text: EffectText
        do throws(EffectFailure) {
            text = try EffectText(path: path, role: role, folders: EffectFiles.folders, read: EffectFiles.read)
        } catch {
            throw Failure(.brokenInput, error.diagnostics.first.map { "\($0)" } ?? "\(path): it can't be read")
        }
        try ShaderCopy(of: text, beside: document).write(as: document)
        Console.inform("\(document) is written; `zoetrope \(document)` shows it")
    }
}

extension String {
    /// `a/Deep Sea.fs` as `Deep Sea`.
    fileprivate var importedName: String {
        let last = split(separator: "/").last.map(String.init) ?? "shader"
        return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    }
}
