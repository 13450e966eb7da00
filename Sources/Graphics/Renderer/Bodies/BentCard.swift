internal import LayoutCore
internal import ZoeStyle

/// A card of a frame that is bent, which is there as pieces one after the other.
struct BentCard {
    /// In the frame.
    let places: Range<Int>
    let whole: Size
    let curvature: SIMD2<Double>
    private let cards: [Card]
    private let standing: [StandingCard]
    private let (columns, rows): (Int, Int)
    private let lens: Lens

    /// All of a frame, by their places and those of their pieces.
    static func all(in frame: Frame) -> [Int: BentCard] {
        var found: [Int: BentCard] = [:]
        for places in frame.placesOfBentCards {
            guard let part = frame.cards[places.lowerBound].part, let bent = BentCard(places, part, in: frame) else {
                continue
            }
            for place in places { found[place] = bent }
        }
        return found
    }

    private init?(_ places: Range<Int>, _ part: CardPart, in frame: Frame) {
        cards = Array(frame.cards[places])
        lens = frame.camera.lens
        standing = cards.compactMap { StandingCard($0, seenThrough: frame.camera.lens) }
        (self.places, whole, curvature) = (places, part.whole, part.curvature)
        columns = cards.count { $0.part?.middle.y == part.middle.y }
        rows = cards.count / max(columns, 1)
        guard standing.count == cards.count, columns * rows == cards.count, columns > 0 else { return nil }
    }

    private func number(at spot: SIMD2<Double>) -> Int {
        func place(_ spot: Double, _ whole: Double, _ count: Int) -> Int {
            min(max(Int(((spot / whole + 0.5) * Double(count)).rounded(.down)), 0), count - 1)
        }
        return place(spot.y, whole.height, rows) * columns + place(spot.x, whole.width, columns)
    }

    /// Where a point of the whole card is on the stage, and which way it faces there.
    func place(_ spot: SIMD2<Double>) -> (at: SIMD3<Double>, out: SIMD3<Double>) {
        let number = number(at: spot)
        let (own, middle) = (standing[number], cards[number].part?.middle ?? .zero)
        let local = spot - SIMD2(middle.x, middle.y)
        let lean = curvature * local
        let out = own.out + lean.x * own.right + lean.y * own.low
        return (own.place(local), out.unit ?? own.out)
    }

    /// How large a point of the card is on the stage.
    var scale: Double { abs(standing[0].scale.x * standing[0].scale.y).squareRoot() }

    /// A flat card through its corners, or behind all of it where it bulges away from the viewer: its shadow lies there.
    var sheet: Card {
        func corner(_ number: Int, _ x: Double, _ y: Double) -> SIMD4<Double> {
            let card = cards[number]
            return card.matrix.row4 + x * card.size.width / 2 * card.matrix.row1
                + y * card.size.height / 2 * card.matrix.row2
        }
        let (a, b) = (corner(0, -1, -1), corner(columns - 1, 1, -1))
        let (c, d) = (corner(cards.count - columns, -1, 1), corner(cards.count - 1, 1, 1))
        var sheet = cards[cards.count / 2].whole
        sheet.part = nil
        sheet.matrix.row1 = (b + d - a - c) / (2 * whole.width)
        sheet.matrix.row2 = (c + d - a - b) / (2 * whole.height)
        sheet.matrix.row4 = (a + b + c + d) / 4
        sheet.matrix.row4 -= ahead * sheet.matrix.row3
        return sheet
    }

    /// How far its middle is ahead of its corners' plane where it bulges away from the viewer.
    private var ahead: Double {
        let rise = SIMD2(whole.width, whole.height) * SIMD2(whole.width, whole.height) * curvature / 8
        return -min(rise.x, 0) - min(rise.y, 0)
    }

    /// How much there is of its shadow, of this blur: less where the sheet on which it lies is seen beside the card.
    func shareOfShadow(radius: Double, eye: SIMD3<Double>) -> Double {
        let (ahead, middle) = (ahead, place(.zero))
        guard ahead > 0, let sight = (eye - middle.at).unit else { return 1 }
        let facing = min(abs(middle.out.dot(sight)), 1)
        let aside = ahead * (1 - facing * facing).squareRoot() / max(radius, 1)
        return min(max(2 - aside / 1.5, 0), 1)
    }

