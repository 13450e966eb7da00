internal import CZoeMath

/// What shaders see of a sound at a moment: as browsers' analysers tell it, so that what was written for Shadertoy looks as it does
/// there.
public struct SoundPicture: Hashable, Sendable {
    /// How much there is of 512 frequencies, from 0 to 11 kHz: 0 for -100 decibels or less, 255 for -30 or more.
    public let spectrum: [UInt8]
    /// The last 512 samples; 128 is silence.
    public let wave: [UInt8]
    /// How loud low, middle and high notes are, and how lately the low ones have become louder: each from 0 to 1.
    public let levels: SIMD4<Float>

    public static let width = 512

    public static let silence = SoundPicture(
        spectrum: Array(repeating: 0, count: width), wave: Array(repeating: 128, count: width), levels: .zero)
}

/// Looks into a sound, sixtieth by sixtieth of a second. The same moment gives the same picture, whatever was asked before.
public struct SoundAnalysis: Sendable {
    public internal(set) var sound: Sound
    private let transform = FourierTransform(bits: 11)
    private let window: [Float]
    /// The frames that were looked at lately, by their numbers.
    private var magnitudes: [Int: [Float]] = [:]

    /// What there was so many frames ago still counts: each frame goes four parts in five by the one before.
    private static let memory = 24
    private static let smoothing: Float = 0.8
    /// A beat is louder than what there was in so many frames, and dies away within so many.
    private static let measure = 42
    private static let echo = 18

    public init(_ sound: Sound) {
        self.sound = sound
        let length = transform.length
        // Blackman's, as browsers have it.
        window = (0..<length).map { place in
            let turn = 2 * Double.pi * Double(place) / Double(length)
            return Float(0.42 - 0.5 * cos(turn) + 0.08 * cos(2 * turn))
        }
    }

    public mutating func picture(at seconds: Double) -> SoundPicture {
        let frame = Int((min(max(seconds, 0), 2 * Sound.longest) * 60 + 1e-6).rounded(.down))
        let first = frame - Self.measure - Self.echo
        if magnitudes.count > 4 * (Self.measure + Self.echo) { magnitudes = magnitudes.filter { $0.key >= first } }
        let smooth = smoothed(at: frame)
        let spectrum = smooth.prefix(SoundPicture.width).map(Self.byte)
        let wave = sound.samples(SoundPicture.width, before: Double(frame) / 60).map { sample in
            UInt8(min(max((128 * (1 + sample)).rounded(.down), 0), 255))
        }
        let levels = SIMD4(
            Self.level(spectrum, 20...250), Self.level(spectrum, 250...2000), Self.level(spectrum, 2000...11000),
            beat(at: frame))
        return SoundPicture(spectrum: spectrum, wave: wave, levels: levels)
    }

    private mutating func magnitudes(at frame: Int) -> [Float] {
        if let known = magnitudes[frame] { return known }
        let samples = sound.samples(transform.length, before: Double(frame) / 60)
        // Half of what the transform says of a whole wave is what browsers call its magnitude.
        let made = transform.magnitudes(of: zip(samples, window).map { $0 * $1 }).map { $0 / 2 }
        magnitudes[frame] = made
        return made
    }

    private mutating func smoothed(at frame: Int) -> [Float] {
        var smooth = [Float](repeating: 0, count: SoundPicture.width)
        for past in stride(from: min(frame, Self.memory), through: 0, by: -1) {
            let own = magnitudes(at: frame - past)
            for place in smooth.indices {
                smooth[place] = Self.smoothing * smooth[place] + (1 - Self.smoothing) * own[place]
            }
        }
        return smooth
    }

    private static func byte(_ magnitude: Float) -> UInt8 {
        guard magnitude > 0 else { return 0 }
        let decibels = 20 * log10(Double(magnitude))
        return UInt8(min(max((255 * (decibels + 100) / 70).rounded(.down), 0), 255))
    }

    /// The mean of what a band's frequencies show.
    private static func level(_ spectrum: [UInt8], _ band: ClosedRange<Double>) -> Float {
        let step = Double(Sound.rate) / 2048
        let places = Int((band.lowerBound / step).rounded(.up))...min(511, Int(band.upperBound / step))
        return Float(places.reduce(0) { $0 + Int(spectrum[$1]) }) / Float(255 * places.count)
    }

    // MARK: Beats

    private mutating func beat(at frame: Int) -> Float {
        var beat: Float = 0
        for past in 0..<min(Self.echo, frame + 1) {
            let fading = Float(Self.echo - past) / Float(Self.echo)
            beat = max(beat, onset(at: frame - past) * fading)
        }
        return beat
    }

    /// How much louder the low notes are than they were in the time before.
    private mutating func onset(at frame: Int) -> Float {
        let own = lowEnergy(at: frame)
        // What can hardly be heard is no beat.
        guard own > 1e-5 else { return 0 }
        var sum: Float = 0
        for past in 1...Self.measure { sum += lowEnergy(at: frame - past) }
        let usual = sum / Float(Self.measure)
        return min(max((own - 1.4 * usual) / (own + usual), 0) * 1.6, 1)
    }

    private mutating func lowEnergy(at frame: Int) -> Float {
        guard frame >= 0 else { return 0 }
        return magnitudes(at: frame)[1...11].reduce(0) { $0 + $1 * $1 }
    }
}
