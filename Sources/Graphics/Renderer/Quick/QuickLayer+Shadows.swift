internal import CZoeMath
internal import LayoutCore
internal import ZoeStyle

/// Shadows that cards have by themselves, in as few triangles as show them: each takes a processor as long as hundreds of pixels.
extension QuickLayerMaker {
    /// For a card that is nothing but its shadow.
    mutating func addShadowAlone(_ placed: Placed) { addShadow(of: placed, isSeenThrough: true, isSharp: true) }

    mutating func addShadow(of placed: Placed, isSeenThrough: Bool, isSharp: Bool) {
        guard let shadow = placed.style.shadow,
            let block = ShadowBlock(shadow, of: placed.card, below: placed.lift), !placed.plane.passesEye
        else { return }
        let half = placed.plane.half
        let pixel = placed.plane.pixel(at: .zero)
        let coarsest = pixel.max()
        // With its card, it is blurred once more.
        let blur = isSharp ? 0 : max(placed.card.blur, 0)
        let radius = (shadow.radius * shadow.radius + blur * blur).squareRoot()
        let deviation = ShadowOutline.deviation(
            nearlyAs: max(radius, 0.3 * min(coarsest, 1e3)), atLeast: max(shadow.radius, 1e-3))
        let outline = ShadowOutline(half: half, radius: placed.radius, deviation: deviation)
        let corner = shadows.picture(outline.corner)
        // Made before it is needed, since nothing is to be made in motion: smaller ones come when pixels are given up.
        let whole = outline.whole.map(shadows.picture)
        var matrix = placed.plane.matrix
        matrix.bringNearer(by: -placed.lift)
        let offset = shadow.offset.pair
        let first = mesh.end
        let picture: ShadowPicture
        if !isSeenThrough, let whole, Self.area(of: outline.end, pixel) < Self.smallShadow {
            picture = whole
            addCells([offset - outline.end, offset + outline.end], on: matrix) { _, _ in
                false
            } spot: {
                whole.spot(of: $0 - offset, in: outline)
            }
        } else {
            picture = corner
            // What is under the card is not seen of it, nor through it.
            let holes =
                (isSeenThrough && isSharp
                ? Self.stairs(around: placed.radius, coarsest)
                : [SIMD2(repeating: 2 * coarsest + 0.3 * placed.radius + 2.6 * blur)])
                .map { pointwiseMax(half - $0, .zero) }
                // A card whose shadow lies beside it hides nothing of that.
                .filter { all(abs(offset) - outline.end .< $0) }
            func isHole(_ first: SIMD2<Double>, _ last: SIMD2<Double>) -> Bool {
                let reach = pointwiseMax(abs(first), abs(last)) * (1 - 1e-9)
                return holes.contains { all(reach .<= $0) }
            }
            var lines = [offset - outline.end, offset - outline.start, offset + outline.start, offset + outline.end]
            let middle = isHole(lines[1], lines[2]) ? Self.area(of: outline.start, pixel) : 0
            if isSeenThrough || holes.first.map({ Self.area(of: $0, pixel) - middle > Self.mostHidden }) ?? false {
                let (least, most) = (offset - outline.end, offset + outline.end)
                lines += holes.flatMap { [-$0, $0] }.map { pointwiseMin(pointwiseMax($0, least), most) }
            }
            addCells(lines, on: matrix, leavesOut: isHole) { corner.spot(of: $0 - offset, in: outline) }
        }
        // What brightens is no share of what is left of the light.
        if max(block.colour.x, block.colour.y, block.colour.z) > 0.02 * block.colour.w { layer.isMixed = true }
        layer.veils.append(
            QuickDraw(
                source: .shadow(picture, block.colour), form: QuickMesh.Part(from: first, to: mesh.end),
                slice: slice))
    }

    /// In pixels: a smaller one is drawn whole, with what its card hides of it.
    private static let smallShadow = 12_000.0
    /// Of a larger one so many pixels are drawn in vain before more cells leave them out.
    private static let mostHidden = 6_000.0

    /// - Parameter half: of a rectangle on a card, in points.
    private static func area(of half: SIMD2<Double>, _ pixel: SIMD2<Double>) -> Double {
        let pixels = 2 * half / pixel
        return pixels.x * pixels.y
    }

    /// - Parameters:
    ///   - lines: across and down, in any order.
    ///   - leavesOut: cells that are not drawn, by two of their corners.
    ///   - spot: of a place on the card, in the shadow's picture.
    private mutating func addCells(
        _ lines: [SIMD2<Double>], on matrix: Transform3D, leavesOut: (SIMD2<Double>, SIMD2<Double>) -> Bool,
        spot: (SIMD2<Double>) -> SIMD2<Double>
    ) {
        let view = view
        let fade = view.floor.map { Double($0.fade) }
        func once(_ lines: [Double]) -> [Double] {
            lines.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
        // Here key paths would be looked up while the program runs.
        mesh.addGrid(once(lines.map { $0.x }), once(lines.map { $0.y })) { first, last in
            if leavesOut(first, last) { return true }
            guard let fade else { return false }
            func depth(_ x: Double, _ y: Double) -> Double { view.depthUnderFloor(matrix.at(SIMD2(x, y))) }
            let depths = SIMD4(
                depth(first.x, first.y), depth(last.x, first.y), depth(first.x, last.y), depth(last.x, last.y))
            return all(depths .> fade) || all(depths .< 0)
        } vertex: { place in
            let (at, spot) = (matrix.at(place), spot(place))
            return QuickVertex(
                place: SIMD4<Float>(at), more: SIMD4<Float>(SIMD4(spot.x, spot.y, 1, view.depthUnderFloor(at))))
        }
    }

    /// How far from a card's sides the corners of rectangles are that together leave no more than a few pixels of its round corner out.
    private static func stairs(around radius: Double, _ pixel: Double) -> [SIMD2<Double>] {
        let steps = Int(min(max(0, radius / pixel / 3), 10))
        guard steps > 0 else { return [.zero] }
        return (0..<steps).map { step in
            let turn = Turn(.degrees((Double(step) + 0.5) * 90 / Double(steps)))
            return radius * (1 - SIMD2(turn.cos, turn.sin))
        }
    }
}

extension Vector2 {
    fileprivate var pair: SIMD2<Double> { SIMD2(x, y) }
}

func abs(_ pair: SIMD2<Double>) -> SIMD2<Double> { pair.replacing(with: -pair, where: pair .< 0) }
