import Foundation
import Testing
import ZoeImages

@Suite struct ComparisonTests {
    @Test(arguments: [(1, 1), (5, 3), (8, 8), (9, 40), (63, 65)])
    func equalPicturesAreExactlyOne(width: Int, height: Int) throws {
        let image = try Image.noise(width: width, height: height, seed: 1)
        let comparison = try Comparison(image, image)
        #expect(comparison.similarity == 1)
        #expect(comparison.lowestSimilarity == 1)
        #expect(comparison.largestDifference == 0)
        #expect(comparison.largestDifferencePlace == nil)
        #expect(comparison.differingPixels == 0)
    }

    @Test func aCardOffByTwoPixelsShows() throws {
        let comparison = try Comparison(.card(x: 100), .card(x: 102))
        #expect(comparison.similarity < 0.99)
        #expect(comparison.lowestSimilarity < 0.7)
        #expect(comparison.differingPixels == 4 * 90)
        // The white of the card against the red of the ground.
        #expect(comparison.largestDifference == 235)
        #expect(comparison.largestDifferencePlace == .init(x: 100, y: 40))
        let (x, y) = (comparison.lowestSimilarityPlace.x, comparison.lowestSimilarityPlace.y)
        #expect((92...222).contains(x) && (32...130).contains(y), "the worst window touches the card: \(x), \(y)")
    }

    @Test func aGreaterDefectIsLessAlike() throws {
        let scores = try (0...4).map { try Comparison(.card(x: 100), .card(x: 100 + $0)).similarity }
        #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test func aWrongGammaShows() throws {
        var right = try Image(width: 64, height: 64)
        var wrong = right
        for y in 0..<64 {
            for x in 0..<64 {
                let grey = UInt8(x * 4)
                let bent = UInt8(255 * pow(Double(grey) / 255, 1 / 1.1))
                right[x, y] = Pixel(red: grey, green: grey, blue: grey)
                wrong[x, y] = Pixel(red: bent, green: bent, blue: bent)
            }
        }
        #expect(try Comparison(right, wrong).similarity < 0.999)
    }

    /// One window, by the formula, in other words: means, variances and covariance as such.
    @Test func oneWindowIsTheFormula() throws {
        let a = try Image.noise(width: 8, height: 8, isOpaque: true, seed: 21)
        let b = try Image.noise(width: 8, height: 8, isOpaque: true, seed: 22)
        func luma(_ image: Image) -> [Double] {
            (0..<64).map { i in
                let pixel = image[i % 8, i / 8]
                return (54 * Double(pixel.red) + 183 * Double(pixel.green) + 19 * Double(pixel.blue)) / 256
            }
        }
        let (p, q) = (luma(a), luma(b))
        let (meanP, meanQ) = (p.reduce(0, +) / 64, q.reduce(0, +) / 64)
        let varianceP = p.reduce(0) { $0 + ($1 - meanP) * ($1 - meanP) } / 64
        let varianceQ = q.reduce(0) { $0 + ($1 - meanQ) * ($1 - meanQ) } / 64
        let covariance = zip(p, q).reduce(0) { $0 + ($1.0 - meanP) * ($1.1 - meanQ) } / 64
        let (c1, c2) = (2.55 * 2.55, 7.65 * 7.65)
        let expected =
            (2 * meanP * meanQ + c1) * (2 * covariance + c2)
            / ((meanP * meanP + meanQ * meanQ + c1) * (varianceP + varianceQ + c2))
        let found = try Comparison(a, b).similarity
        #expect(abs(found - expected) < 1e-12)
        #expect(try found == Comparison(b, a).similarity)
    }

    @Test func blackAgainstWhiteIsNothingAlike() throws {
        let (black, white) = (
            try Image(width: 640, height: 480, filledWith: .black),
            try Image(width: 640, height: 480, filledWith: .white)
        )
        let comparison = try Comparison(black, white)
        // c1 / (255² + c1)
        #expect(abs(comparison.similarity - 0.0001 / 1.0001) < 1e-12)
        #expect(comparison.largestDifference == 255)
        #expect(comparison.differingPixels == 640 * 480)
    }

    @Test func aHoleShowsEvenWhereItsColourIsBlack() throws {
        let solid = try Image(width: 20, height: 20, filledWith: .black)
        var holed = solid
        holed.fill(x: 4..<12, y: 4..<12, with: .clear)
        let comparison = try Comparison(solid, holed)
        #expect(comparison.similarity < 0.9)
        #expect(comparison.largestDifference == 255)
    }

    @Test func whatAClearPixelHidesIsNoDifference() throws {
        let a = try Image(width: 9, height: 9, filledWith: Pixel(red: 200, green: 0, blue: 0, alpha: 0))
        let comparison = try Comparison(a, Image(width: 9, height: 9))
        #expect(comparison.similarity == 1)
        #expect(comparison.differingPixels == 0)
    }

    @Test func theSmallestDifferenceIsSeenAndShown() throws {
        let a = try Image.card(x: 50)
        var b = a
        b[7, 9].blue += 1
        let comparison = try Comparison(a, b)
        #expect(comparison.similarity < 1)
        #expect(comparison.largestDifference == 1)
        #expect(comparison.largestDifferencePlace == .init(x: 7, y: 9))
        let picture = comparison.differencePicture()
        #expect((picture.width, picture.height) == (a.width, a.height))
        #expect(picture[7, 9].red > 120 && picture[7, 9].blue == 0)
        #expect(picture[60, 60] == Pixel(red: 63, green: 63, blue: 63), "the rest is a faint grey")
    }

    @Test func differentSizesAreAnError() throws {
        let (a, b) = (try Image(width: 2, height: 3), try Image(width: 3, height: 2))
        let error = #expect(throws: ComparisonError.self) { try Comparison(a, b) }
        #expect(error?.description == "pictures of 2×3 and 3×2 cannot be compared")
    }
}
