import LayoutCore
import ZoeDocument
import ZoeImages
import ZoePictures
import ZoeRenderer
import ZoeSound
import ZoeUserShaders
import ZoeVideo
import ZoeWindow

/// What shaders on a page read, by its place among the page's pictures.
struct PageInputs {
    fileprivate var pictures: [String: Int] = [:]
    fileprivate var sounds: [String: Int] = [:]
    fileprivate var films: [(number: Int, told: JSON)] = []
    /// By their files: which of the cubes.
    fileprivate var cubes: [[String]: Int] = [:]
    fileprivate var sides: [[Int]] = []
    fileprivate var filmBytes = 0
    /// The scene's own sound.
    fileprivate(set) var heard: Int?
    /// What the page does not keep of it.
    fileprivate(set) var notes: [String] = []

    var json: JSON {
        let numbers = Array(pictures.values) + Array(sounds.values) + sides.joined()
        return .object([
            ("numbers", .list(numbers.sorted().map(JSON.integer))),
            ("cubes", .list(sides.map { .list($0.map(JSON.integer)) })),
            ("films", .object(films.map { ("\($0.number)", $0.told) })), ("sound", heard.map(JSON.integer) ?? .null),
        ])
    }
}

extension PagePictures {
    /// The number of a picture that a shader reads.
    mutating func number(ofInput path: String) throws(Failure) -> Int {
        if let known = inputs.pictures[path] { return known }
        let number = try add(try Self.picture(at: path))
        inputs.pictures[path] = number
        return number
    }

    /// - Parameters:
    ///   - paths: of six pictures, or one; the program's own sky where there are none.
    ///   - text: whose sampler it is.
    mutating func number(ofCube paths: [String], readBy text: EffectText) throws(Failure) -> Int {
        if let known = inputs.cubes[paths] { return known }
        var sheets: [Image] = []
        for path in paths {
            guard !ShaderMedia.moves(path) else {
                throw Failure(
                    .brokenInput,
                    "'\(GivenPaths.shown(text.path))' has '\(GivenPaths.shown(path))' all around, which moves; a page's "
                        + "cubes are pictures: choose one, or make a film with `record`")
            }
            sheets.append(try Self.picture(at: path))
        }
        var sides: [Int] = []
        for side in CubeSides.images(of: sheets) { sides.append(try add(side)) }
        inputs.cubes[paths] = inputs.sides.count
        inputs.sides.append(sides)
        return inputs.sides.count - 1
    }

    // MARK: Films

    /// In seconds; longer ones make pages that nobody waits for.
    private static let longestFilm = 20
    /// Of all films of a page.
    private static let mostFilmBytes = 24 << 20
    /// Of its pictures' longer side, in pixels.
    private static let filmSide = 640
    private static let filmQuality = 76

    /// A video as pictures, one after the other: each moment is the same however one came to it, in any browser.
    mutating func number(ofFilm path: String) throws(Failure) -> Int {
        if let known = inputs.pictures[path] { return known }
        let name = GivenPaths.shown(path)
        var bytes: [UInt8] = []
        var (starts, order, type) = ([0], [Int](), "")
        var former: Image?
        var failure: Failure?
        do throws(MediaError) {
            try Video.read(path, upTo: Self.filmSide) { image in
                // What stands still is there once.
                if former != image {
                    do throws(Failure) {
                        let file = try file(of: image, Self.filmQuality, isSmall: false)
                        bytes += file.bytes
                        type = file.type
                    } catch {
                        failure = error
                        return false
                    }
                    starts.append(bytes.count)
                    former = image
                }
                order.append(starts.count - 2)
                Progress.note(Double(order.count) / Double(Self.longestFilm * Video.rate), of: .reading)
                return order.count <= Self.longestFilm * Video.rate && bytes.count <= Self.mostFilmBytes
            }
        } catch {
            throw Failure(.missingInput, "'\(name)' for a shader: \(error)")
        }
        if let failure { throw failure }
        let next = "cut it (ffmpeg -i FILE -t 10 short.mp4), or make a film of the scene with `record`"
        guard order.count <= Self.longestFilm * Video.rate else {
            throw Failure(
                .brokenInput, "'\(name)' is longer than \(Self.longestFilm) s, which a page doesn't hold; \(next)")
        }
        inputs.filmBytes += bytes.count
        guard inputs.filmBytes <= Self.mostFilmBytes else {
            throw Failure(
                .brokenInput,
                "'\(name)' has more than the \(Self.mostFilmBytes >> 20) MB that a page holds of films; \(next)"
                    + (PictureWriter.isThere ? "" : "; with libvips it would be much smaller"))
        }
        let number = add(bytes, type)
        inputs.pictures[path] = number
        inputs.films.append(
            (
                number,
                .object([
                    ("rate", .integer(Video.rate)), ("starts", .list(starts.map(JSON.integer))),
                    ("order", .list(order.map(JSON.integer))),
                ])
            ))
        return number
    }

    // MARK: Sounds

    /// In seconds; of longer ones the beginning is there.
    private static let longestSound = 180.0
    /// How long what was heard last goes on in frequencies and beats, in sixtieths of a second.
    private static let echo = 60

    /// What shaders hear of the scene.
    mutating func hear(_ path: String) throws(Failure) { inputs.heard = try number(ofSound: path) }

    /// What shaders see of a sound, sixtieth by sixtieth of a second: `Soundtrack` of the page reads it.
    mutating func number(ofSound path: String) throws(Failure) -> Int {
        if let known = inputs.sounds[path] { return known }
        let sound: Sound
        do throws(MediaError) { sound = try Sound.read(path) } catch {
            throw Failure(.missingInput, "'\(GivenPaths.shown(path))' for a shader: \(error)")
        }
        if sound.duration > Self.longestSound {
            inputs.notes.append(
                "a page hears the first \(numeral(Self.longestSound)) s of '\(GivenPaths.shown(path))', and silence after"
            )
        }
        let length = min(sound.duration, Self.longestSound)
        let samples = sound.samples.prefix(Int(length * Double(Sound.rate)))
        let count = Int((length * 60).rounded(.up)) + Self.echo
        var analysis = SoundAnalysis(Sound(Array(samples)))
        var (levels, spectra) = ([UInt8](), [UInt8]())
        var former = [UInt8](repeating: 0, count: SoundPicture.width)
        for frame in 0..<count {
            let picture = analysis.picture(at: Double(frame) / 60)
            for part in 0..<4 { levels += Self.bytes(of: picture.levels[part].bitPattern) }
            // Differences are smaller once they are packed.
            spectra += zip(picture.spectrum, former).map { $0 &- $1 }
            former = picture.spectrum
        }
        let head = Self.bytes(of: UInt32(count)) + Self.bytes(of: UInt32(samples.count))
        let number = add(
            Deflated.bytes(head + levels + spectra + samples.map { UInt8((Int($0) + 32768) >> 8) }), "sound")
        inputs.sounds[path] = number
        return number
    }

    private static func bytes(of number: UInt32) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
    }
}
