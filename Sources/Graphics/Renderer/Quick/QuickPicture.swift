internal import CZoeEpoxy
internal import CardContent
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle

/// What a card is drawn from in motion.
struct QuickPicture {
    private enum Kind {
        case painted(CardPicture)
        /// The card shows nothing else.
        case artwork(Texture, PictureSampler)
        /// Nor than its fill.
        case fill(Fill, isSmall: Bool)
    }

    /// What a program has to do for it.
    enum Paint {
        case picture, fill
        /// Light on it is much the same from one end to the other.
        case smallFill
    }

    /// From one colour to another, as bytes with alpha multiplied in.
    struct Fill {
        let start: SIMD4<Float>
        let end: SIMD4<Float>
        /// From the middle, in pictures.
        let axis: SIMD2<Float>

        var isClear: Bool { start.w <= 0 && end.w <= 0 }
    }

    private let kind: Kind
    /// From points on the card to the picture's -0.5…0.5.
    let scale: SIMD2<Double>
    /// Points beside the card that belong to it.
    let margin: Double
    /// Whether its shadow is in it.
    let hasShadow: Bool
    /// Texels a point.
    let fineness: Double
    /// Where corners are still to be rounded.
    let rounding: Rounding?
    /// From the card's middle to the picture's, in points.
    let shift: SIMD2<Double>
    /// What its smaller versions are.
    var levels: PictureLevels { if case .painted(let picture) = kind { picture.levels } else { .means } }

    struct Rounding {
        /// From the picture's -0.5…0.5 to points on the card.
        let points: SIMD2<Float>
        /// From the middle to where the rounding begins.
        let straight: SIMD2<Float>
        let radius: Float
        /// Where the card's middle is on the picture, from 0 to 1.
        var middle = SIMD2<Float>(0.5, 0.5)
    }

    init(_ picture: CardPicture, half: SIMD2<Double>, hasShadow: Bool) {
        kind = .painted(picture)
        self.hasShadow = hasShadow
        margin = picture.size.margin
        // OpenGL has drawn it: its first row is the lowest.
        scale = SIMD2(0.5, -0.5) / (half + margin)
        fineness = picture.size.scale
        rounding = nil
        shift = .zero
    }

    /// Nil where a card is not all artwork.
    init?(
        _ texture: Texture, _ sampler: PictureSampler, of card: Size, fit: Artwork.Fit, cornerRadius: Double,
        zoom: Double = 1, shift: Vector2 = .zero, mirror: SIMD2<Double> = SIMD2(1, 1)
    ) {
        guard texture.isOpaque, let own = CardBlock.scale(filling: card, with: texture.extent, fit) else { return nil }
        let scale = own / zoom
        self.shift = SIMD2(shift.x, shift.y)
        kind = .artwork(texture, sampler)
        self.scale = scale
        (margin, hasShadow) = (0, false)
        fineness = scale.x * texture.size.width
        let half = SIMD2(card.width, card.height) / 2
        let radius = max(0, min(cornerRadius, half.min()))
        rounding =
            radius > 0
            ? Rounding(
                points: SIMD2<Float>(1 / scale), straight: SIMD2<Float>(half - radius), radius: Float(radius),
                middle: SIMD2<Float>(0.5 - mirror * self.shift * scale)) : nil
    }

    /// A card that is nothing but one colour, or a gradient.
    /// - Parameter isSmall: light on it is much the same from one end to the other.
    init(_ face: Face, of card: Size, cornerRadius: Double, isSmall: Bool) {
        let half = SIMD2(card.width, card.height) / 2
        scale = 0.5 / half
        (margin, hasShadow, fineness, shift) = (0, false, 1, .zero)
        let radius = max(0, min(cornerRadius, half.min()))
        rounding =
            radius > 0
            ? Rounding(points: SIMD2<Float>(2 * half), straight: SIMD2<Float>(half - radius), radius: Float(radius))
            : nil
        let ends = face.fill.ends
        let axis = CardBlock.axis(of: ends.direction, on: card) * 2 * half
        kind = .fill(
            Fill(start: ends.start.premultiplied, end: ends.end.premultiplied, axis: SIMD2<Float>(axis)),
            isSmall: isSmall)
    }

    /// What is drawn without a texture.
    var fill: Fill? { if case .fill(let fill, _) = kind { fill } else { nil } }

    var paint: Paint { if case .fill(_, let isSmall) = kind { isSmall ? .smallFill : .fill } else { .picture } }

    /// Whether it is artwork and nothing else, which covers all of its card.
    var isArtwork: Bool { if case .artwork = kind { true } else { false } }

    /// The painted ones, which may have to be kept from being given up.
    var painted: CardPicture? { if case .painted(let picture) = kind { picture } else { nil } }

    func bind() {
        switch kind {
        case .painted(let picture):
            PictureSampler.unbind()
            picture.bind()
        case .artwork(let texture, let sampler):
            texture.bind()
            sampler.bind()
        case .fill: break
        }
    }
}

/// Reads pictures more simply than their textures say: from one of their versions, not from two.
final class PictureSampler {
    private let object: GLObject

    /// - Parameter decodes: as light; else as the bytes that they are made of. Nil where the driver always decodes.
    init?(decodes: Bool, in tracker: GLTracker) {
        if !decodes, unsafe !zglHasExtension("GL_EXT_texture_sRGB_decode") { return nil }
        object = GLObject(.sampler, in: tracker)
        var settings = [
            (GLConstant.minFilter, GLConstant.bilinear), (GLConstant.magFilter, GLConstant.linear),
            (GLConstant.wrapAcross, GLConstant.clampToEdge), (GLConstant.wrapDown, GLConstant.clampToEdge),
        ]
        if !decodes { settings.append((GLConstant.decoding, GLConstant.skipsDecoding)) }
        for (name, value) in settings { zglSamplerParameter(object.name, name, value) }
        zglSamplerParameterFloat(object.name, GLConstant.levelBias, CardPicture.levelBias)
    }

    func bind() { zglBindSampler(0, object.name) }
    static func unbind() { zglBindSampler(0, 0) }
}
