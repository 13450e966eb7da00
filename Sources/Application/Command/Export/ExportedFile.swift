import LayoutCore
import ZoeDocument
import ZoeExport
import ZoeImages
import ZoePictures
import ZoeRenderer
import ZoeStyle

/// A scene on its way into a file with pictures in it.
struct ExportedFile {
    private let arguments: Arguments
    private let format: ExportFormat
    private let scene: Scene
    private let offscreen: OffscreenRenderer
    private let scale: Double
    private let cutsCards: Bool
    private var exported: ExportedScene

    init(_ arguments: Arguments, _ format: ExportFormat, _ asked: Scene) throws(Failure) {
        self.arguments = arguments
        self.format = format
        var scene = asked
        offscreen = try OffscreenRenderer(isVerbose: false, judges: scene.hasShadersOfOthers)
        if !scene.shaders.isEmpty {
            try offscreen.compileShaders(of: &scene)
            try arguments.turnKnobs(of: &scene, isFinal: true)
            scene.warnOfUnknownUniforms()
        }
        self.scene = scene
        scale = arguments[.scale] ?? max(scene.picture.scale, 2)
        var stage = scene.stage()
        cutsCards = stage.frame().cards.contains { $0.part.map { !$0.isBent } ?? false }
        // Other tools have no cards in pieces.
        stage.showsPieces = false
        exported = ExportedScene(
            title: scene.title.isEmpty ? scene.layout.name : scene.title,
            frame: scene.completed(stage.frame().inWholeCards),
            look: scene.look(), isVertical: stage.knobs.flag("vertical"), scale: Self.scale(of: scene, arguments))
        if format.moves, !arguments.has(.still) { try move() }
        for loss in losses { Console.warn("\(format) does not keep \(loss)") }
    }

    /// A view that is not as large as the page is shown whole, as large as it goes into that.
    private static func scale(of scene: Scene, _ arguments: Arguments) -> Double {
        guard let page = arguments[.size] else { return 1 }
        return min(page.width / scene.view.width, page.height / scene.view.height)
    }

    func bytes() throws(Failure) -> [UInt8] {
        defer { offscreen.leaveContextToTheEnd() }
        switch format {
        case .css: return Array(StylePage(try withArtwork()).text.utf8)
        case .glb:
            let painted = try withPaintings(exported.cards)
            do throws(ModelFile.Refusal) { return try ModelFile(painted).bytes } catch {
                throw Failure(.usage, "glb can't be made: \(error.reason)")
            }
        case .svg:
            let page = try page()
            do throws(PNGError) { return Array(try page.svg().utf8) } catch {
                throw Failure(.writingFailed, "a picture can't be packed: \(error)")
            }
        default: return try page().pdf
        }
    }

    /// What the scene has and the format has not.
    private var losses: [String] {
        var losses: [String] = []
        let cards = exported.cards
        if format != .glb, cards.contains(where: { $0.part?.isBent ?? false }) {
            losses.append("how cards are bent")
        }
        if cutsCards { losses.append("how the layout cuts its cards: they are whole") }
        if format == .css, cards.contains(where: { $0.slide != nil }) {
            losses.append("how pictures move within their cards")
        }
        if format == .css, cards.contains(where: { exported.look.deck.style(of: $0).bodyThickness > 0 }) {
            losses.append("how thick cards are")
        }
        if format.moves, exported.look.light != nil { losses.append("the light on cards") }
        if format == .glb, exported.moments.contains(where: { $0.camera != exported.moments[0].camera }) {
            losses.append("how the view changes")
        }
        if !exported.moments.isEmpty, changesLooks {
            losses.append("how the timeline changes what is seen of cards, light and shaders")
        }
        if exported.look.floor != nil { losses.append("the floor and what it mirrors") }
        if !scene.shaders.post.isEmpty { losses.append("shaders over the whole picture") }
        if format.moves, scene.shaders.backdrop != nil { losses.append("the backdrop's shader") }
        return losses
    }

    /// Whether the timeline turns what is not a card's place.
    private var changesLooks: Bool {
        let looks = Set(Parameter.look.map(\.fullName))
        return scene.timeline.lanes.contains { lane in
            guard let parameter = scene.knobs.table[lane.name] else { return false }
            return looks.contains(parameter.fullName) || parameter.group.isOfShaders
        }
    }

    // MARK: Motion

    /// More than that no file can carry.
    private static let mostMoments = 10_000.0

