internal import CZoeEpoxy
internal import LayoutCore
internal import ZoeEffects
internal import ZoeStyle

/// All that a card's side shows, painted once: fill, artwork, border, letters, round corners.
final class CardPicture {
    fileprivate(set) var size: CardPictureSize
    /// Its smaller versions are `LensLevels`.
    fileprivate(set) var isSeenThroughLens = false
    private let texture: GLObject
    /// The frame in which it was last seen.
    fileprivate(set) var lastUse = 0
    /// The frame in which it was painted.
    fileprivate var birth = 0
    private(set) var hasLevels = true

    fileprivate init(_ size: CardPictureSize, in tracker: GLTracker) {
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

    /// Makes the smaller versions, each the mean of the one before.
    func makeLevels() {
        bind()
        zglGenerateMipmap(GLConstant.texture2D)
        setLevels(true)
    }

    /// For one that is soon painted anew. With artwork read from one version only, that saves a twentieth of a frame's time where all
    /// cards change their size.
    func goWithoutLevels() {
        bind()
        setLevels(false)
    }

    private func setLevels(_ areThere: Bool) {
        if hasLevels != areThere {
            zglTexParameter(GLConstant.texture2D, GLConstant.lastLevel, areThere ? GLint(Self.halvings) : 0)
        }
        hasLevels = areThere
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

    fileprivate var texture: Texture { Texture(width: width, height: height, isSmooth: margin > 0) }

    /// What textures must have in common for one to serve as the other.
    fileprivate struct Texture: Hashable {
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
            return max(step, (Int((length * scale - 1e-6).rounded(.up)) + step - 1) / step * step)
        }
        (self.scale, self.margin) = (scale, margin)
        (width, height) = (texels(size.x), texels(size.y))
    }
}

/// What a picture of a card follows from, but for its size in texels.
struct CardPictureKey: Hashable {
    var face: Face
    var cornerRadius: Double
    var borderWidth: Double
    var borderColour: Colour
    /// Only of what is blurred together with its shadow.
    var shadow: Shadow?
    var size: Size
    var margin: Double
    /// Its smaller versions are blurred as an open lens blurs.
    var isSeenThroughLens: Bool
    /// Which texture its artwork is; 0 while there is none.
    var artwork: Int
    /// How far that has moved.
    var slide: PictureSlide?
    var shader: FaceShader?

    fileprivate var ofAnySize: CardPictureKey {
        var other = self
        other.size = Size(width: 0, height: 0)
        // A cover sets its letters for the size that it has.
        for place in face.labels.indices {
            (other.face.labels[place].size, other.face.labels[place].insets) = (0, .none)
        }
        return other
    }

    /// A shader of the user's own that paints the face, with all that it is told of the card.
    struct FaceShader: Hashable {
        var effect: Int
        var settings: [UniformSetting]
        var pictures: [Int]
        var index: Int
        var count: Int
        var isSelected: Bool
    }
}

/// The pictures of cards that were painted, within a budget: those that were not seen for longest make room.
final class CardPictures {
    private let tracker: GLTracker
    private var all: [CardPictureKey: CardPicture] = [:]
    /// Textures that nobody needs now, by their size: making new ones takes longer.
    private var free: [CardPictureSize.Texture: [CardPicture]] = [:]
    /// What was painted last of all that differ in nothing but their size.
    private var sized: [CardPictureKey: CardPictureKey] = [:]
    private var moment = 0
    /// The moment in which the scene began that is on stage.
    private var sceneStart = 0
    private(set) var bytes = 0
    /// Of those that this frame shows.
    private var bytesInUse = 0
    /// Where there is no room, a picture has at least this share of the texels a point that are wanted.
    private static let coarsest = 0.35
    /// How many were painted since the renderer was made.
    private(set) var painted = 0
    /// Bytes that all of them may take.
    var budget = 64 << 20 {
        didSet { makeRoom(for: 0) }
    }

    init(in tracker: GLTracker) { self.tracker = tracker }

    func beginFrame() {
        moment += 1
        bytesInUse = 0
    }

    private func use(_ picture: CardPicture) {
        if picture.lastUse != moment { bytesInUse += picture.size.bytes }
        picture.lastUse = moment
    }

    /// As many texels a point as there is room for beside what this frame shows already, within reason: the further a frame is over
    /// the budget, the coarser is what it shows next.
    func affordable(_ scale: Double, for key: CardPictureKey) -> Double {
        let wanted = CardPictureSize(key.size, margin: key.margin, scale: scale)
        let room = max(budget - bytesInUse, 0)
        if wanted.bytes <= room { return wanted.scale }
        let excess = max(1, Double(bytesInUse) / Double(max(budget, 1)))
        return wanted.scale
            * max(Self.coarsest / (excess * excess), (Double(room) / Double(wanted.bytes)).squareRoot())
    }

