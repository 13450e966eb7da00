internal import CZoeShaders

/// A file of the folder Shaders, as it was when the program was built.
struct BuiltInText {
    /// From the folder Shaders, with slashes.
    let path: String
    let text: String

    static let all = (0..<shader_text_count()).map { index in
        let text = unsafe shader_text(index)
        return unsafe BuiltInText(path: String(cString: text.path), text: String(cString: text.text))
    }

    /// What is in a folder, with the rest of its path.
    static func all(in folder: String) -> [(path: String, text: String)] {
        all.compactMap { file in
            file.path.hasPrefix(folder + "/") ? (String(file.path.dropFirst(folder.count + 1)), file.text) : nil
        }
    }
}
