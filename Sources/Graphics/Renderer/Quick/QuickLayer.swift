internal import CZoeMath
internal import LayoutCore
internal import ZoeStyle

/// Puts cards into a layer.
struct QuickLayerMaker {
    let view: View
    let shadows: ShadowPictures
    /// What the floor looks like by itself, if that is so simple.
    let ground: QuickGround?
    var mesh: QuickMesh
    var layer = QuickLayer()
    /// That of the card that was begun last.
    private(set) var slice = 0
    /// The next card, where it is blurred, lies among other blurred ones in the order of cards, whatever is nearer.
    var liesInOrder = false
    private var last: Card?
    private var hasFlatCards = false

    init(_ view: View, on ground: QuickGround?, _ shadows: ShadowPictures, _ mesh: consuming QuickMesh) {
        self.view = view
        self.ground = view.isMirrored ? ground : nil
        self.shadows = shadows
        self.mesh = mesh
    }

    /// What is added next is of this card, which comes in the order of cards.
    /// - Parameter isFilled: whether nothing is seen through it.
    mutating func begin(_ card: Card, isFilled: Bool) {
        defer { last = card }
        let isBent = card.part?.isBent ?? false
        if !isBent, !card.isEdge, isFilled, card.alpha >= 1 { hasFlatCards = true }
        if let last, !last.isPiece(with: card) { slice += 1 }
        layer.slices = hasFlatCards ? 1 : slice + 1
    }

    mutating func addCard(_ placed: Placed, _ picture: QuickPicture, isFilled: Bool, hasShadow: Bool = true) {
        if hasShadow, picture.margin == 0 || placed.isShadowApart && !picture.hasShadow, placed.card.part == nil {
            addShadow(of: placed, isSeenThrough: placed.alpha < 1 || !isFilled, isSharp: picture.margin == 0)
        }
        addPieces([placed], picture, isFilled: isFilled)
    }

    /// A card, or those pieces of a bent one that are seen from one side: with one call for all of them.
    mutating func addPieces(_ pieces: [Placed], _ picture: QuickPicture, isFilled: Bool) {
        guard let placed = pieces.last else { return }
        layer.cards += 1
        if picture.fill?.isClear ?? false {
            // The shadow of a bent or thick card lies on its neighbours, where one sees how it is mixed; less so with light on them.
            if layer.lightKind == nil { layer.isMixed = true }
            return
        }
        let isSharp = picture.margin == 0
        let isOpaque = placed.alpha >= 1 && isFilled && (isSharp || !liesInOrder)
        if !isOpaque || !isSharp { layer.isMixed = true }
        let level = isSharp ? nil : blurLevel(of: placed, picture)
        // What is beside a piece of a cut card in the card's picture belongs to another piece.
        let endsSharply = isSharp || placed.card.part.map { !$0.isBent } ?? false
        // A card is whole within its round corners, and where its blur does not reach.
        let inset = SIMD2(repeating: 0.3 * placed.radius + (endsSharply ? 0 : 2.6 * placed.card.blur))
        let isRound = isSharp && placed.radius > 0
        func hasBody(_ piece: Placed) -> Bool {
            guard isOpaque else { return false }
            guard piece.card.innerSides == 0 else {
                return !piece.hasCorner(beyond: inset, pixels: isRound ? 2.5 : 1.25)
            }
            return endsSharply ? !piece.isTiny : all(inset * 1.6 .< piece.plane.half)
        }
        // The first one was asked for all.
        let light = light(on: pieces[0], picture)
        let lightKind = light == nil ? nil : layer.lightKind
        func cells(of piece: Placed) -> LightCells { lightKind.map { LightCells(on: piece, picture, $0) } ?? .whole }
        let start = mesh.end
        for piece in pieces where hasBody(piece) {
            let corners = piece.plane.corners(
                inset: inset, pixels: isRound ? 2 : 0.75, goingOn: piece.card.innerSides)
            body(corners, piece, picture, cells: cells(of: piece))
        }
        let middle = mesh.end
        for piece in pieces {
            let goingOn = piece.card.innerSides
            let isBody = hasBody(piece)
            let beyond = endsSharply ? SIMD2<Double>.zero : SIMD2(repeating: -reach(of: piece, picture))
            // What reaches behind the eye has no outline on the screen, where it could be made softer.
            let outer = piece.plane.corners(
                inset: beyond, pixels: endsSharply && !piece.plane.passesEye ? -1 : 0, goingOn: goingOn)
            let inner = piece.plane.corners(inset: inset, pixels: (isRound ? 2 : 0.75) + 0.5, goingOn: goingOn)
            ring(outer, inner, piece, picture, isFilled: !isBody, cells: cells(of: piece))
        }
        let (bodies, rims) = (QuickMesh.Part(from: start, to: middle), QuickMesh.Part(from: middle, to: mesh.end))
        var smallCard: Int?
        if picture.paint == .smallFill, let fill = picture.fill, let light, !bodies.isEmpty || !rims.isEmpty {
            smallCard = mesh.add(SmallCard(fill, light))
        }
        func draw(_ source: QuickDraw.Source, _ form: QuickMesh.Part) -> QuickDraw {
            QuickDraw(
                source: source, form: form, blurLevel: level, light: light, slice: slice, smallCard: smallCard)
        }
        if !bodies.isEmpty { layer.bodies.append(draw(.body(picture), bodies)) }
        if !rims.isEmpty { layer.veils.append(draw(.rim(picture), rims)) }
    }

