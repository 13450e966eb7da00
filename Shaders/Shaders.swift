internal import Synchronization

/// A GLSL source of this folder, as built into the program. The first line, `#version`, is left to who compiles it.
public struct ShaderSource: Sendable {
    /// Its file, for messages.
    public let name: String
    public let text: String

    public init(_ name: String, text: String) {
        self.name = name
        self.text = text
    }

    init(_ name: String, _ bytes: [UInt8]) {
        self.name = name
        text = Self.replacements.withLock { $0[name] } ?? String(decoding: bytes, as: UTF8.self)
    }

    private static let replacements = Mutex<[String: String]>([:])

    /// From now on these texts, by the names of their files, stand for those that are built in.
    public static func replace(_ texts: [String: String]) { replacements.withLock { $0 = texts } }

    /// Those with which the program draws.
    public static var all: [ShaderSource] {
        [
            cardVertex, cardFragment, glyphVertex, glyphFragment, screenVertex, backdropFragment, shrinkFragment, noise,
            studioFragment, shadow, floor, reflectionFragment, blurFragment, debugFragment, effectBeginning,
            effectEnd, effectNames, effectFragment, flatVertex, flatFragment,
        ]
    }

    public static var cardVertex: ShaderSource { ShaderSource("card.vert", PackageResources.card_vert) }
    public static var cardFragment: ShaderSource { ShaderSource("card.frag", PackageResources.card_frag) }
    public static var glyphVertex: ShaderSource { ShaderSource("glyph.vert", PackageResources.glyph_vert) }
    public static var glyphFragment: ShaderSource { ShaderSource("glyph.frag", PackageResources.glyph_frag) }
    public static var screenVertex: ShaderSource { ShaderSource("screen.vert", PackageResources.screen_vert) }
    public static var backdropFragment: ShaderSource { ShaderSource("backdrop.frag", PackageResources.backdrop_frag) }
    public static var shrinkFragment: ShaderSource { ShaderSource("shrink.frag", PackageResources.shrink_frag) }
    public static var noise: ShaderSource { ShaderSource("noise.frag", PackageResources.noise_frag) }
    public static var studioFragment: ShaderSource { ShaderSource("studio.frag", PackageResources.studio_frag) }
    public static var shadow: ShaderSource { ShaderSource("shadow.frag", PackageResources.shadow_frag) }
    public static var floor: ShaderSource { ShaderSource("floor.frag", PackageResources.floor_frag) }
    public static var reflectionFragment: ShaderSource {
        ShaderSource("reflection.frag", PackageResources.reflection_frag)
    }
    public static var blurFragment: ShaderSource { ShaderSource("blur.frag", PackageResources.blur_frag) }
    public static var debugFragment: ShaderSource { ShaderSource("debug.frag", PackageResources.debug_frag) }
    /// What comes before a shader of the user's own, and what comes after it.
    public static var effectBeginning: ShaderSource { ShaderSource("effect.glsl", PackageResources.effect_glsl) }
    public static var effectEnd: ShaderSource { ShaderSource("effect-end.glsl", PackageResources.effect_end_glsl) }
    /// Between the two worlds: from here on names are ours.
    public static var effectNames: ShaderSource {
        ShaderSource("effect-names.glsl", PackageResources.effect_names_glsl)
    }
    public static var effectFragment: ShaderSource { ShaderSource("effect.frag", PackageResources.effect_frag) }
    /// What `#include <name>` finds.
    public static var libraries: [ShaderSource] {
        [
            ShaderSource("noise", PackageResources.noise_glsl), ShaderSource("colour", PackageResources.colour_glsl),
            ShaderSource("shapes", PackageResources.shapes_glsl),
        ]
    }
    public static var flatVertex: ShaderSource { ShaderSource("flat.vert", PackageResources.flat_vert) }
    public static var flatFragment: ShaderSource { ShaderSource("flat.frag", PackageResources.flat_frag) }
}
