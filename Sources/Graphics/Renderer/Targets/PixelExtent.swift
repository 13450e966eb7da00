/// Pixels from the lower left of a surface.
struct PixelExtent: Equatable {
    var width: Int
    var height: Int

    func union(_ other: PixelExtent) -> PixelExtent {
        PixelExtent(width: max(width, other.width), height: max(height, other.height))
    }
}
