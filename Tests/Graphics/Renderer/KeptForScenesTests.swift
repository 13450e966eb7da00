import Testing

@testable import ZoeRenderer

@Suite struct KeptForScenesTests {
    /// Programs here are the words that say how they were made, and when.
    private struct Shelf {
        var kept = KeptForScenes<Int, String>(most: 40)
        var made: [Int] = []

        mutating func show(_ kinds: some Sequence<Int>) {
            for kind in kinds {
                let program = kept.value(kind) { kind in
                    made.append(kind)
                    return "program \(kind)"
                }
                #expect(program == "program \(kind)")
            }
        }
    }

    @Test func eachIsMadeOnce() {
        var shelf = Shelf()
        shelf.show([1, 2, 1, 2, 2])
        #expect(shelf.made == [1, 2] && Set(shelf.kept.values) == ["program 1", "program 2"])
    }

    @Test func whatALongSceneDidWithoutIsGivenUpWithIt() {
        var shelf = Shelf()
        shelf.show([1, 2])
        shelf.kept.beginScene()
        shelf.show([2, 3])
        #expect(shelf.made == [1, 2, 3])
        shelf.kept.beginScene()
        #expect(shelf.kept[1] == nil && shelf.kept[2] != nil && shelf.kept[3] != nil)
        shelf.show([1, 3])
        #expect(shelf.made == [1, 2, 3, 1])
    }

    @Test func ofVeryManyThoseUsedLastAreKept() {
        var shelf = Shelf()
        shelf.show(0..<500)
        #expect(shelf.kept.values.count { _ in true } < 100)
        shelf.show(480..<500)
        #expect(shelf.made.count == 500, "the last ones are still there")
    }

    @Test func whatCannotBeMadeIsToldAndNotKept() {
        struct Refusal: Error {}
        var kept = KeptForScenes<Int, String>(most: 40)
        #expect(throws: Refusal.self) { try kept.value(1) { _ throws(Refusal) in throw Refusal() } }
        #expect(kept[1] == nil)
    }
}
