/// How many pixels of a picture have how much of red, green and blue.
public struct Histogram: Equatable, Sendable {
    /// As many as one can tell apart in a small drawing.
    public static let bins = 64

    /// Red, green and blue, each from dark to bright.
    public private(set) var counts: [[Int]]
    /// Pixels that were looked at.
    public private(set) var total = 0
    /// How many of them have a channel that is all dark, or all bright: the picture may have had more to say there.
    public private(set) var dark = 0
    public private(set) var bright = 0

    /// - Parameters:
    ///   - bytes: red, green, blue, alpha of each pixel, row by row.
    ///   - most: a larger picture is looked at here and there, evenly.
    public init(_ bytes: [UInt8], width: Int, height: Int, most: Int = 1 << 16) {
        counts = Array(repeating: Array(repeating: 0, count: Self.bins), count: 3)
        guard width > 0, height > 0, bytes.count >= 4 * width * height else { return }
        var step = 1
        while (width / step) * (height / step) > max(most, 1) { step += 1 }
        for y in stride(from: step / 2, to: height, by: step) {
            for x in stride(from: step / 2, to: width, by: step) { note(bytes, at: 4 * (y * width + x)) }
        }
    }

    private mutating func note(_ bytes: [UInt8], at place: Int) {
        total += 1
        for channel in 0..<3 { counts[channel][Int(bytes[place + channel]) * Self.bins / 256] += 1 }
        let values = bytes[place..<place + 3]
        if values.contains(0) { dark += 1 }
        if values.contains(255) { bright += 1 }
    }

    /// From 0 to 1, by the highest of all channels; by roots, so that what is rare is seen too. What is all dark or all bright is
    /// not the measure: a black ground would press all else flat.
    public func heights(of channel: Int) -> [Double] {
        let inner = counts.flatMap { $0.dropFirst().dropLast() }.max() ?? 0
        let most = Double(inner > 0 ? inner : counts.joined().max() ?? 0)
        guard most > 0 else { return counts[channel].map { _ in 0 } }
        return counts[channel].map { min((Double($0) / most).squareRoot(), 1) }
    }
}
