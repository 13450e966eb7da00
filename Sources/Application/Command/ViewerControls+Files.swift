import ZoeWindow

extension ViewerControls {
    /// The user's own file, beside the one with keys.
    static var own: ViewerControls {
        guard let folder = System.configFolder else { return ViewerControls() }
        let path = folder + "/controls"
        let bytes = System.item(at: path) == .file ? try? System.contents(of: path, upTo: 1 << 20) : nil
        return ViewerControls(
            file: bytes.map { (String(decoding: $0, as: UTF8.self), path) },
            keep: { text in
                do throws(Failure) {
                    do { try System.makeFolder(folder) } catch {
                        throw Failure(.cannotCreate, "can't make '\(folder)': \(error)")
                    }
                    try Output(path).write(text)
                    return nil
                } catch { return ViewerFailure(error.message ?? "") }
            })
    }
}
