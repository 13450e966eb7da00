/// A sound as a row of samples, all of its channels in one.
public struct Sound: Sendable {
    /// Samples a second.
    public static let rate = 44100
    /// As long as a scene's clock goes.
    public static let longest = 3600.0

    /// From -32768 to 32767.
    public private(set) var samples: [Int16]

    public init(_ samples: [Int16]) { self.samples = samples }

    /// What was before the first sample and is not kept any more.
    private var first = 0

    /// When the last sample ends, in seconds.
    var end: Double { Double(first + samples.count) / Double(Self.rate) }

    mutating func append(_ more: [Int16], keeping kept: Int, startingOverAfter most: Int) {
        samples += more
        let excess = max(0, samples.count - kept)
        samples.removeFirst(excess)
        first = first + excess > most ? 0 : first + excess
    }

    /// In seconds.
    public var duration: Double { Double(samples.count) / Double(Self.rate) }

    /// The last so many samples before an instant, from -1 to 1; silence before the beginning and behind the end.
    func samples(_ count: Int, before seconds: Double) -> [Float] {
        let end = Int((min(max(seconds, 0), 2 * Self.longest) * Double(Self.rate)).rounded(.down))
        return (end - count - first..<end - first).map { samples.indices.contains($0) ? Float(samples[$0]) / 32768 : 0 }
    }
}
