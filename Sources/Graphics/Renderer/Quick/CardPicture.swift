internal import CZoeEpoxy
internal import CZoeMath
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle

/// All that a card's side shows, painted once: fill, artwork, border, letters, round corners.
final class CardPicture {
    var size: CardPictureSize
    /// What its smaller versions are.
    var levels = PictureLevels.means
    private let texture: GLObject
    /// The frame in which it was last seen.
    var lastUse = 0
    /// The frame in which it was painted.
    var birth = 0
    private(set) var hasLevels = true

    init(_ size: CardPictureSize, in tracker: GLTracker) {
        self.size = size
        texture = GLObject(.texture, in: tracker)
        let kind = GLConstant.texture2D
        bind()
        zglTexParameter(kind, GLConstant.minFilter, size.margin > 0 ? GLConstant.trilinear : GLConstant.bilinear)
        zglTexParameter(kind, GLConstant.magFilter, GLConstant.linear)
        zglTexParameter(kind, GLConstant.wrapAcross, GLConstant.clampToEdge)
        zglTexParameter(kind, GLConstant.wrapDown, GLConstant.clampToEdge)
        zglTexParameterFloat(kind, GLConstant.levelBias, size.margin > 0 ? 0 : Self.levelBias)
        zglTexParameter(kind, GLConstant.lastLevel, GLint(Self.halvings))
        for level in 0...Self.halvings {
            zglTexImage2D(
                kind, GLint(level), GLint(GLStorage.bytes.code), GLsizei(size.width >> level),
                GLsizei(size.height >> level), GLConstant.rgba, GLConstant.byte, nil)
        }
        texture.holds(size.bytes)
    }

    /// From here on all is drawn to it, by the framebuffer that is bound.
    /// - Parameter level: how many times it is halved.
    func attach(level: Int = 0) {
        zglFramebufferTextureLevel(GLAttachment.colour.code, texture.name, GLint(level))
        zglViewport(0, 0, GLsizei(size.width >> level), GLsizei(size.height >> level))
    }

    /// Lets nothing else of it be read.
    func bind(only level: Int) {
        bind()
        setLevels(level...level)
    }

    /// The smaller versions are there.
    func bindLevels() {
        bind()
        setLevels(0...Self.halvings)
        hasLevels = true
    }

    /// For one that is soon painted anew. With artwork read from one version only, that saves a twentieth of a frame's time where all
    /// cards change their size.
    func goWithoutLevels() {
        guard hasLevels else { return }
        bind(only: 0)
        hasLevels = false
    }

    private func setLevels(_ range: ClosedRange<Int>) {
        zglTexParameter(GLConstant.texture2D, GLConstant.firstLevel, GLint(range.lowerBound))
        zglTexParameter(GLConstant.texture2D, GLConstant.lastLevel, GLint(range.upperBound))
    }

    func bind() {
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(GLConstant.texture2D, texture.name)
    }

    /// How many times a picture is halved at most: that often its sides can be halved without a remainder.
    static let halvings = 4
    /// Levels that are chosen for what a tilted card is shortened most are coarser than its letters need.
    static let levelBias: Float = -0.6
    /// The most texels of the longer side.
    static let longest = 2048
}

/// How the smaller versions of a card's picture are made.
enum PictureLevels {
    /// Each is the mean of the one before.
    case means
    /// Each is blurred: `BlurLevels`.
    case blurs
    /// Each shows discs: `LensLevels`.
    case discs

    init(of key: CardPictureKey, _ size: CardPictureSize) {
        // There is room for three times the strongest blur. A weak one would lie between a version that is not blurred and one that is
        // blurred too much.
        let blur = (key.margin - min(key.shadow?.overhang ?? 0, 5000)) / 3 * size.scale
        self = key.isSeenThroughLens ? .discs : blur > BlurLevels.least ? .blurs : .means
    }

    /// Which version is for a blur by so many texels, where a pixel is so many.
    func level(ofBlur blur: Double, pixel: Double) -> Double {
        switch self {
        case .means:
            let level = max(blur > 0.5 ? log2(2 * blur) : 0, pixel > 1 ? log2(pixel) - 0.3 : 0)
            return min(level, Double(CardPicture.halvings))
        // What is smaller than a pixel is no finer than that.
        case .blurs: return BlurLevels.level(of: max(blur, 0.4 * pixel))
        case .discs: return LensLevels.level(ofDisc: max(2 * blur, 0.8 * pixel))
        }
    }
}

/// How finely a card is painted.
struct CardPictureSize {
    /// Texels a point.
    let scale: Double
    /// Points beside the card that belong to it, with its shadow and room for a blur.
    let margin: Double
    /// In texels.
    let width: Int
    let height: Int

    /// With the smaller versions.
    var bytes: Int { width * height * 16 / 3 }

    var texture: Texture { Texture(width: width, height: height, isSmooth: margin > 0) }

    /// What textures must have in common for one to serve as the other.
    struct Texture: Hashable {
        let width: Int
        let height: Int
        /// Levels are mixed.
        let isSmooth: Bool
    }

    /// - Parameter scale: texels a point, as many as there is room for.
    init(_ card: Size, margin: Double, scale wanted: Double) {
        let size = SIMD2(card.width, card.height) + 2 * margin
        let scale = min(wanted, Double(CardPicture.longest) / size.max())
        func texels(_ length: Double) -> Int {
            let step = 1 << CardPicture.halvings
            var texels = max(step, (Int((length * scale - 1e-6).rounded(.up)) + step - 1) / step * step)
            // Mesa compiles each program once more for sides that are powers of two.
            while texels & (texels - 1) == 0 { texels += step }
            return texels
        }
        (self.scale, self.margin) = (scale, margin)
        (width, height) = (texels(size.x), texels(size.y))
    }
}
