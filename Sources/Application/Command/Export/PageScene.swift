internal import CardContent
import LayoutCore
import ZoeDocument
import ZoeImages
import ZoePictures
import ZoeRenderer
import ZoeShaders
import ZoeStyle

/// A scene as the scripts in Sources/Browser/Page read it.
struct PageScene {
    @Boxed private var scene: Scene
    private let look: Look
    private let deck: PageDeck
    private let lettering: PageLettering
    private let shaders: PageShaders
    let timeline: PageTimeline?
    let pictures: PagePictures
    /// Whether there is light, or a colour over cards, or cards with a body, or bent ones; or may be.
    let hasSpace: Bool

    /// - Parameters:
    ///   - effects: the scene's shaders; nil where there are none.
    ///   - hasKnobs: whether people can turn its knobs, so that it brings what draws all that they do.
    ///   - quality: of the pictures, of 100.
    init(_ scene: Scene, _ effects: PageEffects?, hasKnobs: Bool, quality: Int = 90) throws(Failure) {
        self.scene = scene
        let timeline = try PageTimeline(scene, effects)
        self.timeline = timeline
        look = timeline?.first.look ?? scene.look()
        let own = scene.look()
        var deck = try PageDeck(scene, own.deck, timeline)
        var pictures = try PagePictures(deck.appearances, seen: Self.pixelsSeen(scene), quality: quality)
        shaders = try PageShaders(effects, &pictures, sound: scene.shaders.sound)
        self.pictures = pictures
        hasSpace = hasKnobs || Self.hasSpace(scene, timeline, timeline?.moments.map(\.look) ?? [look])
        if !pictures.faults.isEmpty {
            // Their cards say why.
            for deck in [own.deck] + (timeline?.moments.map(\.look.deck) ?? []) {
                for (source, reason) in pictures.faults { deck.setAside(source, because: reason) }
            }
            deck = try PageDeck(scene, own.deck, timeline)
        }
        self.deck = deck
        lettering = PageLettering(deck)
    }

    /// What its scripts unpack, by name.
    /// - Parameter withShaders: with those that draw it, which the pages of a site share.
    func parts(withShaders: Bool) -> [(name: String, bytes: [UInt8])] {
        var parts = [("scene", Array((withShaders ? text : json.line).utf8)), ("text", lettering.bytes)]
        if let timeline { parts.append(("timeline", timeline.bytes)) }
        return parts.map { ($0.0, Deflated.bytes($0.1)) }
    }

    /// As one line of JSON, with the shaders that draw it.
    private var text: String {
        let folders =
            BuiltInPage.shaderFolders + (shaders.json == .null ? [] : ["effects"])
            + (hasSpace ? ["light"] : [])
        let files = ShaderSource.files(inFolders: folders).filter {
            self.shaders.json != .null || !BuiltInPage.isForFaces($0.path)
        }
        let texts = files.map { ($0.path, JSON.text($0.text.brief)) }
        return JSON.object([("scene", json), ("shaders", .object(texts))]).line
    }

    private var json: JSON {
        .object([
            ("title", .text(title)), ("note", .text(scene.note)), ("view", scene.view.json),
            ("fit", .text(scene.keepsView ? "scene" : "window")), ("least", scene.leastView.json), ("stage", stage),
            ("backdrop", look.backdrop.json),
            ("floor", look.floor?.json ?? .null), ("light", look.light?.json ?? .null),
            ("hasBodies", .flag(hasSpace)), ("styles", styles),
            ("cards", cards), ("names", names),
            ("text", lettering.json), ("shaders", shaders.json),
            ("timeline", timeline.map { $0.json(changes(along: $0)) } ?? .null),
            ("inputs", pictures.inputs.json),
            ("translucent", .list(pictures.translucent.map(JSON.integer))),
            ("artworks", pictures.artworks),
        ])
    }

    /// How many pixels a capture of its own size has of each picture.
    private static func pixelsSeen(_ scene: Scene) -> [Artwork.Source: PagePictures.Pixels] {
        var scene = scene
        (scene.picture.size, scene.picture.scale) = (nil, 1)
        guard let picture = try? ScenePicture(scene) else { return [:] }
        return PictureLoader.pixels(of: picture.wanted, look: picture.look, scale: 1)
    }

