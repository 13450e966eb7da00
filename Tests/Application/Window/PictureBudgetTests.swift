import Testing

@testable import ZoeWindow

@Suite struct PictureBudgetTests {
    private let pixels = 1280 * 720

    @Test func aSceneThatNeedsLittleElseLeavesPicturesAllTheirRoom() {
        let most = PictureBudgets(pixels: pixels)
        #expect(most == PictureBudgets(pixels: pixels, others: 48 << 20))
        #expect(most.artwork + most.cards < 96 << 20)
        #expect(PictureBudgets(pixels: 16 * pixels).artwork == 112 << 20, "however large the window is")
    }

    @Test func whatMoreASceneNeedsPicturesGoWithout() {
        let most = PictureBudgets(pixels: pixels)
        var before = most
        for others in stride(from: 48 << 20, through: 400 << 20, by: 5 << 20) {
            let budgets = PictureBudgets(pixels: pixels, others: others)
            #expect(budgets.artwork <= before.artwork && budgets.cards <= before.cards)
            #expect(5 * budgets.artwork >= 2 * most.artwork - 5 && 5 * budgets.cards >= 2 * most.cards - 5)
            let all = budgets.artwork + budgets.cards + others
            #expect(all < 150 << 20 || 5 * budgets.cards <= 2 * most.cards + 5, "while they have more than the least")
            before = budgets
        }
        #expect(5 * before.cards <= 2 * most.cards + 5)
    }
}
