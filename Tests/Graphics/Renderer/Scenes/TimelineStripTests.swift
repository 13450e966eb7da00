import Testing
import ZoeDocument
import ZoeImages
import ZoeRenderer

extension RendererTests {
    /// Moments of each timeline below each other, on the way between all of its layouts.
    @Test(arguments: [
        ("flowing", [0, 3.4, 6, 8.6, 11, 13.6, 16.5, 18.2]), ("elements", [0, 3, 4.5, 7.6, 10, 13.2, 16, 19.5]),
        ("title", [0, 0.8, 1.6, 2.6, 4, 6.2, 7, 8]), ("turntable", [0, 1.3, 2.2, 4.4, 6, 8.6, 10.7]),
    ])
    func aTimelineLooksAsItDid(name: String, times: [Double]) throws {
        let easel = try Easel()
        #expect(Scene.moving.count == 4, "each of them is here")
        let scene = try #require(Scene.builtIn(name))
        var strip: [UInt8] = []
        var size = (width: 0, height: 0)
        for time in times {
            let picture = try easel.draw(scene.at(time), scale: 0.2)
            // Whatever was drawn before: each moment comes from the scene and the time alone.
            let isSame = try easel.draw(scene.at(time), scale: 0.2) == picture
            #expect(isSame, "\(time) s: twice the same bytes")
            size = (picture.width, size.height + picture.height)
            strip += picture.bytes
        }
        let picture = try Image(width: size.width, height: size.height, bytes: strip)
        let golden = Golden(name: "timeline-\(name)")
        if Golden.isRecording { try golden.record(picture) }
        let refusal = try golden.refusal(of: picture)
        #expect(refusal == nil)
        #expect(easel.complaints == [])
    }
}
