internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle
internal import ZoeUserShaders

/// The cards of a frame that can be seen, from the back to the front, as they are drawn.
struct CardList {
    private(set) var blocks: [CardBlock] = []
    /// One for each block, if any card has a shadow.
    private(set) var shadows: [ShadowBlock] = []
    /// One for each block, if a user's shader paints any card.
    private(set) var faces: [FaceBlock] = []
    /// One for each block, if cards share sides.
    private(set) var seams: [SeamBlock] = []
    /// One for each block, if there is light in the scene.
    private(set) var lights: [LightBlock] = []
    /// What of it there is.
    let lightKind: LightKind?
    /// Whether it is one card on a sheet of its own.
    let isOnSheet: Bool
    /// Blocks one after the other that are drawn alike.
    private(set) var runs: [Run] = []
    /// What is written on them, in the same order.
    private(set) var texts: [CardText] = []
    private(set) var hasOpaque = false
    private let seenReach: PixelExtent?
    /// Where something of them is in the picture; nil where that may be anywhere.
    var reach: PixelExtent? { shadows.isEmpty && faces.isEmpty ? seenReach : nil }
    /// Whether what is drawn first, the foremost opaque cards, is written as bytes of sRGB.
    var beginsWithBytes: Bool { runs.last { $0.hasOpaque }.map { !$0.finish.hasArtwork } ?? false }

    /// On a sheet of its own, a card that lets something through has light, too.
    func showsLight(_ block: Int) -> Bool { isOnSheet || blocks[block].isFilled }

    struct Run {
        var blocks: Range<Int>
        /// The picture on these cards.
        var texture: Texture?
        var finish: CardFinish
        var hasOpaque: Bool
        /// Whether the inside of a card may be drawn with its edges.
        var mayHaveTranslucent = true

        fileprivate func isLike(_ other: Run) -> Bool {
            flat == nil && other.flat == nil && texture === other.texture && finish == other.finish
        }
        /// Drawn instead of the block, which then is this one only.
        var flat: FlatQuad? = nil
    }

    /// A card with its blocks: two while it is renewed.
    struct Place {
        /// In the frame.
        let index: Int
        let blocks: Range<Int>
        let isTranslucent: Bool
    }

    /// From the back.
    private(set) var places: [Place] = []

    /// The shadow of a card that a shader bends or leaves holes in: it has that form, and not the card's outline.
    struct ShapedShadow {
        /// The card's place in the frame.
        let index: Int
        /// Its first block.
        let place: Int
        let block: ShadowBlock
        let isBent: Bool
    }

    /// From the back.
    private(set) var shapedShadows: [ShapedShadow] = []

