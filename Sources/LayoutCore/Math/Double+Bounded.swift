// Numbers from outside, kept where sums and products of them stay numbers.

extension Double {
    /// A length or an offset that no sum takes out of bounds.
    var bounded: Double { isFinite ? Swift.min(Swift.max(self, -1e15), 1e15) : 0 }

    /// A duration.
    var boundedTime: Double { isFinite ? Swift.min(Swift.max(self, 0), Stage.longestTime) : 0 }
}

extension Slot.Place {
    var bounded: Slot.Place { Slot.Place(index: index, offset: offset.bounded) }
}
