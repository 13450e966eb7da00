internal import LayoutCore
internal import ZoeStyle

extension CardList {
    /// The cards that have to be drawn flat first: those that are blurred, translucent ones that pass through others, and those
    /// that are seen in pieces.
    func wantedFlats(_ frame: Frame, _ look: Look, _ view: View) -> [FlatCard] {
        let cards = frame.cards
        let cut = crossings(cards).places
        let hasLens = frame.camera.aperture > 0
        var wanted = wantedWholes(cards, view, isSeenThroughLens: hasLens)
        for (number, place) in places.enumerated() where cards[place.index].part == nil {
            let card = cards[place.index]
            let blur = card.blur > 0 ? min(card.blur, 1000) : 0
            guard blur > 0 || cut.contains(number) else { continue }
            let flat = flat(of: card, place.index, blur: blur, isSeenThroughLens: hasLens && blur > 0, look, view)
            guard let flat else { continue }
            // A third of a pixel is not seen.
            if !cut.contains(number) && blur * max(flat.scale.x, flat.scale.y) < 0.45 { continue }
            wanted.append(flat)
        }
        return wanted
    }

    /// Each card that is cut, once for all of its pieces that are seen from the same side.
    private func wantedWholes(
        _ cards: [Card], _ view: View, isBlurred: Bool = true, isSeenThroughLens: Bool = false
    ) -> [FlatCard] {
        var wholes: [(isTurned: Bool, index: Int, pieces: [Card])] = []
        var ofItem: [Int: [Int]] = [:]
        for place in places where cards[place.index].part != nil {
            let card = cards[place.index]
            let isTurned = VisibleSide.isSeenFromBehind(card.matrix * view.wholeClip)
            let known = ofItem[card.index, default: []].last {
                wholes[$0].isTurned == isTurned && wholes[$0].pieces[0].isOfOneCard(with: card)
            }
            if let known {
                wholes[known].pieces.append(card)
            } else {
                ofItem[card.index, default: []].append(wholes.count)
                wholes.append((isTurned, place.index, [card]))
            }
        }
        return wholes.compactMap { isTurned, index, pieces in
            let blur = isBlurred ? min(max(pieces[0].blur, 0), 1000) : 0
            return FlatCard(
                pieces[0].whole, index: index, blur: blur, margin: 0, isTurned: isTurned,
                isSeenThroughLens: isSeenThroughLens && blur > 0, pieces: pieces, in: view)
        }
    }

    /// Gives each piece the flat of its card.
    func shareOut(_ flats: inout [Int: FlatCard], to cards: [Card], _ view: View) {
        let wholes = Dictionary(grouping: flats.values.filter { cards[$0.index].part != nil }) { cards[$0.index].index }
        guard !wholes.isEmpty else { return }
        for place in places {
            let card = cards[place.index]
            guard card.part != nil else { continue }
            let isTurned = VisibleSide.isSeenFromBehind(card.matrix * view.wholeClip)
            var own = wholes[card.index]?.first {
                $0.isTurned == isTurned && cards[$0.index].isOfOneCard(with: card)
            }
            own?.alpha = min(max(card.alpha, 0), 1)
            flats[place.index] = own
        }
    }

    /// Translucent cards with something written on them, or with light on them: both fade as one with what they lie on, which else
    /// would shine through them; and light that falls on a clear colour would fall on what is behind it. The foremost, as many as there
    /// is room for.
    func wantedFades(_ cards: [Card], _ look: Look, _ view: View, besides others: [FlatCard], room: Int) -> [FlatCard] {
        guard !texts.isEmpty || lightKind != nil else { return [] }
        let written = Set(texts.lazy.filter { !$0.isOpaque }.map(\.block))
        let taken = Set(others.map(\.index))
        var wanted: [FlatCard] = []
        var texels = 0
        for place in places.reversed() where place.isTranslucent && !taken.contains(place.index) {
            let card = cards[place.index]
            let fades = card.alpha < 1
            guard card.part == nil,
                place.blocks.contains(where: {
                    fades && written.contains($0) && blocks[$0].isPainted
                        || lightKind != nil && (fades || !blocks[$0].isFilled)
                }),
                let flat = sharpFlat(of: card, place.index, look, view, room: room - texels)
            else { continue }
            texels += flat.width * flat.height
            wanted.append(flat)
        }
        return wanted
    }

    /// A card that fades is drawn from above; if that would take too much room to be as sharp as without it, it is drawn as it is seen.
    private func sharpFlat(of card: Card, _ index: Int, _ look: Look, _ view: View, room: Int) -> FlatCard? {
        if let flat = flat(of: card, index, blur: 0, isSharp: true, look, view), flat.sharpness > 0.95,
            flat.width * flat.height <= room
        {
            return flat
        }
        guard let flat = FlatCard(seen: card, index: index, margin: margin(of: card, look), in: view),
            max(flat.width, flat.height) <= FlatCard.sharpSide, flat.width * flat.height <= room
        else { return nil }
        return flat
    }

