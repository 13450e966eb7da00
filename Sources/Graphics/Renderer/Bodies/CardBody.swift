internal import CZoeMath
internal import LayoutCore
internal import ZoeStyle

/// The body of a thick card: its front stays in the card's plane, the back is as far behind it as the card is thick, and between
/// them the edge goes round in flat pieces, more of them at round corners. Each piece is drawn as a card of its own, so that
/// light, mirrors, tiles and frames in motion know bodies without being told.
struct CardBody {
    /// From the back to the front, without the front itself.
    private(set) var pieces: [Piece] = []
    /// Whether the back is seen, and not the front.
    private(set) var isSeenFromBehind = false

    struct Piece {
        var matrix: Transform3D
        var size: Size
        var kind: Kind

        enum Kind: Hashable {
            case back
            /// How bright it is, by where it faces.
            case edge(brightness: Double)
        }
    }

    /// How many points a pixel is.
    private let pixel: Double
    private let standing: StandingCard
    private let card: Card
    private let lens: Lens
    private let thickness: Double
    private let eye: SIMD3<Double>
    /// One looks through it.
    private let isClear: Bool
    /// Corners are rounded to half a pixel, which is not seen in motion, and not to an eighth.
    private let isQuick: Bool

    /// Nil for what is no flat card in space.
    /// - Parameters:
    ///   - hasMirror: the edges that the eye does not see may be seen in it.
    ///   - isClear: one looks through it.
    init?(
        of card: Card, _ style: CardStyle, _ camera: Camera, pixel: Double, hasMirror: Bool, isClear: Bool,
        _ effort: Effort
    ) {
        guard style.bodyThickness > 0, card.part == nil, let standing = StandingCard(card, seenThrough: camera.lens)
        else { return nil }
        self.standing = standing
        self.card = card
        (self.pixel, self.isClear, isQuick) = (pixel, isClear, effort == .quick)
        lens = camera.lens
        // As thick as the card is large: one that is scaled is scaled as a whole.
        thickness = style.bodyThickness * (abs(standing.scale.x * standing.scale.y)).squareRoot()
        let far = lens.m34 < 0 ? min(-1 / lens.m34, 1e6) : 1e6
        eye = SIMD3(lens.viewpoint.x, lens.viewpoint.y, far)
        func facing(_ place: SIMD3<Double>) -> Double { (eye - place).unit.map { standing.out.dot($0) } ?? 0 }
        let (front, back) = (facing(standing.middle), facing(standing.middle - thickness * standing.out))
        isSeenFromBehind = back < 0
        let radius = max(0, min(style.cornerRadius, min(card.size.width, card.size.height) / 2))
        addEdges(radius: radius, facing: front > 0 ? front : min(back, 0), keepsAll: hasMirror || isClear)
        let rear = Piece(matrix: backPlane, size: card.size, kind: .back)
        if isSeenFromBehind { pieces.append(rear) } else if isClear { pieces.insert(rear, at: 0) }
    }

    /// The card's own plane, moved to its back.
    var backPlane: Transform3D {
        var moved = card.matrix
        // What a point of the stage weighs, before the lens adds its part.
        let weight = moved.row4.w - moved.row4.z * lens.m34
        moved.row4 = weight * lensed(standing.middle - thickness * standing.out)
        return moved
    }

    private func lensed(_ place: SIMD3<Double>) -> SIMD4<Double> {
        SIMD4(place.x - lens.viewpoint.x, place.y - lens.viewpoint.y, place.z, 1 + place.z * lens.m34)
    }

    private func lensed(direction: SIMD3<Double>) -> SIMD4<Double> {
        SIMD4(direction.x, direction.y, direction.z, direction.z * lens.m34)
    }

    // MARK: The edge

