/// A sound as a row of samples, all of its channels in one.
public struct Sound: Sendable {
    /// Samples a second.
    public static let rate = 44100
    /// As long as a scene's clock goes.
    public static let longest = 3600.0

    /// From -32768 to 32767.
    public let samples: [Int16]

    public init(_ samples: [Int16]) { self.samples = samples }

    /// In seconds.
    public var duration: Double { Double(samples.count) / Double(Self.rate) }

    /// The last so many samples before an instant, from -1 to 1; silence before the beginning and behind the end.
    func samples(_ count: Int, before seconds: Double) -> [Float] {
        let end = Int((min(max(seconds, 0), 2 * Self.longest) * Double(Self.rate)).rounded(.down))
        return (end - count..<end).map { samples.indices.contains($0) ? Float(samples[$0]) / 32768 : 0 }
    }
}