    private func light(on placed: Placed, _ picture: QuickPicture) -> QuickDraw.CardLight? {
        placed.light.map {
            let part = placed.card.part
            let middle = part?.middleInLight ?? .zero
            return QuickDraw.CardLight(
                $0, curvature: part?.curvature ?? .zero,
                points: SIMD4(lowHalf: placed.side.mirror / picture.scale, highHalf: middle - picture.shift))
        }
    }

    /// How many points beside a blurred card something of it is seen.
    private func reach(of placed: Placed, _ picture: QuickPicture) -> Double {
        let pixel = placed.plane.pixel(at: .zero).max()
        return min(picture.margin, (placed.style.shadow?.overhang ?? 0) + 4 * placed.card.blur + 2 * pixel)
    }

    /// In the floor only as far as it is seen there.
    private mutating func body(
        _ corners: CardCorners, _ placed: Placed, _ picture: QuickPicture, cells: LightCells
    ) {
        let matrix = placed.plane.matrix
        let (view, ground) = (view, ground)
        func vertex(_ place: SIMD2<Double>) -> QuickVertex {
            var vertex = placed.plane.vertex(place, view.more(place, placed, picture))
            if let ground { vertex.inwards = ground.colour(at: matrix.at(place)) }
            return vertex
        }
        func add(_ corners: CardCorners, _ cells: LightCells) {
            if cells == .whole { return mesh.addForm(corners, vertex: vertex) }
            mesh.addPatch(across: cells.across, down: cells.down) { vertex(corners.place($0)) }
        }
        guard let fade = view.floor.map({ Double($0.fade) }) else { return add(corners, cells) }
        func seen(_ form: CardCorners) -> [SIMD2<Double>] {
            let below = Self.part(of: form) { view.depthUnderFloor(matrix.at($0)) }
            return Self.part(of: below) { fade - view.depthUnderFloor(matrix.at($0)) }
        }
        switch view.sightInFloor(of: corners, through: matrix) {
        case .none: return
        case .whole: return add(corners, cells)
        case .part: break
        }
        let form = seen(corners)
        if cells == .whole { return mesh.addForm(form, vertex: vertex) }
        // An upright card ends at lines across it, and has four corners there too.
        if form.count == 4, let first = form.indices.min(by: { form[$0].sum() < form[$1].sum() }) {
            let part = CardCorners(form[first], form[(first + 1) % 4], form[(first + 2) % 4], form[(first + 3) % 4])
            return add(part, cells.cells(of: part, in: corners))
        }
        for cell in cells.forms(in: corners) {
            switch view.sightInFloor(of: cell, through: matrix) {
            case .none: continue
            case .whole: mesh.addForm(cell, vertex: vertex)
            case .part: mesh.addForm(seen(cell), vertex: vertex)
            }
        }
    }

