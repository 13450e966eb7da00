import CardContent
import LayoutCore
import TestSupport
import Testing
import ZoeOpenGL
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    /// Where the processor draws, programs of ours do what the driver's copying does, to the byte.
    @Test(arguments: [Quality(samples: 4), Quality(samples: 4, supersampling: 2)])
    func meansOfSamplesAreThoseOfTheDriver(quality: Quality) throws {
        let offscreen = try TestRenderer()
        let (width, height) = (402, 301)
        let own = try offscreen.renderer.target(width: width, height: height, quality: quality)
        try #require(own.programs != nil, "the renderer of tests is a processor")
        let driver = try Target(
            width: width, height: height, quality: quality, mostBytes: Target.mostBytes, programs: nil,
            tracker: offscreen.renderer.tracker)
        let colours: [UInt32] = [0xFF2000, 0x20FF60, 0x3050FF]
        let styles = colours.map { CardStyle(fill: .plain(Colour(hex: $0)), cornerRadius: 14) }
        var stage = Stage(
            try #require(LayoutKind.named("cylinder")), items: 30,
            view: Size(width: Double(width), height: Double(height)))
        for backdrop in [Backdrop.solid(Colour(hex: 0x203040)), .transparent] {
            for scroll in [0.0, 0.3, 1.7] {
                stage.apply(.jump(to: scroll))
                let look = Look(backdrop: backdrop, styles: styles)
                for target in [own, driver] { try offscreen.renderer.draw(stage.frame(), look: look, into: target) }
                let isSame = Picture(own) == Picture(driver)
                #expect(isSame, "at \(scroll)")
            }
        }
        #expect(offscreen.renderer.complaints == [])
    }
}
