internal import CZoeEpoxy
internal import LayoutCore
internal import ZoeStyle

/// What a card is drawn from in motion.
struct QuickPicture {
    private enum Kind {
        case painted(CardPicture)
        /// The card shows nothing else.
        case artwork(Texture, BytesSampler)
    }

    private let kind: Kind
    /// From points on the card to the picture's -0.5…0.5.
    let scale: SIMD2<Double>
    /// Points beside the card that belong to it.
    let margin: Double
    /// Texels a point.
    let fineness: Double
    /// Where corners are still to be rounded.
    let rounding: Rounding?
    /// From the card's middle to the picture's, in points.
    let shift: SIMD2<Double>

    struct Rounding {
        /// From the picture's -0.5…0.5 to points on the card.
        let points: SIMD2<Float>
        /// From the middle to where the rounding begins.
        let straight: SIMD2<Float>
        let radius: Float
    }

    init(_ picture: CardPicture, half: SIMD2<Double>) {
        kind = .painted(picture)
        margin = picture.size.margin
        // OpenGL has drawn it: its first row is the lowest.
        scale = SIMD2(0.5, -0.5) / (half + margin)
        fineness = picture.size.scale
        rounding = nil
        shift = .zero
    }

    /// Nil where a card is not all artwork.
    init?(
        _ texture: Texture, _ sampler: BytesSampler, of card: Size, fit: Artwork.Fit, cornerRadius: Double,
        zoom: Double = 1,
        shift: Vector2 = .zero
    ) {
        guard texture.isOpaque, let own = CardBlock.scale(filling: card, with: texture.size, fit) else { return nil }
        let scale = own / zoom
        self.shift = SIMD2(shift.x, shift.y)
        kind = .artwork(texture, sampler)
        self.scale = scale
        margin = 0
        fineness = scale.x * texture.size.width
        let half = SIMD2(card.width, card.height) / 2
        let radius = max(0, min(cornerRadius, half.min()))
        rounding =
            radius > 0
            ? Rounding(
                points: SIMD2<Float>(1 / scale), straight: SIMD2<Float>(half - radius), radius: Float(radius)) : nil
    }

    /// The painted ones, which may have to be kept from being given up.
    var painted: CardPicture? { if case .painted(let picture) = kind { picture } else { nil } }

    func bind() {
        switch kind {
        case .painted(let picture):
            BytesSampler.unbind()
            picture.bind()
        case .artwork(let texture, let sampler):
            texture.bind()
            sampler.bind()
        }
    }
}

/// Reads pictures as the bytes that they are made of, not as light.
final class BytesSampler {
    private let object: GLObject

    /// Nil where the driver always decodes.
    init?(in tracker: GLTracker) {
        guard unsafe zglHasExtension("GL_EXT_texture_sRGB_decode") else { return nil }
        object = GLObject(.sampler, in: tracker)
        for (name, value) in [
            (GLConstant.minFilter, GLConstant.bilinear), (GLConstant.magFilter, GLConstant.linear),
            (GLConstant.wrapAcross, GLConstant.clampToEdge), (GLConstant.wrapDown, GLConstant.clampToEdge),
            (GLConstant.decoding, GLConstant.skipsDecoding),
        ] {
            zglSamplerParameter(object.name, name, value)
        }
        zglSamplerParameterFloat(object.name, GLConstant.levelBias, CardPicture.levelBias)
    }

    func bind() { zglBindSampler(0, object.name) }
    static func unbind() { zglBindSampler(0, 0) }
}
