import Synchronization
import ZoeDocument
import ZoePictures

/// Where a scene's document says what, for complaints about it: `scene.json:7:12: `.
struct DocumentPlaces {
    private let path: String
    private let document: [UInt8]
    /// Files as the document names them, by the paths that they were found to be.
    private let names: [String: String]

    /// Those of the document that was read last.
    private static let latest = Mutex<DocumentPlaces?>(nil)

    /// - Parameter files: what the document names, in the order of the names.
    init(_ path: String, _ document: [UInt8], found files: [String], as names: [String]) {
        (self.path, self.document) = (path, document)
        self.names = Dictionary(Array(zip(files, names))) { first, _ in first }
    }

    /// From now on complaints are about this document.
    func keep() { Self.latest.withLock { $0 = self } }

    /// Where the document has this text; empty where it has not.
    func place(ofText text: String) -> String {
        Scene.place(of: text, in: document).map { "\(path):\($0): " } ?? ""
    }

    /// - Parameter found: the path that a file was found to be.
    func place(ofFile found: String) -> String { names[found].map { place(ofText: $0) } ?? "" }

    static func place(ofFile found: String) -> String {
        let last = latest.withLock { $0 }
        return last?.place(ofFile: found) ?? ""
    }

    /// Of each of its edits.
    static var ofEdits: [String] {
        guard let last = latest.withLock({ $0 }) else { return [] }
        return Scene.placesOfEdits(in: last.document).map { "\(last.path):\($0): " }
    }
}

extension Failure {
    /// Why there are no pictures, and where the document names them.
    init(_ error: DeckError) {
        let path =
            switch error {
            case .missing(let path), .nothing(let path): path
            case .unreadable(let path, _): path
            }
        self.init(.missingInput, "\(DocumentPlaces.place(ofFile: path))\(GivenPaths.shown(error))")
    }
}
