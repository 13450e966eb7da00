import Testing

@testable import LayoutCore

@Suite struct ItemListTests {
    @Test func `ten thousand edits leave what they leave of a plain list`() {
        var random = SeededGenerator(seed: 7)
        var list = ItemList(count: 1000)
        var plain = Array(0..<1000)
        var next = 1000
        for step in 0..<10_000 {
            // Runs of edits at one end, and edits anywhere.
            let isInsertion = Bool.random(using: &random)
            if isInsertion || plain.isEmpty {
                let index = step % 7 == 0 ? plain.count : Int.random(in: 0...plain.count, using: &random)
                #expect(list.insert(at: index) == next)
                plain.insert(next, at: index)
                next += 1
            } else {
                let index = step % 5 == 0 ? 0 : Int.random(in: 0..<plain.count, using: &random)
                #expect(list.remove(at: index) == plain.remove(at: index))
            }
            if step % 1000 == 999 {
                #expect(list.count == plain.count)
                #expect(plain.indices.map(list.identity) == plain)
                for index in stride(from: 0, to: plain.count, by: 37) {
                    #expect(list.index(of: plain[index]) == index)
                }
            }
        }
        #expect(list.identity(at: -1) == nil && list.identity(at: plain.count) == nil)
        #expect(list.index(of: -1) == nil && list.index(of: next) == nil)
    }

    @Test func `all can go and others come`() {
        var list = ItemList(count: 3)
        #expect((0..<3).map { _ in list.remove(at: 0) } == [0, 1, 2])
        #expect(list.remove(at: 0) == nil && list.count == 0)
        #expect(list.insert(at: 0) == 3 && list.insert(at: 1) == 4 && list.insert(at: 0) == 5)
        #expect((0..<3).map(list.identity) == [5, 3, 4])
    }

    @Test func `a flood of edits on a stage ends well`() {
        var random = SeededGenerator(seed: 11)
        var stage = Stage.showing("linear", items: 100, at: 50)
        var plain = Array(0..<100)
        var inserted = 0
        for step in 0..<10_000 {
            if Bool.random(using: &random), !plain.isEmpty {
                let index = Int.random(in: 0..<plain.count, using: &random)
                stage.apply(.remove(at: index))
                plain.remove(at: index)
            } else {
                let index = Int.random(in: 0...plain.count, using: &random)
                stage.apply(.insert(at: index))
                plain.insert(100 + inserted, at: index)
                inserted += 1
            }
            if step % 500 == 0 {
                stage.advance(by: 1.0 / 60)
                #expect(RobustnessTests.fault(in: stage) == nil)
            }
        }
        stage.rest()
        let names = stage.takeEvents().map(\.description)
        #expect(names.count { $0.hasPrefix("didInsert") || $0.hasPrefix("didRemove") } == 10_000)
        #expect((0..<stage.count).map { stage.items.identity(at: $0)! } == plain)
    }
}
