import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import ZoeDocument

/// Cards of sizes of their own.
@Suite struct SizesInScenesTests {
    @Test func theyAreGivenOutInTurn() throws {
        let scene = try Scene.read(
            "{\"zoetrope\": 1, \"items\": 8, \"scroll\": 4, \"deck\": {\"sizes\": [[300, 200], null, [80.5, 90]]}}"
        ).scene
        let stage = scene.stage()
        let sizes = [Size(width: 300, height: 200), stage.cardSize, Size(width: 80.5, height: 90)]
        let cards = stage.frame().cards
        #expect(cards.count > 3)
        for card in cards { #expect(card.size == sizes[card.identity % 3]) }
        #expect(scene.sizesInTurn == [sizes[0], nil, sizes[2]])
    }

    @Test(arguments: ["[[3]]", "[[3, 4, 5]]", "[7]", "[[0, 4]]", "[[4, 1e6]]", "[[\"3\", 4]]", "[null, {}]"])
    func whatIsNoSizeIsRefused(text: String) {
        let error = #expect(throws: SceneError.self) {
            try Scene.read("{\"zoetrope\": 1, \"deck\": {\"sizes\": \(text)}}")
        }
        #expect(error?.message.hasPrefix("\"sizes\" of a deck needs [width, height] each, from 1 to 100000") == true)
    }

    /// As wide as their pictures, or as high.
    @Test(arguments: [false, true])
    func cardsMayHaveTheShapesOfTheirPictures(isVertical: Bool) throws {
        let folder = Tool.root.appending(path: "Tests/Fixtures/images").path
        let files = ["adobe-rgb.png", "quadrants.webp"].map { "\"\(folder)/\($0)\"" }.joined(separator: ", ")
        var scene = try Scene.read(
            "{\"zoetrope\": 1, \"parameters\": {\"vertical\": \(isVertical)}, \"deck\": {\"files\": [\(files)]}}"
        ).scene
        try scene.findFiles()
        #expect(scene.stage().itemSize == nil)
        try scene.set("pictureShapes", to: "true")
        let stage = scene.stage()
        let shapes = stage.frame().cards.sorted { $0.identity < $1.identity }.map { $0.size.width / $0.size.height }
        #expect(shapes == [1, 2])
        for card in stage.frame().cards {
            let common = stage.cardSize
            #expect(isVertical ? card.size.width == common.width : card.size.height == common.height)
        }
        #expect(scene.sizesInTurn == (0..<scene.itemCount).map { stage.itemSize?($0) })
    }
}
