internal import ZoeImages
internal import ZoeStyle
internal import ZoeThreads

/// Pictures that were read before, in all sizes in which they were wanted, within a budget: for drawing them again and again.
final class PictureMemory: Sendable {
    private struct Key: Hashable {
        let source: Artwork.Source
        let want: PictureReader.Want
    }

    private struct Entry {
        let result: Result<Image, FileFault>
        var lastUse: Int

        var bytes: Int { (try? result.get().bytes.count) ?? 0 }
    }

    private struct State {
        var budget = 0
        var entries: [Key: Entry] = [:]
        var bytes = 0
        var uses = 0

        mutating func use(_ key: Key) -> Result<Image, FileFault>? {
            uses += 1
            entries[key]?.lastUse = uses
            return entries[key]?.result
        }

        mutating func keep(_ result: Result<Image, FileFault>, _ key: Key) {
            let entry = Entry(result: result, lastUse: uses)
            guard entry.bytes <= budget, budget > 0 else { return }
            bytes += entry.bytes - (entries[key]?.bytes ?? 0)
            entries[key] = entry
            while bytes > budget, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
                bytes -= oldest.value.bytes
                entries[oldest.key] = nil
            }
        }
    }

    private let state = Guarded(State())

    /// In bytes; with none it remembers nothing.
    func setBudget(_ bytes: Int) { state.withLock { $0.budget = bytes } }

    func picture(
        _ source: Artwork.Source, _ want: PictureReader.Want, otherwise read: PictureLoader.Reading
    ) -> Result<Image, FileFault> {
        let key = Key(source: source, want: want)
        if let known = state.withLock({ $0.use(key) }) { return known }
        let result = read(source, want)
        state.withLock { $0.keep(result, key) }
        return result
    }
}
