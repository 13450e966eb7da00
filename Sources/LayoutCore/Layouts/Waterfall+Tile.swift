extension Waterfall {
    /// The part of a waterfall that repeats.
    struct Tile: Sendable {
        static let count = 120

        struct Cell: Hashable, Sendable {
            var column: Int
            /// The middle of its column, from the middle of all.
            var across: Double
            /// From the beginning of the tile to the beginning of the card.
            var start: Double
            var length: Double
            /// From where even progress would put the beginning of the tile, to the middle of the card.
            var lead: Double
        }

        let columns: Int
        let gap: Double
        /// From the beginning of one tile to that of the next.
        let length: Double
        private(set) var cells: [Cell]

        /// Points from card to card, all columns together.
        var pointsPerItem: Double { length / Double(Self.count) }

        init(columns: Int, pitch: Double, gap: Double, lengths: ClosedRange<Double>) {
            self.columns = columns
            self.gap = gap
            var filled = [Double](repeating: 0, count: columns)
            var cards = filled
            cells = (0..<Self.count).map { index in
                let column = filled.indices.min { filled[$0] < filled[$1] } ?? 0
                let length = lengths.lowerBound + (lengths.upperBound - lengths.lowerBound) * Self.share(of: index)
                filled[column] += gap + length
                cards[column] += length
                let across = (Double(column) - Double(columns - 1) / 2) * pitch
                return Cell(column: column, across: across, start: 0, length: length, lead: 0)
            }
            length = filled.max() ?? 1
            stretchColumns(filled: filled, cards: cards)
        }

        /// Lengthens the cards of the shorter columns until all end level; the gaps stay.
        private mutating func stretchColumns(filled: [Double], cards: [Double]) {
            var reached = [Double](repeating: 0, count: columns)
            for index in cells.indices {
                let column = cells[index].column
                let length = cells[index].length * (1 + (self.length - filled[column]) / cards[column])
                let start = reached[column] + gap
                reached[column] = start + length
                cells[index].start = start
                cells[index].length = length
                cells[index].lead = start + length / 2 - Double(index) * pointsPerItem
            }
        }

        /// A number from 0 to 1 that looks random and is always the same for a card (the mixing of SplitMix64).
        private static func share(of index: Int) -> Double {
            var mixed = UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
        }
    }
}

extension Waterfall.Tile {
    /// The cell of any card, also of placeholders before the first.
    func cell(_ index: Int) -> Cell {
        let rest = index % Self.count
        return cells[rest < 0 ? rest + Self.count : rest]
    }

    /// From the beginning of the first of so many cards to the gap after the last.
    func length(of items: Int) -> Double {
        let (tiles, rest) = max(items, 0).quotientAndRemainder(dividingBy: Self.count)
        let last = cells[..<rest].map { $0.start + $0.length }.max() ?? 0
        return Double(tiles) * length + last + gap
    }

    /// The cards of which something lies between two places of the content, and maybe some others among them.
    func cards(from top: Double, to bottom: Double, of items: Int) -> Range<Int> {
        let lastTile = max(items - 1, 0) / Self.count
        func tile(at place: Double) -> Int { min(max(Int(safely: (place / length).rounded(.down)), 0), lastTile) }
        func begin(of tile: Int) -> Double { Double(tile) * length }

        let (upper, lower) = (tile(at: top), tile(at: bottom))
        let first = cells.firstIndex { begin(of: upper) + $0.start + $0.length > top } ?? Self.count
        let last = cells.lastIndex { begin(of: lower) + $0.start < bottom } ?? -1
        let from = min(Self.index(upper, first), max(items, 0))
        return from..<max(from, min(Self.index(lower, last + 1), max(items, 0)))
    }

    private static func index(_ tile: Int, _ place: Int) -> Int {
        let (index, overflow) = (tile * count).addingReportingOverflow(place)
        return overflow ? .max : index
    }
}
