import LayoutCore
import TestSupport
import Testing

@testable import ZoeRenderer

extension RendererTests {
    /// A face that reads what is on its card has a sheet with all of them, which must not be as wide as the widest there can be.
    @Test(arguments: [1, 3, 7, 30])
    func aSheetIsHardlyLargerThanWhatIsOnIt(count: Int) throws {
        let offscreen = try TestRenderer()
        let pass = FlatPass(side: 4096, mostTexels: 14_000_000, in: offscreen.renderer.tracker)
        let view = View(flat: Size(width: 400, height: 300), isTurned: false, width: 400, height: 300)
        var random = SeededGenerator(seed: UInt64(count))
        let wanted = try (0..<count).map { index in
            let (width, height) = (
                Double.random(in: 20...180, using: &random), Double.random(in: 20...180, using: &random)
            )
            let card = Card(.identity, width: width, height: height)
            return try #require(
                FlatCard(card, index: index, blur: 0, margin: 0, isTurned: false, isSharp: true, in: view))
        }
        let flats = try pass.fillSharp(wanted) { _, _ in }
        #expect(flats.count == count)
        let texels = flats.values.reduce(0) { $0 + $1.width * $1.height }
        // What shelves leave empty, and what a texture is rounded up by.
        #expect(pass.sheet.x * pass.sheet.y < 2 * Double(texels) + 512 * 256)
        for one in flats.values {
            #expect(one.left >= 0 && Double(one.left + one.width) <= pass.sheet.x)
            #expect(one.low >= 0 && Double(one.low + one.height) <= pass.sheet.y)
            for other in flats.values where other.index != one.index {
                let isBeside = one.left + one.width <= other.left || other.left + other.width <= one.left
                let isAbove = one.low + one.height <= other.low || other.low + other.height <= one.low
                let isApart = isBeside || isAbove
                #expect(isApart)
            }
        }
    }

    /// The more a picture shows, the more its cards may take, until it is as large as pictures of windows are.
    @Test func roomForSheetsFollowsThePicture() throws {
        let offscreen = try TestRenderer()
        let pass = FlatPass(side: 4096, mostTexels: 14_000_000, in: offscreen.renderer.tracker)
        let view = View(flat: Size(width: 900, height: 900), isTurned: false, width: 900, height: 900)
        let wanted = try (0..<6).map { index in
            try #require(
                FlatCard(
                    Card(.identity, width: 880, height: 880), index: index, blur: 0, margin: 0, isTurned: false,
                    isSharp: true, in: view))
        }
        _ = try pass.fillSharp(wanted) { _, _ in }
        let large = pass.sheet.x * pass.sheet.y
        pass.mostTexels = 2_000_000
        let flats = try pass.fillSharp(wanted) { _, _ in }
        #expect(flats.values.reduce(0) { $0 + $1.width * $1.height } <= 2_100_000)
        #expect(large > 8_000_000)
    }

    /// A card that is very near, and of which little is seen, takes nothing from how sharp the others are.
    @Test func oneLargeCardLeavesTheOthersAsTheyAre() throws {
        let offscreen = try TestRenderer()
        let pass = FlatPass(mostTexels: 1_000_000, in: offscreen.renderer.tracker)
        let view = View(flat: Size(width: 900, height: 900), isTurned: false, width: 900, height: 900)
        let wanted = try [200.0, 880, 150, 880].enumerated().map { index, side in
            try #require(
                FlatCard(
                    Card(.identity, width: side, height: side), index: index, blur: 0, margin: 0, isTurned: false,
                    in: view))
        }
        let flats = pass.packed(wanted)
        try #require(flats.count == 4)
        let texels = Dictionary(uniqueKeysWithValues: flats.map { ($0.index, $0.texels) })
        #expect(texels[0] == wanted[0].texels && texels[2] == wanted[2].texels)
        #expect(texels[1] == texels[3])
        let sum = texels.values.reduce(0, +)
        #expect(sum < 1_010_000 && sum > 900_000)
    }
}
