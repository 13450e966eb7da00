internal import CZoeEpoxy
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeShaders
internal import ZoeStyle

/// Draws cards flat, blurs them, keeps them in one texture, and lays them into the picture.
final class FlatPass {
    private let tracker: GLTracker
    private var atlas: Surface?
    /// What the atlas shows, and where.
    private var kept: (content: [FlatContent], flats: [Int: FlatCard])?
    /// For which picture the atlas was filled: other pieces of it mostly need the same.
    private var filled: (picture: PictureIdentity, wanted: [FlatCard], flats: [Int: FlatCard])?
    private var turns = RefreshQueue()
    private var sheets: (drawn: Surface?, halfBlurred: Surface?)
    private var blur: FullScreenProgram?
    private var disc: FullScreenProgram?
    private var programs = KeptForScenes<FlatProgram.Kind, FlatProgram>.programs()
    private var demand = Demand()

    /// The most texels that the atlas has, and so the most that all blurred and cut cards cost together.
    var mostTexels: Int
    let side: Int
    /// As wide as most pictures need: more only where that is not enough.
    var usualSide: Int { min(side, 2048) }
    /// Sharp ones may have shadows or several layers; a bare card that faces the paper hides nothing of itself.
    private let hasDepths: Bool

    init(side: Int = 2048, mostTexels: Int = 2_000_000, hasDepths: Bool = true, in tracker: GLTracker) {
        self.hasDepths = hasDepths
        self.side = min(side, GLLimit.textureSize.value)
        self.mostTexels = mostTexels
        self.tracker = tracker
    }

    /// Draws them sharp, each by itself, all into one texture.
    /// - Parameters:
    ///   - content: what they show; if the texture shows just that, it stays as it is.
    ///   - picture: of which they are drawn for a piece.
    func fillSharp(
        _ wanted: [FlatCard], showing content: [FlatContent]? = nil, of picture: PictureIdentity? = nil,
        _ draw: (_ flat: FlatCard, _ view: View) throws(RendererError) -> Void
    ) throws(RendererError) -> [Int: FlatCard] {
        if let kept, kept.content == content {
            demand.note(atlas)
            return kept.flats
        }
        if let flats = flats(wanted, of: picture) { return flats }
        kept = nil
        let flats = packed(wanted, isNarrow: true)
        guard !flats.isEmpty else { return [:] }
        let (wide, high) = Self.extent(of: flats)
        let atlas = try surface(&atlas, wide, high, storage: .colour, hasDepth: hasDepths)
        atlas.begin(clearing: .zero)
        for flat in flats {
            zglViewport(GLint(flat.left), GLint(flat.low), GLsizei(flat.width), GLsizei(flat.height))
            try draw(flat, flat.paper)
        }
        let places = Dictionary(flats.map { ($0.index, $0) }) { first, _ in first }
        if let content { kept = (content, places) }
        if let picture { filled = (picture, wanted, places) }
        return places
    }

    /// Those that another piece of the picture needed, if they are the same.
    private func flats(_ wanted: [FlatCard], of picture: PictureIdentity?) -> [Int: FlatCard]? {
        if let filled, filled.picture === picture, filled.wanted == wanted {
            demand.note(atlas)
            return filled.flats
        }
        filled = nil
        return nil
    }

    /// How many texels there is room for without making any of them smaller; shelves leave some of it empty.
    var room: Int { min(mostTexels, side * side * 3 / 5) }

    /// How large the texture with them is, in texels.
    var sheet: SIMD2<Double> { atlas.map { SIMD2(Double($0.width), Double($0.height)) } ?? SIMD2(1, 1) }

    func bindSheet(to unit: Int) {
        atlas?.bindTexture(unit)
        zglActiveTexture(GLConstant.firstUnit)
    }

