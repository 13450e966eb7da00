import LayoutCore
import ZoeDocument
import ZoeUserShaders

/// A shader that is to be tried, and the picture that it is for.
struct JudgeCase: Hashable, Sendable {
    let text: EffectText
    /// With nothing but the view, the clock and what the uniforms are set to.
    let scene: String

    init(_ text: EffectText, for scene: Scene) {
        self.text = text
        self.scene = scene.trying(text.path, as: text.role).text
    }

    /// Another text of the same file takes its place.
    func isReplaced(by other: JudgeCase) -> Bool {
        text.path == other.text.path && text.role == other.text.role && text != other.text
    }

    // MARK: As it is sent

    var message: JudgeMessage {
        let ingredients = text.ingredients.flatMap { [Array($0.name.utf8), $0.text] }
        return JudgeMessage(
            [text.path, text.role.rawValue, scene, text.folders.joined(separator: "\n")].map { Array($0.utf8) }
                + ingredients)
    }

    /// As the judge reads it.
    struct Received {
        let path: String
        let role: EffectRole
        let scene: Scene
        let folders: [String]
        private var files: [String: [UInt8]] = [:]

        init?(_ message: JudgeMessage) {
            guard let path = message.text(0), let role = message.text(1).flatMap(EffectRole.init),
                message.fields.count >= 4, message.fields.count % 2 == 0,
                let scene = try? Scene.read(message.fields[2]).scene, let folders = message.text(3)
            else { return nil }
            (self.path, self.role, self.scene) = (path, role, scene)
            self.folders = folders.split(separator: "\n").map(String.init)
            for place in stride(from: 4, to: message.fields.count, by: 2) {
                files[String(decoding: message.fields[place], as: UTF8.self)] = message.fields[place + 1]
            }
        }

        func read(_ path: String) throws(EffectFileError) -> [UInt8] {
            guard let bytes = files[path] else { throw EffectFileError("there is no such file") }
            return bytes
        }
    }
}
