import LayoutCore
import Testing

@testable import ZoeWindow

@Suite struct InterfaceSizeTests {
    @Test(arguments: [
        (200.0, 150.0, 1.0), (375, 667, 1), (1920, 1080, 1), (2560, 1440, 1), (2880, 1620, 1.5), (3840, 2160, 2),
        (3840, 1080, 1), (7680, 4320, 3),
    ])
    func aVeryLargeWindowHasLargerLettersByItself(width: Double, height: Double, size: Double) {
        #expect(InterfaceSize.fitting(Size(width: width, height: height)) == size)
    }

    @Test func stepsLeadToBothEndsAndBack() {
        var size = 1.0
        for _ in 0..<20 { size = InterfaceSize.step(from: size, isUp: true) }
        #expect(size == InterfaceSize.range.upperBound)
        for _ in 0..<40 { size = InterfaceSize.step(from: size, isUp: false) }
        #expect(size == InterfaceSize.range.lowerBound)
        #expect(InterfaceSize.step(from: InterfaceSize.step(from: 1.3, isUp: true), isUp: false) == 1.25)
    }

    @Test func itIsKeptFromRunToRun() throws {
        var session = Session()
        #expect(session.interface == nil)
        session.interface = 1.75
        #expect(try #require(Session(session.text)).interface == 1.75)
        // A file from an earlier version, and one that was tampered with.
        #expect(try #require(Session("{\"showsPanel\": true, \"knowsPanelKey\": true}")).interface == nil)
        let huge = "{\"showsPanel\": true, \"knowsPanelKey\": true, \"interface\": 1e9}"
        #expect(try #require(Session(huge)).interface == 4)
    }

    @Test func aLongCommandIsCopiedWithFewWords() {
        #expect(Viewer.brief("zoetrope capture -o a.png") == "zoetrope capture -o a.png")
        let document = String(repeating: "{\"a\": 1}\n", count: 500)
        let said = Viewer.brief("zoetrope capture /dev/stdin -o picture.png <<'END'\n\(document)END")
        #expect(said.count < 120 && !said.contains("\n"))
        #expect(said.hasPrefix("zoetrope capture /dev/stdin -o picture.png <<'END' ("))
        #expect(Viewer.brief(String(repeating: "x", count: 4000)).count < 120)
    }
}
