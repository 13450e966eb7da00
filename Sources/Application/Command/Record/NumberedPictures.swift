import Synchronization
import ZoeImages

/// A PNG for each frame. They get their names when all are there: what stood under these names is whole until then.
final class NumberedPictures: FilmSink {
    let threads = System.processors
    private let names: FrameNames
    /// A folder beside them.
    private let drafts: String
    private let draftsPlace: Int?
    /// One that was made for them; nil where it was there.
    private let ownFolder: String?
    private let taken = Mutex<[Int]>([])

    init(_ names: FrameNames) throws(Failure) {
        self.names = names
        let folder = names.before.lastIndex(of: "/").map { String(names.before[...$0]) } ?? ""
        ownFolder = folder.isEmpty || System.item(at: folder) != .nothing ? nil : folder
        do {
            if !folder.isEmpty { try System.makeOpenFolder(folder) }
            drafts = Output.draft(for: folder)
            draftsPlace = UnfinishedFiles.remember(drafts)
            try System.makeOpenFolder(drafts)
        } catch {
            throw Failure(
                .cannotCreate,
                "can't write '\(names.name(of: 0))': \(error); name a file in a folder that you can write to")
        }
    }

    func take(_ image: Image, number: Int) throws(Failure) {
        taken.withLock { $0.append(number) }
        let file = Output(draft(of: number), isLasting: false, shownAs: names.name(of: number))
        try file.write(PNG.file(of: image, .fast))
    }

    private func draft(of number: Int) -> String { "\(drafts)/\(number).png" }

    func finish() throws(Failure) {
        defer { abandon() }
        for number in taken.withLock({ $0.sorted() }) {
            let name = names.name(of: number)
            do {
                let place = try System.destination(of: name)
                System.copyPermissions(from: place, to: draft(of: number))
                try System.move(draft(of: number), to: place)
            } catch {
                throw Failure(.cannotCreate, "can't write '\(name)': \(error)")
            }
        }
    }

    func abandon() {
        System.remove(folder: drafts)
        if let ownFolder { System.remove(emptyFolder: ownFolder) }
        UnfinishedFiles.forget(draftsPlace)
    }
}
