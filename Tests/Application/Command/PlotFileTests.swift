import Foundation
import TestSupport
import Testing

@testable import zoetrope

@Suite struct PlotFileTests {
    private var course: TimeSeries {
        var course = TimeSeries("Memory & more", across: "frames", up: "MiB")
        for (frames, size) in [(0.0, 50.0), (50_000, 60), (100_000, 55.25)] { course.note(size, at: frames) }
        return course
    }

    @Test func theFiguresAreATable() {
        #expect(course.csv == "frames,MiB\n0,50\n50000,60\n100000,55.25\n")
    }

    @Test func thePictureHasThemAtTheirPlaces() throws {
        let line = try #require(course.svg.firstMatch(of: /<polyline points="([^"]*)"/))
        let places = line.1.split(separator: " ").map { place in
            place.split(separator: ",").compactMap { Double($0) }
        }
        #expect(course.svg.contains(">Memory &amp; more<"))
        // From 72 to 930 across 100,000 frames, and from 344 up to 56 over 60 MiB.
        #expect(places == [[72, 104], [501, 56], [930, 78.8]])
    }

    /// The axis begins at zero and ends at a round number beyond the last.
    @Test(arguments: [(100_000.0, 8, 20_000.0), (60, 6, 10), (7, 6, 2), (0.3, 5, 0.1), (102_000, 8, 20_000)])
    func ticksAreRound(most: Double, count: Int, step: Double) throws {
        let ticks = TimeSeries.ticks(upTo: most, most: count)
        #expect(ticks.first == 0 && ticks.count <= count + 1)
        #expect(abs(ticks[1] - step) < 1e-12 * step)
        let last = try #require(ticks.last)
        #expect(last >= most - 1e-9 && last - most < step)
    }

    @Test func nothingIsMeasuredThatCannotBePlotted() throws {
        let folder = try TemporaryFolder()
        let ending = try Zoetrope.run("bench", "viewer/memory", "--plot", "memory.gif", in: folder.url)
        #expect(ending.isFailure(64) && ending.errors.contains(".svg or .csv"), "\(ending)")
        let other = try Zoetrope.run("bench", "layout/rotary", "--plot", "memory.svg", in: folder.url)
        #expect(other.isFailure(64) && other.errors.contains("viewer/memory"), "\(other)")
        let nowhere = try Zoetrope.run("bench", "viewer/memory", "--plot", "none/memory.svg", in: folder.url)
        #expect(nowhere.isFailure(73), "\(nowhere)")
        #expect(try folder.names.isEmpty)
    }
}