    /// From one point of the outline to the next, clockwise as seen from the front.
    private struct Strip {
        let (start, end): (SIMD3<Double>, SIMD3<Double>)
        /// Along the outline and out of the body, each of length 1.
        let (along, out): (SIMD3<Double>, SIMD3<Double>)
        /// The cosine between its normal and the way to the eye.
        let facing: Double
        /// How much of a length along it is seen.
        let shown: Double
        /// How far it reaches beyond its ends, under its neighbours.
        var (before, after) = (0.0, 0.0)
        /// How much farther from the eye it is drawn than it is.
        var away = 0.0

        init?(from start: SIMD3<Double>, to end: SIMD3<Double>, front: SIMD3<Double>, eye: SIMD3<Double>) {
            guard let along = (end - start).unit, let sight = (eye - 0.5 * (start + end)).unit else { return nil }
            (self.start, self.end, self.along) = (start, end, along)
            out = along.cross(front)
            facing = out.dot(sight)
            shown = max(1 - along.dot(sight) * along.dot(sight), 0.01).squareRoot()
        }

        var length: Double { (end - start).dot(along) }

        func turn(to other: Strip) -> Double {
            let turn = along.cross(other.along)
            return turn.dot(turn).squareRoot()
        }

        mutating func goBehind(_ other: Strip, _ reach: Double, _ pixel: Double) {
            away = other.away + min(1.1 * (reach + 1.5 * pixel) * turn(to: other) / other.facing, 30 * pixel)
        }
    }

    /// - Parameter front: how the front faces the eye; below 0, the back does.
    private mutating func addEdges(radius: Double, facing front: Double, keepsAll: Bool) {
        let points = Self.outline(half: standing.half, radius: radius, pixel: pixel, isQuick: isQuick || card.blur > 0)
            .map { standing.place($0) }
        let strips = points.indices.compactMap {
            Strip(from: points[$0], to: points[($0 + 1) % points.count], front: standing.out, eye: eye)
        }
        guard strips.count > 2 else { return }
        // What is less than a pixel wide is nothing but noise.
        func isSeen(_ strip: Strip) -> Bool {
            strip.facing * thickness > 0.5 * pixel * strip.shown && strip.facing > 0.02
        }
        // What is seen of a convex outline are pieces one after the other.
        let first =
            strips.indices.first { isSeen(strips[$0]) && !isSeen(strips[($0 + strips.count - 1) % strips.count]) } ?? 0
        let inOrder = Array(strips[first...] + strips[..<first])
        if keepsAll { for strip in inOrder where !isSeen(strip) { add(strip) } }
        var seen = inOrder.filter(isSeen)
        guard let most = seen.indices.max(by: { seen[$0].facing < seen[$1].facing }) else { return }
        let isSolid = !isClear && card.alpha >= 1
        // Around a corner each reaches a little under the neighbour that is turned more to the eye, and is as much farther away
        // as it would stand out. What is seen through would be seen twice there.
        let aside = max(1 - front * front, 0.01).squareRoot()
        func reach(_ strip: Strip) -> Double { Self.under * aside / strip.facing * pixel }
        func overlap(_ rear: Strip, _ other: Strip) -> Bool {
            isSolid && rear.turn(to: other) < 0.4 && reach(rear) < 3 * pixel
        }
        for number in seen.indices[..<most].reversed() where overlap(seen[number], seen[number + 1]) {
            seen[number].after = reach(seen[number])
            seen[number].goBehind(seen[number + 1], seen[number].after, pixel)
        }
        for number in seen.indices[(most + 1)...] where overlap(seen[number], seen[number - 1]) {
            seen[number].before = reach(seen[number])
            seen[number].goBehind(seen[number - 1], seen[number].before, pixel)
        }
        if isSolid {
            let back = -thickness * standing.out
            for number in seen.indices.dropLast() {
                let (strip, next) = (seen[number], seen[number + 1])
                guard number < most ? !overlap(strip, next) : !overlap(next, strip) else { continue }
                addSeam(
                    strip.end, strip.end + back, (front <= 0, front >= 0), min(strip.facing, next.facing), strip,
                    room: 0.5 * min(strip.length * strip.facing, next.length * next.facing) / aside)
            }
            if abs(front) > 0.01 {
                let plane = front < 0 ? back : .zero
                for (number, strip) in seen.enumerated() {
                    addSeam(
                        strip.start + plane, strip.end + plane, (number == 0, number == seen.count - 1),
                        min(strip.facing, abs(front)), strip,
                        room: (number == 0 || number == seen.count - 1 ? 0.3 : 0.5) * thickness * strip.facing
                            / strip.shown)
                }
            }
        }
        for strip in seen[..<most] { add(strip) }
        for strip in seen[most...].reversed() { add(strip) }
    }

