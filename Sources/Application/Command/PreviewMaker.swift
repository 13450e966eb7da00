import Synchronization
import ZoeDocument
import ZoeImages
import ZoeWindow

/// Draws small pictures for the window by a process of its own: a file that freezes or crashes whatever draws it
/// does so to that process alone. The process is there for as long as pictures are asked for.
final class PreviewMaker: Sendable {
    private let helper = Mutex<Helper?>(nil)

    private struct Helper: @unchecked Sendable {
        let process: System.Helper
    }

    /// Longer than anything takes that is worth showing, on a machine with other things to do.
    private static let patience = 60.0

    static var viewers: ViewerPreviews {
        let maker = PreviewMaker()
        return ViewerPreviews(picture: maker.picture, rest: maker.rest)
    }

    @Sendable private func picture(of subject: ViewerSubject, width: Int, height: Int) -> Image? {
        helper.withLock { helper in
            if helper == nil {
                helper = (try? System.Helper(System.ownPath, [Command.previews.name])).map(Helper.init)
            }
            guard let process = helper?.process else { return nil }
            let request = PreviewRequest(subject: subject, width: width, height: height)
            guard let request, (try? process.send(request.bytes)) != nil,
                let header = process.receive(8, seconds: Self.patience)
            else {
                // The next one is asked of another one.
                helper = nil
                return nil
            }
            func number(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(header[place + $1]) << (8 * $1) } }
            let (wide, high) = (number(0), number(4))
            guard 1...width ~= wide, 1...height ~= high else { return nil }
            let bytes = process.receive(wide * high * 4, seconds: Self.patience)
            if bytes == nil { helper = nil }
            return bytes.flatMap { try? Image(width: wide, height: high, bytes: $0) }
        }
    }

    @Sendable private func rest() { helper.withLock { $0 = nil } }
}

/// A line for the process that draws: `288 180 scene cover-flow`, ended by a zero, which no path has.
struct PreviewRequest {
    enum Subject: Equatable {
        case scene(String)
        case file(String)
    }

    let subject: Subject
    let width: Int
    let height: Int

    /// Nil where it means no file.
    init?(subject: ViewerSubject, width: Int, height: Int) {
        switch subject {
        case .scene(let name): self.subject = .scene(name)
        case .preset(let name):
            guard let path = ViewerPresets.path(of: name) else { return nil }
            self.subject = .file(path)
        case .file(let path): self.subject = .file(System.absolute(path))
        }
        (self.width, self.height) = (width, height)
    }

    init?(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard words.count == 4, let width = Int(words[0]), let height = Int(words[1]), 1...4096 ~= width,
            1...4096 ~= height
        else { return nil }
        switch words[2] {
        case "scene": subject = .scene(String(words[3]))
        case "file": subject = .file(String(words[3]))
        default: return nil
        }
        (self.width, self.height) = (width, height)
    }

    var bytes: [UInt8] {
        let words =
            switch subject {
            case .scene(let name): "scene \(name)"
            case .file(let path): "file \(path)"
            }
        return Array("\(width) \(height) \(words)".utf8) + [0]
    }
}
