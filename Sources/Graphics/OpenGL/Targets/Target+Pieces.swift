internal import CZoeEpoxy

extension Target {
    /// The largest width and height of a target; larger pictures are drawn in tiles.
    public static var largestSide: Int {
        min(GLLimit.textureSize.value, GLLimit.renderbufferSize.value)
    }

    /// What a piece takes at most while it is drawn: colours, depths and what a floor mirrors. A picture of 3840×2160 is one piece.
    public static let mostBytes = 480 << 20

    /// The pieces in which a picture is drawn, one after the other: samples and supersampling take many times the memory of the
    /// finished picture. All are as large as the first, from the lower left, or smaller at the end.
    package static func pieces(
        width: Int, height: Int, _ quality: Quality, fewest: Int = 1, mostBytes: Int
    ) -> [PixelBox] {
        let factor = quality.supersampling
        let colours = quality.samples > 1 ? 8 * quality.samples + 4 : 8
        // The mirrored cards are drawn as light, with their shares and depths.
        let most = max(1, mostBytes / (factor * factor * (colours + 20)))
        let side = max(1, largestSide / factor)
        let wide = even(width, upTo: side)
        let high = even(height, upTo: max(1, min(side, most / wide, height / max(1, fewest))))
        return stride(from: 0, to: height, by: high).flatMap { low in
            stride(from: 0, to: width, by: wide).map { left in
                PixelBox(left: left, low: low, width: min(wide, width - left), height: min(high, height - low))
            }
        }
    }

    /// Parts of a length that are not longer than allowed, and about equal.
    private static func even(_ length: Int, upTo most: Int) -> Int {
        let count = (length + most - 1) / most
        return (length + count - 1) / count
    }
}
