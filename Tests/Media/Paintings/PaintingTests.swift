import CardContent
import Testing
import ZoeImages

@testable import ZoePaintings

/// Decks that are painted from a seed.
@Suite struct PaintingTests {
    private static func bytes(_ motif: Motif, _ number: Int, seed: UInt64 = 4, width: Int = 60, height: Int = 84)
        -> [UInt8]
    {
        PaintingArt.image(of: motif, seed: seed, number: number, width: width, height: height).bytes
    }

    private static func texts(_ motif: Motif, _ number: Int, seed: UInt64 = 4) -> [String] {
        let size = Sides(width: 240, height: 336)
        return PaintingArt.face(of: motif, seed: seed, number: number, size).labels.map(\.text)
    }

    @Test(arguments: Motif.allCases) func `the same numbers give the same picture, and others another one`(motif: Motif)
    {
        #expect(Self.bytes(motif, 3) == Self.bytes(motif, 3))
        #expect(Self.bytes(motif, 3) != Self.bytes(motif, 4))
        // There is a picture before the first card and far behind the last, however small and however wide.
        for number in [-7, 0, 1_000_003] {
            for (width, height) in [(1, 1), (1, 40), (90, 2)] {
                #expect(Self.bytes(motif, number, width: width, height: height).count == 4 * width * height)
            }
        }
        // All of it is painted, and opaque.
        #expect(PaintingArt.image(of: motif, seed: 4, number: 5, width: 60, height: 84).isOpaque)
    }

    @Test(arguments: [0, 4, 99] as [UInt64]) func `fifty-two playing cards are fifty-two`(seed: UInt64) {
        let cards = (0..<52).map { PlayingCard(seed: seed, number: $0) }
        #expect(Set(cards.map { $0.suit.rawValue * 100 + $0.rank }).count == 52)
        #expect(cards.allSatisfy { 1...13 ~= $0.rank })
        let isInOrder = zip(cards, cards.dropFirst()).allSatisfy {
            ($0.suit.rawValue, $0.rank) < ($1.suit.rawValue, $1.rank)
        }
        #expect(isInOrder == (seed == 0))
    }

    /// In a wide one it stands beside them, in a high one below; a square one has room for the letters alone.
    @Test(arguments: [(340.0, 214.0), (240, 345), (240, 240)])
    func `the code of a pass leaves its letters alone`(width: Double, height: Double) throws {
        let letters = PaintingArt.face(of: .passes, seed: 4, number: 0, Sides(width: width, height: height)).labels
        // The plate is white, and as wide from its left edge to its right one in the middle of its height as nothing else.
        var codes = 0
        for number in 0..<10 {
            let image = PaintingArt.image(
                of: .passes, seed: 4, number: number, width: Int(width), height: Int(height))
            func isWhite(_ x: Int, _ y: Int) -> Bool {
                image.bytes[4 * (y * image.width + x)..<4 * (y * image.width + x) + 3].allSatisfy { $0 > 250 }
            }
            // Its lowest row, of white alone.
            let unit = min(width, height)
            let low = Int(height - 0.07 * unit)
            let white = (0..<image.width).filter { isWhite($0, low) }
            guard white.count > Int(0.3 * unit), let first = white.first, let last = white.last else { continue }
            codes += 1
            let top = height - 0.46 * unit
            for letters in letters where letters.placement == .bottom {
                let right = letters.insets.left + 0.56 * letters.size * Double(letters.text.count)
                let isAbove = height - letters.insets.bottom < top
                #expect(isAbove || right < Double(first), "\(letters.text): \(right), \(first)…\(last)")
            }
        }
        #expect(width == height ? codes == 0 : codes == 9)
    }

    @Test func `a calendar has the days that a year has`() {
        #expect(Self.texts(.calendar, 0, seed: 3) == ["JANUARY", "1", "Wednesday"])
        #expect(Self.texts(.calendar, 59, seed: 3)[..<2] == ["MARCH", "1"])
        #expect(Self.texts(.calendar, 364, seed: 3)[..<2] == ["DECEMBER", "31"])
        #expect(Self.texts(.calendar, 365, seed: 3) == ["JANUARY", "1", "Thursday"])
        #expect(Self.texts(.calendar, -1, seed: 3) == ["DECEMBER", "31", "Tuesday"])
    }

