internal import CZoeShaders

/// A file of the folder Shaders, as it was when the program was built.
struct BuiltInText {
    enum Folder: String {
        case program = ""
        case lib, hosts, faces, backdrops, post
    }

    let folder: Folder
    let name: String
    let text: String

    static let all = (0..<shader_text_count()).map { index in
        let text = unsafe shader_text(index)
        return unsafe BuiltInText(
            folder: Folder(rawValue: String(cString: text.folder))!, name: String(cString: text.name),
            text: String(cString: text.text))
    }
}
