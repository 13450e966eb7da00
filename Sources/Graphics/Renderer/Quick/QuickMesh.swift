internal import LayoutCore

/// A corner of a card as `quick/card.vert` reads it.
struct QuickVertex: BitwiseCopyable {
    /// In clip space.
    var place: SIMD4<Float>
    /// Where it is on the card's picture, how much of it is seen, points under the floor.
    var more: SIMD4<Float>
    /// Pixels from the left, top, right and bottom sides, or a colour.
    var inwards = SIMD4<Float>.zero

    /// Multiplies its depth on the screen, and adds to it.
    fileprivate mutating func bringDepth(by factor: Float, _ more: Float) {
        place.z = factor * place.z + more * place.w
    }
}

/// The corners and triangles of a frame, put where they are seen: for a few hundred cards the processor does that faster than
/// OpenGL is told to.
struct QuickMesh {
    private(set) var vertices: [QuickVertex] = []
    private var indices: [UInt32] = []
    /// What the corners of small cards are painted with, and which of them each corner belongs to: empty where there are none.
    private(set) var smallCards: [SmallCard] = []
    private(set) var numbers: [Float] = []
    /// The corners of triangles, in the order in which these are drawn.
    private(set) var ordered: [UInt32] = []

    mutating func removeAll() {
        vertices.removeAll(keepingCapacity: true)
        indices.removeAll(keepingCapacity: true)
        smallCards.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
        ordered.removeAll(keepingCapacity: true)
    }

    /// A place in it.
    struct Place {
        fileprivate let corner: Int
        fileprivate let index: Int
    }

    /// What was added between two places.
    struct Part {
        fileprivate let corners: Range<Int>
        fileprivate let indices: Range<Int>

        init(from start: Place, to end: Place) {
            (corners, indices) = (start.corner..<end.corner, start.index..<end.index)
        }

        var isEmpty: Bool { indices.isEmpty }
    }

    /// Where the next form comes.
    var end: Place { Place(corner: vertices.count, index: indices.count) }

    mutating func add(_ card: SmallCard) -> Int {
        smallCards.append(card)
        return smallCards.count - 1
    }

    /// Draws one after the other, as many as possible with one call.
    /// - Parameters:
    ///   - depths: that they have for themselves.
    ///   - slices: into which these are cut.
    ///   - isLight: mixed as light; else as bytes.
    mutating func batches(
        _ draws: some Sequence<QuickDraw>, _ depths: ClosedRange<Float>, slices: Int, isLight: Bool
    ) -> [QuickBatch] {
        let thickness = (depths.upperBound - depths.lowerBound) / Float(slices)
        var batches: [QuickBatch] = []
        for draw in draws {
            let start = ordered.count
            ordered += indices[draw.form.indices]
            let far = depths.upperBound - (slices > 1 ? thickness * Float(draw.slice) : 0)
            prepareCorners(of: draw, far - thickness...far, isLight: isLight)
            if let last = batches.last, draw.canFollow(last.draw) {
                batches[batches.count - 1].extend(to: ordered.count)
            } else {
                batches.append(QuickBatch(draw, start..<ordered.count))
            }
        }
        return batches
    }

    /// What is only known once all of a layer is there.
    private mutating func prepareCorners(of draw: QuickDraw, _ depths: ClosedRange<Float>, isLight: Bool) {
        // As `glDepthRange` has it, which costs a call for each.
        let (near, far) = (depths.lowerBound, depths.upperBound)
        for corner in draw.form.corners { vertices[corner].bringDepth(by: far - near, near + far - 1) }
        if case .shadow(_, let colour) = draw.source {
            let colour = isLight ? colour : colour.asBytes
            for corner in draw.form.corners { vertices[corner].inwards = colour }
        }
        guard let card = draw.smallCard else { return }
        if numbers.count < vertices.count {
            numbers += repeatElement(0, count: vertices.count - numbers.count)
        }
        for corner in draw.form.corners { numbers[corner] = Float(card % SmallCard.batch) }
    }

    // One after the other: lists of three, for thousands of triangles in a frame, would take longer than all else here.
    private mutating func addTriangle(_ a: UInt32, _ b: UInt32, _ c: UInt32) {
        indices.append(a)
        indices.append(b)
        indices.append(c)
    }

    /// The corners of a form without dents, one after the other.
    mutating func addForm<Place>(_ corners: some Collection<Place>, vertex: (Place) -> QuickVertex) {
        let first = UInt32(vertices.count)
        guard corners.count >= 3 else { return }
        for corner in corners { vertices.append(vertex(corner)) }
        for corner in 1..<UInt32(corners.count) - 1 { addTriangle(first, first + corner, first + corner + 1) }
    }

    /// What lies between four outer and four inner corners, and what the inner ones enclose.
    /// - Parameters:
    ///   - sides: whether there is something between them, from each corner to the next one.
    ///   - vertex: of a corner by its number, the inner ones after the outer ones.
    mutating func addRing(sides: SIMDMask<SIMD4<Int>>, isFilled: Bool, vertex: (Int) -> QuickVertex) {
        let first = UInt32(vertices.count)
        for corner in 0..<8 { vertices.append(vertex(corner)) }
        for side in 0..<4 where sides[side] {
            let (start, end) = (first + UInt32(side), first + UInt32((side + 1) % 4))
            addTriangle(start, end, end + 4)
            addTriangle(start, end + 4, start + 4)
        }
        if isFilled {
            addTriangle(first + 4, first + 5, first + 6)
            addTriangle(first + 4, first + 6, first + 7)
        }
    }

    /// As many cells across and down, all alike.
    /// - Parameters:
    ///   - takes: whether a cell is drawn, by two of its corners.
    ///   - vertex: of how far across and down a corner is, from 0 to 1.
    mutating func addPatch(
        across: Int, down: Int, takes: (SIMD2<Double>, SIMD2<Double>) -> Bool = { _, _ in true },
        vertex: (SIMD2<Double>) -> QuickVertex
    ) {
        let (first, cells) = (UInt32(vertices.count), SIMD2(Double(across), Double(down)))
        func corner(_ column: Int, _ row: Int) -> SIMD2<Double> { SIMD2(Double(column), Double(row)) / cells }
        for row in 0...down { for column in 0...across { vertices.append(vertex(corner(column, row))) } }
        for row in 0..<down {
            for column in 0..<across where takes(corner(column, row), corner(column + 1, row + 1)) {
                addCell(first, column, row, width: across + 1)
            }
        }
    }

    private mutating func addCell(_ first: UInt32, _ column: Int, _ row: Int, width: Int) {
        let width = UInt32(width)
        let corner = first + UInt32(row) * width + UInt32(column)
        addTriangle(corner, corner + 1, corner + width + 1)
        addTriangle(corner, corner + width + 1, corner + width)
    }

    /// Cells between lines across and down.
    /// - Parameter leavesOut: cells that are not drawn, by two of their corners.
    mutating func addGrid(
        _ across: [Double], _ down: [Double], leavesOut: (SIMD2<Double>, SIMD2<Double>) -> Bool,
        vertex: (SIMD2<Double>) -> QuickVertex
    ) {
        let first = UInt32(vertices.count)
        for y in down { for x in across { vertices.append(vertex(SIMD2(x, y))) } }
        for row in 0..<down.count - 1 {
            for column in 0..<across.count - 1 {
                let (left, right, top, bottom) = (across[column], across[column + 1], down[row], down[row + 1])
                guard right > left, bottom > top, !leavesOut(SIMD2(left, top), SIMD2(right, bottom))
                else { continue }
                addCell(first, column, row, width: across.count)
            }
        }
    }
}