    /// - Parameter looks: how it may look.
    private static func hasSpace(_ scene: Scene, _ timeline: PageTimeline?, _ looks: [Look]) -> Bool {
        let frames = [scene.stage().frame()] + (timeline?.all ?? [])
        return frames.contains { $0.isBent || $0.cards.contains { $0.tint != nil } }
            || looks.contains { $0.light != nil || $0.deck.bodyThickness > 0 }
    }

    /// What changes beside where the cards are.
    private func changes(along timeline: PageTimeline) -> PageChanges {
        var changes = PageChanges()
        let looks = timeline.moments.map(\.look)
        changes.add(looks.map(\.backdrop.json), at: ["backdrop"])
        changes.add(looks.map { $0.floor?.json ?? .null }, at: ["floor"])
        changes.add(looks.map { $0.light?.json ?? .null }, at: ["light"])
        for (number, way) in deck.ways.enumerated() {
            var made: [[Int]: JSON] = [:]
            let values = zip(way.looks, way.letters).map { look, letters in
                let known = made[[look, letters]] ?? json(of: look, lettersOf: letters)
                made[[look, letters]] = known
                return known
            }
            if made.count > 1 { changes.add(values, at: ["styles", .integer(number)]) }
        }
        shaders.add(timeline, to: &changes)
        return changes
    }

    /// What the page does not keep, each as a sentence without its end.
    var notes: [String] {
        var notes: [String] = []
        if let timeline, shaders.isMoreThanNumbers(in: timeline) {
            notes.append(
                "a page's timeline turns numbers of shaders: their pictures and switches stay as they are at "
                    + "\(numeral(scene.time)) s")
        }
        return notes + pictures.inputs.notes
    }

    var title: String { scene.title.isEmpty ? scene.name.isEmpty ? scene.layout.name : scene.name : scene.title }

    /// What makes the stage: see `PageStage`.
    private var stage: JSON {
        let knobs = scene.forHands(scene.knobs.fitted(to: scene.layout.table))
        let changes = knobs.table.parameters.compactMap { parameter in
            knobs.changes[parameter.fullName].map { (parameter.fullName, JSON(forStage: $0)) }
        }
        var fields: [(String, JSON)] = [
            scene.formula.map { ("formula", .text($0)) } ?? ("layout", .text(scene.layout.name)),
            ("items", .integer(scene.itemCount)), ("view", scene.view.json), ("knobs", .object(changes)),
            ("scroll", .number(scene.scroll)), ("time", .number(scene.time)),
        ]
        if !scene.edits.isEmpty { fields.append(("edits", .list(scene.edits.map(\.pageJSON)))) }
        let sizes = scene.sizesInTurn
        if !sizes.isEmpty { fields.append(("sizes", .list(sizes.map { $0?.json ?? .null }))) }
        if !scene.plates.isEmpty { fields.append(("plates", .list(plates))) }
        // Frames of a timeline are seen already.
        if timeline == nil, let walk = Walk(scene.knobs) {
            fields.append(
                (
                    "walk",
                    .object([
                        ("yaw", .number(walk.yaw.degrees)), ("pitch", .number(walk.pitch.degrees)),
                        ("zoom", .number(walk.zoom)), ("x", .number(walk.pan.x)), ("y", .number(walk.pan.y)),
                        ("part", .number(walk.part)),
                    ])
                ))
        }
        return .object(fields)
    }

    /// Names that a page's numbers hold, those of a timeline too, which are floats: whole up to 2^24.
    private static func identity(ofPlate number: Int) -> Int { -16_000_000 - number }

    /// The same for a name of any card.
    static func shownIdentity(_ identity: Int) -> Double {
        identity < Int(Int32.min) ? Double(Self.identity(ofPlate: identity - Int.min)) : Double(identity)
    }

    private var plates: [JSON] {
        scene.plates.enumerated().map { number, plate in
            let (pose, none) = (plate.pose, PlatePose())
            let turns: [(String, KeyPath<PlatePose, Double>)] = [
                ("turnX", \.turn.x), ("turnY", \.turn.y), ("turnZ", \.turn.z), ("spin", \.spin),
            ]
            return .object(
                [
                    ("identity", .integer(Self.identity(ofPlate: number))), ("x", .number(pose.place.x)),
                    ("y", .number(pose.place.y)), ("z", .number(pose.place.z)), ("width", .number(plate.width)),
                    ("height", .number(plate.height)),
                ]
                    + turns.filter { pose[keyPath: $0.1] != none[keyPath: $0.1] }.map {
                        ($0.0, .number(pose[keyPath: $0.1]))
                    })
        }
    }

