import CardContent
import LayoutCore
import Testing
import ZoeImages
import ZoeStyle

@testable import ZoePaintings
@testable import ZoePictures

@Suite struct CoverTests {
    private func card(_ number: Int, _ width: Double, _ height: Double) -> Card {
        Card(
            index: number, identity: number, offset: 0, size: Size(width: width, height: height), matrix: .identity)
    }

    @Test func theSameNumbersMakeTheSamePicture() {
        for number in [-3, 0, 5, 1_000_000_007] {
            let one = CoverArt.image(seed: 7, number: number, width: 40, height: 30)
            #expect(one == CoverArt.image(seed: 7, number: number, width: 40, height: 30))
            #expect(one != CoverArt.image(seed: 8, number: number, width: 40, height: 30))
            #expect(one != CoverArt.image(seed: 7, number: number + 1, width: 40, height: 30))
            #expect(one.isOpaque)
        }
    }

    @Test func everyDesignHasItsTurn() {
        let count = CoverDesign.allCases.count
        #expect(count >= 10)
        for first in [-2 * count, 0, count] {
            let designs = (first..<first + count).map { Cover(seed: 3, number: $0).design }
            #expect(Set(designs).count == count, "once each from \(first)")
        }
    }

    /// Neither huge nor negative numbers nor the thinnest pictures are too much.
    @Test func anyNumberAndAnySizeCanBePainted() {
        for number in [Int.min, Int.max, -1] {
            _ = Cover(seed: .max, number: number)
            _ = CoverArt.image(seed: .max, number: number, width: 3, height: 5)
        }
        for number in 0..<CoverDesign.allCases.count {
            for (width, height) in [(1, 1), (2, 90), (90, 2)] {
                let image = CoverArt.image(seed: 1, number: number, width: width, height: height)
                #expect((image.width, image.height) == (width, height))
            }
        }
    }

    /// A larger picture is the same picture: shrunk by area it is near the small one. (Two designs in two colours are
    /// three times as far apart; the thinnest lines are a little heavier when they are small.)
    @Test func sizesAgree() throws {
        for number in 0..<CoverDesign.allCases.count {
            let small = CoverArt.image(seed: 2, number: number, width: 48, height: 48)
            let large = CoverArt.image(seed: 2, number: number, width: 96, height: 96)
                .shrunk(to: PictureReader.Want(width: 48, height: 48, fills: true))
            let distance = zip(small.bytes, large.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
            let cover = Cover(seed: 2, number: number)
            #expect(Double(distance) / Double(small.bytes.count) < 15, "\(cover.design)")
        }
    }

    /// How many stars or stones there are follows from the card's shape, not from the pixels to which it was rounded.
    @Test func roundedSizesAgree() throws {
        let shape = Sides(width: 240, height: 335)
        for number in 0..<3 * CoverDesign.allCases.count {
            for width in [41, 47, 53] {
                let height = Int((Double(width) * shape.height / shape.width).rounded())
                let small = CoverArt.image(seed: 5, number: number, width: width, height: height, shape: shape)
                let large = CoverArt.image(
                    seed: 5, number: number, width: 3 * width, height: 3 * height - 1, shape: shape
                ).shrunk(to: PictureReader.Want(width: width, height: height, fills: true))
                let distance = zip(small.bytes, large.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
                let cover = Cover(seed: 5, number: number)
                #expect(Double(distance) / Double(small.bytes.count) < 15, "\(cover.design), \(width) pixels")
            }
        }
    }

    /// WCAG's contrast of the ink with every pixel that the words may stand on, grain included, away from the spine.
    @Test func wordsCanBeRead() {
        for number in 0..<3 * CoverDesign.allCases.count {
            for (width, height) in [(48, 64), (64, 64), (80, 60)] {
                let cover = Cover(seed: 11, number: number)
                let image = CoverArt.image(seed: 11, number: number, width: width, height: height)
                let unit = Float(min(width, height))
                let box = cover.wordBox(extent: SIMD2(Float(width), Float(height)) / unit)
                var least = Double.infinity
                for y in Int((box.top * unit).rounded(.up))..<Int(box.bottom * unit) {
                    for x in Int((box.left * unit).rounded(.up))..<Int(box.right * unit) {
                        least = min(least, contrast(image[x, y], cover.scheme.ink))
                    }
                }
                #expect(least >= 4.5, "cover \(number), \(cover.design), \(width)×\(height)")
            }
        }
    }

    private func contrast(_ pixel: Pixel, _ ink: Colour) -> Double {
        func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
            0.2126 * Colour.linear(red) + 0.7152 * Colour.linear(green) + 0.0722 * Colour.linear(blue)
        }
        let under = luminance(Double(pixel.red) / 255, Double(pixel.green) / 255, Double(pixel.blue) / 255)
        let over = luminance(ink.red, ink.green, ink.blue)
        return (max(under, over) + 0.05) / (min(under, over) + 0.05)
    }

    @Test func labelsAreInTheCard() throws {
        let deck = CoverDeck(seed: 5)
        for number in 0..<120 {
            for (width, height) in [(200.0, 200.0), (150, 230), (400, 260), (30, 40)] {
                let style = deck.style(of: card(number, width, height))
                #expect(style.face.artwork?.source == .cover(seed: 5, number: number))
                #expect(style.face.labels.count >= 2)
                for label in style.face.labels {
                    let room = Size(
                        width: width - label.insets.left - label.insets.right,
                        height: height - label.insets.top - label.insets.bottom)
                    let lines = label.text.split(separator: "\n")
                    #expect(!label.text.isEmpty && label.size > 0 && room.width > 0)
                    #expect(label.size * label.leading * Double(lines.count) <= room.height)
                    #expect(label.insets.left >= 0 && label.insets.top >= 0)
                    #expect(label.insets.right >= 0 && label.insets.bottom >= 0)
                }
            }
        }
    }

    @Test func aCardWithoutASizeHasNoWords() {
        let deck = CoverDeck()
        for (width, height) in [(0.0, 10.0), (.nan, 10), (.infinity, 10), (-4, 3)] {
            #expect(deck.style(of: card(1, width, height)).face.labels.isEmpty)
        }
    }

    @Test func wavesAreSines() {
        // sin 30°, 45°, 90°, 210°, and ten turns further.
        for (turns, value) in [(1 / 12, 0.5), (0.125, 0.70710678), (0.25, 1), (7 / 12, -0.5), (10.25, 1)]
            as [(Float, Float)]
        {
            #expect(abs(sine(turns) - value) < 0.0012)
        }
    }
}
