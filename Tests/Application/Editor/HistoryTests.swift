import Testing

@testable import ZoeEditor

@Suite struct HistoryTests {
    @Test func aDragIsOneStep() {
        var history = History<Int>()
        var state = 0
        for value in 1...100 {
            history.begin(from: state)
            state = value
        }
        history.end(at: state)
        #expect(history.undo(from: state) == 0)
        #expect(history.undo(from: 0) == nil)
        #expect(history.redo(from: 0) == 100)
    }

    @Test func aChangeForgetsWhatWasUndone() {
        var history = History<Int>()
        func change(_ a: Int, _ b: Int) {
            history.begin(from: a)
            history.end(at: b)
        }
        change(0, 1)
        change(1, 2)
        #expect(history.undo(from: 2) == 1)
        change(1, 5)
        #expect(history.redo(from: 5) == nil)
        #expect(history.undo(from: 5) == 1)
        #expect(history.undo(from: 1) == 0)
    }

    @Test func whatChangesNothingIsNoStepAndAnOpenChangeCanBeUndone() {
        var history = History<Int>()
        history.begin(from: 3)
        history.end(at: 3)
        #expect(!history.canUndo)
        history.begin(from: 3)
        #expect(history.undo(from: 4) == 3)
        #expect(history.redo(from: 3) == 4)
    }

    @Test func itKeepsOnlySoMuch() {
        var history = History<Int>(limit: 10)
        for value in 0..<50 {
            history.begin(from: value)
            history.end(at: value + 1)
        }
        var steps = 0
        var state = 50
        while let last = history.undo(from: state) {
            state = last
            steps += 1
        }
        #expect(steps == 10 && state == 40)
    }
}

@Suite struct OscillationTests {
    @Test func wavesSwingBetweenTheirEnds() {
        for wave in Oscillation.Wave.allCases {
            let swing = Oscillation(wave: wave, middle: 10, amplitude: 2, period: 3)
            let values = (0...3000).map { swing.value(at: Double($0) / 500) }
            #expect(values.allSatisfy { (7.999...12.001).contains($0) }, "\(wave)")
            #expect((values.max() ?? 0) - (values.min() ?? 0) > 2, "\(wave) moves")
            // A second time the same.
            #expect(values == (0...3000).map { swing.value(at: Double($0) / 500) })
        }
        let sine = Oscillation(middle: 0, amplitude: 1, period: 4)
        #expect(abs(sine.value(at: 1) - 1) < 1e-9 && abs(sine.value(at: 3) + 1) < 1e-9 && sine.value(at: 0) == 0)
        let triangle = Oscillation(wave: .triangle, middle: 0, amplitude: 1, period: 4)
        #expect(abs(triangle.value(at: 1) - 1) < 1e-9 && abs(triangle.value(at: 3) + 1) < 1e-9)
        #expect(abs(triangle.value(at: 0)) < 1e-9 && abs(triangle.value(at: 0.5) - 0.5) < 1e-9)
        #expect(Oscillation(middle: 5, amplitude: 1, period: 0).value(at: 3) == 5)
        #expect(Oscillation(middle: 5, amplitude: 1).value(at: .nan) == 5)
    }
}