    /// Draws the flats that are wanted, each by itself, and says where they are.
    /// - Parameters:
    ///   - picture: of which they are drawn for a piece.
    ///   - most: so many are drawn anew, if all have the places that they had; the others show what they did.
    func fill(
        _ wanted: [FlatCard], of picture: PictureIdentity? = nil, anew most: Int = .max,
        _ draw: (_ flat: FlatCard, _ view: View) throws(RendererError) -> Void
    ) throws(RendererError) -> [Int: FlatCard] {
        if let flats = flats(wanted, of: picture) { return flats }
        let flats = packed(wanted)
        guard !flats.isEmpty else { return [:] }
        let (wide, high) = Self.extent(of: flats)
        // What is blurred fades in finer steps than bytes have; what is cut or bent has edges, and may take a lot of room.
        let isFine = flats.contains { $0.blur > 0 || $0.deviations != .zero }
        let atlas = try surface(
            &atlas, max(wide, usualSide), high, storage: isFine ? .light : .colour, hasDepth: false)
        let boxes = flats.map { SIMD4($0.index, $0.left, $0.low, $0.width) }
        let due = turns.next(of: boxes, most: most)
        let (widest, tallest) = flats.reduce((0, 0)) { (max($0.0, $1.width), max($0.1, $1.height)) }
        let first = try surface(&sheets.drawn, widest, tallest, hasDepth: true)
        let isBlurred = flats.contains { $0.deviations != .zero && !$0.isSeenThroughLens }
        let second = isBlurred ? try surface(&sheets.halfBlurred, widest, tallest, hasDepth: false) : first
        let blur = try FullScreenProgram.kept(in: &blur, "flats/blur.frag", tracker)

        for flat in due.map({ flats[$0] }) {
            first.begin()
            zglViewport(0, 0, GLsizei(flat.width), GLsizei(flat.height))
            zglEnable(GLCapability.scissor.code)
            zglScissor(0, 0, GLsizei(flat.width), GLsizei(flat.height))
            zglClearColor(0, 0, 0, 0)
            zglClearDepth(1)
            zglClear(GLConstant.colourBits | GLConstant.depthBits)
            zglDisable(GLCapability.scissor.code)
            try draw(flat, flat.paper)

            zglDisable(GLCapability.depthTest.code)
            let corner = SIMD4<Float>(Float(flat.left), Float(flat.low), 0, 0)
            func pass(_ program: FullScreenProgram, _ from: Surface, _ to: Surface, _ way: SIMD4<Double>) {
                let isLast = to === atlas
                to.begin()
                zglViewport(
                    GLint(isLast ? flat.left : 0), GLint(isLast ? flat.low : 0), GLsizei(flat.width),
                    GLsizei(flat.height))
                program.use()
                program.set("picture", 0)
                from.bindTexture()
                program.set("size", SIMD4<Float>(Float(flat.width), Float(flat.height), 0, 0))
                program.set("corner", isLast ? corner : .zero)
                program.set("way", SIMD4<Float>(way))
                program.draw()
            }
            if flat.isSeenThroughLens {
                let disc = try FullScreenProgram.kept(in: &disc, "flats/disc.frag", tracker)
                let radii = 2 * flat.deviations
                pass(disc, first, atlas, SIMD4(radii.x, radii.y, 0, 0))
            } else if flat.deviations == .zero {
                pass(blur, first, atlas, .zero)
            } else {
                pass(blur, first, second, SIMD4(1, 0, flat.deviations.x, 0))
                pass(blur, second, atlas, SIMD4(0, 1, flat.deviations.y, 0))
            }
            zglEnable(GLCapability.depthTest.code)
        }
        let places = Dictionary(flats.map { ($0.index, $0) }) { first, _ in first }
        if let picture { filled = (picture, wanted, places) }
        return places
    }

    /// A picture has been drawn. What was hardly used for a while is given back: cards that are blurred, or painted by a shader, in
    /// one scene leave room for those of the next.
    func endPicture() {
        guard let atlas, demand.endPicture(of: atlas) else { return }
        giveBack()
    }

    /// Gives the memory of all its pictures back, until it is used again.
    func giveBack() { (atlas, kept, filled, sheets, turns) = (nil, nil, nil, (nil, nil), RefreshQueue()) }

    func beginScene() {
        giveBack()
        programs.beginScene()
    }

