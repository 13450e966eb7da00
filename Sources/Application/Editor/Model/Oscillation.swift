internal import LayoutCore

/// A knob that is turned by itself, to and fro.
public struct Oscillation: Hashable, Sendable {
    public var wave: Wave
    public var middle: Double
    /// To either side of the middle.
    public var amplitude: Double
    /// Seconds.
    public var period: Double
    /// When it began.
    public var since: Double

    public init(
        wave: Wave = .sine, middle: Double, amplitude: Double, period: Double = 4, since: Double = 0
    ) {
        self.wave = wave
        self.middle = middle
        self.amplitude = amplitude
        self.period = period
        self.since = since
    }

    public enum Wave: String, CaseIterable, Sendable {
        case sine, saw, triangle, noise

        /// -1…1 over a period of 1, beginning at 0 where the wave has no jump there.
        public func value(at phase: Double) -> Double {
            let part = phase - phase.rounded(.down)
            switch self {
            case .sine: return Turn(.degrees(360 * part)).sin
            case .saw: return 2 * part - 1
            case .triangle: return 1 - 4 * abs((part + 0.25).truncatingRemainder(dividingBy: 1) - 0.5)
            case .noise: return Self.noise(at: phase)
            }
        }

        /// Smooth between random values, one a quarter of a period; the same for the same time.
        private static func noise(at phase: Double) -> Double {
            let place = 4 * phase
            let base = place.rounded(.down)
            let part = place - base
            let ease = part * part * (3 - 2 * part)
            let number = Int(base.remainder(dividingBy: 1_000_000))
            return random(number) * (1 - ease) + random(number + 1) * ease
        }

        private static func random(_ number: Int) -> Double {
            var bits = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
            bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-52 - 1
        }
    }

    public func value(at time: Double) -> Double {
        guard period > 0, time.isFinite else { return middle }
        return middle + amplitude * wave.value(at: (time - since) / period)
    }
}