    private var styles: JSON { .list(deck.styles.map { json(of: $0, lettersOf: $0) }) }

    /// - Parameters:
    ///   - number: of an appearance.
    ///   - other: whose letters it has.
    private func json(of number: Int, lettersOf other: Int) -> JSON {
        let style = deck.appearances[number].style
        // What letters become larger or smaller with.
        let size = timeline == nil && style.uncutSize == nil ? nil : deck.appearances[other].size
        func json(of back: CardStyle.Back) -> JSON {
            switch back {
            case .front: "front"
            case .hidden: "hidden"
            case .plain(let colour): .object([("plain", colour.pageJSON)])
            case .own(let back):
                .object([("own", .object(fields(of: back.face, lettering.texts(of: other, side: 1), on: size, style)))])
            }
        }
        let body: JSON =
            style.bodyThickness > 0
            ? .object([
                ("thickness", .number(style.bodyThickness)), ("edge", style.colourOfEdge.pageJSON),
                ("back", json(of: style.backOfBody)),
            ]) : .null
        return .object(
            fields(of: style.face, lettering.texts(of: other, side: 0), on: size, style) + [
                ("radius", .number(style.cornerRadius)), ("border", .number(style.borderWidth)),
                ("borderColour", style.borderColour.pageJSON), ("shadow", style.shadow?.json ?? .null),
                ("back", json(of: style.back)),
                ("body", body),
                ("takesShader", .flag(style.takesShader)),
            ])
    }

    private func fields(
        of face: Face, _ texts: Range<Int>, on size: Size?, _ style: CardStyle
    ) -> [(String, JSON)] {
        let (start, end, direction) = face.fill.ends
        return [
            (
                "fill",
                .object([
                    ("start", start.pageJSON), ("end", end.pageJSON),
                    ("direction", .number(direction.isFinite ? direction : 0)),
                ])
            ),
            ("picture", .integer(face.artwork.flatMap { pictures.numbers[$0.source] } ?? -1)),
            ("fit", .text((face.artwork?.fit ?? .fill).rawValue)),
            (
                "labels",
                .list(
                    [.integer(texts.lowerBound), .integer(texts.count)]
                        // Which nothing is between.
                        + (size.map { [.verbatim(numeral($0.width)), .verbatim(numeral($0.height))] } ?? [])
                        + (style.uncutSize == nil ? [] : [.integer(1)]))
            ),
        ]
    }

    /// For each wheel, which style each card has, by its lifelong name.
    private var cards: JSON {
        .list(
            (0..<deck.lanes).map { lane in
                let own = deck.numbers.filter { $0.key.lane == lane }.sorted { $0.key.identity < $1.key.identity }
                return .object(
                    own.map { key, number in
                        let plate = scene.plates.indices.first { key.identity == Int.min + $0 }
                        return ("\(plate.map(Self.identity(ofPlate:)) ?? key.identity)", .integer(number))
                    } + [("other", .integer(own.first?.value ?? 0))])
            })
    }

    /// What cards are called, for screen readers.
    private var names: JSON {
        let stage = scene.stage()
        return .list(
            (0..<stage.count).map { index in
                let key = PageDeck.Key(lane: 0, identity: stage.identity(at: index) ?? index)
                let name = deck.numbers[key].flatMap { deck.appearances[deck.styles[$0]].style.spokenName }
                return .text(name ?? "Card \(index + 1)")
            })
    }
}

extension CardStyle {
    /// What is written on the card, or its picture's file; nil where neither says anything.
    fileprivate var spokenName: String? {
        let words = labels.map(\.text).joined(separator: " ").split(whereSeparator: \.isWhitespace)
        if !words.isEmpty { return words.joined(separator: " ") }
        guard case .file(let path) = picture else { return nil }
        return path.split(separator: "/").last.map { String($0) }
    }
}

extension Frame {
    fileprivate var isBent: Bool { cards.contains { $0.part?.isBent ?? false } }
}

extension JSON {
    /// As a stage in a page reads it, which takes text for a word.
    fileprivate init(forStage value: Parameter.Value) {
        guard case .colour(let colour) = value else {
            self.init(value)
            return
        }
        self = .object([("colour", .list(colour.indices.map { .number(colour[$0]) }))])
    }
}