    /// The one that is there, if it is large enough.
    private func surface(
        _ place: inout Surface?, _ width: Int, _ height: Int, storage: GLStorage = .light, hasDepth: Bool
    ) throws(RendererError) -> Surface {
        demand.note(width * height)
        if let surface = place, surface.width >= width, surface.height >= height, surface.storage == storage {
            return surface
        }
        func rounded(_ length: Int) -> Int {
            let length = (length + 127) / 128 * 128
            // Mesa compiles each program once more for sides that are powers of two.
            return length & (length - 1) == 0 ? length + 128 : length
        }
        place = nil
        let surface = try Surface(
            width: rounded(width), height: rounded(height), colour: .texture(storage, isSmooth: true),
            hasDepth: hasDepth, depthStorage: .shallowDepth, in: tracker)
        place = surface
        return surface
    }

    private static func extent(of flats: [FlatCard]) -> (wide: Int, high: Int) {
        flats.reduce((0, 0)) { (max($0.0, $1.left + $1.width), max($0.1, $1.low + $1.height)) }
    }

    // MARK: In the picture

    /// - Parameter least: what covers less of a pixel is left out.
    /// - Parameter light: what there is of it in the scene.
    func draw(_ quad: FlatQuad, _ view: View, light: LightKind? = nil, least: Float = 0) throws(RendererError) {
        guard let atlas else { return }
        let kind = FlatProgram.Kind(
            isMirrored: view.isMirrored, light: quad.light == nil ? nil : light,
            isBent: quad.light != nil && quad.bend != nil)
        let program = try programs.value(kind) { kind throws(RendererError) in try FlatProgram(kind, in: tracker) }
        atlas.bindTexture()
        program.draw(quad, view, least: least, atlas: SIMD2(Float(atlas.width), Float(atlas.height)))
    }
}

/// How much of the atlas was needed in the last pictures.
private struct Demand {
    private static let picturesUntilNarrower = 60
    private var pictures = 0
    private var mostTexels = 0

    mutating func note(_ texels: Int) { mostTexels = max(mostTexels, texels) }
    mutating func note(_ surface: Surface?) { note(surface.map { $0.width * $0.height } ?? 0) }

    /// Whether it is much larger than any of them needed.
    mutating func endPicture(of atlas: Surface) -> Bool {
        pictures += 1
        guard pictures >= Self.picturesUntilNarrower else { return false }
        defer { self = Demand() }
        return atlas.width * atlas.height > 4 * mostTexels
    }
}

/// `flats/flat.vert` and `flats/flat.frag`.
private final class FlatProgram {
    private let program: GLProgram
    private let places: [String: GLint]
    private let tracker: GLTracker

    struct Kind: Hashable {
        let isMirrored: Bool
        /// For pieces.
        let light: LightKind?
        let isBent: Bool
    }

    init(_ kind: Kind, in tracker: GLTracker) throws(RendererError) {
        self.tracker = tracker
        program = try GLProgram(
            own: [.internal("flats/flat.vert")],
            [
                .internal(kind.light == nil ? "flats/unlit.glsl" : "light/lit-flat.glsl"), .internal("flats/flat.frag"),
                .internal(kind.isMirrored ? "floor/mirrored.frag" : "shared/main.frag"),
            ],
            definitions: (kind.light?.definitions ?? []) + (kind.isBent ? ["BENT"] : [])
                + (kind.isMirrored ? MirrorPlane.definitions : []), in: tracker)
        var places: [String: GLint] = [:]
        let names = [
            "matrix", "reach", "rectangle", "place", "level", "lines", "count", "sheet", "fade", "shade", "deepest",
            "least", "part", "window", "plane", "lights", "lights[14]", "middle", "picture",
        ]
        for name in names { places[name] = program.uniform(name) }
        self.places = places
    }

