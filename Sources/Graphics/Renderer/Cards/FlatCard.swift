internal import CZoeMath
internal import LayoutCore
internal import ZoeOpenGL

/// A card drawn flat, as on paper, to be laid into the picture as a whole: because it is blurred, or because it is cut.
struct FlatCard: Equatable {
    /// The card's place in the frame.
    var index: Int
    /// Standard deviation, in points.
    var blur: Double
    /// A lens has blurred it: each point of it to a disc.
    var isSeenThroughLens = false
    /// Texels a point, across and down.
    var scale: SIMD2<Double>
    /// In texels, with a margin for blur and shadow.
    var width: Int
    var height: Int
    /// Where it is in the atlas.
    var left = 0
    var low = 0
    /// Seen from behind: left and right have changed places.
    var isTurned: Bool
    /// How much of it is seen, all that is on it together.
    var alpha: Double
    /// Drawn as finely as its letters need, in the sharp atlas.
    let isSharp: Bool
    /// Where the card is in the picture, if it was drawn as it is seen there and not from straight above.
    private(set) var place: PixelBox? = nil
    /// By how much what stands up from the card is moved, right and down, for each point of its height.
    var lean = SIMD2<Double>.zero
    /// Texels for each pixel, in the worse direction.
    let sharpness: Double

    var texels: Double { Double(width) * Double(height) }

    /// Half of the paper, in points.
    var reach: SIMD2<Double> { SIMD2(Double(width), Double(height)) / scale / 2 }

    /// On which it is drawn.
    var paper: View {
        View(
            flat: Size(width: 2 * reach.x, height: 2 * reach.y), isTurned: isTurned, width: width, height: height)
    }

    /// A strong blur needs few texels: its standard deviation is at most so many of them.
    private static let mostDeviation = 4.0
    /// Of a disc, which costs as many steps as it has texels.
    private static let mostDiscDeviation = 3.0
    /// Sharp ones get a few more texels than pixels, so that they stay sharp.
    private static let finest = 1.5
    static let largestSide = 2048
    /// The side of the sheet with the sharp ones, in texels, and the most that each of them may take.
    static let sharpSide = 4096

    /// Nil if nothing of it is in the picture.
    /// - Parameters:
    ///   - margin: what is beside the card, without the blur.
    ///   - pieces: in which it is seen, if it is cut or bent.
    init?(
        _ card: Card, index: Int, blur: Double, margin: Double, isTurned: Bool, isSharp: Bool = false,
        isSeenThroughLens: Bool = false, pieces: [Card] = [], in view: View
    ) {
        self.index = index
        self.blur = blur
        self.isSeenThroughLens = isSeenThroughLens
        self.isTurned = isTurned
        self.isSharp = isSharp
        alpha = min(max(card.alpha, 0), 1)
        let beside = margin + 3 * blur
        let half = SIMD2(card.size.width / 2 + beside, card.size.height / 2 + beside)
        let seen = card.matrix * view.wholeClip
        // All of a bent card in the plane of one piece would come much nearer than the card does.
        let sizes =
            pieces.isEmpty
            ? [FlatCard.pixels(half, seen, view)].compactMap { $0 }
            : pieces.compactMap {
                FlatCard.pixels(SIMD2($0.size.width, $0.size.height) / 2 + beside, $0.matrix * view.wholeClip, view)
            }
        guard seen.isFinite, half.x < 1e6, half.y < 1e6, let first = sizes.first else { return nil }
        let pixels = sizes.reduce(first, pointwiseMax)
        var texels = pixels * FlatCard.finest
        if blur > 0 {
            let most = isSeenThroughLens ? FlatCard.mostDiscDeviation : FlatCard.mostDeviation
            texels.clamp(lowerBound: .zero, upperBound: SIMD2(repeating: most / blur))
        }
        // Half a texel is smoothed away on either side.
        let side = Double(isSharp ? FlatCard.sharpSide : FlatCard.largestSide) - 6
        let most: SIMD2<Double> = side / (2.0 * half)
        let least: SIMD2<Double> = 1.0 / half
        texels = texels.replacing(with: least, where: texels .< least)
        scale = texels.replacing(with: most, where: texels .> most)
        sharpness = (scale / pixels).min()
        let texelsAcross: SIMD2<Double> = 2.0 * half * scale - 1e-6
        let size: SIMD2<Double> = texelsAcross.rounded(.up) + 4.0
        (width, height) = (Int(size.x), Int(size.y))
    }

