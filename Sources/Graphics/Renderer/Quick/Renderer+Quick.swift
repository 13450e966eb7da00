internal import CZoeEpoxy
internal import CardContent
public import LayoutCore
public import ZoeOpenGL
public import ZoeStyle
internal import ZoeUserShaders

/// How a frame is drawn.
public enum Effort: Hashable, Sendable {
    /// As a capture shows it.
    case full
    /// From pictures of the cards, as far as that looks the same: for frames that follow each other quickly.
    case quick
}

/// What is made ready for a frame before it is drawn quickly.
public enum Preparation: Sendable {
    /// All that it takes.
    case motion
    /// Pictures of its cards alone.
    case pictures
}

extension Renderer {
    func canBeQuick(_ request: DrawingRequest) -> Bool {
        request.isWhole && debugView == nil && request.target.quality == Quality()
            && canBeQuick(request.look, request.shading)
    }

    /// Whether the cards can be drawn from pictures of them.
    func canBeQuick(_ look: Look, _ shading: Shading?) -> Bool {
        if let text = shading?.face?.effect.text, !text.isOfCardAlone || text.readsKeyboard { return false }
        if let backdrop = shading?.backdrop { return !backdrop.effect.text.isTranslucent }
        return switch look.backdrop {
        case .transparent: false
        case .solid(let colour), .studio(let colour): colour.alpha >= 1
        case .gradient(let top, let bottom): min(top.alpha, bottom.alpha) >= 1
        }
    }

    /// - Parameter trial: only this part of it is drawn, to make its programs ready.
    func drawQuickly(_ request: DrawingRequest, as trial: QuickPass.Trial? = nil) throws(RendererError) {
        let (frame, look, shading, target) = (request.frame, request.look, request.shading, request.target)
        let view = request.view()
        let quick = quickPass
        // Pictures of cards are painted with the same switches in each frame: for others, drivers make other code.
        beginDrawing()
        quick.beginFrame()
        quick.standIns.beginFrame()
        let ground = shading?.backdrop == nil ? QuickGround(look.backdrop) : nil
        let layer = try layer(of: frame, look, shading, view, on: ground, culls: request.culls)
        let contacts = ContactShadows(frame, look, .quick).map { contactLayer($0, view) }
        var mirrored: (layer: QuickLayer, view: View)?
        if let floor = look.floor, let plane = MirrorPlane(floor, under: frame, view) {
            var below = view
            below.floor = plane
            var image = frame
            image.cards = frame.cards.map(plane.mirrored)
            let layer = try self.layer(
                of: image, look, shading, below, on: ground, culls: request.culls && !plane.cuts(frame.cards))
            if layer.cards > 0 { mirrored = (layer, below) }
        }
        tracker.didSee(cards: layer.cards, of: frame.cards.count)
        request.whenPlaced()
        beginDrawing()

        // A backdrop that is seen through is never drawn quickly.
        try backdropPicture.renew(
            BackdropPicture.Key(look, shading, inputs, view), writesBytes: shading?.backdrop != nil,
            copying: finishing
        ) { () throws(RendererError) in
            cards.bind()
            _ = try backdrop.draw(look.backdrop, shading, inputs, view)
        }
        // Bytes as a screen takes them, where nothing is mixed as light and nothing reads the picture.
        quick.note(isLight: layer.isMixed)
        let isLight = trial?.isLight ?? layer.isMixed
        let isShownAsItIs = !isLight && shading?.post.isEmpty ?? true && shading?.journey == nil && shownPass == nil
        try target.take(isShownAsItIs ? .screen : .plain)
        target.isOpaque = true
        zglDisable(GLCapability.framebufferSRGB.code)
        let copiesBackdrop = target.canvas.storage == .screen
        if copiesBackdrop, quick.parts.contains(.backdrop) { try copyBackdrop(to: target.canvas) }
        target.begin()
        // The backdrop paints over whatever colours there are.
        zglClearDepth(1)
        zglClear(GLConstant.depthBits)
        if policy.takes(.coveredPlaces) { target.hideCovered() }
        // The image in the floor is behind all cards.
        let (own, behind): (ClosedRange<Float>, ClosedRange<Float>) = (0.001...0.5, 0.5...0.9)
        let seen = quick.drawing(layer, view, own, isLight: isLight)
        let images = mirrored.map { quick.drawing($0.layer, $0.view, behind, isLight: isLight) }
        let darkened = contacts.map { quick.drawing($0, view, behind, isLight: isLight) }
        quick.begin()
        backdropPicture.bind(to: 1)
        try quick.drawBodies(seen, looksAtGround: false)
        if let images { try quick.drawBodies(images, looksAtGround: ground == nil) }
        // Last, where nothing else is.
        if !copiesBackdrop { try quick.drawBackdrop(view) }
        // What has been told is drawn by others while the rest is told.
        if isSoftware { zglFlush() }
        if isLight { zglEnable(GLCapability.framebufferSRGB.code) }
        if let images { try quick.drawVeils(images) }
        if let darkened { try quick.drawVeils(darkened) }
        try quick.drawVeils(seen)
        zglEnable(GLCapability.framebufferSRGB.code)
        try finish(target, target.pieces[0])
        if let shading, PostPass.readsDepths(shading) { try drawDepths(of: request, view) }
    }

