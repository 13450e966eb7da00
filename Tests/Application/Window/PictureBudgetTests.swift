import Testing

@testable import ZoeWindow

@Suite struct PictureBudgetTests {
    private let pixels = 1280 * 720

    @Test func aSceneThatNeedsLittleElseLeavesPicturesAllTheirRoom() {
        let most = PictureBudgets(pixels: pixels)
        #expect(most == PictureBudgets(pixels: pixels, others: 60 << 20))
        #expect(most.artwork + most.cards < 96 << 20)
        #expect(PictureBudgets(pixels: 16 * pixels).artwork == 112 << 20, "however large the window is")
    }

    @Test func whatMoreASceneNeedsPicturesGoWithout() {
        let most = PictureBudgets(pixels: pixels)
        var before = most
        for others in stride(from: 60 << 20, through: 400 << 20, by: 5 << 20) {
            let budgets = PictureBudgets(pixels: pixels, others: others)
            #expect(budgets.artwork <= before.artwork && budgets.cards <= before.cards)
            #expect(2 * budgets.artwork >= most.artwork - 2 && 2 * budgets.cards >= most.cards - 2)
            let all = budgets.artwork + budgets.cards + others
            #expect(all < 170 << 20 || 2 * budgets.cards <= most.cards + 2, "as long as they have more than half of it")
            before = budgets
        }
        #expect(2 * before.cards <= most.cards + 2)
    }
}
