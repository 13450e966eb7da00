/// One step of a shader that is drawn in several: to a target of its own, which the others and it itself can read.
public struct EffectPass: Hashable, Sendable {
    /// So many passes a shader has at most: each is a program of its own.
    static let most = 64

    /// By which samplers are told to read it.
    public let name: String
    public internal(set) var text: EffectText
    public internal(set) var size: PassSize
    public let format: PassFormat
    /// Somebody reads what it was in the frame before.
    public internal(set) var keepsFormer: Bool
    /// Uniforms of its own that no knob turns.
    public internal(set) var constants: [UniformSetting] = []

    /// Whether another's target can go on as this one's.
    public func hasTarget(of other: EffectPass) -> Bool {
        name == other.name && size == other.size && format == other.format && keepsFormer == other.keepsFormer
    }

    /// As a list of passes shows it: `u_buffer0: $WIDTH / 2 × $HEIGHT / 2, float, keeps its former picture`.
    public var summary: String {
        "\(name): \(size), \(format.rawValue)" + (keepsFormer ? ", keeps its former picture" : "")
    }
}

/// What one pixel of a target can hold.
public enum PassFormat: String, Hashable, Sendable {
    /// Four numbers from 0 to 1, in steps of 1/255.
    case bytes = "8 bits"
    /// Four numbers of any size.
    case float
}

/// As what a sampler sees what is heard: 512 texels across.
public enum SoundForm: Hashable, Sendable {
    /// Two rows, as in Shadertoy: frequencies, and below them in the file, above them in the picture, the wave.
    case both
    /// Pictures of one row each.
    case wave, spectrum
}

/// What a sampler reads, where no knob says it.
public enum PassInput: Hashable, Sendable {
    /// The target of a pass: as it is in this frame, once it has been drawn, and before that as it was.
    case pass(String)
    /// The whole picture so far.
    case scene
    /// The file of a picture.
    case picture(String)
    /// All around the eye: the files of six pictures (right, left, above, below, behind, before), or one that has all.
    case cube([String])
    /// White: nothing stands in the light.
    case light
    case noise
    /// Which keys are held, have just been pressed, and have been pressed an odd number of times.
    case keyboard
    /// The pictures between which a transition goes.
    case before, after
    /// What is heard.
    case sound(SoundForm)
    /// Black.
    case nothing
}