    /// - Parameters:
    ///   - culls: false draws also what makes no difference.
    ///   - lighting: the light of the scene.
    ///   - face: the user's own shader. Nobody knows where it leaves holes or bends cards to, so that it hides nothing.
    init(
        _ frame: Frame, _ look: Look, _ textures: ArtworkTextures, _ view: View, culls: Bool = true,
        face: FaceUse? = nil, lighting: Lighting? = nil
    ) {
        lightKind = lighting?.kind
        isOnSheet = lighting?.isOfOne ?? false
        let isBent = face?.effect.text.bends ?? false
        let hasHoles = face?.effect.text.isTranslucent ?? false
        let seen = SeenCards(frame, look.deck, view, culls: culls && face == nil, areBent: isBent)
        seenReach = seen.reach
        var coplanar = CoplanarCards()
        blocks.reserveCapacity(seen.cards.count)
        for card in seen.cards {
            var matrix = card.matrix
            matrix.bringNearer(by: Double(coplanar.rank(of: frame.cards[card.index])) * card.slope / 64)
            let first = blocks.count
            func append(_ style: CardStyle, alpha: Double) {
                guard alpha > 0, let side = VisibleSide(of: style, seen: view.upright(matrix)) else { return }
                let texture = side.face.artwork.flatMap { textures[$0.source] }
                let face = style.takesShader ? face : nil
                let block = CardBlock(
                    frame.cards[card.index], style, side, alpha: alpha, seen: matrix, slope: card.slope,
                    pictureSize: texture?.extent,
                    isFilled: face.map { !$0.effect.text.isTranslucent && !$0.effect.text.bends })
                if let face {
                    self.append(block, FaceBlock(frame, card.index, side, face), texture, face)
                    if face.showsLabels { return }
                } else {
                    self.append(block, texture, isWrittenToItsEdge: CardText.mayReachEdge(side.face.labels, on: block))
                }
                // Text lies on its card and under the next one.
                let text = CardText(
                    frame.cards[card.index], style, side, alpha: alpha, seen: matrix,
                    lift: seen.step / 2 + card.slope / 128, pixels: view.pixels, block: blocks.count - 1,
                    isOpaque: block.isOpaque)
                if let text { texts.append(text) }
            }
            let alpha = min(frame.cards[card.index].alpha, 1)
            let renewal = max(frame.cards[card.index].renewal, 0)
            if renewal < 1 {
                // The new content fades in over the old one so that with equal contents nothing would be seen of it: `new·a·r`
                // over `old·b` is the mixture of both when `1 - (1 - a·r)(1 - b) = a`.
                let former = look.deck.formerStyle(of: frame.cards[card.index]) ?? card.style.blank
                append(former, alpha: 1 - (1 - alpha) / (1 - alpha * renewal))
                append(card.style, alpha: alpha * renewal)
            } else {
                append(card.style, alpha: alpha)
            }
            if blocks.count == first { continue }
            if let lighting {
                // What a shader bends is not the flat card that the light knows.
                let isKnown = !isBent || !card.style.takesShader
                let light = isKnown ? lighting.block(card.index, lift: card.step / 2 + card.slope / 128) : .none
                // As far as a shader says, or the sheet from which it is cut.
                let isShaped = hasHoles && card.style.takesShader || frame.cards[card.index].part != nil
                for block in first..<blocks.count { lights.append(isShaped || showsLight(block) ? light : .none) }
            }
            // Half way between its card and the one that may lie under it.
            // Pieces of one card would throw theirs on each other.
            let shadow = ShadowBlock(
                frame.cards[card.index].part == nil ? card.style.shadow : nil, of: frame.cards[card.index],
                below: card.step / 2 + card.slope / 128)
            let isBent = isBent && card.style.takesShader
            if isBent || hasHoles && card.style.takesShader {
                let shaped = shadow.map {
                    ShapedShadow(index: card.index, place: first, block: $0, isBent: isBent)
                }
                if let shaped { shapedShadows.append(shaped) }
            } else {
                cast(shadow, at: first)
            }
            // What is bent is no plane that others could be cut with.
            let isTranslucent = !isBent && !blocks[first..<blocks.count].contains { $0.isOpaque }
            places.append(Place(index: card.index, blocks: first..<blocks.count, isTranslucent: isTranslucent))
        }
        if !isBent { seams = SeamBlock.all(of: seen.cards, places, blocks, frame.cards, view) }
    }

    /// Costs nothing while there are none.
    private mutating func cast(_ shadow: ShadowBlock?, at block: Int) {
        if shadow == nil && shadows.isEmpty { return }
        while shadows.count < blocks.count { shadows.append(.none) }
        shadows[block] = shadow ?? .none
    }

    /// With what is written on them.
    mutating func leaveOut(_ left: [Int]) {
        guard !left.isEmpty else { return }
        var isLeft = [Bool](repeating: false, count: blocks.count)
        for block in left {
            blocks[block].leaveOut()
            isLeft[block] = true
        }
        texts.removeAll { isLeft[$0.block] }
    }

