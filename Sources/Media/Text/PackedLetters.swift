/// Letters and the atlas of their distances as the bytes of a page, so that a packer leaves few of them.
package enum PackedLetters {
    /// The letters' corners as floats, all first numbers of corners, all second ones and so on, for these are alike; and after them
    /// the atlas, of which each row is told by how it differs from the one above: distances change little from row to row, so that the
    /// packer is left with two thirds of the bytes.
    /// - Parameter side: how many distances a row of the atlas has.
    package static func bytes(corners: [Float], numbersOfCorner numbers: Int, pages: [[UInt8]], side: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for number in 0..<numbers {
            for place in stride(from: number, to: corners.count, by: numbers) {
                let bits = corners[place].bitPattern
                for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(shift))) }
            }
        }
        return bytes + pages.flatMap { differences(of: $0.map(rounded), side) }
    }

    /// A distance that is exact near a letter's edge, up to two squares of the atlas, and beyond in ever larger steps. That is where letters
    /// are looked up that are smaller than anybody can read, and it is most of the atlas: a quarter of its bytes once it is packed.
    private static func rounded(_ distance: UInt8) -> UInt8 {
        let away = Int(distance) - 128
        guard distance > 0, let step = steps.first(where: { $0.away.contains(abs(away)) }) else { return distance }
        return UInt8(clamping: 128 + (away < 0 ? -step.middle : step.middle))
    }

    private static let steps = [
        (away: 33...48, middle: 40), (away: 49...80, middle: 64), (away: 81...128, middle: 104),
    ]

    /// What a page adds up again, row by row.
    private static func differences(of page: [UInt8], _ side: Int) -> [UInt8] {
        page.indices.map { $0 < side ? page[$0] : page[$0] &- page[$0 - side] }
    }
}
