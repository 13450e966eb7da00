import Testing
import ZoeDocument
import ZoeImages
import ZoeRenderer

extension RendererTests {
    /// Moments of a timeline below each other, on the way between all of its layouts.
    @Test func aTimelineLooksAsItDid() throws {
        let easel = try Easel()
        let scene = try #require(Scene.builtIn("flowing"))
        var strip: [UInt8] = []
        var size = (width: 0, height: 0)
        for time in [0, 3.4, 6, 8.6, 11, 13.6, 16.5, 18.2] {
            let picture = try easel.draw(scene.at(time), scale: 0.2)
            // Whatever was drawn before: each moment comes from the scene and the time alone.
            let isSame = try easel.draw(scene.at(time), scale: 0.2) == picture
            #expect(isSame, "\(time) s: twice the same bytes")
            size = (picture.width, size.height + picture.height)
            strip += picture.bytes
        }
        let picture = try Image(width: size.width, height: size.height, bytes: strip)
        let golden = Golden(name: "timeline-flowing")
        if Golden.isRecording { try golden.record(picture) }
        let refusal = try golden.refusal(of: picture)
        #expect(refusal == nil)
        #expect(easel.complaints == [])
    }
}
