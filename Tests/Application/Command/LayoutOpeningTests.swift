import LayoutCore
import Testing
import ZoeDocument
import ZoeEditor

@testable import zoetrope

/// What a picture shows of a layout of which nothing but its name is said.
@Suite struct LayoutOpeningTests {
    private static let opened = [
        "torus", "mobius", "periodic-table", "ellipse", "ellipse-3d", "picker", "sphere", "tag-cloud", "lattice",
        "phyllotaxis",
        "spiral",
    ]
    private static let around = ["dome", "tunnel"]
    private static let inTheMiddle = ["helix", "path", "corridor", "domino"]

    private func scene(_ words: [String]) throws -> Scene {
        try Arguments(words, for: .capture).scene(draws: true)
    }

    private func scene(_ name: String, _ size: String, _ more: [String] = []) throws -> Scene {
        try scene(["--layout", name, "--size", size] + more)
    }

    /// The share of the view that the cards reach across and down.
    private func reach(of scene: Scene, in view: Size) -> (across: ClosedRange<Double>, down: ClosedRange<Double>) {
        var scene = scene
        scene.view = view
        let frame = scene.stage().frame()
        let points = frame.cards.filter { !$0.isHidden && $0.alpha > 0.04 }
            .flatMap { frame.camera.outline(of: $0.size, through: $0.matrix) }
        let (across, down) = (points.map { $0.x / view.width }, points.map { $0.y / view.height })
        return ((across.min() ?? 0)...(across.max() ?? 0), (down.min() ?? 0)...(down.max() ?? 0))
    }

    @Test(arguments: opened, [(1280, 720), (960, 600), (1920, 1080), (800, 600), (390, 844)])
    func itFillsThePictureAndStaysInIt(_ name: String, _ size: (Int, Int)) throws {
        let view = Size(width: Double(size.0), height: Double(size.1))
        let reach = reach(of: try scene(name, "\(size.0)x\(size.1)"), in: view)
        #expect(reach.across.lowerBound >= -0.001 && reach.across.upperBound <= 1.001, "\(reach)")
        #expect(reach.down.lowerBound >= -0.001 && reach.down.upperBound <= 1.001, "\(reach)")
        let (wide, high) = (reach.across, reach.down)
        #expect(
            max(wide.upperBound - wide.lowerBound, high.upperBound - high.lowerBound) > 0.55,
            "\(name) \(size): \(reach)")
    }

    /// In what is all around, one sees nothing else.
    @Test(arguments: around, [(1280, 720), (800, 600)])
    func itGoesBeyondThePicture(_ name: String, _ size: (Int, Int)) throws {
        let view = Size(width: Double(size.0), height: Double(size.1))
        let reach = reach(of: try scene(name, "\(size.0)x\(size.1)"), in: view)
        #expect(reach.across.contains(0) && reach.across.contains(1), "\(reach)")
        #expect(reach.down.contains(0) && reach.down.contains(1), "\(reach)")
    }

    /// What winds up, leads on or falls is seen in the middle of its way.
    @Test(arguments: inTheMiddle) func itHasCardsToBothSides(_ name: String) throws {
        func seen(_ scene: Scene) -> (before: Int, after: Int) {
            let cards = scene.stage().frame().cards.filter { !$0.isHidden && $0.alpha > 0.04 }
            return (cards.count { $0.offset < -0.5 }, cards.count { $0.offset > 0.5 })
        }
        let opened = seen(try scene(name, "1280x720"))
        #expect(opened.before > 0 && opened.after > 3, "\(opened)")
        let first = try scene(name, "1280x720", ["--scroll", "0"])
        #expect(first.scroll == 0 && seen(first).before == 0)
        #expect(try scene(name, "1280x720", ["--items", "12"]).scroll == 0)
    }

    private func value(_ name: String, in scene: Scene) throws -> Parameter.Value? {
        scene.knobs[try scene.knobs.table.parameter(named: name).fullName]
    }

    @Test func whatSomebodyAsksForCountsMore() throws {
        #expect(try scene("torus", "1280x720").items == 240)
        let few = try scene("torus", "1280x720", ["--items", "9"])
        #expect(few.items == 9)
        #expect(try value("winds", in: few) == .integer(8))
        let other = try scene("ellipse", "1280x720", ["--set", "radiusAlong=100", "--items", "5"])
        #expect(other.items == 5)
        #expect(try value("radiusAlong", in: other) == .number(100))
        #expect(try value("radiusAcross", in: other) == .number(96))
        let named = try scene(["--scene", "ellipse"])
        #expect(try value("radiusAlong", in: named) == .number(100), "a scene has its own")
    }

    /// They are the layout's, for whoever compares them with what he works out himself.
    @Test(arguments: opened + around + inTheMiddle) func numbersAreOfTheLayoutAsItIs(_ name: String) throws {
        let bare = try #require(LayoutKind.named(name))
        var scene = Scene.plain
        scene.use(bare)
        let result = try Zoetrope.run(["export", "--layout", name, "--format", "json", "-q"])
        let frame = try #require(json(result) as? [String: Any])
        #expect(frame["count"] as? Int == 12)
        let size = try #require((frame["cards"] as? [[String: Any]])?.first?["size"] as? [Double])
        let first = try #require(scene.stage().frame().cards.first)
        #expect(size == [first.size.width, first.size.height])
    }
}