    func draw(_ quad: FlatQuad, _ view: View, least: Float, atlas: SIMD2<Float>) {
        program.use()
        let flat = quad.flat
        func set(_ name: String, _ v: SIMD4<Float>) { zglUniform4f(places[name] ?? -1, v.x, v.y, v.z, v.w) }
        unsafe withUnsafeBytes(of: quad.matrix) {
            unsafe zglUniformMatrix4(places["matrix"] ?? -1, $0.baseAddress)
        }
        let reach = SIMD2<Float>(flat.reach)
        set("reach", SIMD4(reach.x, reach.y, flat.isTurned ? -1 : 1, flat.blur > 0 ? 1 : 0))
        set("part", quad.part.map { SIMD4<Float>($0) } ?? SIMD4(lowHalf: -reach, highHalf: reach))
        zglUniform2f(places["picture"] ?? -1, Float(view.width) / 2, Float(view.height) / 2)
        set("window", flat.place.map { SIMD4($0, of: view) } ?? .zero)
        set("plane", flat.place == nil ? .zero : SIMD4(planeOf: quad.matrix))
        let low = SIMD2<Float>(Float(flat.left), Float(flat.low)) / atlas
        let size = SIMD2<Float>(Float(flat.width), Float(flat.height)) / atlas
        set("rectangle", SIMD4(low.x, low.y, size.x, size.y))
        set("place", view.place)
        set("fade", SIMD4(Float(flat.alpha), quad.hasOwnSides ? 1 : 0, 0, 0))
        set("shade", quad.shade ?? .zero)
        set("level", view.floor?.level ?? .zero)
        zglUniform1f(places["least"] ?? -1, least)
        zglUniform1f(places["deepest"] ?? -1, view.floor?.fade ?? 0)
        zglUniform1i(places["sheet"] ?? -1, 0)
        let lines = quad.lines.prefix(FlatProgram.mostLines)
        zglUniform1i(places["count"] ?? -1, GLint(lines.count))
        let floats = lines.map { SIMD4<Float>($0) }
        if !floats.isEmpty {
            unsafe floats.withUnsafeBufferPointer {
                unsafe zglUniform4fv(places["lines"] ?? -1, GLsizei(lines.count), $0.baseAddress)
            }
        }
        if let light = quad.light {
            set("lights[14]", SIMD4<Float>(SIMD4(lowHalf: quad.bend ?? .zero, highHalf: .zero)))
            zglUniform2f(places["middle"] ?? -1, Float(light.middle.x), Float(light.middle.y))
            unsafe withUnsafeBytes(of: light.block) { unsafe zglUniform4fv(places["lights"] ?? -1, 14, $0.baseAddress) }
        }
        zglDrawIndexedInstances(6, 0, 1)
        tracker.didDraw()
    }

    static let mostLines = 16
}

extension SIMD4<Float> {
    /// The middle of a box, and half of it, where the view is from -1 to 1.
    fileprivate init(_ box: PixelBox, of view: View) {
        let size = SIMD2(Float(view.width), Float(view.height))
        let half = SIMD2(Float(box.width), Float(box.height)) / size
        self.init(lowHalf: 2 * SIMD2(Float(box.left), Float(box.low)) / size - 1 + half, highHalf: half)
    }

    /// What yields a card's depth at a place in the picture: its product with x, y and 1. Cramer's rule for the three rows that say
    /// how clip space follows from a point; nothing where the card is seen from its edge.
    fileprivate init(planeOf matrix: Matrix4) {
        let rows = [matrix.row1, matrix.row2, matrix.row4].map { SIMD4<Double>($0) }
        func volume(_ a: Int, _ b: Int, _ c: Int) -> Double {
            let (p, q, r) = (rows[0], rows[1], rows[2])
            return p[a] * (q[b] * r[c] - q[c] * r[b]) - p[b] * (q[a] * r[c] - q[c] * r[a])
                + p[c] * (q[a] * r[b] - q[b] * r[a])
        }
        let whole = volume(0, 1, 3)
        let parts = SIMD3(volume(2, 1, 3), volume(0, 2, 3), volume(0, 1, 2)) / whole
        self.init(SIMD3<Float>(whole == 0 || !parts.sum().isFinite ? .zero : parts), 0)
    }
}
