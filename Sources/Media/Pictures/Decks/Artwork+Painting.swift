public import CardContent
public import ZoeImages
public import ZoePaintings
public import ZoeStyle

extension Artwork.Source {
    /// The picture, without its words.
    /// - Parameters:
    ///   - shape: of the card; of the pixels without it, which may be rounded.
    ///   - isSmooth: without its grain.
    ///   - read: makes one of the file at a path.
    public func image<Failure: Error>(
        width: Int, height: Int, shape: Sides?, isSmooth: Bool = false, read: (String) throws(Failure) -> Image
    ) throws(Failure) -> Image {
        switch self {
        case .cover(let seed, let number):
            CoverArt.image(
                seed: seed, number: number, width: width, height: height, shape: shape, isSmooth: isSmooth)
        case .painting(let motif, let seed, let number):
            PaintingArt.image(
                of: motif, seed: seed, number: number, width: width, height: height, shape: shape, isSmooth: isSmooth)
        case .file(let path): try read(path)
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
