import LayoutCore

/// Where pictures, captions and headings stand on a page, in points.
struct SheetGrid: Hashable {
    /// Pictures under a heading, or without one.
    struct Block: Hashable {
        var title: String?
        let count: Int
    }

    struct Heading: Hashable {
        let title: String
        /// The top left one.
        let corner: Point
    }

    let blocks: [Block]
    /// So many pictures at most stand side by side.
    let columns: Int
    /// The size of a picture.
    let cell: Size

    static let margin = 44.0
    static let gap = 26.0
    static let labelHeight = 40.0
    static let headingHeight = 74.0
    /// More room before a heading than after it: it belongs to what follows.
    static let blockGap = 34.0

    /// The top left one of each picture.
    let corners: [Point]
    let headings: [Heading]
    let size: Size

    init(_ blocks: [Block], columns: Int, cell: Size) {
        (self.blocks, self.columns, self.cell) = (blocks, columns, cell)
        var corners: [Point] = []
        var headings: [Heading] = []
        var y = Self.margin
        for (number, block) in blocks.enumerated() where block.count > 0 {
            if let title = block.title {
                if number > 0 { y += Self.blockGap }
                headings.append(Heading(title: title, corner: Point(x: Self.margin, y: y)))
                y += Self.headingHeight
            }
            for length in block.rows(of: columns) {
                for column in 0..<length {
                    corners.append(Point(x: Self.margin + Double(column) * (cell.width + Self.gap), y: y))
                }
                y += cell.height + Self.labelHeight + Self.gap
            }
        }
        (self.corners, self.headings) = (corners, headings)
        let widest = blocks.flatMap { $0.rows(of: columns) }.max() ?? 0
        // In a sweep of few values, too, what was asked for side by side has its place.
        let across = Double(blocks.contains { $0.title != nil } ? widest : columns)
        size = Size(
            width: 2 * Self.margin + across * cell.width + (across - 1) * Self.gap,
            height: y - Self.gap - 8 + Self.margin)
    }

    /// So many side by side that the least of the page stays empty, and more before fewer: of five to eight, so that names can
    /// still be read and the page isn't all length.
    static func columns(for blocks: [Block]) -> Int {
        (5...8).reversed().min { emptiness(of: blocks, columns: $0) < emptiness(of: blocks, columns: $1) } ?? 5
    }

    /// How much of the places in all rows, each as long as the longest, has no picture.
    private static func emptiness(of blocks: [Block], columns: Int) -> Double {
        let rows = blocks.flatMap { $0.rows(of: columns) }
        let places = rows.count * (rows.max() ?? 0)
        return places > 0 ? 1 - Double(rows.reduce(0, +)) / Double(places) : 0
    }
}

extension SheetGrid.Block {
    /// How many pictures each row has. Under a heading they are about as many in each, so that none is left over in a row of its
    /// own; what is swept goes on where the row before ended.
    func rows(of columns: Int) -> [Int] {
        let rows = (count + columns - 1) / columns
        guard title != nil else { return (0..<rows).map { min(columns, count - $0 * columns) } }
        return (0..<rows).map { count / rows + ($0 < count % rows ? 1 : 0) }
    }
}
