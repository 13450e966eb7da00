import Testing
import ZoeThreads

@Suite struct ParallelMapTests {
    @Test(arguments: [0, 1, 2, 3, 1000])
    func everyPieceIsDoneOnceAndStandsInItsPlace(count: Int) {
        let done = Guarded([Int](repeating: 0, count: count))
        let results = parallelMap(count) { piece in
            done.withLock { $0[piece] += 1 }
            return "\(piece)"
        }
        #expect(results == (0..<count).map(String.init))
        #expect(done.withLock(\.self) == Array(repeating: 1, count: count))
    }

    /// One that waits for others of its own holds nobody up.
    @Test func mapsWithinMapsEnd() {
        let sums = parallelMap(8) { outer in parallelMap(8) { $0 * outer }.reduce(0, +) }
        #expect(sums == (0..<8).map { 28 * $0 })
    }
}
