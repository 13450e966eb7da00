internal import CZoeMath
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle
internal import ZoeUserShaders

extension Renderer {
    func picture(
        of placed: QuickLayerMaker.Placed, in frame: Frame, _ shading: Shading?, scale: Double
    ) throws(RendererError) -> QuickPicture? {
        let shading = placed.style.takesShader && shading?.face != nil ? shading : nil
        // By fewer pixels nobody sees it.
        let isBlurred = placed.card.blur * scale > 0.45
        if shading == nil, let ready = fillAlone(of: placed, isBlurred) ?? artworkAlone(of: placed) { return ready }
        if quickPass.standIns.areForAll, !isBlurred { return standIn(for: placed) }
        // Light would lie on a shadow that is in the picture.
        let hasShadow = isBlurred && placed.style.shadow != nil && !placed.isShadowApart
        if let picture = try painted(of: placed, isBlurred, hasShadow, in: frame, shading, scale: scale) {
            quickPass.standIns.show(placed.card)
            let size = placed.card.wholeSize
            return QuickPicture(picture, half: SIMD2(size.width, size.height) / 2, hasShadow: hasShadow)
        }
        return quickPass.paintsAhead == nil ? standIn(for: placed) : nil
    }

    /// What there is without painting.
    private func standIn(for placed: QuickLayerMaker.Placed) -> QuickPicture {
        let (card, style) = (placed.card, placed.style)
        return artwork(of: placed)
            ?? QuickPicture(placed.side.face, of: card.wholeSize, cornerRadius: style.cornerRadius, isSmall: false)
    }

    /// Neither need one that shows only its fill, as the pieces of an edge do.
    private func fillAlone(of placed: QuickLayerMaker.Placed, _ isBlurred: Bool) -> QuickPicture? {
        let (card, style, face) = (placed.card, placed.style, placed.side.face)
        let hasArtwork = face.artwork.map { textures[$0.source] != nil } ?? false
        // Pieces of edges are many: where nobody sees that they are blurred, none of them is painted.
        guard !hasArtwork, card.isEdge ? !isBlurred : card.blur <= 0, face.labels.isEmpty, style.borderWidth <= 0 else {
            return nil
        }
        let picture = QuickPicture(
            face, of: card.wholeSize, cornerRadius: style.cornerRadius, isSmall: card.isEdge)
        // What is nothing but its shadow has no corners.
        return style.cornerRadius <= 0 || picture.fill?.isClear ?? false ? picture : nil
    }

    /// A card that shows its artwork and nothing else need not be painted.
    private func artworkAlone(of placed: QuickLayerMaker.Placed) -> QuickPicture? {
        let (card, style, face) = (placed.card, placed.style, placed.side.face)
        guard card.blur <= 0, face.labels.isEmpty, style.borderWidth <= 0 else { return nil }
        return artwork(of: placed)
    }

    /// A card's artwork, without anything else that is on it.
    private func artwork(of placed: QuickLayerMaker.Placed) -> QuickPicture? {
        let (card, style, face) = (placed.card, placed.style, placed.side.face)
        guard let sampler = quickPass.sampler, let artwork = face.artwork, let texture = textures[artwork.source]
        else { return nil }
        return QuickPicture(
            texture, sampler, of: card.wholeSize, fit: artwork.fit, cornerRadius: style.cornerRadius,
            zoom: card.slide?.zoom ?? 1, shift: card.slide?.shift ?? .zero, mirror: placed.side.mirror)
    }

    private func painted(
        of placed: QuickLayerMaker.Placed, _ isBlurred: Bool, _ hasShadow: Bool, in frame: Frame, _ shading: Shading?,
        scale: Double
    ) throws(RendererError) -> CardPicture? {
        var style = placed.style
        if !hasShadow { style.shadow = nil }
        var (card, face) = (placed.card.whole, placed.side.face)
        let blur = max(card.blur, 0)
        // Blurred pieces of edges differ in each frame, by little that is seen.
        if card.isEdge, isBlurred {
            card.size = card.size.inSteps
            face.fill = face.fill.inSteps
        }
        // In steps, and not below what most blurs need, so that one that grows finds its picture.
        let least = 0.06 * min(card.size.width, card.size.height)
        let room = isBlurred ? exp2(log2(max(3 * blur, least, 1)).rounded(.up)) : 0
        let margin = isBlurred ? room + min(style.shadow?.overhang ?? 0, 5000) : 0
        let key = CardPictureKey(
            face: face, cornerRadius: style.cornerRadius, borderWidth: style.borderWidth,
            borderColour: style.borderColour, shadow: style.shadow, size: card.size, margin: margin,
            isSeenThroughLens: isBlurred && frame.camera.aperture > 0,
            artwork: face.artwork.flatMap { textures[$0.source]?.number } ?? 0,
            slide: face.artwork == nil ? nil : card.slide,
            shader: shading.flatMap { CardPictureKey.FaceShader($0, inputs, of: card, in: frame) })
        // What is blurred needs fewer texels, so few that its smallest version is blurred enough, also where the picture is a little
        // finer than was wanted (there is room for three times the strongest blur, whose disc is twice as wide as that blur); and
        // patterns of single pixels more.
        let most = key.isSeenThroughLens ? LensLevels.largestDisc : 1.6 * BlurLevels.largest
        let wanted =
            isBlurred
            ? min(0.7 * scale, most / (2.0 / 3 * room)) : shading != nil ? 1.3 * paintingScale * scale : scale
        let scale =
            quickPass.paintsAhead == nil ? quickPass.pictures.scaleInMotion(wanted, of: card.size) : wanted
        if let picture = quickPass.pictures.picture(key, scale: scale) { return picture }
        if shading == nil, quickPass.paintsAhead == nil, let near = quickPass.pictures.near(key, turn: card.index) {
            return near
        }
        // A picture that is too coarse is better than none, and a slightly coarse one is better than a late frame.
        let wouldHalt = quickPass.paintsAhead == nil && quickPass.pictures.wouldHalt(key, scale: scale)
        let isTooMuch =
            quickPass.paintsAhead == nil && quickPass.pictures.hasPaintedEnough(byShader: shading != nil)
        if let coarse = quickPass.pictures.any(key) {
            let isFineEnough = quickPass.paintsAhead.map { $0 <= 0 } ?? (coarse.size.scale > 0.6 * scale)
            if isFineEnough || wouldHalt || !quickPass.pictures.hasRoom(for: key, scale: scale) { return coarse }
        } else if wouldHalt || isTooMuch, letsCardsWait, !isBlurred, quickPass.standIns.mayWait(placed.card) {
            return nil
        }
        if let rest = quickPass.paintsAhead {
            if rest <= 0 { return nil }
            quickPass.paintsAhead = rest - 1
        }
        var flat = frame
        flat.cards = [card]
        flat.cards[0].matrix = .identity
        var shading = shading
        shading?.effort = 1
        (flat.cards[0].blur, flat.cards[0].alpha, flat.cards[0].renewal) = (0, 1, 1)
        var plain = style
        plain.face = face
        plain.back = .front
        plain.shadow = key.shadow
        let look = Look(deck: PlainDeck([plain]))
        if shading != nil { cardsPaintedByShaders += 1 }
        // It is painted anew in a frame that has time for it.
        return try quickPass.paint(key, scale: wouldHalt ? scale / 2 : scale) { view, begin throws(RendererError) in
            let use = try self.face(of: flat, look, shading, view)
            begin()
            try draw(CardList(flat, look, textures, view, culls: false, face: use), view, face: use)
        }
    }
}
