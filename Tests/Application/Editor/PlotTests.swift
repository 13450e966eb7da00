import LayoutCore
import Testing

@testable import ZoeEditor

@Suite struct PlotTests {
    private func plot() -> Plot {
        var plot = Plot(across: -4...4, up: -100...300)
        plot.low = Point(x: 50, y: 20)
        plot.high = Point(x: 850, y: 220)
        return plot
    }

    @Test func cornersOfTheRangeAreCornersOfTheRectangle() {
        let plot = plot()
        #expect(plot.place(-4, -100) == Point(x: 50, y: 220))
        #expect(plot.place(4, 300) == Point(x: 850, y: 20))
        #expect(plot.place(0, 100) == Point(x: 450, y: 120))
    }

    @Test func aPlaceLeadsBackToItsValues() {
        let plot = plot()
        let place = plot.place(1.25, 42)
        #expect(abs(plot.offset(at: place.x) - 1.25) < 1e-12)
        #expect(abs(plot.value(at: place.y) - 42) < 1e-12)
    }

    @Test func whatIsUnderTheHandStaysThere() {
        var plot = plot()
        let place = Point(x: 300, y: 80)
        let (offset, value) = (plot.offset(at: place.x), plot.value(at: place.y))
        plot.zoom(by: 3, about: place)
        #expect(abs(plot.offset(at: place.x) - offset) < 1e-9 && abs(plot.value(at: place.y) - value) < 1e-9)
        #expect(abs(plot.across.length - 8.0 / 3) < 1e-9)
        plot.pan(by: Vector2(x: 40, y: -25))
        #expect(abs(plot.offset(at: 340) - offset) < 1e-9 && abs(plot.value(at: 55) - value) < 1e-9)
    }

    @Test func noZoomLeavesTheNumbers() {
        var plot = plot()
        for factor in [1e300, 1e-300, .nan, .infinity, 0, -1] {
            for _ in 0..<50 { plot.zoom(by: factor, about: Point(x: 60, y: 30)) }
            #expect(plot.across.length.isFinite && plot.across.length > 0)
            #expect(plot.up.length.isFinite && plot.up.length > 0)
        }
        for _ in 0..<100 { plot.pan(by: Vector2(x: 1e300, y: .nan)) }
        #expect(plot.across.upperBound.isFinite && plot.up.upperBound.isFinite)
    }

    @Test func aCurveIsShownWithoutItsFlightToInfinity() {
        // 1/(2 - o) has a pole; a hundred values in 0…1, two far away.
        let values = (0..<100).map { Double($0) / 99 } + [1e6, 4e8]
        let range = Plot.range(of: values)
        #expect(range.lowerBound < 0 && range.lowerBound > -1)
        #expect(range.upperBound > 0.9 && range.upperBound < 3)
        #expect(Plot.range(of: []) == -1...1)
        #expect(Plot.range(of: [.nan, .infinity]) == -1...1)
        #expect(Plot.range(of: [5, 5, 5]).contains(5))
    }

    @Test func aLineIsBrokenAtALeapAndWhereThereIsNoNumber() {
        let plot = plot()
        let offsets = [0.0, 1, 2, 3, 4, 5, 6]
        #expect(CurveTrace(offsets, [0, 1, 2, 3, 4, 5, 6], on: plot).pieces.map(\.count) == [7])
        #expect(CurveTrace(offsets, [0, 1, .nan, 3, 4, 5, 6], on: plot).pieces.map(\.count) == [2, 4])
        #expect(CurveTrace(offsets, [0, 1, 1e7, -1e7, -1e7, 5, 6], on: plot).pieces.map(\.count) == [2, 2, 2])
    }
}

@Suite struct TicksTests {
    @Test func areRoundAndInside() {
        #expect(Ticks(in: -4...4, most: 10).values == [-4, -3, -2, -1, 0, 1, 2, 3, 4])
        #expect(Ticks(in: 0...1, most: 6).values == [0, 0.2, 0.4, 0.6, 0.8, 1])
        #expect(Ticks(in: 0.1...0.4, most: 4).values == [0.1, 0.2, 0.3, 0.4])
        #expect(Ticks(in: -130...920, most: 5).values == [0, 500])
        #expect(Ticks(in: -130...920, most: 6).values == [0, 200, 400, 600, 800])
    }

    @Test func neverMoreThanThereIsRoomFor() {
        for length in [1e-6, 0.003, 0.7, 1, 9.99, 10, 1234, 1e9] {
            for most in 1...20 {
                let count = Ticks(in: 0.1 * length...1.1 * length, most: most).values.count
                #expect(count <= most + 1, "\(count) ticks on \(length), \(most) wanted")
                #expect(count >= 1 || most < 3)
            }
        }
        #expect(Ticks(in: 0...0, most: 5).values.isEmpty)
        #expect(Ticks(in: 0...1, most: 0).values.isEmpty)
    }

    @Test func labelsTellThemApart() {
        let ticks = Ticks(in: -0.02...0.02, most: 5)
        #expect(ticks.values.map(ticks.label) == ["-0.02", "-0.01", "0.00", "0.01", "0.02"])
    }

    @Test func numeralsAreRounded() {
        #expect(Numeral.text(1.005, digits: 1) == "1.0")
        #expect(Numeral.text(-0.04, digits: 1) == "0.0")
        #expect(Numeral.text(-2.96, digits: 1) == "-3.0")
        #expect(Numeral.text(1234.5678, digits: 0) == "1235")
        #expect(Numeral.text(.nan, digits: 2) == "none")
        #expect(Numeral.text(1e300, digits: 2) == "1e+300")
        #expect(Numeral.short(914.2857) == "914")
        #expect(Numeral.short(0.0625) == "0.0625")
        #expect(Numeral.bytes(5 << 20) == "5.0 MiB")
        #expect(Numeral.raw(0.2) == "0.2" && Numeral.raw(-1) == "-1" && Numeral.raw(123.4567) == "123.457")
        #expect(Numeral.raw(-0.0001234) == "-1.234e-4" && Numeral.raw(1e15) == "1.000e15" && Numeral.raw(200) == "200")
    }

    /// What is printed is the number, as far as anyone would tell.
    @Test(arguments: [
        (0.01, 0.625, 3), (0.01, 0.62, 2), (0.01, 0.002, 3), (0.01, 1.128, 2), (0.0001, -1.0 / 900, 5), (1, 250, 0),
        (1, 0.5, 1), (0.01, 0, 2), (0.01, 1e-9, 2), (0.5, .infinity, 1), (0.01, 0.8127589, 2),
    ])
    func aKnobShowsWhatItIs(step: Double, value: Double, digits: Int) {
        #expect(Numeral.digits(ofStep: step, showing: value) == digits)
    }

    @Test func aKnobThatIsTurnedShowsItsSteps() {
        #expect(Numeral.digits(ofStep: 0.01, showing: nil) == 2 && Numeral.digits(ofStep: 5, showing: nil) == 0)
    }
}