    /// Changes the order in which edges, translucent and flat cards are drawn.
    mutating func arrange(_ order: [(block: Int, flat: FlatQuad?)]) {
        let drawn = runs.flatMap { run in
            run.blocks.map {
                Run(
                    blocks: $0..<$0 + 1, texture: run.texture, finish: run.finish, hasOpaque: blocks[$0].isOpaque)
            }
        }
        leaveOut(order.filter { $0.flat != nil }.map(\.block))
        runs = []
        for (block, flat) in order {
            if let flat {
                runs.append(
                    Run(
                        blocks: block..<block + 1, texture: nil, finish: CardFinish(), hasOpaque: false, flat: flat))
            } else {
                var run = drawn[block]
                run.hasOpaque = blocks[block].isOpaque
                append(run)
            }
        }
        hasOpaque = runs.contains { $0.hasOpaque }
    }

    /// Puts shadows with forms of their own before their cards.
    mutating func layShadows(_ flats: [Int: FlatCard]) {
        let quads = shapedShadows.compactMap { shadow in
            flats[shadow.index].map { (shadow.place, shadow.quad(of: $0, on: blocks[shadow.place].matrix)) }
        }
        var all = Dictionary(quads) { first, _ in first }
        var arranged: [Run] = []
        for run in runs {
            var rest = run
            for block in run.blocks {
                // A card that is cut is there several times.
                guard let quad = all.removeValue(forKey: block) else { continue }
                if block > rest.blocks.lowerBound {
                    var before = rest
                    before.blocks = rest.blocks.lowerBound..<block
                    arranged.append(before)
                }
                rest.blocks = block..<run.blocks.upperBound
                arranged.append(
                    Run(blocks: block..<block + 1, texture: nil, finish: run.finish, hasOpaque: false, flat: quad))
            }
            arranged.append(rest)
        }
        runs = arranged
    }

    private mutating func append(_ block: CardBlock, _ texture: Texture?, isWrittenToItsEdge: Bool) {
        hasOpaque = hasOpaque || block.isOpaque
        let finish = CardFinish(
            hasArtwork: texture != nil, hasBorder: block.box.w > 0, isRound: block.box.z > 0 || isWrittenToItsEdge,
            isPlain: block.start == block.end)
        append(
            Run(
                blocks: blocks.count..<blocks.count + 1, texture: texture, finish: finish, hasOpaque: block.isOpaque,
                mayHaveTranslucent: !block.isOpaque))
        blocks.append(block)
    }

    private mutating func append(_ block: CardBlock, _ face: FaceBlock, _ texture: Texture?, _ use: FaceUse) {
        hasOpaque = hasOpaque || block.isOpaque
        while faces.count < blocks.count { faces.append(.none) }
        faces.append(face)
        // Text that the shader knows nothing of may come near the edge.
        let finish = CardFinish(hasBorder: block.box.w > 0, isRound: true, isFaced: true)
        append(
            Run(
                blocks: blocks.count..<blocks.count + 1, texture: use.effect.readsPicture ? texture : nil,
                finish: finish, hasOpaque: block.isOpaque))
        blocks.append(block)
    }

    /// Drawn with the one before it where that is possible.
    private mutating func append(_ run: Run) {
        if let last = runs.last, last.isLike(run), last.blocks.upperBound == run.blocks.lowerBound {
            runs[runs.count - 1].blocks = last.blocks.lowerBound..<run.blocks.upperBound
            runs[runs.count - 1].hasOpaque = last.hasOpaque || run.hasOpaque
            runs[runs.count - 1].mayHaveTranslucent = last.mayHaveTranslucent || run.mayHaveTranslucent
        } else {
            runs.append(run)
        }
    }
}

extension CardList.ShapedShadow {
    fileprivate func quad(of flat: FlatCard, on card: Matrix4) -> FlatQuad {
        var matrix = card
        matrix.row4 += block.form.x * card.row1 + block.form.y * card.row2
        matrix.row1.z += block.form.w * card.row1.w
        matrix.row2.z += block.form.w * card.row2.w
        matrix.row4.z += block.form.w * matrix.row4.w
        return FlatQuad(flat: flat, matrix: matrix, shade: block.colour)
    }
}

extension CardStyle {
    /// Without its contents.
    var blank: CardStyle {
        var blank = self
        blank.face = Face(fill: face.fill)
        if case .own(let style) = back { blank.back = .own(CardStyle(fill: style.fill)) }
        return blank
    }
}
