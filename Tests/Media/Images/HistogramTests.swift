import Testing
import ZoeImages

@Suite struct HistogramTests {
    @Test func eachPixelCountsOnceInEachChannel() {
        // 0, 85, 170 and 255 are in the bins 0, 21, 42 and 63 of 64.
        let bytes: [UInt8] = [0, 85, 170, 255, 255, 85, 170, 255, 85, 85, 85, 255, 170, 0, 255, 255]
        let histogram = Histogram(bytes, width: 2, height: 2)
        #expect(histogram.total == 4 && histogram.dark == 2 && histogram.bright == 2)
        func filled(_ channel: Int) -> [Int: Int] {
            Dictionary(
                uniqueKeysWithValues: histogram.counts[channel].enumerated().filter { $0.1 > 0 }.map { ($0.0, $0.1) })
        }
        #expect(filled(0) == [0: 1, 21: 1, 42: 1, 63: 1])
        #expect(filled(1) == [0: 1, 21: 3])
        #expect(filled(2) == [21: 1, 42: 2, 63: 1])
        // Three of green are the highest.
        #expect(histogram.heights(of: 1)[21] == 1)
        #expect(abs(histogram.heights(of: 2)[42] - (2.0 / 3).squareRoot()) < 1e-12)
    }

    @Test func aBlackGroundDoesNotPressAllElseFlat() {
        var bytes = [UInt8](repeating: 0, count: 4 * 1000)
        for place in 0..<10 { bytes[4 * place] = 128 }
        let histogram = Histogram(bytes, width: 1000, height: 1)
        #expect(histogram.heights(of: 0)[32] == 1 && histogram.heights(of: 0)[0] == 1)
    }

    @Test func aLargePictureIsLookedAtHereAndThere() {
        let (width, height) = (400, 300)
        var bytes = [UInt8](repeating: 255, count: 4 * width * height)
        for y in 0..<height { for x in 0..<width / 4 { bytes[4 * (y * width + x)] = 0 } }
        let histogram = Histogram(bytes, width: width, height: height, most: 1000)
        #expect(histogram.total <= 1200 && histogram.total >= 800)
        let share = Double(histogram.counts[0][0]) / Double(histogram.total)
        #expect(abs(share - 0.25) < 0.03)
    }

    @Test func nothingIsInNoPicture() {
        #expect(Histogram([], width: 0, height: 0).total == 0)
        #expect(Histogram([1, 2], width: 5, height: 5).heights(of: 0) == Array(repeating: 0, count: 64))
    }
}
