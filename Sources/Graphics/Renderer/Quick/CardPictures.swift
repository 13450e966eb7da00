internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle

/// The pictures of cards that were painted, within a budget: those that were not seen for longest make room.
final class CardPictures {
    private let tracker: GLTracker
    private let halving: PictureHalving
    private var all: [CardPictureKey: CardPicture] = [:]
    /// Textures that nobody needs now, by their size: making new ones takes longer.
    private var free: [CardPictureSize.Texture: [CardPicture]] = [:]
    /// What was painted last of all that differ in nothing but their size.
    private var sized: [CardPictureKey: CardPictureKey] = [:]
    private var moment = 0
    private var turns = Turns(cards: 0)
    /// Cards of this frame that have another size than when they were painted.
    private var changingCards = 0
    /// The moment in which the scene began that is on stage.
    private var sceneStart = 0
    private(set) var bytes = 0
    /// Of those that this frame shows.
    private var bytesInUse = 0
    /// Painted in this frame.
    private var newTexels = 0
    private var newPictures = 0
    /// The frame before showed some, so that this one is of a motion.
    private var goesOn = false
    /// More than this are not painted in a frame of a motion, unless it is one picture: a million take a sixtieth of a second.
    private static let mostNewTexels = 600_000
    /// As many take as long as all that is done for a picture beside its texels.
    private static let texelsOfAnyPicture = 60_000
    /// Nor has one picture more, amid a motion.
    private static let mostTexelsInMotion = 800_000
    /// Where there is no room, a picture has at least this share of the texels a point that are wanted.
    private static let coarsest = 0.35
    /// How many were painted since the renderer was made.
    private(set) var painted = 0
    /// Bytes that all of them may take.
    var budget = 64 << 20 {
        didSet { makeRoom(for: 0) }
    }

    init(in tracker: GLTracker) {
        self.tracker = tracker
        halving = PictureHalving(in: tracker)
    }

    func beginFrame() {
        moment += 1
        goesOn = bytesInUse > 0
        (bytesInUse, newTexels, newPictures) = (0, 0, 0)
        turns = Turns(cards: changingCards)
        changingCards = 0
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

    private var hasTriedLevels = false

    /// Lets the driver compile how smaller versions of a picture are made.
    /// - Returns: false where it was done before.
    func tryLevels() throws(RendererError) -> Bool {
        if hasTriedLevels { return false }
        hasTriedLevels = true
        let side = Double(1 << CardPicture.halvings)
        let size = CardPictureSize(Size(width: side, height: side), margin: 0, scale: 1)
        try makeLevels(of: CardPicture(size, in: tracker))
        return true
    }

    /// Makes the smaller versions of one that has been painted.
    func makeLevels(of picture: CardPicture) throws(RendererError) { try halving.makeLevels(of: picture) }

    /// Whether hardly another one has room.
    var isFull: Bool { bytes > budget / 10 * 9 }

    /// The one that is there; nil where it must be painted, or painted anew because it is too coarse.
    func picture(_ key: CardPictureKey, scale: Double) -> CardPicture? {
        guard let picture = all[key] else { return nil }
        use(picture)
        // Its size has come to rest.
        if !picture.hasLevels, moment > picture.birth + turns.count { try? makeLevels(of: picture) }
        let wanted = CardPictureSize(key.size, margin: key.margin, scale: scale).scale
        return picture.size.scale >= 0.98 * wanted ? picture : nil
    }

    /// How cards that change their sizes take turns in being painted anew.
    struct Turns {
        /// In every so many frames each has one.
        let count: Int
        /// By what share a picture is stretched meanwhile at most.
        let mostStretch: Double

        /// To paint one takes a millisecond or two, and of very many that fly together nobody sees how wide a border is: then some
        /// two are painted in a frame.
        init(cards: Int) {
            count = max(3, cards / 2)
            mostStretch = cards <= 12 ? 0.05 : 0.25
        }
    }

    /// What was painted last of a card that becomes larger or smaller from frame to frame.
    private func former(_ key: CardPictureKey) -> (size: Size, picture: CardPicture)? {
        guard key.margin == 0, let other = sized[key.ofAnySize], other.size != key.size, let picture = all[other]
        else { return nil }
        return (other.size, picture)
    }

    /// The picture of a frame or two ago, to be stretched: such cards take turns in being painted anew. Nil where it is this one's
    /// turn, or where the stretching would be seen.
    func near(_ key: CardPictureKey, turn: Int) -> CardPicture? {
        guard let (size, picture) = former(key) else { return nil }
        changingCards += 1
        let ratio = SIMD2(key.size.width / size.width, key.size.height / size.height)
        let isNear = ratio.min() > 1 - turns.mostStretch && ratio.max() < 1 + turns.mostStretch
        guard isNear, (moment + turn) % turns.count != 0 else { return nil }
        use(picture)
        return picture
    }

    /// Whether it will soon make room for another one.
    func isFleeting(_ key: CardPictureKey) -> Bool {
        former(key).map { $0.picture.lastUse + turns.count >= moment } ?? false
    }

    /// Whatever there is, however coarse.
    func any(_ key: CardPictureKey) -> CardPicture? { all[key] }

    /// As many texels a point as a picture has that is painted amid a motion: at rest cards are not drawn from pictures, and to paint
    /// two million texels would take three frames.
    func scaleInMotion(_ scale: Double, of size: Size) -> Double {
        guard goesOn else { return scale }
        return min(scale, (Double(Self.mostTexelsInMotion) / max(size.width * size.height, 1)).squareRoot())
    }

    /// Whether painting it now, beside what this frame has painted already, would make a motion halt.
    func wouldHalt(_ key: CardPictureKey, scale: Double) -> Bool {
        let size = CardPictureSize(key.size, margin: key.margin, scale: scale)
        return hasPaintedInMotion && newTexels + size.width * size.height > Self.mostNewTexels
    }

    /// Whether this frame of a motion has painted one.
    private var hasPaintedInMotion: Bool { goesOn && newPictures > 0 }

    /// Whether this frame of a motion has painted as many as it has time for: of small ones, few texels are many pictures.
    /// - Parameter byShader: the next one is painted by a shader, which may take much longer than its texels tell.
    func hasPaintedEnough(byShader: Bool) -> Bool {
        if byShader { return hasPaintedInMotion }
        return goesOn && newTexels + newPictures * Self.texelsOfAnyPicture > Self.mostNewTexels
    }

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
        picture.levels = PictureLevels(of: key, size)
        use(picture)
        try paint(picture)
        all[key] = picture
        if sized.count > 1000 { sized = [:] }
        sized[key.ofAnySize] = key
        painted += 1
        newTexels += size.width * size.height
        newPictures += 1
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