    /// The scene's own motion, or the row's, as `record` has it.
    private mutating func move() throws(Failure) {
        let plan = try MotionPlan(arguments, scene, RecordOptions(arguments, format: .raw), offscreen)
        let length = plan.timing.duration
        let wanted = (length * (arguments[.momentsPerSecond] ?? format.usualFPS)).rounded()
        let count = Int(min(max(wanted, 1), Self.mostMoments))
        if wanted > Self.mostMoments {
            Console.warn("of \(Int(min(wanted, 1e9))) moments \(count) are written down, evenly; --fps asks for fewer")
        }
        var motion = plan.motion
        var frames: [Frame] = []
        for number in 0...count {
            frames.append(try motion.moment(at: length * Double(number) / Double(count)).shown.frame.inWholeCards)
        }
        exported.moments = frames
        exported.duration = length
        // Where nothing moves, the page shows a moment of the motion: that at which the scene was kept, if it has it.
        let seen = Set(frames.lazy.flatMap(\.cards).map(\.id))
        if scene.timeline.isEmpty || !exported.cards.allSatisfy({ seen.contains($0.id) }) {
            exported.frame = frames[0]
        }
    }

    // MARK: Pictures

    private func withArtwork() throws(Failure) -> ExportedScene {
        var scene = exported
        if self.scene.shaders.face != nil { scene = try withPaintings(scene.cards) }
        let loader = PictureLoader()
        // Each card as it is when nothing is between it and the eye, and as large as it ever is.
        var largest: [Card.ID: Size] = [:]
        for card in scene.moments.lazy.flatMap(\.cards) {
            let (size, most) = (card.size, largest[card.id] ?? card.size)
            largest[card.id] = Size(width: max(size.width, most.width), height: max(size.height, most.height))
        }
        var gallery = scene.frame
        gallery.camera = Camera(view: Size(width: 1e5, height: 1e5), lens: Lens(m34: 0))
        gallery.cards = scene.cards.map { card in
            var card = card
            (card.matrix, card.alpha, card.isHidden) = (.identity, 1, false)
            card.size = largest[card.id] ?? card.size
            return card
        }
        loader.request(gallery, look: scene.look, scale: scale)
        loader.waitUntilReady()
        for delivery in loader.take() {
            switch delivery.outcome {
            case .image(let image): scene.artwork[delivery.source] = try file(of: image, smaller: .webp)
            case .failure(let reason): try offscreen.warn(of: delivery.source, because: reason)
            case .evicted: break
            }
        }
        return scene
    }

    private func withPaintings(_ cards: [Card]) throws(Failure) -> ExportedScene {
        var scene = exported
        let painter = ExportPainter(offscreen, self.scene, scene.look, scale: scale)
        for card in cards {
            let style = scene.look.deck.style(of: card)
            if format == .css, !style.takesShader { continue }
            let front = try painter.flat(card)
            var painting = ExportedScene.Painting(front: try file(of: front, style))
            if case .own = style.back {
                painting.back = try file(of: try painter.flat(card, fromBehind: true), style)
            }
            scene.paintings[card.id] = painting
        }
        return scene
    }

    /// A mesh has the card's corners itself; what is opaque within them need not be clear beyond.
    private func file(of image: Image, _ style: CardStyle) throws(Failure) -> MediaFile {
        guard format == .glb else { return try file(of: image, smaller: .webp) }
        return try file(of: image.filled(besideCornersOf: style.cornerRadius * scale), smaller: .jpeg)
    }

    private func file(of image: Image, smaller kind: PictureWriter.Format) throws(Failure) -> MediaFile {
        let isOpaque = image.isOpaque
        func made(_ type: String, _ bytes: [UInt8]) -> MediaFile {
            MediaFile(type: type, bytes: bytes, width: image.width, height: image.height, isOpaque: isOpaque)
        }
        if PictureWriter.isThere, isOpaque || kind == .webp,
            let bytes = try? PictureWriter.file(of: image, as: kind, quality: 90, isSmall: false)
        {
            return made(kind == .webp ? "image/webp" : "image/jpeg", bytes)
        }
        return made("image/png", try PNG.file(of: image, .small))
    }

    private func page() throws(Failure) -> PrintedPage {
        let painter = ExportPainter(offscreen, scene, exported.look, scale: scale)
        var pictures: [Card.ID: PrintedPage.Picture] = [:]
        for card in exported.frame.cards {
            let isPainted = scene.shaders.face != nil && exported.look.deck.style(of: card).takesShader
            guard isPainted || PrintedPage.wantsPicture(card, of: exported) else { continue }
            pictures[card.id] = try painter.seen(card, in: exported.frame)
        }
        var ground: PrintedPage.Picture?
        if case .studio = exported.look.backdrop { ground = try painter.ground(of: exported.frame) }
        if scene.shaders.backdrop != nil { ground = try painter.ground(of: exported.frame) }
        return PrintedPage(
            exported, ground: ground, pictures: pictures, hasShaders: scene.shaders.face != nil)
    }
}

extension Option {
    static let still = Option("still", help: "css, glb: the cards as they stand, without motion")
    static let momentsPerSecond = ValueOption(
        "fps", .number("N", in: 1...240), otherwise: "15 in css, 30 in glb",
        help: "css, glb: how many moments of a second are written down; what is between them is interpolated")
}
