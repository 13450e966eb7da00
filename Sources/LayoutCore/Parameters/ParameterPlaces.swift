/// Where a table has its parameters, found by what they share with their knobs and not by their names, which would be compared letter by
/// letter.
struct ParameterPlaces: Sendable {
    /// Each at the place that its address says, or at the next that was free; -1 where there is none. At most a quarter is taken.
    private var slots: [Int]

    /// - Parameter isMeant: whether who asks for the parameter at a place by its name gets that one.
    init(_ parameters: [Parameter], where isMeant: (Int) -> Bool) {
        var count = 8
        while count < 4 * parameters.count { count *= 2 }
        slots = Array(repeating: -1, count: count)
        for place in parameters.indices where isMeant(place) {
            slots[slot(of: parameters[place].shared, in: parameters)] = place
        }
    }

    func place(of content: Shared<Parameter.Content>, in parameters: [Parameter]) -> Int? {
        let place = slots[slot(of: content, in: parameters)]
        return place < 0 ? nil : place
    }

    /// Where it is, or would be.
    private func slot(of content: Shared<Parameter.Content>, in parameters: [Parameter]) -> Int {
        // What is allocated begins at multiples of 16.
        let address = UInt32(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(content)) >> 4)
        var slot = Int((address &* 0x9E37_79B1) >> 7) & (slots.count - 1)
        while slots[slot] >= 0, parameters[slots[slot]].shared !== content { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}
