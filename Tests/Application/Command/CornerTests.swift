import Foundation
import TestSupport
import Testing
import ZoeImages

/// What `export` says of a card's corners is where `capture` puts them: found in the picture's pixels, with nothing of the
/// program's own mathematics between.
@Suite struct CornerTests {
    @Test(arguments: [
        "linear", "rotary", "inverted-cylinder", "wheel", "cover-flow", "time-machine", "polygon-wheel", "disc",
        "task-stack", "book", "cosine",
    ])
    func exportedCornersAreFoundInThePicture(layout: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene(layout), to: "scene.json")
        var found = 0
        for (scroll, scale) in [(0.0, 1.0), (2.5, 1), (4.8, 2)] {
            let words = ["scene.json", "--scroll", "\(scroll)"]
            let export = try Zoetrope.run(["export"] + words + ["--format", "json"], in: folder.url)
            let capture = try Zoetrope.run(
                ["capture"] + words + ["--scale", "\(scale)", "-o", "a.png"], in: folder.url)
            #expect(export.status == 0 && capture.status == 0, "\(export.errors)\(capture.errors)")
            let frame = try JSONDecoder().decode(ExportedFrame.self, from: Data(export.output.utf8))
            let image = try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image
            for card in frame.cards where !card.hidden && card.alpha == 1 && card.blur == 0 {
                let wanted = card.corners.compactMap { $0 }.map { SIMD2($0[0], $0[1]) * scale }
                guard wanted.count == 4 else { continue }
                let outline = FoundOutline(in: image, near: wanted, of: Self.colours[card.index])
                // Under another card, or right beside its edge, there is another corner to be found.
                let above = frame.cards.filter { $0.order > card.order && !$0.hidden }.map { $0.outline(scale) }
                for (corner, place) in outline.corners where !above.contains(where: { $0.isNear(wanted[corner]) }) {
                    let delta = place - wanted[corner]
                    let distance = (delta * delta).sum().squareRoot()
                    #expect(distance < 0.5, "card \(card.index), corner \(corner) at \(scroll): \(delta)")
                    found += 1
                }
            }
        }
        #expect(found >= 6, "only \(found) corners can be seen")
    }

    /// The search must also fail: it may not find a corner wherever it is told to look.
    @Test func aCornerThatIsElsewhereIsFoundThere() throws {
        var image = try Image(width: 100, height: 80, filledWith: .black)
        for y in 20..<60 { for x in 30..<70 { image[x, y] = .white } }
        for y in 20..<60 { image[70, y] = Pixel(red: 188, green: 188, blue: 188) }
        let guess = [SIMD2(31.5, 20.7), SIMD2(71.5, 20.7), SIMD2(71.5, 59), SIMD2(31.5, 59)]
        let outline = FoundOutline(in: image, near: guess, of: .white)
        #expect(outline.corners.count == 4)
        let wanted = [SIMD2(30.0, 20), SIMD2(70.5, 20), SIMD2(70.5, 60), SIMD2(30, 60)]
        for (corner, place) in outline.corners {
            let delta = place - wanted[corner]
            #expect((delta * delta).sum() < 0.01 * 0.01, "corner \(corner): \(place)")
        }
        // Of another colour there is none.
        #expect(FoundOutline(in: image, near: guess, of: Pixel(red: 255, green: 0, blue: 0)).corners.isEmpty)
    }

    /// Twelve that are far from each other and from the backdrop's black.
    private static let colours: [Pixel] = [
        0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0xFF00FF, 0x00FFFF, 0xFFFFFF, 0xFF8000, 0x8000FF, 0x00A060, 0xA0A0A0,
        0xC00060,
    ].map { (hex: Int) in Pixel(red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255)) }

    private static func scene(_ layout: String) -> String {
        let cards = colours.map { pixel in
            let hex = [pixel.red, pixel.green, pixel.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
            return "{\"fill\": \"#\(hex.joined())\"}"
        }
        return """
            {"zoetrope": 1, "layout": "\(layout)", "items": 12, "view": {"width": 480, "height": 360},
             "parameters": {"itemWidth": 130, "itemHeight": 100},
             "deck": {"kind": "cards", "cards": [\(cards.joined(separator: ", "))]}, "backdrop": "#000000"}
            """
    }
}

/// What of an export is looked at.
private struct ExportedFrame: Decodable {
    struct Card: Decodable {
        let index: Int
        let alpha: Double
        let blur: Double
        let hidden: Bool
        let order: Int
        let corners: [[Double]?]

        /// As seen, in pixels.
        func outline(_ scale: Double) -> Outline {
            Outline(corners: corners.compactMap { $0 }.map { SIMD2($0[0], $0[1]) * scale })
        }
    }

    struct Outline {
        let corners: [SIMD2<Double>]

        /// Whether a place is inside or a few pixels outside. Of a card that reaches behind the eye nothing is known.
        func isNear(_ place: SIMD2<Double>) -> Bool {
            guard corners.count == 4 else { return true }
            let heights = (0..<4).map { side -> Double in
                let (from, delta) = (corners[side], corners[(side + 1) % 4] - corners[side])
                let length = max((delta * delta).sum().squareRoot(), 1e-9)
                return (delta.x * (place.y - from.y) - delta.y * (place.x - from.x)) / length
            }
            return heights.allSatisfy { $0 > -6 } || heights.allSatisfy { $0 < 6 }
        }
    }

    let cards: [Card]
}

/// A card's outline in a picture: lines through places where its colour ends, and where they meet.
private struct FoundOutline {
    /// By their number: top left, top right, bottom right, bottom left.
    private(set) var corners: [(corner: Int, place: SIMD2<Double>)] = []

