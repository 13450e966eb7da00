import LayoutCore

/// A folder of files that comes to its place whole, or not at all: it is filled beside its place, and changes places with what stood
/// there.
struct SiteFolder {
    /// As it was given.
    private let path: String
    private let place: String
    private let draft: String
    private let memory: Int?
    /// Whether a site stands there already.
    private let replaces: Bool

    /// What a site has at its top; anything else in a folder is somebody's own.
    static let names = ["index.html", "zoetrope.js", "zoetrope.css", "scenes", "pictures", "thumbnails"]

    /// Nothing is made yet where this fails.
    init(_ given: String) throws(Failure) {
        var given = given
        while given.count > 1, given.hasSuffix("/") { given.removeLast() }
        path = given
        guard given != "-" else { throw Failure(.usage, "a site is a folder; name one with -o DIR, not '-'") }
        let found: String
        do { found = try System.destination(of: given) } catch { throw Self.cannotCreate(given, "\(error)") }
        place = found
        switch System.item(at: place) {
        case .nothing: replaces = false
        case .file, .special: throw Self.cannotCreate(given, "it is a file")
        case .folder:
            replaces = true
            try Self.checkIsOurs(place, given)
        }
        draft = Output.draft(for: place)
        memory = UnfinishedFiles.remember(draft)
        do {
            try System.makeOneFolder(draft)
            if replaces { System.copyPermissions(from: place, to: draft) }
            for name in ["scenes", "pictures", "thumbnails"] { try System.makeOneFolder("\(draft)/\(name)") }
        } catch {
            System.removeTree(draft)
            UnfinishedFiles.forget(memory)
            throw Self.cannotCreate(given, "\(error)")
        }
    }

    /// An empty folder is good, and a site that is made anew; in any other one something would be lost.
    private static func checkIsOurs(_ place: String, _ given: String) throws(Failure) {
        let inside: [String]
        do { inside = try System.names(in: place) } catch { throw cannotCreate(given, "\(error)") }
        if let other = inside.first(where: { !names.contains($0) }) {
            throw cannotCreate(given, "'\(Quotation(other))' is in it, which is no part of a site")
        }
        if !inside.isEmpty, !inside.contains("zoetrope.js") {
            throw cannotCreate(given, "it holds '\(inside.sorted()[0])', and no site")
        }
        if System.resolved(place) == System.currentFolder {
            throw cannotCreate(given, "you are in it")
        }
    }

    private static func cannotCreate(_ path: String, _ reason: String) -> Failure {
        Failure(.cannotCreate, "can't make a site of '\(path)': \(reason); name a new folder, or an empty one")
    }

    func write(_ text: String, to name: String) throws(Failure) { try write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws(Failure) {
        try Output("\(draft)/\(name)", isLasting: false, shownAs: "\(path)/\(name)").write(bytes)
    }

    /// It comes to its place.
    func finish() throws(Failure) {
        defer { UnfinishedFiles.forget(memory) }
        do {
            if replaces { try System.exchange(draft, place) } else { try System.move(draft, to: place) }
        } catch {
            System.removeTree(draft)
            throw Self.cannotCreate(path, "\(error)")
        }
        if replaces { System.removeTree(draft) }
    }

    /// Nothing is left of it.
    func abandon() {
        System.removeTree(draft)
        UnfinishedFiles.forget(memory)
    }
}
