internal import LayoutCore

/// What `cards/seam.glsl` is told of the cards before one that meet it: std140, 160 bytes.
struct SeamBlock: BitwiseCopyable {
    /// By how much it is taken to be larger where it goes on in a card before it, in points: left, top, right, bottom.
    private var beyond = SIMD4<Float>.zero
    private var first = Form()
    private var second = Form()
    private var third = Form()

    /// Where a card is in the picture: rows whose products with a pixel's place and 1 are, the third being divided by, the place on
    /// the card in points; then half its width, half its height, its corner radius.
    fileprivate struct Form: BitwiseCopyable {
        var right = SIMD4<Float>.zero
        var down = SIMD4<Float>.zero
        var depth = SIMD4<Float>.zero
    }

    /// How many cards before one are looked at. Of thin ones more than one may be in a pixel.
    fileprivate static let most = 3
    /// In pixels.
    fileprivate static let thin = 2.5
    /// In points: the gap between the sides of iCarousel's tubes, and a little more.
    private static let gap: Float = 0.03

    /// Empty where no card meets one that is before it.
    /// - Parameters:
    ///   - seen: from the back, like the places.
    static func all(
        of seen: [SeenCard], _ places: [CardList.Place], _ blocks: [CardBlock], _ cards: [Card], _ view: View
    ) -> [SeamBlock] {
        let maker = SeamBlockMaker(seen, places, blocks, cards, view)
        var seams: [SeamBlock] = []
        for place in seen.indices {
            guard let block = maker.blocks[place] else { continue }
            let forms = maker.cards(before: place).compactMap { other in
                maker.blocks[other].flatMap { Form(seen[other].matrix, blocks[$0].box, view) }
            }
            guard !forms.isEmpty else { continue }
            if seams.isEmpty { seams = Array(repeating: SeamBlock(), count: blocks.count) }
            seams[block].goOn(at: seen[place].sides(at: place).joined)
            seams[block].first = forms[0]
            if forms.count > 1 { seams[block].second = forms[1] }
            if forms.count > 2 { seams[block].third = forms[2] }
        }
        return seams
    }

    private mutating func goOn(at sides: Seams.Sides) {
        for (number, side) in [Seams.left, Seams.top, Seams.right, Seams.bottom].enumerated() where sides & side != 0 {
            beyond[number] = Self.gap
        }
    }
}

/// Finds the cards that meet others behind them.
private struct SeamBlockMaker {
    /// From the back.
    private let seen: [SeenCard]
    private let sizes: [Size]
    /// The one block of each card that hides all that is behind it.
    let blocks: [Int?]
    /// The outline of each card of a closed wheel: where one is seen from its side, its near and its far rim nearly lie on each other.
    private let edges: [CardEdges?]

    /// Where more are seen, only neighbours are looked at: each with each would take too long.
    private static let mostCards = 128

    init(_ seen: [SeenCard], _ places: [CardList.Place], _ blocks: [CardBlock], _ cards: [Card], _ view: View) {
        self.seen = seen
        sizes = seen.map { cards[$0.index].size }
        var solid = [Int?](repeating: nil, count: cards.count)
        for place in places where place.blocks.count == 1 && !(cards[place.index].blur > 0) {
            let block = place.blocks.lowerBound
            if blocks[block].isOpaque { solid[place.index] = block }
        }
        self.blocks = seen.map { $0.isSpare ? nil : solid[$0.index] }
        let isCrowded = seen.lazy.filter { !$0.isSpare }.count > Self.mostCards
        edges =
            isCrowded
            ? []
            : seen.map { $0.sharesSide ? CardEdges($0.matrix, cards[$0.index].size, pixels: view.pixels) : nil }
    }

    /// First those beside it in the frame.
    func cards(before place: Int) -> [Int] {
        let (next, previous) = (chain(from: place, \.next), chain(from: place, \.previous))
        var found: [Int] = []
        for turn in 0..<SeamBlock.most {
            for chain in [next, previous] where turn < chain.count && !found.contains(chain[turn]) {
                found.append(chain[turn])
            }
        }
        if found.count < SeamBlock.most, !edges.isEmpty, let own = edges[place] {
            for other in seen.indices[(place + 1)...] where found.count < SeamBlock.most {
                guard blocks[other] != nil, let others = edges[other], own.meet(others), !found.contains(other)
                else { continue }
                found.append(other)
            }
        }
        return Array(found.prefix(SeamBlock.most))
    }

    private func chain(from place: Int, _ neighbour: KeyPath<SeenCard, SeenCard.Seam?>) -> [Int] {
        var chain: [Int] = []
        var at = place
        while chain.count < SeamBlock.most, let seam = seen[at][keyPath: neighbour], seam.place > place,
            blocks[seam.place] != nil
        {
            at = seam.place
            chain.append(at)
            if seam.side != 0, !seen[at].isThin(sizes[at]) { break }
        }
        return chain
    }
}

extension SeenCard {
    fileprivate func isThin(_ size: Size) -> Bool {
        (SIMD2(size.width, size.height) / pointwiseMax(pixel, SIMD2(repeating: 1e-12))).min() < SeamBlock.thin
    }
}

extension SeamBlock.Form {
    /// Nil for a card that is seen from its edge.
    /// - Parameter box: as the card's block has it.
    fileprivate init?(_ m: Transform3D, _ box: SIMD4<Float>, _ view: View) {
        func plain(_ row: SIMD4<Double>) -> SIMD3<Double> { SIMD3(row.x, row.y, row.w) }
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let (a, b, c) = (plain(m.row1), plain(m.row2), plain(m.row4))
        let volume = (a * cross(b, c)).sum()
        guard abs(volume) > 1e-14, volume.isFinite else { return nil }
        func row(_ product: SIMD3<Double>, _ more: Float) -> SIMD4<Float> {
            let row = product / volume
            let scale = SIMD2(2 / Double(view.width), 2 / Double(view.height))
            let part = SIMD3(row.x * scale.x, row.y * scale.y, row.z - row.x - row.y)
            return SIMD4<Float>(SIMD3<Float>(part), more)
        }
        right = row(cross(b, c), box.x)
        down = row(cross(c, a), box.y)
        depth = row(cross(a, b), box.z)
    }
}
