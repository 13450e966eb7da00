/// The share of a depth buffer's range that a frame is drawn in. Each is nearer than those of all frames before it, so that what
/// they have left in the buffer hides nothing, and only each tenth frame clears it: where the processor draws, that takes
/// as long as clearing the picture itself.
///
/// The buffer holds floats, of which each share has as many as the next one: from one power of two to another. All shares yield
/// the same picture to the byte.
struct DepthShare {
    private var number = 0

    /// The exponent of a float would do for fifteen of eight each; but how depth changes from sample to sample is a far smaller
    /// number, which must not vanish.
    private static let count = 10
    private static let octaves = 8

    /// The first one in a buffer that holds anything.
    init() {}

    /// Whether the buffer must be cleared before.
    var isFirst: Bool { number == 0 }

    var next: DepthShare {
        var next = self
        next.number = (number + 1) % Self.count
        return next
    }

    var nearest: Double { Self.depth(after: number + 1) }
    var farthest: Double { Self.depth(after: number) }

    private static func depth(after shares: Int) -> Double {
        Double(sign: .plus, exponent: -octaves * shares, significand: 1)
    }
}
