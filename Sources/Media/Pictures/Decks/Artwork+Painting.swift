public import CardContent
public import ZoeImages
public import ZoePaintings
public import ZoeStyle

extension Artwork.Source {
    /// The picture, without its words; nil for what is not painted.
    /// - Parameters:
    ///   - shape: of the card; of the pixels without it, which may be rounded.
    ///   - isSmooth: without its grain.
    public func painted(width: Int, height: Int, shape: Sides? = nil, isSmooth: Bool = false) -> Image? {
        switch self {
        case .cover(let seed, let number):
            CoverArt.image(
                seed: seed, number: number, width: width, height: height, shape: shape, isSmooth: isSmooth)
        case .painting(let motif, let seed, let number):
            PaintingArt.image(
                of: motif, seed: seed, number: number, width: width, height: height, shape: shape, isSmooth: isSmooth)
        case .file: nil
        }
    }

    /// Nil for what is not painted.
    public var grain: Grain? {
        switch self {
        case .cover(_, let number): CoverArt.grain(number: number)
        case .painting(let motif, let seed, let number): PaintingArt.grain(of: motif, seed: seed, number: number)
        case .file: nil
        }
    }
}
