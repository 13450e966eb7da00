import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor

@Suite struct CaptureNameTests {
    private let name = CaptureName(
        scene: "iOS 9 task switcher", layout: "task-stack", width: 1280, height: 720, date: [2031, 4, 5, 6, 7, 8])

    @Test func partsAreFilledIn() {
        #expect(name.path("{scene}-{layout}-{n}.png") { _ in false } == "ios-9-task-switcher-task-stack-1.png")
        #expect(
            name.path("a/{year}/{date} {time} {width}x{height}") { _ in false }
                == "a/2031/2031-04-05 06.07.08 1280x720.png")
        #expect(name.path("") { _ in false } == "ios-9-task-switcher-1.png")
    }

    @Test func noFileIsWrittenOver() {
        let there: Set = ["x-1.png", "x-2.png", "y.png", "y-1.png"]
        #expect(name.path("x-{n}", isTaken: there.contains) == "x-3.png")
        #expect(name.path("y.png", isTaken: there.contains) == "y-2.png")
    }

    @Test func theEndingIsTheOneThatWasTyped() {
        #expect(name.path("a.jpg") { _ in false } == "a.jpg")
        #expect(name.path("{layout} {time}.WebP") { _ in false } == "task-stack 06.07.08.WebP")
        // Where it is no ending, a picture is a PNG.
        #expect(name.path("{time}") { _ in false } == "06.07.08.png")
        #expect(name.path("v1.{n}") { _ in false } == "v1.1.png")
        #expect(name.path(".hidden") { _ in false } == ".hidden.png")
        #expect(name.path("a.b/c") { _ in false } == "a.b/c.png")
        let there: Set = ["y.tif", "y-1.tif"]
        #expect(name.path("y.tif", isTaken: there.contains) == "y-2.tif")
    }

    @Test func aPlanChangesOnlyHowThePictureIsMade() {
        var scene = Scene()
        scene.scroll = 3
        var plan = CapturePlan()
        plan.size = Size(width: 375, height: 667)
        plan.scale = 2
        plan.isTransparent = true
        let made = plan.applied(to: scene)
        #expect(made.view == Size(width: 375, height: 667) && made.scroll == 3)
        #expect(made.picture.scale == 2 && made.picture.isTransparent && made.picture.samples == 4)
        let pixels = plan.pixels(in: scene.view)
        #expect(pixels.width == 750 && pixels.height == 1334)
    }
}
