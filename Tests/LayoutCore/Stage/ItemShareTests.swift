import LayoutCore
import Testing

/// Cards whose size is a part of the view's.
@Suite struct ItemShareTests {
    private func size(_ view: Size, _ knobs: [String: Parameter.Value]) throws -> Size {
        var stage = Stage(try #require(LayoutKind.named("linear")), items: 5, view: view)
        for (name, value) in knobs { stage.apply(.set(name, to: value)) }
        return stage.cardSize
    }

    @Test func aCardTakesItsShareOfWhicheverSideIsReachedFirst() throws {
        let wide = try size(Size(width: 1600, height: 800), ["itemShare": 0.5])
        #expect(wide == Size(width: 400, height: 400))
        let tall = try size(Size(width: 400, height: 800), ["itemShare": 0.5])
        #expect(tall == Size(width: 200, height: 200))
    }

    @Test func widthAndHeightAreItsShape() throws {
        let knobs: [String: Parameter.Value] = ["itemShare": 0.5, "itemWidth": 300, "itemHeight": 100]
        #expect(try size(Size(width: 900, height: 900), knobs) == Size(width: 450, height: 150))
        #expect(try size(Size(width: 900, height: 120), knobs) == Size(width: 180, height: 60))
    }

    @Test func withoutAShareSizesArePoints() throws {
        #expect(
            try size(Size(width: 900, height: 900), ["itemWidth": 300, "itemHeight": 100])
                == Size(width: 300, height: 100))
    }
}