    /// What was last seen before the scene that ends now is given up, and all that nobody needs; the next one needs most of the room.
    func beginScene() {
        (free, sized) = ([:], [:])
        all = all.filter { $0.value.lastUse >= sceneStart }
        bytes = all.values.reduce(0) { $0 + $1.size.bytes }
        for (key, picture) in all.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where bytes > budget / 4 {
            all[key] = nil
            bytes -= picture.size.bytes
        }
        sceneStart = moment + 1
    }

    /// Drivers compile how smaller versions are made for each form of a picture by itself: sides that are powers of two or not.
    private var untriedForms = [(2, 2), (3, 2), (2, 3), (3, 3)]

    /// Makes those of a picture of one more form.
    /// - Returns: false once it was done for all.
    func tryLevels() -> Bool {
        guard let (across, down) = untriedForms.popLast() else { return false }
        let step = Double(1 << CardPicture.halvings)
        let size = Size(width: Double(across) * step, height: Double(down) * step)
        CardPicture(CardPictureSize(size, margin: 0, scale: 1), in: tracker).makeLevels()
        return true
    }

    /// Whether hardly another one has room.
    var isFull: Bool { bytes > budget / 10 * 9 }

    /// The one that is there; nil where it must be painted, or painted anew because it is too coarse.
    func picture(_ key: CardPictureKey, scale: Double) -> CardPicture? {
        guard let picture = all[key] else { return nil }
        use(picture)
        // Its size has come to rest.
        if !picture.hasLevels, moment > picture.birth + Self.turns { picture.makeLevels() }
        let wanted = CardPictureSize(key.size, margin: key.margin, scale: scale).scale
        return picture.size.scale >= 0.98 * wanted ? picture : nil
    }

    /// Every so many frames a card that changes its size is painted anew.
    private static let turns = 3

    /// What was painted last of a card that becomes larger or smaller from frame to frame.
    private func former(_ key: CardPictureKey) -> (size: Size, picture: CardPicture)? {
        guard key.margin == 0, let other = sized[key.ofAnySize], other.size != key.size, let picture = all[other]
        else { return nil }
        return (other.size, picture)
    }

    /// The picture of a frame or two ago, to be stretched: such cards take turns in being painted anew. Nil where it is this one's
    /// turn, or where the stretching would be seen.
    func near(_ key: CardPictureKey, turn: Int) -> CardPicture? {
        guard (moment + turn) % Self.turns != 0, let (size, picture) = former(key) else { return nil }
        let ratio = SIMD2(key.size.width / size.width, key.size.height / size.height)
        guard ratio.min() > 0.95, ratio.max() < 1.05 else { return nil }
        use(picture)
        return picture
    }

    /// Whether it will soon make room for another one.
    func isFleeting(_ key: CardPictureKey) -> Bool {
        former(key).map { $0.picture.lastUse + Self.turns >= moment } ?? false
    }

    /// Whatever there is, however coarse.
    func any(_ key: CardPictureKey) -> CardPicture? { all[key] }

    /// Whether a picture can be painted without giving up one that is in use.
    func hasRoom(for key: CardPictureKey, scale: Double) -> Bool {
        bytes + CardPictureSize(key.size, margin: key.margin, scale: scale).bytes <= budget
    }

    /// - Parameter paint: fills it and its smaller versions.
    func add(
        _ key: CardPictureKey, _ size: CardPictureSize, paint: (CardPicture) throws(RendererError) -> Void
    ) throws(RendererError) -> CardPicture {
        if let old = all.removeValue(forKey: key) { free[old.size.texture, default: []].append(old) }
        let picture = unused(size)
        picture.lastUse = 0
        picture.birth = moment
        picture.isSeenThroughLens = key.isSeenThroughLens
        use(picture)
        try paint(picture)
        all[key] = picture
        if sized.count > 1000 { sized = [:] }
        sized[key.ofAnySize] = key
        painted += 1
        return picture
    }

    /// A texture of the same size that nobody needs, or a new one.
    private func unused(_ size: CardPictureSize) -> CardPicture {
        let texture = size.texture
        makeRoom(for: free[texture]?.isEmpty ?? true ? size.bytes : 0, keeping: texture)
        if let old = free[texture]?.popLast() {
            old.size = size
            return old
        }
        let picture = CardPicture(size, in: tracker)
        bytes += size.bytes
        return picture
    }

    /// First textures that nobody needs go, then pictures that were not seen for longest.
    /// - Parameter texture: if one like this comes free, it is enough.
    private func makeRoom(for more: Int, keeping texture: CardPictureSize.Texture? = nil) {
        guard more > 0 || bytes > budget else { return }
        while bytes + more > budget, let size = free.first(where: { !$0.value.isEmpty })?.key {
            bytes -= free[size]?.popLast()?.size.bytes ?? 0
        }
        guard bytes + more > budget else { return }
        let idle = all.filter { $0.value.lastUse < moment }.sorted { $0.value.lastUse < $1.value.lastUse }
        for (key, picture) in idle where bytes + more > budget {
            all[key] = nil
            if more > 0, let texture, picture.size.texture == texture {
                free[texture, default: []].append(picture)
                return
            }
            bytes -= picture.size.bytes
        }
    }
}