    /// The forms of cards that a shader bends or leaves holes in, which their shadows have.
    func wantedShadows(_ cards: [Card], _ look: Look, _ view: View) -> [FlatCard] {
        shapedShadows.compactMap { shadow in
            let card = cards[shadow.index]
            // Nobody knows where a card is bent to; as far as its longer side is enough for a page that is turned.
            let beyond = shadow.isBent ? min(max(card.size.width, card.size.height), 5000) : 0
            let blur = max(card.blur, 0)
            let form = SIMD4<Double>(shadow.block.form)
            var flat = FlatCard(
                card, index: shadow.index, blur: min((form.z * form.z + blur * blur).squareRoot(), 1000),
                margin: beyond, isTurned: VisibleSide.isSeenFromBehind(card.matrix * view.wholeClip), in: view)
            // What stands up is farther from what its shadow falls on. For the card itself that is taken to be twice the
            // deviation, and the light not to come in lower than by half a right angle.
            let offset = SIMD2(form.x, form.y)
            flat?.lean = offset / max(2 * form.z, abs(form.x), abs(form.y), 1)
            return flat
        }
    }

    private func flat(
        of card: Card, _ index: Int, blur: Double, isSharp: Bool = false, isSeenThroughLens: Bool = false, _ look: Look,
        _ view: View
    ) -> FlatCard? {
        FlatCard(
            card, index: index, blur: blur, margin: margin(of: card, look),
            isTurned: VisibleSide.isSeenFromBehind(card.matrix * view.wholeClip), isSharp: isSharp,
            isSeenThroughLens: isSeenThroughLens, in: view)
    }

    /// For its shadow.
    private func margin(of card: Card, _ look: Look) -> Double {
        let beyond = look.deck.style(of: card).shadow?.overhang ?? 0
        return beyond > 0 ? min(beyond, 5000) : 0
    }

    /// All cards, to be drawn flat as they are without the user's own shader, which then reads them; those that are cut, as a whole.
    func wantedContents(_ cards: [Card], _ view: View) -> [FlatCard] {
        let wholes = wantedWholes(cards, view, isBlurred: false)
        return wholes
            + places.filter { cards[$0.index].part == nil }.compactMap { place in
                FlatCard(
                    cards[place.index], index: place.index, blur: 0, margin: 0,
                    isTurned: VisibleSide.isSeenFromBehind(cards[place.index].matrix * view.wholeClip), in: view)
            }
    }

    private func crossings(_ cards: [Card]) -> Crossings {
        var translucent: [(place: Int, card: Card)] = []
        for (number, place) in places.enumerated() where place.isTranslucent && !(cards[place.index].blur > 0) {
            translucent.append((number, cards[place.index]))
        }
        return Crossings(translucent)
    }

    /// Puts flats in the places of their cards.
    mutating func lay(_ laid: FlatCards, for cards: [Card], isMirrored: Bool = false) {
        // What was drawn as the picture shows it is of no use to a mirror.
        let flats = isMirrored ? laid.cards.filter { $0.value.place == nil } : laid.cards
        if !flats.isEmpty { lay(flats, for: cards) }
        if !laid.shadows.isEmpty { layShadows(laid.shadows) }
    }

    private mutating func lay(_ flats: [Int: FlatCard], for cards: [Card]) {
        var crossings = crossings(cards)
        var order: [(block: Int, flat: FlatQuad?)] = []
        var others: [Int] = []
        for piece in crossings.arranged(places.indices) {
            let place = places[piece.place]
            if let flat = flats[place.index] {
                others += place.blocks.dropFirst()
                let first = place.blocks.lowerBound
                var quad = quad(of: cards[place.index], flat, blocks[first].matrix, lines: piece.lines)
                quad.light = light(of: cards[place.index], at: first)
                order.append((first, quad))
            } else if piece.isFirst {
                for block in place.blocks { order.append((block, nil)) }
            }
        }
        leaveOut(others)
        arrange(order)
    }

    /// Each piece is turned its own way to the light.
    private func light(of card: Card, at block: Int) -> FlatQuad.Light? {
        guard let part = card.part, block < lights.count else { return nil }
        return FlatQuad.Light(block: lights[block], middle: part.middleInLight)
    }

    /// Where what lies on the inner side of all lines begins and ends on a paper; nil for all of it.
    private static func part(of reach: SIMD2<Double>, within lines: [SIMD3<Double>]) -> SIMD4<Double>? {
        let paper = [-reach, SIMD2(reach.x, -reach.y), reach, SIMD2(-reach.x, reach.y)]
        let area = lines.reduce(paper) { $0.part(within: $1) }
        guard !lines.isEmpty, let first = area.first else { return nil }
        return SIMD4(lowHalf: area.reduce(first, pointwiseMin), highHalf: area.reduce(first, pointwiseMax))
    }