    /// Before the cards, which is dearer than behind them wherever each of its pixels takes a shader.
    private func copyBackdrop(to canvas: Surface) throws(RendererError) {
        guard let picture = backdropPicture.picture else { return }
        let whole = PixelBox(left: 0, low: 0, width: canvas.width, height: canvas.height)
        try finishing.copy(picture, to: whole) { canvas.beginWithoutDepths(in: tracker) }
        zglEnable(GLCapability.depthTest.code)
        zglActiveTexture(GLConstant.firstUnit)
    }

    /// For shaders over the whole picture, from the cards themselves: quick pictures share the range of depths out otherwise.
    private func drawDepths(of request: DrawingRequest, _ view: View) throws(RendererError) {
        let list = CardList(request.frame, request.look, textures, view, culls: request.culls)
        try post.depthSurface(for: request.target).begin(clearing: .zero)
        if list.blocks.isEmpty { return }
        beginDrawing()
        try cards.drawInsides(of: list, view)
        try drawDepths(of: list, view, nil)
    }

    /// Makes ready what quick frames like this one need, a little at a time: a picture, or the programs of one part.
    /// - Returns: false once nothing is left to do.
    public func prepare(
        _ frame: Frame, look: Look, shading: Shading?, into target: Target, tile: Tile? = nil,
        for purpose: Preparation
    ) throws(RendererError) -> Bool {
        guard canBeQuick(look, shading), target.pieces.count == 1 else { return false }
        var (frame, look) = bodied(frame, look, shading, into: target, tile, .quick)
        if tracker.isRehearsal { frame = ProgramKind.few(of: frame, look) }
        let quick = quickPass
        // Programs come first: a motion that begins before all is ready waits for each of them, and for few pictures at a time.
        if purpose != .pictures {
            if try tryMakingLevels() { return true }
            if quick.manners.isEmpty { try layerAhead(of: frame, look, shading, into: target, tile, pictures: 0) }
            if let trial = quick.untried(look) {
                quick.note(trial)
                quick.parts = [trial.part]
                quick.standIns.areForAll = trial.areStandIns
                defer {
                    quick.parts = Set(QuickProgram.Kind.Part.allCases)
                    quick.standIns.areForAll = false
                }
                try drawQuickly(DrawingRequest(frame, look, shading, into: target, tile, culls: true), as: trial)
                return true
            }
        }
        let painted = quick.pictures.painted
        try layerAhead(of: frame, look, shading, into: target, tile, pictures: quick.pictures.isFull ? 0 : 1)
        return quick.pictures.painted > painted || purpose != .pictures && quick.untried(look) != nil
    }

    /// - Parameter pictures: so many are painted that are not there.
    private func layerAhead(
        of frame: Frame, _ look: Look, _ shading: Shading?, into target: Target, _ tile: Tile?, pictures: Int
    ) throws(RendererError) {
        let quick = quickPass
        beginDrawing()
        let view = View(frame.camera, depth: frame.camera.depthRange(of: frame.cards), target: target, tile: tile)
        quick.beginFrame()
        quick.paintsAhead = pictures
        defer { quick.paintsAhead = nil }
        quick.note(isLight: try layer(of: frame, look, shading, view, on: nil, culls: true).isMixed)
    }

    /// Lets the driver compile how smaller versions of pictures are made.
    /// - Returns: false where it was done before.
    public func tryMakingLevels() throws(RendererError) -> Bool { try quickPass.pictures.tryLevels() }

