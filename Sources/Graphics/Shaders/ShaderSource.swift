internal import Synchronization

/// A GLSL source of the folder Shaders, as built into the program. The first line, `#version`, is left to who compiles
/// it.
public struct ShaderSource: Sendable {
    /// Its file, for messages.
    public let name: String
    public let text: String

    public init(_ name: String, text: String) {
        self.name = name
        self.text = text
    }

    private init(program name: String) {
        self.init(name, text: replacements.withLock { $0[name] } ?? program[name]!)
    }

    /// From now on these texts, by the names of their files, stand for those that are built in.
    public static func replace(_ texts: [String: String]) { replacements.withLock { $0 = texts } }

    /// Those with which the program draws.
    public static var all: [ShaderSource] { program.keys.sorted().map { ShaderSource(program: $0) } }

    public static var cardVertex: ShaderSource { ShaderSource(program: "card.vert") }
    public static var cardFragment: ShaderSource { ShaderSource(program: "card.frag") }
    public static var glyphVertex: ShaderSource { ShaderSource(program: "glyph.vert") }
    public static var glyphFragment: ShaderSource { ShaderSource(program: "glyph.frag") }
    public static var screenVertex: ShaderSource { ShaderSource(program: "screen.vert") }
    public static var backdropFragment: ShaderSource { ShaderSource(program: "backdrop.frag") }
    public static var shrinkFragment: ShaderSource { ShaderSource(program: "shrink.frag") }
    public static var noise: ShaderSource { ShaderSource(program: "noise.frag") }
    public static var studioFragment: ShaderSource { ShaderSource(program: "studio.frag") }
    public static var shadow: ShaderSource { ShaderSource(program: "shadow.frag") }
    /// Of cards that share sides with others.
    public static var seam: ShaderSource { ShaderSource(program: "seam.frag") }
    public static var floor: ShaderSource { ShaderSource(program: "floor.frag") }
    public static var reflectionFragment: ShaderSource { ShaderSource(program: "reflection.frag") }
    public static var blurFragment: ShaderSource { ShaderSource(program: "blur.frag") }
    public static var debugFragment: ShaderSource { ShaderSource(program: "debug.frag") }
    /// What comes before a shader of the user's own, and what comes after it.
    public static var effectBeginning: ShaderSource { ShaderSource(program: "effect.glsl") }
    public static var effectEnd: ShaderSource { ShaderSource(program: "effect-end.glsl") }
    /// Between the two worlds: from here on names are ours.
    public static var effectNames: ShaderSource { ShaderSource(program: "effect-names.glsl") }
    public static var effectFragment: ShaderSource { ShaderSource(program: "effect.frag") }
    public static var passFragment: ShaderSource { ShaderSource(program: "effect-pass.frag") }
    public static var flatVertex: ShaderSource { ShaderSource(program: "flat.vert") }
    public static var flatFragment: ShaderSource { ShaderSource(program: "flat.frag") }
    public static var quickVertex: ShaderSource { ShaderSource(program: "quick.vert") }
    public static var quickFragment: ShaderSource { ShaderSource(program: "quick.frag") }
    public static var cardPictureFragment: ShaderSource { ShaderSource(program: "card-picture.frag") }
}

private let replacements = Mutex<[String: String]>([:])

private let program = Dictionary(
    uniqueKeysWithValues: BuiltInText.all.filter { $0.folder == .program }.map { ($0.name, $0.text) })
