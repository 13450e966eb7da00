import Foundation
import TestSupport
import Testing
import ZoeProcesses
import ZoeSound

@Suite struct SoundTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A file that ffmpeg makes.
    private func made(_ source: String, _ name: String = "sound.wav") throws -> URL {
        let file = folder.file(name)
        let ffmpeg = try #require(ChildProgram.path(of: "ffmpeg"), "the tests need ffmpeg")
        let maker = try ChildProgram(
            ffmpeg, ["-y", "-hide_banner", "-loglevel", "error", "-f", "lavfi", "-i", source, file.path])
        while !maker.read(upTo: 100).isEmpty {}
        try #require(maker.end() == nil)
        return file
    }

    /// The picture of a sound, at a time.
    private func picture(_ source: String, at seconds: Double) throws -> SoundPicture {
        let file = try made(source)
        var analysis = SoundAnalysis(try Sound.read(file.path))
        return analysis.picture(at: seconds)
    }

    private func peak(_ spectrum: [UInt8]) -> Int { spectrum.indices.max { spectrum[$0] < spectrum[$1] } ?? -1 }

    // MARK: Frequencies

    @Test func theTransformSaysHowMuchOfEachFrequencyThereIs() {
        let transform = FourierTransform(bits: 6)
        let samples = (0..<64).map { place -> Float in
            let turn = 2 * Double.pi * Double(place) / 64
            return Float(0.5 + cos(3 * turn) + 0.25 * sin(10 * turn + 1))
        }
        let found = transform.magnitudes(of: samples)
        #expect(found.count == 32)
        for (place, magnitude) in found.enumerated() {
            let wanted: Float = [0: 0.5, 3: 1, 10: 0.25][place] ?? 0
            #expect(abs(magnitude - wanted) < 1e-5, "\(place): \(magnitude)")
        }
    }

    /// Against the sum that it is a short way to.
    @Test func theTransformIsTheSum() {
        var state: UInt32 = 7
        let samples = (0..<32).map { _ -> Float in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Float(Int32(bitPattern: state)) / Float(Int32.max)
        }
        let found = FourierTransform(bits: 5).magnitudes(of: samples)
        for frequency in 1..<16 {
            var (real, imaginary) = (0.0, 0.0)
            for (place, sample) in samples.enumerated() {
                let turn = 2 * Double.pi * Double(place * frequency) / 32
                real += Double(sample) * cos(turn)
                imaginary += Double(sample) * sin(turn)
            }
            #expect(abs(Double(found[frequency]) - (real * real + imaginary * imaginary).squareRoot() / 16) < 1e-5)
        }
    }

    // MARK: Files

    @Test func aConcertPitchPeaksInItsPlace() throws {
        let picture = try picture("sine=frequency=440:duration=1", at: 0.7)
        // 440 Hz between places that are 44100 / 2048 apart.
        #expect(peak(picture.spectrum) == 20)
        #expect(picture.spectrum[20] > 200 && picture.spectrum[200] < 60)
        // It goes up and down 440 times a second: 512 samples hold 5 of its waves.
        let crossings = zip(picture.wave, picture.wave.dropFirst()).count { $0 < 128 && $1 >= 128 }
        #expect(crossings == 5)
    }

    @Test func bandsAreTold() throws {
        let low = try picture("sine=frequency=100:duration=1", at: 0.9).levels
        #expect(low.x > low.y && low.x > low.z && low.x > 0.3)
        let middle = try picture("sine=frequency=900:duration=1", at: 0.9).levels
        #expect(middle.y > middle.x && middle.y > middle.z)
        let high = try picture("sine=frequency=6000:duration=1", at: 0.9).levels
        #expect(high.z > high.x && high.z > high.y)
    }

    @Test func aDrumIsABeatAndALongNoteIsNone() throws {
        // A low note for a tenth of each second.
        let file = try made("sine=frequency=80:duration=3,volume='lt(mod(t,1),0.1)':eval=frame")
        var drum = SoundAnalysis(try Sound.read(file.path))
        #expect(drum.picture(at: 2.08).levels.w > 0.7 && drum.picture(at: 2.7).levels.w == 0)
        #expect(try picture("sine=frequency=80:duration=3", at: 2.5).levels.w == 0)
    }

    /// The same moment is the same picture, whatever was asked before.
    @Test func aMomentDependsOnNothingButItsTime() throws {
        let file = try made("aevalsrc='0.4*sin(2*PI*(200+300*t)*t)+0.2*random(0)':d=2")
        let sound = try Sound.read(file.path)
        var (one, other) = (SoundAnalysis(sound), SoundAnalysis(sound))
        for frame in 0..<90 { _ = one.picture(at: Double(frame) / 60) }
        #expect(one.picture(at: 1.5) == other.picture(at: 1.5))
        #expect(one.picture(at: 0.2) == other.picture(at: 0.2))
        #expect(one.picture(at: 100) == .silence)
    }

    @Test func silenceIsSilent() throws {
        #expect(try picture("anullsrc,atrim=duration=1", at: 0.5) == .silence)
    }

    @Test func whatIsNoSoundSaysSo() throws {
        let file = try made("testsrc=duration=0.1", "video.mp4")
        let error = #expect(throws: MediaError.self) { try Sound.read(file.path) }
        #expect(error?.description.isEmpty == false)
        #expect(throws: MediaError.self) { try Sound.read("/nowhere.wav") }
        #expect(Sound.isNamed("a/Song.MP3") && !Sound.isNamed("a.mp4"))
    }
}
