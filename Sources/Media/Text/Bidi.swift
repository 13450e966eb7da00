internal import CZoeFriBidi

/// Which way text runs.
enum Bidi {
    /// A level for each character of a paragraph, even from left to right, odd from right to left, and the paragraph's own.
    static func levels(of text: [UInt32]) -> (levels: [Int8], base: Int8) {
        var levels = [Int8](repeating: 0, count: text.count)
        guard !text.isEmpty else { return (levels, 0) }
        let base = unsafe text.withUnsafeBufferPointer { text in
            unsafe levels.withUnsafeMutableBufferPointer { levels in
                unsafe zbidi_levels(text.baseAddress, Int32(text.count), levels.baseAddress)
            }
        }
        return (levels, Int8(base))
    }

    /// The order in which the runs of a line are seen from left to right (UAX #9, L2).
    static func visualOrder(of levels: [Int8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 != 0 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = max(end, start + 1)
            }
        }
        return order
    }
}