    // MARK: Its body

    /// The back of a piece, as far behind its front as the card is thick.
    func back(ofPiece place: Int, thickness: Double) -> Transform3D {
        let own = standing[place - places.lowerBound]
        var matrix = cards[place - places.lowerBound].matrix
        let weight = matrix.row4.w - matrix.row4.z * lens.m34
        // Inside of a curve there is less room than outside.
        let room = 1 - thickness / scale * curvature
        matrix.row1 *= max(room.x, 0)
        matrix.row2 *= max(room.y, 0)
        matrix.row4 = weight * lensed(own.middle - thickness * own.out)
        return matrix
    }

    /// The edge all around, in flat pieces that the eye sees from outside.
    /// - Parameters:
    ///   - pixel: how many points one is.
    ///   - radius: of its corners.
    func edges(
        thickness: Double, radius: Double, pixel: Double, eye: SIMD3<Double>, _ effort: Effort
    ) -> [(matrix: Transform3D, size: Size, brightness: Double)] {
        let outline = outline(radius: radius, pixel: pixel, isQuick: effort == .quick).map { place($0) }
        return outline.indices.compactMap { number in
            let (start, end) = (outline[number], outline[(number + 1) % outline.count])
            let (first, last) = (start.at - thickness * start.out, end.at - thickness * end.out)
            let middle = (start.at + end.at + first + last) / 4
            guard let along = (end.at - start.at + last - first).unit,
                let inwards = (first + last - start.at - end.at).unit,
                let out = inwards.cross(along).unit, let sight = (eye - middle).unit
            else { return nil }
            let facing = out.dot(sight)
            // What is less than a pixel wide is nothing but noise.
            guard facing * thickness > 0.5 * pixel, facing > 0.02 else { return nil }
            // A little under the front, and as much farther away as it would stand out.
            let shown = max(1 - inwards.dot(sight) * inwards.dot(sight), 0.01).squareRoot()
            let under = 1.2 * pixel / shown
            // In the other half it lies on its neighbours, which are in much the same plane.
            let length = max((end.at - start.at).dot(along), (last - first).dot(along)) + 0.5 * pixel
            var matrix = Transform3D(
                row1: lensed(direction: -along), row2: lensed(direction: inwards), row3: lensed(direction: out),
                row4: lensed(middle - under / 2 * inwards))
            matrix.row4.z -= 2 * under
            return (
                matrix, Size(width: length, height: thickness + under), CardStyle.brightness(facing: out)
            )
        }
    }

    private func lensed(_ place: SIMD3<Double>) -> SIMD4<Double> {
        SIMD4(place.x - lens.viewpoint.x, place.y - lens.viewpoint.y, place.z, 1 + place.z * lens.m34)
    }

    private func lensed(direction: SIMD3<Double>) -> SIMD4<Double> {
        SIMD4(direction.x, direction.y, direction.z, direction.z * lens.m34)
    }

    /// Clockwise from the upper left, in points of the card, with a point where each piece ends.
    private func outline(radius: Double, pixel: Double, isQuick: Bool) -> [SIMD2<Double>] {
        let half = SIMD2(whole.width, whole.height) / 2
        let corners = CardBody.outline(half: half, radius: radius, pixel: pixel, isQuick: isQuick)
        let most = 2 * half / SIMD2(Double(columns), Double(rows))
        return corners.indices.flatMap { number -> [SIMD2<Double>] in
            let (from, to) = (corners[number], corners[(number + 1) % corners.count])
            let steps = ((abs(to.x - from.x) / most.x).rounded(.up), (abs(to.y - from.y) / most.y).rounded(.up))
            let count = max(1, Int(max(steps.0, steps.1)))
            return (0..<count).map { from + Double($0) / Double(count) * (to - from) }
        }
    }
}
