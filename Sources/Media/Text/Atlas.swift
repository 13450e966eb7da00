/// Pages on which the distances of all glyphs in use are packed. Knows nothing of graphics cards: whoever draws copies what
/// has changed.
public struct Atlas {
    /// Pages are square; a byte for each of their squares.
    public static let side = 1024
    public private(set) var pages: [Page] = []
    /// Grows whenever all pages were full and were begun anew: glyphs that were given out before are no longer there.
    public private(set) var generation = 0

    private let mostPages: Int
    private var slots: [GlyphKey: GlyphSlot] = [:]

    public struct Page {
        public private(set) var bytes = [UInt8](repeating: 0, count: Atlas.side * Atlas.side)
        /// Rows that have changed since they were last taken.
        public fileprivate(set) var changedRows: Range<Int> = 0..<0
        fileprivate var shelves: [Shelf] = []
        fileprivate var top = 0

        fileprivate init() {}

        fileprivate mutating func write(_ field: DistanceField, _ x: Int, _ y: Int) {
            for row in 0..<field.height {
                let (to, from) = ((y + row) * Atlas.side + x, row * field.width)
                bytes.replaceSubrange(to..<to + field.width, with: field.bytes[from..<from + field.width])
            }
            let rows = y..<y + field.height
            changedRows =
                changedRows.isEmpty
                ? rows : min(rows.lowerBound, changedRows.lowerBound)..<max(rows.upperBound, changedRows.upperBound)
        }
    }

    struct Shelf {
        var y: Int
        var height: Int
        var filled: Int
    }

    /// Calls back for each page that has changed, and takes the changes as seen.
    public mutating func takeChanges(_ see: (_ page: Int, _ rows: Range<Int>, _ bytes: [UInt8]) -> Void) {
        for page in pages.indices where !pages[page].changedRows.isEmpty {
            see(page, pages[page].changedRows, pages[page].bytes)
            pages[page].changedRows = 0..<0
        }
    }

    init(mostPages: Int) { self.mostPages = mostPages }

    func slot(_ key: GlyphKey) -> GlyphSlot? { slots[key] }

    mutating func add(_ field: DistanceField, left: Int, top: Int, as key: GlyphKey) -> GlyphSlot {
        let (page, x, y) = place(field.width, field.height)
        pages[page].write(field, x, y)
        let slot = GlyphSlot(
            page: page, x: x, y: y, width: field.width, height: field.height, left: left, top: top, detail: key.detail)
        slots[key] = slot
        return slot
    }

    /// Room on a shelf that is not much too high, or on a new one, or on a new page, or on an emptied one.
    private mutating func place(_ width: Int, _ height: Int) -> (page: Int, x: Int, y: Int) {
        for page in pages.indices {
            if let (x, y) = pages[page].place(width, height) { return (page, x, y) }
        }
        if pages.count < mostPages {
            pages.append(Page())
        } else {
            generation += 1
            slots = [:]
            // Their bytes may stay: only what is given out anew is looked at.
            for page in pages.indices { pages[page].clear() }
        }
        let page = slots.isEmpty ? 0 : pages.count - 1
        let (x, y) = pages[page].place(width, height) ?? (0, 0)
        return (page, x, y)
    }
}

extension Atlas.Page {
    fileprivate mutating func clear() {
        shelves = []
        top = 0
    }

    fileprivate mutating func place(_ width: Int, _ height: Int) -> (x: Int, y: Int)? {
        for at in shelves.indices {
            let loader = shelves[at]
            guard height <= loader.height, loader.height <= height + height / 3 + 4 else { continue }
            guard loader.filled + width <= Atlas.side else { continue }
            shelves[at].filled += width
            return (loader.filled, loader.y)
        }
        // Rounded up, so that glyphs of nearly the same height share a shelf.
        let room = min((height + 7) / 8 * 8, Atlas.side)
        guard width <= Atlas.side, height <= room, top + room <= Atlas.side else { return nil }
        shelves.append(Atlas.Shelf(y: top, height: room, filled: width))
        top += room
        return (0, top - room)
    }
}

struct GlyphKey: Hashable {
    /// 0 is the box that stands for what no font has.
    var typeface: Int
    var glyph: UInt32
    var detail: Detail
}

/// Where in the atlas a glyph is, in squares, with its margin.
public struct GlyphSlot: Hashable, Sendable {
    public let page: Int
    public let x: Int
    public let y: Int
    public let width: Int
    public let height: Int
    /// From the glyph's origin on the baseline to the slot's left and upper edge; down is positive.
    let left: Int
    let top: Int
    let detail: Detail

    /// How far around its edge the glyph's distances are told, which is also the width of the margin, in squares.
    public var reach: Int { detail.reach }
}
