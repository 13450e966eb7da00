/// The same random numbers in every run (SplitMix64), so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func isHeads() -> Bool { Bool.random(using: &self) }
    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
    mutating func one<T>(of list: [T]) -> T { list[Int.random(in: 0..<list.count, using: &self)] }
}
