import Testing

@testable import ZoeWindow

@Suite struct FirstPictureTests {
    /// Twenty bytes that were asked for when the process was 0.1 seconds old.
    private func waits(for missing: Int, at age: Double, hasDrawn: Bool = false, isSlow: Bool = true) -> Bool {
        var first = FirstPicture()
        first.ask(for: 20, at: 0.1)
        return first.waits(for: missing, at: age, hasDrawn: hasDrawn, isSlow: isSlow)
    }

    @Test func itWaitsAMomentWhateverIsMissing() {
        #expect(waits(for: 20, at: 0.29) && waits(for: 1, at: 0.29) && waits(for: 20, at: 0.29, isSlow: false))
        #expect(!waits(for: 20, at: 0.31))
    }

    @Test func whereDrawingIsSlowItWaitsForWhatWillBeThereSoon() {
        // Ten in 0.5 seconds: the others take as long. Eleven: they take a little less.
        #expect(!waits(for: 10, at: 0.6) && waits(for: 9, at: 0.6))
        #expect(!waits(for: 9, at: 0.6, isSlow: false))
        #expect(waits(for: 1, at: 0.9) && !waits(for: 1, at: 1))
    }

    @Test func afterAPictureOfWhatWasThereItWaitsForTheRest() {
        #expect(waits(for: 20, at: 0.9, hasDrawn: true) && !waits(for: 20, at: 1, hasDrawn: true))
    }
}
