internal import CardContent

/// Random numbers that are the same everywhere: Steele, Lea and Flood's SplitMix64.
struct Dice {
    private var state: UInt64

    init(seed: UInt64, number: Int, purpose: UInt64 = 0) {
        state = seed &+ 0x9E37_79B9_7F4A_7C15 &* UInt64(bitPattern: Int64(number))
        state ^= purpose &* 0xD1B5_4A32_D192_ED03
        _ = next()
        state ^= next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// From 0 to just below 1.
    mutating func unit() -> Float { Float(next() >> 40) / Float(1 << 24) }

    mutating func within(_ range: ClosedRange<Float>) -> Float {
        range.lowerBound + (range.upperBound - range.lowerBound) * unit()
    }

    mutating func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }

    /// True so many times out of a hundred.
    mutating func chance(_ percent: Int) -> Bool { within(0...99) < percent }

    /// - Precondition: there is something to choose from.
    mutating func choose<T>(_ choices: [T]) -> T { choices[within(0...choices.count - 1)] }

    mutating func shuffled<T>(_ things: [T]) -> [T] {
        var things = things
        for last in stride(from: things.count - 1, to: 0, by: -1) { things.swapAt(last, within(0...last)) }
        return things
    }

    /// The thing for this number when all come in turn, in one mixed order in each round, so that no two alike are neighbours.
    mutating func inTurn<T>(_ things: [T], at number: Int) -> T { shuffled(things)[number.turn(in: things.count)] }
}
