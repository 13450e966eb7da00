/// Pixels from the lower left of a surface.
package struct PixelExtent: Equatable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    package func union(_ other: PixelExtent) -> PixelExtent {
        PixelExtent(width: max(width, other.width), height: max(height, other.height))
    }
}