    /// What of a form is where something is not below 0.
    private static func part(
        of form: some BidirectionalCollection<SIMD2<Double>>, above height: (SIMD2<Double>) -> Double
    ) -> [SIMD2<Double>] {
        var part: [SIMD2<Double>] = []
        guard var place = form.last else { return part }
        var here = height(place)
        for next in form {
            let there = height(next)
            if (here >= 0) != (there >= 0) { part.append(place + here / (here - there) * (next - place)) }
            if there >= 0 { part.append(next) }
            (place, here) = (next, there)
        }
        return part
    }

    private mutating func ring(
        _ outer: CardCorners, _ inner: CardCorners, _ placed: Placed, _ picture: QuickPicture, isFilled: Bool,
        cells: LightCells
    ) {
        // The blur itself makes soft edges.
        let everySide = Seams.left | Seams.top | Seams.right | Seams.bottom
        var shared = picture.margin > 0 ? (joined: everySide, tucked: 0) : placed.shared
        let goingOn = placed.card.innerSides
        (shared.joined, shared.tucked) = (shared.joined | goingOn, shared.tucked & ~goingOn)
        let view = view
        func vertex(_ place: SIMD2<Double>, staysWithin: Bool) -> QuickVertex {
            placed.plane.vertex(
                place, view.more(place, placed, picture), joined: shared.joined, tucked: shared.tucked,
                staysWithin: staysWithin)
        }
        let isSharp = picture.margin == 0
        let matrix = placed.plane.matrix
        func isSeen(_ form: @autoclosure () -> CardCorners) -> Bool {
            !view.isMirrored || view.sightInFloor(of: form(), through: matrix) != .none
        }
        func strip(_ side: Int) -> CardCorners {
            let next = (side + 1) % 4
            return CardCorners(outer[side], outer[next], inner[next], inner[side])
        }
        // Where the card goes on, the ring has no width.
        let clockwise = SIMD4(Seams.top, Seams.right, Seams.bottom, Seams.left)
        var sides = SIMD4(repeating: goingOn) & clockwise .== 0
        for side in 0..<4 where sides[side] && !isSeen(strip(side)) { sides[side] = false }
        if cells == .whole {
            let isFilled = isFilled && isSeen(inner)
            guard isFilled || any(sides) else { return }
            if isFilled, isSharp, all(sides) {
                // The distances from its sides are all that there is to know.
                return mesh.addForm(outer) { vertex($0, staysWithin: true) }
            }
            mesh.addRing(sides: sides, isFilled: isFilled) { corner in
                corner < 4 ? vertex(outer[corner], staysWithin: isSharp) : vertex(inner[corner - 4], staysWithin: false)
            }
            return
        }
        func add(_ form: CardCorners, across: Int, down: Int, isEdge: Bool) {
            mesh.addPatch(across: across, down: down) { first, last in
                isSeen(form.part(from: first, to: last))
            } vertex: {
                vertex(form.place($0), staysWithin: isEdge && $0.y == 0)
            }
        }
        for side in 0..<4 where sides[side] {
            add(
                strip(side), across: side % 2 == 0 ? cells.across : cells.down, down: isSharp ? 1 : 2, isEdge: isSharp)
        }
        if isFilled { add(inner, across: cells.across, down: cells.down, isEdge: false) }
    }

    // MARK: Blur

    /// Between the texels of a level, and between levels, lies a bell curve: its variance is a quarter of the square of the level's
    /// texel.
    private func blurLevel(of placed: Placed, _ picture: QuickPicture) -> Float {
        let pixel = placed.plane.pixel(at: .zero).min() * picture.fineness
        return Float(picture.levels.level(ofBlur: max(placed.card.blur, 0) * picture.fineness, pixel: pixel))
    }
}
