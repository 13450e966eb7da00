import Testing

@testable import ZoeDocument

@Suite struct BoxedTests {
    private struct Holder: Hashable {
        @Boxed var numbers = [1, 2, 3]
    }

    @Test func aCopyDoesNotSeeWhatIsChangedInTheOther() {
        let first = Holder()
        var second = first
        second.numbers[0] = 7
        #expect(first.numbers == [1, 2, 3])
        #expect(second.numbers == [7, 2, 3])
    }

    @Test func valuesAreEqualWhereverTheyAre() {
        let first = Holder()
        var second = first
        #expect(first == second)
        second.numbers[0] = 7
        #expect(first != second)
        second.numbers[0] = 1
        #expect(first == second)
        #expect(first.hashValue == second.hashValue)
    }
}
