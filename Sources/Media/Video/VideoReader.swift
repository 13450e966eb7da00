internal import ZoeImages
internal import ZoeSound
internal import ZoeThreads

/// Puts pictures on a shelf, those that are wanted next.
final class VideoReader {
    private let path: String
    private let side: Int
    private let shelf: Guarded<VideoShelf>
    private let wake: @Sendable () -> Void
    private var chunk: VideoChunk?

    init(_ path: String, upTo side: Int, _ shelf: Guarded<VideoShelf>, _ wake: @escaping @Sendable () -> Void) {
        (self.path, self.side, self.shelf, self.wake) = (path, side, shelf, wake)
    }

    func run() {
        while case .read(let place) = shelf.wait(for: { $0.next }) {
            do throws(MediaError) { try read(place) } catch { shelf.change { $0.fail(error) } }
            wake()
        }
    }

    private func read(_ place: Int) throws(MediaError) {
        let (number, index) = place.quotientAndRemainder(dividingBy: VideoChunk.length)
        if chunk?.number != number || chunk.map({ $0.count > index }) ?? true {
            chunk = nil
            chunk = try VideoChunk(number, of: path, upTo: side)
        }
        guard let chunk else { return }
        while chunk.count <= index {
            guard let image = try chunk.next() else {
                let count = try chunk.count == 0 ? count(before: number) : number * VideoChunk.length + chunk.count
                self.chunk = nil
                return shelf.change { $0.end(at: count) }
            }
            let place = number * VideoChunk.length + chunk.count - 1
            shelf.change { $0.put(image, at: place) }
        }
    }

    /// How many pictures there are, where this chunk has none.
    private func count(before number: Int) throws(MediaError) -> Int {
        var (low, high) = (0, number)
        guard high > 0 else { return 0 }
        while high - low > 1 {
            let middle = (low + high) / 2
            if try VideoChunk(middle, of: path, upTo: side).next() == nil { high = middle } else { low = middle }
        }
        let last = try VideoChunk(low, of: path, upTo: side)
        while try last.next() != nil {}
        return low * VideoChunk.length + last.count
    }
}