    /// What is in the picture of a card, as it is seen there: of the largest card it is not more than that. Nil if it is nothing.
    /// - Parameter margin: what is beside the card.
    init?(seen card: Card, index: Int, margin: Double, in view: View) {
        let half = SIMD2(card.size.width / 2 + margin, card.size.height / 2 + margin)
        let seen = card.matrix * view.clip
        guard seen.isFinite, half.x < 1e9, half.y < 1e9 else { return nil }
        let size = SIMD2(Double(view.width), Double(view.height))
        var (low, high) = (size, SIMD2<Double>.zero)
        for side in [SIMD2(-1.0, -1), SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, 1)] {
            let at = side.x * half.x * seen.row1 + side.y * half.y * seen.row2 + seen.row4
            // What reaches behind the eye may be anywhere.
            guard at.w > Camera.nearest else {
                (low, high) = (.zero, size)
                break
            }
            let pixel = (at.lowHalf / at.w + 1) / 2 * size
            (low, high) = (pointwiseMin(low, pixel), pointwiseMax(high, pixel))
        }
        low = pointwiseMax(low.rounded(.down) - 2, .zero)
        high = pointwiseMin(high.rounded(.up) + 2, size)
        guard low.x < high.x, low.y < high.y else { return nil }
        self.index = index
        let place = PixelBox(
            left: Int(low.x), low: Int(low.y), width: Int(high.x - low.x), height: Int(high.y - low.y))
        self.place = place
        (width, height) = (place.width, place.height)
        blur = 0
        scale = SIMD2(1, 1)
        sharpness = 1
        isTurned = false
        isSharp = true
        alpha = min(max(card.alpha, 0), 1)
    }

    /// The same in a part of the picture.
    func seen(in part: View, of whole: View) -> FlatCard {
        guard let place else { return self }
        var other = self
        other.place = PixelBox(
            left: place.left + whole.left - part.left, low: place.low + whole.low - part.low, width: place.width,
            height: place.height)
        return other
    }

    /// With as many texels across as down, and so many that a card which moves a little needs no others.
    var inSteps: FlatCard {
        var other = self
        let finest = max(scale.x, scale.y)
        let steps = log2(finest).rounded(blur > 0 ? .down : .toNearestOrAwayFromZero)
        let wanted = min(exp2(steps), finest * Double(Self.largestSide) / Double(max(width, height)))
        let reach = reach
        other.width = max(3, Int((2 * reach.x * wanted).rounded()))
        other.height = max(3, Int((2 * reach.y * wanted).rounded()))
        other.scale = SIMD2(Double(other.width), Double(other.height)) / reach / 2
        return other
    }

    /// Fewer texels by this factor, if there are too many.
    mutating func shrink(by factor: Double) {
        let reach = reach
        width = max(3, Int((Double(width) * factor).rounded()))
        height = max(3, Int((Double(height) * factor).rounded()))
        scale = SIMD2(Double(width), Double(height)) / reach / 2
    }

    /// How many pixels a point is, across and down, where it is largest; nil outside of the picture.
    private static func pixels(_ half: SIMD2<Double>, _ m: Transform3D, _ view: View) -> SIMD2<Double>? {
        var most = SIMD2<Double>.zero
        var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for (x, y) in [(0.0, 0.0), (-1, -1), (1, -1), (1, 1), (-1, 1)] {
            let at = x * half.x * m.row1 + y * half.y * m.row2 + m.row4
            // What reaches behind the eye counts as very large, although only few pixels of it are that near.
            let w = max(at.w, 0.1)
            let middle = SIMD2(Double(view.pictureWidth), Double(view.pictureHeight)) / 2
            let right = SIMD2(m.row1.x - m.row1.w * at.x / w, m.row1.y - m.row1.w * at.y / w) / w * middle
            let down = SIMD2(m.row2.x - m.row2.w * at.x / w, m.row2.y - m.row2.w * at.y / w) / w * middle
            let here = SIMD2((right * right).sum().squareRoot(), (down * down).sum().squareRoot())
            most = most.replacing(with: here, where: here .> most)
            let place = at.w > 0.1 ? SIMD2(at.x, at.y) / w : SIMD2(repeating: .nan)
            guard place.x.isFinite, place.y.isFinite else {
                (low, high) = (SIMD2(repeating: -.infinity), SIMD2(repeating: .infinity))
                continue
            }
            low = low.replacing(with: place, where: place .< low)
            high = high.replacing(with: place, where: place .> high)
        }
        let isOutside = low.x > 1 || low.y > 1 || high.x < -1 || high.y < -1
        return isOutside || !(most.x > 0) || !(most.y > 0) ? nil : most
    }

    /// The standard deviations in texels, less what smooth edges and sampling between texels blur by themselves: the variances
    /// of a box and of a triangle.
    var deviations: SIMD2<Double> {
        if blur == 0 { return .zero }
        let inTexels: SIMD2<Double> = blur * blur * scale * scale
        let squares: SIMD2<Double> = inTexels - 1.0 / 12 - 1.0 / 6
        return squares.replacing(with: 0, where: squares .< SIMD2(repeating: 0)).squareRoot()
    }
}

/// A flat in its place among the cards, or a piece of it.
struct FlatQuad {
    var flat: FlatCard
    var matrix: Matrix4
    /// Sides of the piece: a point (x, y) is on it where x·a + y·b + c is not below 0. The fourth number is not below 0 where
    /// another piece of a bent card begins: this one goes under it by so many points.
    var lines: [SIMD4<Double>] = []
    /// Where on the paper a piece begins and ends, in points: left, top, right, bottom; nil for all of it.
    var part: SIMD4<Double>? = nil
    /// The piece's sides are seen: what is beyond them does not go on in another piece of the same card, in the same plane.
    var hasOwnSides = false
    /// For a piece of a bent card, how the card is bent.
    var bend: SIMD2<Double>? = nil
    /// What falls on a piece: light on whole cards is on their flats already.
    var light: Light? = nil
    /// For a shadow, the light that is kept away where the flat is, premultiplied; nil where the flat is seen itself.
    var shade: SIMD4<Float>? = nil

    struct Light {
        let block: LightBlock
        /// Where its card's own points begin, on the paper.
        let middle: SIMD2<Double>
    }
}
