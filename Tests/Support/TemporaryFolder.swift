public import Foundation

/// A folder that is gone, with all that is in it, when the test is over.
public final class TemporaryFolder {
    public let url: URL
    public var path: String { url.path }

    public init() throws {
        // The place for such folders may itself be a link, and some of what is tested tells links from what they lead to.
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "zoetrope-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    public func file(_ name: String) -> URL { url.appending(path: name) }

    public func path(_ name: String) -> String { file(name).path }

    /// Makes the folders on the way, too.
    /// - Returns: where it is now.
    @discardableResult public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        let folder = file(name).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: file(name))
        return path(name)
    }

    @discardableResult public func write(_ text: String, to name: String) throws -> String {
        try write(text.utf8, to: name)
    }

    public func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
    }

    /// All that is in it, hidden files too.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}
