import Foundation
import Testing
import ZoeImages
import ZoeSound
import ZoeVideo

/// A camera, played by what ffmpeg makes up.
@Suite struct LiveCameraTests {
    @Test func itsPicturesComeOneAfterTheOther() throws {
        // A grey that says the number of its frame.
        let source = "lavfi:color=black:size=16x12:rate=30,format=rgb24,geq=r='mod(N,200)':g='X*10':b='Y*10'"
        let camera = LiveCamera(try #require(LiveDevice(camera: source)))
        let limit = Date(timeIntervalSinceNow: 60)
        var last: (number: Int, image: Image)?
        while last?.number ?? 0 < 4, Date() < limit { last = try camera.picture() }
        let found = try #require(last)
        #expect(found.number >= 4 && found.image.width == 16 && found.image.height == 12)
        #expect(found.image.bytes[4 * (16 * 3 + 5) + 1] == 50 && found.image.bytes[4 * (16 * 3 + 5) + 2] == 30)
        // A machine with other things to do may miss some, and shows none twice.
        #expect(found.number - 1...199 ~= Int(found.image.bytes[0]))
    }

    @Test func aMachineWithoutOneSaysSo() throws {
        let camera = LiveCamera(try #require(LiveDevice(camera: "/dev/no-such-camera")))
        let limit = Date(timeIntervalSinceNow: 60)
        var text = ""
        while text.isEmpty, Date() < limit {
            do throws(MediaError) { _ = try camera.picture() } catch { text = "\(error)" }
        }
        #expect(text.hasPrefix("the camera (v4l2:/dev/no-such-camera) can't be seen through: "), "\(text)")
    }
}
