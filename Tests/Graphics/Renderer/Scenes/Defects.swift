import CardContent
import LayoutCore
import ZoeDocument
import ZoeImages
import ZoeStyle

/// A picture with defects put into it one by one.
struct Defects {
    let title: String
    private(set) var pictures: [(Kind, Image)]

    enum Kind: String, CaseIterable {
        case none = "honest"
        case moved = "one card off by two pixels"
        case swapped = "two cards in the wrong order"
        case encodedTwice = "encoded twice"
        case linear = "not encoded"
    }

    init(of shot: Shot, drawn picture: Image, by easel: Easel) throws {
        title = shot.title
        pictures = [
            (.none, picture), (.encodedTwice, try picture.recoded(Colour.encoded)),
            (.linear, try picture.recoded(Colour.linear)),
        ]
        func draw(_ frame: Frame) throws -> Image { try easel.draw(frame, shot.look, scale: shot.scale) }
        let survey = Survey(shot.frame, step: 2 / shot.scale)
        if let card = survey.foremost {
            let delta = ["a": Vector2(x: 2, y: 0), "b": Vector2(x: 0, y: 2)][shot.letter] ?? Vector2(x: -2, y: 0)
            pictures.append((.moved, try draw(shot.frame.moving(card, by: delta * (1 / shot.scale)))))
        }
        if let (pair, overlap) = survey.largestOverlap, overlap.places.count >= 15 {
            // Where the card behind looks like the one in front, nobody can tell.
            let without = try draw(shot.frame.hiding(pair.front))
            let different = without.differences(from: picture, at: overlap.places, scale: shot.scale)
            if different >= max(15, overlap.places.count / 4) {
                pictures.append((.swapped, try draw(shot.frame.swapping(pair, gap: overlap.gap))))
            }
        }
    }
}

/// What shows of a frame's cards, as far as the geometry says: a grid of places with the cards that are met there.
struct Survey {
    /// In points.
    let step: Double
    private var shown: [Int: Int] = [:]
    private var pairs: [Pair: Overlap] = [:]
    /// Plates from one side of the view to the other look the same wherever they are.
    private let skies: Set<Int>

    struct Pair: Hashable {
        let front: Int
        let behind: Int
    }

    /// Where one card lies over another one, and by how much it is nearer at most.
    struct Overlap {
        var places: [Point] = []
        var gap = 0.0
    }

    init(_ frame: Frame, step: Double) {
        self.step = step
        let view = frame.camera.view
        let cards = frame.cards.indices.filter { !frame.cards[$0].isHidden && frame.cards[$0].alpha > 0.5 }
        // Asked alone are cards that can be at a place: the boxes have room to spare.
        let boxes = cards.map { index -> (index: Int, columns: ClosedRange<Double>, rows: ClosedRange<Double>) in
            let outline = frame.camera.outline(of: frame.cards[index].size, through: frame.cards[index].matrix)
            let (xs, ys) = (outline.map(\.x), outline.map(\.y))
            return (
                index, (xs.min() ?? 0) - 1...(xs.max() ?? 0) + 1, (ys.min() ?? 0) - 1...(ys.max() ?? 0) + 1
            )
        }
        skies = Set(
            boxes.filter { index, columns, _ in
                Plate.number(of: frame.cards[index]) != nil && columns.contains(0) && columns.contains(view.width)
            }.map(\.index))
        for y in stride(from: step / 2, to: view.height, by: step) {
            for x in stride(from: step / 2, to: view.width, by: step) {
                var met: [(index: Int, order: Int, nearness: Double)] = []
                for (index, columns, rows) in boxes where columns.contains(x) && rows.contains(y) {
                    guard let spot = frame.camera.unproject(Point(x: x, y: y), onto: frame.cards[index].matrix) else {
                        continue
                    }
                    let card = frame.cards[index]
                    guard abs(spot.point.x) <= card.size.width / 2, abs(spot.point.y) <= card.size.height / 2 else {
                        continue
                    }
                    met.append((index, card.order, spot.nearness))
                }
                if met.count > 1 { met.sort { ($0.nearness, $0.order) > ($1.nearness, $1.order) } }
                guard let front = met.first else { continue }
                shown[front.index, default: 0] += 1
                guard met.count > 1 else { continue }
                let pair = Pair(front: front.index, behind: met[1].index)
                pairs[pair, default: Overlap()].places.append(Point(x: x, y: y))
                pairs[pair, default: Overlap()].gap = max(
                    pairs[pair]?.gap ?? 0, front.nearness - met[1].nearness)
            }
        }
    }

    /// The card of which most is seen.
    var foremost: Int? {
        shown.filter { !skies.contains($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// Two cards of which one lies over the other where most is seen of it.
    var largestOverlap: (pair: Pair, overlap: Overlap)? {
        let most = pairs.max { ($0.value.places.count, $1.key.front) < ($1.value.places.count, $0.key.front) }
        return most.map { ($0.key, $0.value) }
    }
}

extension Frame {
    /// With one card beside its place, as seen.
    func moving(_ card: Int, by delta: Vector2) -> Frame {
        var frame = self
        let shift = SIMD4(delta.x, delta.y, 0, 0)
        frame.cards[card].matrix.row1 += frame.cards[card].matrix.row1.w * shift
        frame.cards[card].matrix.row2 += frame.cards[card].matrix.row2.w * shift
        frame.cards[card].matrix.row4 += frame.cards[card].matrix.row4.w * shift
        return frame
    }

    /// With one card left out.
    func hiding(_ card: Int) -> Frame {
        var frame = self
        frame.cards[card].isHidden = true
        return frame
    }

    /// With the depths of two cards exchanged where one is over the other. Each stands where it stood, as seen.
    func swapping(_ pair: Survey.Pair, gap: Double) -> Frame {
        var frame = self
        let lift = SIMD4(0, 0, gap + 1e-3, 0)
        frame.cards[pair.behind].matrix.row1 += frame.cards[pair.behind].matrix.row1.w * lift
        frame.cards[pair.behind].matrix.row2 += frame.cards[pair.behind].matrix.row2.w * lift
        frame.cards[pair.behind].matrix.row4 += frame.cards[pair.behind].matrix.row4.w * lift
        frame.cards[pair.behind].order = cards[pair.front].order
        frame.cards[pair.front].order = cards[pair.behind].order
        return frame
    }
}

extension Image {
    /// At how many of these places of a view two pictures look different.
    func differences(from other: Image, at places: [Point], scale: Double) -> Int {
        places.count { place in
            let (x, y) = (min(width - 1, Int(place.x * scale)), min(height - 1, Int(place.y * scale)))
            let (a, b) = (self[x, y], other[x, y])
            return [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].contains { abs(Int($0) - Int($1)) > 24 }
        }
    }

    /// With another curve put over its bytes.
    func recoded(_ curve: (Double) -> Double) throws -> Image {
        let table = (0...255).map { UInt8((255 * curve(Double($0) / 255)).rounded()) }
        var bytes = bytes
        for place in bytes.indices where place % 4 != 3 { bytes[place] = table[Int(bytes[place])] }
        return try Image(width: width, height: height, bytes: bytes)
    }
}
