import Foundation
import Testing
import ZoeSound

/// A microphone, played by what ffmpeg makes up.
@Suite struct LiveSoundTests {
    /// Asks until it is so.
    private func picture(_ device: String, until isIt: (SoundPicture) -> Bool) throws -> SoundPicture {
        let sound = LiveSound(try #require(LiveDevice(microphone: device)))
        let limit = Date(timeIntervalSinceNow: 60)
        while true {
            let picture = try sound.picture()
            if isIt(picture) || Date() > limit { return picture }
        }
    }

    private func peak(_ spectrum: [UInt8]) -> Int { spectrum.indices.max { spectrum[$0] < spectrum[$1] } ?? -1 }

    @Test(arguments: [(440, 20), (1500, 70), (6000, 279)])
    func aNoteIsHeardWhereItIs(frequency: Int, place: Int) throws {
        let picture = try picture("lavfi:sine=frequency=\(frequency)") { $0.spectrum[place] > 200 }
        #expect(abs(peak(picture.spectrum) - place) <= 1 && picture.spectrum[place] > 200)
        #expect(picture.wave.contains { $0 != 128 })
    }

    @Test func silenceIsNothing() throws {
        let sound = LiveSound(try #require(LiveDevice(microphone: "lavfi:anullsrc")))
        #expect(try sound.picture() == .silence)
    }

    @Test func whatCannotBeHeardIsSaid() throws {
        let sound = LiveSound(try #require(LiveDevice(microphone: "alsa:no-such-card")))
        let limit = Date(timeIntervalSinceNow: 60)
        var text = ""
        while text.isEmpty, Date() < limit {
            do throws(MediaError) { _ = try sound.picture() } catch { text = "\(error)" }
        }
        #expect(text.hasPrefix("the microphone (alsa:no-such-card) can't be heard: "), "\(text)")
    }

    /// A device that says nothing holds nobody up.
    @Test func lettingGoEndsItsProgram() throws {
        var sound: LiveSound? = LiveSound(try #require(LiveDevice(microphone: "lavfi:sine")))
        _ = try sound?.picture()
        let start = Date()
        sound = nil
        #expect(Date().timeIntervalSince(start) < 30)
    }

    @Test func devicesAreNamedAsFfmpegDoes() {
        #expect(LiveDevice(microphone: "default")?.description == "pulse:default")
        #expect(LiveDevice(microphone: "alsa:hw:1,0")?.name == "hw:1,0")
        #expect(LiveDevice(camera: "default")?.description == "v4l2:/dev/video0")
        #expect(LiveDevice(camera: "/dev/video2")?.description == "v4l2:/dev/video2")
        for wrong in ["", "alsa", "alsa:", ":default", "-f:x", "a b:c"] {
            #expect(LiveDevice(microphone: wrong) == nil)
        }
    }
}