    private func layer(
        of frame: Frame, _ look: Look, _ shading: Shading?, _ view: View, on ground: QuickGround?, culls: Bool
    ) throws(RendererError) -> QuickLayer {
        let seen = SeenCards(frame, look.deck, view, culls: culls)
        var maker = QuickLayerMaker(view, on: ground, quickPass.shadows, quickPass.takeMesh())
        let lighting = Lighting(look, frame, in: view.floor)
        maker.layer.lightKind = lighting?.kind
        var coplanar = CoplanarCards()
        let planes = seen.cards.map { one in
            var matrix = one.matrix
            matrix.bringNearer(by: Double(coplanar.rank(of: frame.cards[one.index])) * one.slope / 64)
            return QuickPlane(matrix, frame.cards[one.index].size, slope: one.slope, pixels: view.pixels)
        }
        let scale = Self.fineness(of: planes, seen, in: frame)
        var bent = BentPieces(seen, in: frame)
        let disordered = seen.disorderedBlurs(in: frame)
        var veils: [Int] = []
        for (place, one) in seen.cards.enumerated() {
            veils.append(maker.layer.veils.count)
            let (card, plane) = (frame.cards[one.index], planes[place])
            let side = VisibleSide(of: one.style, seen: view.upright(plane.matrix))
            maker.begin(card, isFilled: side?.face.fill.isOpaque ?? false)
            maker.liesInOrder = disordered.contains(place)
            guard let side else { continue }
            func placed(_ style: CardStyle, _ side: VisibleSide, alpha: Double) -> QuickLayerMaker.Placed {
                QuickLayerMaker.Placed(
                    card, style, side, on: plane, alpha: alpha, shared: one.sides(at: place),
                    lift: one.step / 2 + one.slope / 128,
                    isShadowApart: card.part == nil && frame.camera.aperture <= 0
                        && lighting?.kind.addsToCards ?? false)
            }
            let now = placed(one.style, side, alpha: min(card.alpha, 1))
            let isPaintedOver = shading?.face != nil && one.style.takesShader
            if let group = bent.group(at: place) {
                let known = bent.picture(of: group)
                if known == nil { now.light = lighting?.block(one.index, lift: 0) }
                let picture = if let known { known } else { try picture(of: now, in: frame, shading, scale: scale) }
                guard let (pieces, picture) = bent.add(now, picture, to: group) else { continue }
                maker.addPieces(
                    pieces, picture, isFilled: side.face.fill.isOpaque || picture.isArtwork || isPaintedOver)
                continue
            }
            now.light = lighting?.block(one.index, lift: 0)
            guard let picture = try picture(of: now, in: frame, shading, scale: scale) else { continue }
            if card.renewal < 1 {
                // As in `CardList`.
                let renewal = max(card.renewal, 0)
                let former = look.deck.formerStyle(of: card) ?? one.style.blank
                if let side = VisibleSide(of: former, seen: view.upright(plane.matrix)) {
                    let before = placed(former, side, alpha: 1 - (1 - now.alpha) / (1 - now.alpha * renewal))
                    if let picture = try self.picture(of: before, in: frame, shading, scale: scale) {
                        maker.addCard(before, picture, isFilled: false, hasShadow: false)
                    }
                }
                now.alpha *= renewal
            }
            maker.addCard(
                now, picture, isFilled: side.face.fill.isOpaque || picture.isArtwork || isPaintedOver)
        }
        // Insides have depths; what is blended over them has its order alone.
        if maker.layer.slices == 1, let order = seen.placesBySpace(in: frame) {
            veils.append(maker.layer.veils.count)
            maker.layer.veils = order.flatMap { maker.layer.veils[veils[$0]..<veils[$0 + 1]] }
        }
        quickPass.mesh = maker.mesh
        return maker.layer
    }

    private func contactLayer(_ shadows: ContactShadows, _ view: View) -> QuickLayer {
        let (frame, look) = (shadows.frame, shadows.look)
        var maker = QuickLayerMaker(view, on: nil, quickPass.shadows, quickPass.takeMesh())
        for one in SeenCards(frame, look.deck, view, culls: false).cards {
            guard let side = VisibleSide(of: one.style, seen: one.matrix) else { continue }
            let card = frame.cards[one.index]
            maker.addShadowAlone(
                QuickLayerMaker.Placed(
                    card, one.style, side,
                    on: QuickPlane(one.matrix, card.size, slope: one.slope, pixels: view.pixels), alpha: 0))
        }
        quickPass.mesh = maker.mesh
        // What lies on black shadows is as dark in any order: all of one form are drawn with one call.
        var (groups, places) = ([[QuickDraw]](), [ObjectIdentifier: Int]())
        for veil in maker.layer.veils {
            guard let form = veil.source.form else { continue }
            let place = places[form, default: groups.count]
            if place == groups.count { groups.append([]) }
            places[form] = place
            groups[place].append(veil)
        }
        maker.layer.veils = groups.flatMap { $0 }
        return maker.layer
    }

    /// Texels a point for all cards alike, so that one that comes nearer has its picture already. The one in the middle is sharp,
    /// and so are those that fill much of the picture; slivers that pass close to the eye, and would need many times as much, do
    /// not count.
    private static func fineness(of planes: [QuickPlane], _ seen: SeenCards, in frame: Frame) -> Double {
        var cards: [(sight: (pixelsPerPoint: Double, share: Double), offset: Double)] = []
        // Pieces of edges have no pictures; where there is nothing else, it does not matter.
        for (place, one) in seen.cards.enumerated() where !frame.cards[one.index].isEdge {
            let card = frame.cards[one.index]
            cards.append((planes[place].sight(isSmall: card.part?.isBent ?? false), abs(card.offset)))
        }
        let scales = cards.map(\.sight.pixelsPerPoint).sorted()
        guard let most = scales.last, let middle = cards.min(by: { $0.offset < $1.offset }) else { return 1 }
        let common = max(middle.sight.pixelsPerPoint, 1.25 * scales[scales.count / 2])
        let large = cards.filter { $0.sight.share > 0.08 }.map(\.sight.pixelsPerPoint).max() ?? 0
        return min(most, max(common, min(large, 2 * common)))
    }
}
