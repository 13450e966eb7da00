import Foundation
import TestSupport

/// A folder of a test, and what editors do in it.
final class ScratchFolder {
    private let folder: TemporaryFolder
    var url: URL { folder.url }
    var path: String { folder.path }

    init() throws { folder = try TemporaryFolder() }

    func path(_ name: String) -> String { folder.path(name) }

    /// In place, as `>` does it.
    func write(_ text: String, to name: String) throws {
        let file = try FileHandle(forWritingTo: create(name))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
    }

    private func create(_ name: String) -> URL {
        let file = url.appending(path: name)
        if !FileManager.default.fileExists(atPath: file.path) {
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        }
        return file
    }

    /// Beside it, then over it.
    func replace(_ name: String, by text: String) throws {
        let draft = "\(name).\(UUID().uuidString)~"
        try write(text, to: draft)
        try rename(draft, name)
    }

    func rename(_ old: String, _ new: String) throws {
        guard unsafe Glibc.rename(path(old), path(new)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: url.appending(path: name)) }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
}