    /// For a card that is cut, what lies within the piece's sides. At the sides of a bent card its own edge ends it.
    private func quad(of card: Card, _ flat: FlatCard, _ matrix: Matrix4, lines: [SIMD3<Double>]) -> FlatQuad {
        guard let part = card.part else {
            return FlatQuad(
                flat: flat, matrix: matrix, lines: lines.map { SIMD4($0, -1) },
                part: flat.place == nil ? Self.part(of: flat.reach, within: lines) : nil)
        }
        let (x, y) = (part.middle.x, part.middle.y)
        var whole = matrix
        whole.row4 -= Float(x) * matrix.row1 + Float(y) * matrix.row2
        let (width, height) = (card.size.width / 2, card.size.height / 2)
        let own = lines.map { SIMD4($0.x, $0.y, $0.z - $0.x * x - $0.y * y, -1) }
        let sides = [
            SIMD4(1, 0, width - x, -1), SIMD4(-1, 0, width + x, -1), SIMD4(0, 1, height - y, -1),
            SIMD4(0, -1, height + y, -1),
        ]
        guard part.isBent else {
            return FlatQuad(
                flat: flat, matrix: whole, lines: Array((sides + own).prefix(16)),
                part: SIMD4(x - width, y - height, x + width, y + height),
                hasOwnSides: true)
        }
        let (inner, under) = (card.innerSides, card.missesNeighbours)
        var kept: [SIMD4<Double>] = []
        let paper = flat.reach
        var (low, high) = (-paper, paper)
        if inner & Seams.left != 0 { low.x = x - width - under.x }
        if inner & Seams.top != 0 { low.y = y - height - under.y }
        if inner & Seams.right != 0 { high.x = x + width + under.x }
        if inner & Seams.bottom != 0 { high.y = y + height + under.y }
        for (number, side) in [Seams.left, Seams.right, Seams.top, Seams.bottom].enumerated() where inner & side != 0 {
            kept.append(
                SIMD4(lowHalf: sides[number].lowHalf, highHalf: SIMD2(sides[number].z, number < 2 ? under.x : under.y)))
        }
        return FlatQuad(
            flat: flat, matrix: whole, lines: Array((kept + own).prefix(16)),
            part: SIMD4(lowHalf: low, highHalf: high), bend: part.curvature)
    }
}

extension Card {
    /// Of a piece of a bent card, the sides at which it goes on.
    var innerSides: Seams.Sides {
        guard let part, part.isBent else { return 0 }
        let (half, whole) = (SIMD2(size.width, size.height) / 2, SIMD2(part.whole.width, part.whole.height) / 2)
        let middle = SIMD2(part.middle.x, part.middle.y)
        let (low, high) = (middle - half .> 1e-6 * whole - whole, middle + half .< whole - 1e-6 * whole)
        return (low[0] ? Seams.left : 0) | (low[1] ? Seams.top : 0) | (high[0] ? Seams.right : 0)
            | (high[1] ? Seams.bottom : 0)
    }

    /// Of a piece of a card that is bent both ways, by how many of its points, across and down, its sides may lie beside those of the
    /// next ones: no flat piece has all of its four corners on a ball.
    var missesNeighbours: SIMD2<Double> {
        guard let part, part.curvature.x != 0, part.curvature.y != 0 else { return .zero }
        let surface = BentSurface(curvature: part.curvature)
        let (half, middle) = (SIMD2(size.width, size.height) / 2, SIMD2(part.middle.x, part.middle.y))
        let (low, high) = (middle - half, middle + half)
        let (a, b) = (surface.place(low), surface.place(SIMD2(high.x, low.y)))
        let (c, d) = (surface.place(SIMD2(low.x, high.y)), surface.place(high))
        func length(_ way: SIMD3<Double>) -> Double { way.dot(way).squareRoot() }
        // That of one corner, twice, as the neighbour's misses as much.
        let off = length(a + d - b - c) / 2
        let sides = SIMD2(length(b + d - a - c), length(c + d - a - b)) / 2
        return pointwiseMin(off / pointwiseMax(sides, SIMD2(repeating: 1e-9)) * 2 * half, half)
    }

    /// Both are pieces of one showing of one item.
    func isOfOneCard(with other: Card) -> Bool {
        identity == other.identity && lane == other.lane && index == other.index && offset == other.offset
    }
}

extension CardBlock {
    /// Whether there is anything on the card but letters.
    fileprivate var isPainted: Bool { max(start.w, end.w, border.w) > 0 || artwork != .zero }
}
