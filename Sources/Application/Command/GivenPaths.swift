import Synchronization
import ZoePictures
import ZoeUserShaders

/// How the user wrote the paths that documents hold from the root, so that messages name files as they were named.
enum GivenPaths {
    private static let names = Mutex<[String: String]>([:])

    /// Pictures without which nothing is drawn.
    private static let needed = Mutex<Set<String>>([])

    static func need(_ path: String) { needed.withLock { _ = $0.insert(path) } }
    static func isNeeded(_ path: String) -> Bool { needed.withLock { $0.contains(path) } }

    /// Notes how a path was written, and so how its neighbours would be written.
    static func note(_ path: String, as name: String) {
        names.withLock { names in
            names[path] = name
            // A link may lead elsewhere, where nothing lies beside it.
            guard let own = folder(of: path), own.rest == (folder(of: name)?.rest ?? name) else { return }
            names[own.folder] = folder(of: name)?.folder ?? ""
        }
    }

    /// Notes how a folder was written.
    static func note(folder path: String, as name: String) {
        names.withLock { $0[path.closed] = name.isEmpty ? "" : name.closed }
    }

    /// The path as the user would write it.
    static func shown(_ path: String) -> String {
        names.withLock { names in
            if let name = names[path] { return name }
            var rest = ""
            var above = path
            while let parts = folder(of: above) {
                rest = parts.rest + rest
                if let folder = names[parts.folder] { return folder + rest }
                above = String(parts.folder.dropLast())
                rest = "/" + rest
            }
            return path
        }
    }

    static func shown(_ diagnostic: Diagnostic) -> Diagnostic {
        var shown = diagnostic
        shown.file = Self.shown(diagnostic.file)
        // Of an include that cannot be read the message names the path.
        for part in diagnostic.message.split(separator: "'") where part.hasPrefix("/") {
            shown.message = shown.message.replacing("'\(part)'", with: "'\(Self.shown(String(part)))'")
        }
        return shown
    }

    static func shown(_ error: DeckError) -> DeckError {
        switch error {
        case .missing(let path): .missing(shown(path))
        case .unreadable(let path, let reason): .unreadable(shown(path), reason: reason)
        case .nothing(let path): .nothing(in: shown(path))
        }
    }

    /// `a/` and `b` of `a/b`.
    private static func folder(of path: String) -> (folder: String, rest: String)? {
        guard let slash = path.lastIndex(of: "/") else { return nil }
        let after = path.index(after: slash)
        return (String(path[..<after]), String(path[after...]))
    }
}

extension Failure {
    /// A picture that can't be shown and was itself named; nil for others, whose cards say what is wrong.
    init?(ofNamed path: String, because reason: String) {
        guard GivenPaths.isNeeded(path) else { return nil }
        self.init(.brokenInput, "can't show '\(GivenPaths.shown(path))': \(reason); leave it out")
    }
}

extension String {
    /// With the slash that ends a folder's name.
    fileprivate var closed: String { hasSuffix("/") ? self : self + "/" }
}
