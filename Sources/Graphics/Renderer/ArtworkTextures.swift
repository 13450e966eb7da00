internal import CardContent
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle

/// The pictures that a renderer has been given.
struct ArtworkTextures {
    private(set) var bytes = 0
    private var all: [Artwork.Source: Texture] = [:]

    subscript(source: Artwork.Source) -> Texture? {
        get { all[source] }
        set {
            bytes += (newValue?.bytes ?? 0) - (all[source]?.bytes ?? 0)
            all[source] = newValue
        }
    }
}

extension Texture {
    /// Its size in pixels, for those who lay it on cards.
    var extent: Size { Size(width: size.width, height: size.height) }
}
