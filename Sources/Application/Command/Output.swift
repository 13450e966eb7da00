/// Where a result goes: a file, or standard output for `-` and where nothing is named.
struct Output {
    private let path: String?
    private let isLasting: Bool
    /// The name that a person knows it by.
    private let name: String?

    /// - Parameters:
    ///   - isLasting: must survive a power failure, so the disk is flushed.
    ///   - name: what it will be called, if that is another name.
    init(_ path: String?, isLasting: Bool = true, shownAs name: String? = nil) {
        self.path = path == "-" || path == "/dev/stdout" ? nil : path
        self.isLasting = isLasting
        self.name = name ?? path
    }

    func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

    /// Writes all of it or nothing: what stood there stays as it was if anything fails.
    func write(_ bytes: [UInt8]) throws(Failure) {
        guard let path else { return try Console.write(bytes) }
        switch System.item(at: path) {
        case .folder: throw cannotCreate(.isFolder)
        case .special: try write(bytes, into: path)
        case .nothing: try write(bytes, inPlaceOf: destination(of: path))
        case .file:
            do { try System.checkWritable(path) } catch { throw cannotCreate(error) }
            try write(bytes, inPlaceOf: destination(of: path))
        }
    }

    private func destination(of path: String) throws(Failure) -> String {
        do { return try System.destination(of: path) } catch { throw cannotCreate(error) }
    }

    /// Whether something could be written there, before anything is worked out. A folder is tried with an empty file.
    func check() throws(Failure) {
        guard let path, System.item(at: path) != .special else { return }
        if System.item(at: path) == .folder { throw cannotCreate(.isFolder) }
        let trial = Self.draft(for: try destination(of: path))
        let place = UnfinishedFiles.remember(trial)
        defer { UnfinishedFiles.forget(place) }
        do {
            if System.item(at: path) == .file { try System.checkWritable(path) }
            try System.create(trial).finish()
            System.remove(trial)
        } catch {
            throw cannotCreate(error)
        }
    }

    /// A device or a pipe takes the text itself; a file put in its place would destroy it.
    private func write(_ bytes: [UInt8], into path: String) throws(Failure) {
        try fill(path, with: bytes, opened: System.openForWriting)
    }

    /// A name beside the file's own.
    static func draft(for path: String) -> String {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return "\(folder).zoetrope-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    }

    /// Written beside its place first and then moved there, which happens at once or not at all.
    private func write(_ bytes: [UInt8], inPlaceOf path: String) throws(Failure) {
        let draft = Self.draft(for: path)
        let place = UnfinishedFiles.remember(draft)
        defer { UnfinishedFiles.forget(place) }
        do throws(Failure) {
            try fill(draft, with: bytes, settles: isLasting, opened: System.create)
            System.copyPermissions(from: path, to: draft)
            do { try System.move(draft, to: path) } catch { throw cannotCreate(error) }
        } catch {
            System.remove(draft)
            throw error
        }
    }

    private func fill(
        _ path: String, with bytes: [UInt8], settles: Bool = false,
        opened open: (String) throws(System.Refusal) -> System.OpenFile
    ) throws(Failure) {
        let file: System.OpenFile
        do { file = try open(path) } catch { throw cannotCreate(error) }
        do {
            try file.append(bytes)
            if settles { try file.settle() }
            try file.finish()
        } catch {
            throw error == .readerLeft
                ? .readerLeft : Failure(.writingFailed, "writing '\(name ?? "-")' failed: \(error)")
        }
    }

    /// Names the path as the user wrote it.
    private func cannotCreate(_ refusal: System.Refusal) -> Failure {
        Failure(
            .cannotCreate, "can't write '\(name ?? "-")': \(refusal); name a file in a folder that you can write to")
    }
}
