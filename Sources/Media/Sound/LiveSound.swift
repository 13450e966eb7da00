internal import ZoeProcesses
internal import ZoeThreads

/// What a microphone hears, read by a thread of its own for as long as this value lives.
public final class LiveSound {
    private struct State {
        var sound = Sound([])
        var failure: MediaError?
        var isOver = false
    }

    private let state = Guarded(State())
    private let reader: Worker
    private var analysis = SoundAnalysis(Sound([]))

    /// So much of it is kept, in samples: more than is looked at for a beat.
    private static let kept = 3 * Sound.rate
    /// After so many it is as if it began anew.
    private static let most = Int(Sound.longest) * Sound.rate

    /// - Parameter wake: called on the reader's thread when it can't be heard.
    public init(_ device: LiveDevice, wake: @escaping @Sendable () -> Void = {}) {
        let state = state
        reader = Worker(isUrgent: true) {
            do throws(MediaError) { try Self.listen(to: device, state) } catch {
                state.withLock { $0.failure = error }
                wake()
            }
        }
    }

    deinit { state.withLock { $0.isOver = true } }

    private static func listen(to device: LiveDevice, _ state: Guarded<State>) throws(MediaError) {
        guard let ffmpeg = ChildProgram.path(of: "ffmpeg") else { throw .noProgram }
        let words = ["-ac", "1", "-ar", "\(Sound.rate)", "-f", "s16le", "-flush_packets", "1", "pipe:1"]
        do {
            let program = try ChildProgram(ffmpeg, device.words + words)
            var odd: [UInt8] = []
            while !state.withLock({ $0.isOver }) {
                guard program.hasMore(within: 100) else { continue }
                let block = program.read(upTo: 1 << 14)
                guard !block.isEmpty else {
                    throw MediaError(
                        "the microphone (\(device)) can't be heard: \(program.end()?.description ?? "it has ended")")
                }
                let bytes = odd + block
                odd = bytes.count % 2 == 0 ? [] : [bytes[bytes.count - 1]]
                let samples = Sound(littleEndian: bytes).samples
                state.withLock { $0.sound.append(samples, keeping: kept, startingOverAfter: most) }
            }
        } catch let error as MediaError { throw error } catch { throw MediaError("\(error)") }
    }

    /// What is heard now.
    public func picture() throws(MediaError) -> SoundPicture {
        let (sound, failure) = state.withLock { ($0.sound, $0.failure) }
        if let failure { throw failure }
        if sound.end < analysis.sound.end { analysis = SoundAnalysis(sound) } else { analysis.sound = sound }
        return analysis.picture(at: sound.end)
    }
}