    /// - Parameter guess: where to look, to a few pixels.
    init(in image: Image, near guess: [SIMD2<Double>], of colour: Pixel) {
        let middle = guess.reduce(SIMD2(0, 0), +) / 4
        let edges = (0..<4).map { FoundEdge(in: image, from: guess[$0], to: guess[($0 + 1) % 4], middle, colour) }
        for corner in 0..<4 {
            if let before = edges[(corner + 3) % 4], let after = edges[corner], let place = before.meets(after) {
                corners.append((corner, place))
            }
        }
    }
}

/// A straight edge, as `across = slope · along + start`; along is x or y, whichever is longer.
private struct FoundEdge {
    private let isSteep: Bool
    private let slope: Double
    private let start: Double
    /// Along the edge, where it was found.
    private let extent: ClosedRange<Double>

    private static let reach = 3

    /// Nil where less than a dozen places show the colour on the one side and one other colour on the other.
    init?(
        in image: Image, from: SIMD2<Double>, to: SIMD2<Double>, _ middle: SIMD2<Double>, _ colour: Pixel
    ) {
        let delta = to - from
        let isSteep = abs(delta.y) > abs(delta.x)
        self.isSteep = isSteep
        func turned(_ v: SIMD2<Double>) -> SIMD2<Double> { isSteep ? SIMD2(v.y, v.x) : v }
        let (a, b, inside) = (turned(from), turned(to), turned(middle))
        let limit = turned(SIMD2(Double(image.width), Double(image.height)))
        let first = max(0, Int(min(a.x, b.x)) + 4)
        let last = min(Int(limit.x) - 1, Int(max(a.x, b.x)) - 4)
        guard last - first >= 12 else { return nil }
        let wanted = Self.light(colour)
        var spots: [SIMD2<Double>] = []
        for along in first...last {
            let middle = Double(along) + 0.5
            let guess = a.y + (middle - a.x) / (b.x - a.x) * (b.y - a.y)
            let pixels = Int(guess) - Self.reach - 1...Int(guess) + Self.reach + 1
            guard pixels.lowerBound >= 0, pixels.upperBound < Int(limit.y) else { continue }
            let lights = pixels.map { Self.light(isSteep ? image[$0, along] : image[along, $0]) }
            if let length = Self.length(of: lights, isInsideFirst: inside.y < guess, wanted) {
                spots.append(SIMD2(middle, Double(pixels.lowerBound) + length))
            }
        }
        guard var line = Self.line(spots) else { return nil }
        // Where another card's edge is near, a place may be none of this one's.
        spots.removeAll { abs($0.y - line.slope * $0.x - line.start) > 0.25 }
        guard let better = Self.line(spots) else { return nil }
        line = better
        (slope, start) = (line.slope, line.start)
        extent = (spots.map(\.x).min() ?? 0)...(spots.map(\.x).max() ?? 0)
    }

    /// How far the first colour of a row of pixels goes before it becomes the last one; nil unless one of them is the card's,
    /// both are even, and between them is nothing but their mixtures.
    private static func length(of lights: [SIMD3<Double>], isInsideFirst: Bool, _ wanted: SIMD3<Double>) -> Double? {
        let (first, last) = (lights[0], lights[lights.count - 1])
        func isNear(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool { ((a - b) * (a - b)).sum() < 0.02 * 0.02 }
        guard isNear(isInsideFirst ? first : last, wanted), isNear(first, lights[1]),
            isNear(last, lights[lights.count - 2])
        else { return nil }
        let change = last - first
        let contrast = (change * change).sum()
        guard contrast > 0.05 else { return nil }
        var sum = 0.0
        for light in lights {
            let share = ((light - first) * change).sum() / contrast
            guard isNear(light, first + share * change), -0.03...1.03 ~= share else { return nil }
            sum += 1 - share
        }
        return sum
    }

    /// Least squares.
    private static func line(_ spots: [SIMD2<Double>]) -> (slope: Double, start: Double)? {
        guard spots.count >= 12 else { return nil }
        let mean = spots.reduce(SIMD2(0, 0), +) / Double(spots.count)
        let (products, squares) = spots.reduce((0.0, 0.0)) {
            ($0.0 + ($1.x - mean.x) * ($1.y - mean.y), $0.1 + ($1.x - mean.x) * ($1.x - mean.x))
        }
        return (products / squares, mean.y - products / squares * mean.x)
    }

    /// Linear light (IEC 61966-2-1).
    private static func light(_ pixel: Pixel) -> SIMD3<Double> {
        func linear(_ byte: UInt8) -> Double {
            let c = Double(byte) / 255
            return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
        }
        return SIMD3(linear(pixel.red), linear(pixel.green), linear(pixel.blue))
    }

    /// Where the two lines meet; nil where they run nearly side by side or were found elsewhere.
    func meets(_ other: FoundEdge) -> SIMD2<Double>? {
        // Each as a·x + b·y = c.
        func equation(_ edge: FoundEdge) -> SIMD3<Double> {
            edge.isSteep ? SIMD3(1, -edge.slope, edge.start) : SIMD3(-edge.slope, 1, edge.start)
        }
        let (p, q) = (equation(self), equation(other))
        let area = p.x * q.y - p.y * q.x
        guard abs(area) > 0.2 else { return nil }
        let place = SIMD2(p.z * q.y - p.y * q.z, p.x * q.z - p.z * q.x) / area
        return isFound(near: place) && other.isFound(near: place) ? place : nil
    }

    /// Far from where an edge was found, a line through it says little.
    private func isFound(near place: SIMD2<Double>) -> Bool {
        let along = isSteep ? place.y : place.x
        return extent.lowerBound - 12...extent.upperBound + 12 ~= along
    }
}
