/// A GLSL source of this folder, as built into the program. The first line, `#version`, is left to who compiles it.
public struct ShaderSource: Sendable {
    /// Its file, for messages.
    public let name: String
    public let text: String

    private init(_ name: String, _ bytes: [UInt8]) {
        self.name = name
        text = String(decoding: bytes, as: UTF8.self)
    }

    public static var cardVertex: ShaderSource { ShaderSource("card.vert", PackageResources.card_vert) }
    public static var cardFragment: ShaderSource { ShaderSource("card.frag", PackageResources.card_frag) }
    public static var glyphVertex: ShaderSource { ShaderSource("glyph.vert", PackageResources.glyph_vert) }
    public static var glyphFragment: ShaderSource { ShaderSource("glyph.frag", PackageResources.glyph_frag) }
    public static var screenVertex: ShaderSource { ShaderSource("screen.vert", PackageResources.screen_vert) }
    public static var backdropFragment: ShaderSource { ShaderSource("backdrop.frag", PackageResources.backdrop_frag) }
    public static var shrinkFragment: ShaderSource { ShaderSource("shrink.frag", PackageResources.shrink_frag) }
}