    /// So many pixels lie on either side of where two pieces meet, behind both.
    private static let under = 1.9

    /// Two smooth edges that meet in a pixel let a part of what is behind them through. Behind each such place lies a narrow piece
    /// that faces the eye; where the body's outline ends it ends sooner, so that it never stands out.
    /// - Parameter room: how wide it may be on either side.
    private mutating func addSeam(
        _ start: SIMD3<Double>, _ end: SIMD3<Double>, _ isOutline: (start: Bool, end: Bool), _ facing: Double,
        _ strip: Strip, room: Double
    ) {
        guard let along = (end - start).unit, let sight = (eye - 0.5 * (start + end)).unit,
            let towards = (sight - along.dot(sight) * along).unit
        else { return }
        let shown = max(1 - along.dot(sight) * along.dot(sight), 0.01).squareRoot()
        func inset(_ isOutline: Bool) -> Double { (isOutline ? 1.6 * Self.under : -1) * pixel / shown }
        let (low, high) = (start + inset(isOutline.start) * along, end - inset(isOutline.end) * along)
        let length = (high - low).dot(along)
        guard length > pixel else { return }
        let half = min(Self.under * pixel, room)
        guard half > 0.4 * pixel else { return }
        // As far behind as the pieces are where it ends, and smoothly so.
        let away = min(1.1 * (Self.under + 1.5) / facing, 60) * pixel
        addPiece(
            Transform3D(
                row1: lensed(direction: along), row2: lensed(direction: towards.cross(along)),
                row3: lensed(direction: towards), row4: lensed((low + high) / 2)),
            Size(width: length, height: 2 * half), away, strip)
    }

    private mutating func add(_ strip: Strip) {
        let (start, end) = (strip.start - strip.before * strip.along, strip.end + strip.after * strip.along)
        addPiece(
            Transform3D(
                row1: lensed(direction: -strip.along), row2: lensed(direction: -standing.out),
                row3: lensed(direction: strip.out), row4: lensed((start + end) / 2 - thickness / 2 * standing.out)),
            Size(width: (end - start).dot(strip.along), height: thickness), strip.away, strip)
    }

    private mutating func addPiece(_ matrix: Transform3D, _ size: Size, _ away: Double, _ strip: Strip) {
        var matrix = matrix
        // Farther away and as much larger, it is where it was in the picture.
        matrix.row4.z -= away
        pieces.append(
            Piece(matrix: matrix, size: size, kind: .edge(brightness: CardStyle.brightness(facing: strip.out))))
    }

    /// Clockwise from the upper left, in points of the card.
    static func outline(half: SIMD2<Double>, radius: Double, pixel: Double, isQuick: Bool) -> [SIMD2<Double>] {
        let corners = [SIMD2(-1.0, -1), SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, 1)]
        guard radius > 0.25 * pixel else { return corners.map { $0 * half } }
        let wanted = (isQuick ? 0.75 : 1.5) * (radius / pixel).squareRoot()
        let steps = min(max(Int(wanted.rounded(.up)), 2), isQuick ? 12 : 32)
        return corners.enumerated().flatMap { number, corner in
            (0...steps).map { step in
                let turn = Turn(.degrees(180 + 90 * (Double(number) + Double(step) / Double(steps))))
                return corner * (half - radius) + radius * SIMD2(turn.cos, turn.sin)
            }
        }
    }
}