    @Test func `elements have their signs, numbers and names`() {
        #expect(Self.texts(.elements, 0) == ["H", "1", "Hydrogen"])
        #expect(Self.texts(.elements, 78) == ["Au", "79", "Gold"])
        #expect(Self.texts(.elements, 117) == ["Og", "118", "Oganesson"])
        #expect(Set((0..<118).map { Self.texts(.elements, $0)[0] }).count == 118)
        // Shells of noble gases, as every table of chemistry has them.
        #expect(Element(number: 9).shells == [2, 8])
        #expect(Element(number: 53).shells == [2, 8, 18, 18, 8])
        #expect(Element(number: 117).shells == [2, 8, 18, 32, 32, 18, 8])
        for number in 0..<118 { #expect(Element(number: number).shells.reduce(0, +) == number + 1) }
    }

    @Test func `fortunes are numbered as clocks are`() {
        #expect([0, 1, 4, 9, 14, 19, 21].map(Arcanum.roman) == ["0", "I", "IV", "IX", "XIV", "XIX", "XXI"])
        #expect(Self.texts(.arcana, 5)[0] == "V" && Self.texts(.arcana, -1)[0] == "XXI")
        // All emblems come before one comes again.
        #expect(Set((0..<16).map { Self.texts(.arcana, $0)[1] }).count == 16)
    }

    @Test func `planets are round, and lit from above at the left`() {
        for number in 0..<10 {
            let image = PaintingArt.image(of: .planets, seed: 4, number: number, width: 64, height: 64)
            func brightness(_ x: Int, _ y: Int) -> Int {
                let place = 4 * (y * 64 + x)
                return image.bytes[place..<place + 3].reduce(0) { $0 + Int($1) }
            }
            #expect(brightness(18, 18) > brightness(50, 52) + 60, "\(number)")
            // Night around it.
            #expect(brightness(2, 2) < 90 && brightness(61, 61) < 90, "\(number)")
        }
        // All come before one comes again.
        let grounds = (0..<10).map { Planet(seed: 4, number: $0).ground }
        #expect(Set(grounds).count == 10)
        #expect(Planet(seed: 4, number: 10).ground == grounds[0])
    }

    @Test func `words stand where there is room for them`() {
        func words(_ motif: Motif, _ width: Double, _ height: Double) -> [String] {
            let size = Sides(width: width, height: height)
            return PaintingArt.face(of: motif, seed: 4, number: 2, size).labels.map(\.text)
        }
        #expect(words(.arcana, 200, 320).count == 2 && words(.arcana, 200, 200) == [])
        // A screen that lies across is a window, without a clock.
        #expect(words(.apps, 200, 400).contains("9:41") && !words(.apps, 400, 260).contains("9:41"))
    }

    /// What is counted out and where it stands must not depend on how many pixels there are.
    @Test(arguments: Motif.allCases, [(200.0, 320.0), (300.0, 200.0)])
    func `a picture is the same at each scale`(motif: Motif, sides: (Double, Double)) {
        let shape = Sides(width: sides.0, height: sides.1)
        func mean(_ scale: Double, _ number: Int) -> [Double] {
            let (width, height) = (Int(sides.0 * scale), Int(sides.1 * scale))
            let bytes = PaintingArt.image(
                of: motif, seed: 4, number: number, width: width, height: height, shape: shape
            ).bytes
            // Mean colours of eight by eight parts.
            var sums = [Double](repeating: 0, count: 64 * 3)
            var counts = [Double](repeating: 0, count: 64)
            for y in 0..<height {
                for x in 0..<width {
                    let part = y * 8 / height * 8 + x * 8 / width
                    counts[part] += 1
                    for channel in 0..<3 { sums[part * 3 + channel] += Double(bytes[4 * (y * width + x) + channel]) }
                }
            }
            return sums.indices.map { sums[$0] / counts[$0 / 3] }
        }
        for number in [1, 6] {
            let far = zip(mean(0.76, number), mean(0.4, number)).map { abs($0 - $1) }.max() ?? 0
            #expect(far < 20, "\(motif) \(number): \(far) of 255")
        }
    }

    @Test func `neighbours differ`() {
        for motif in [Motif.weather, .apps, .type, .arcana, .plants, .passes] {
            let rounds = (0..<8).map { Self.texts(motif, $0).last! + Self.texts(motif, $0)[0] }
            #expect(Set(rounds).count > 5, "\(motif): \(rounds)")
        }
    }
}
