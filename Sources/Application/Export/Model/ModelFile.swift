internal import CZoeMath
internal import CardContent
internal import LayoutCore
internal import ZoeDocument
internal import ZoeStyle

/// A scene as a binary glTF 2.0: cards as meshes with their pictures, unlit, the camera that has the same picture, and the cards'
/// ways as an animation.
package struct ModelFile {
    private let scene: ExportedScene
    private let cards: [Card]
    /// Which part of its way to the eye the nearest card is moved, so that order is depth.
    private let nudge: Double
    private var buffer = ModelBuffer()
    private var meshes: [JSON] = []
    private var materials: [JSON] = []
    private var textures: [JSON] = []
    private var images: [JSON] = []
    private var nodes: [JSON] = []
    private var accessors: [CardMesh: [Int]] = [:]
    private var edges: [EdgeMesh: [Int]] = [:]
    private var pictures: [MediaFile: Int] = [:]

    /// Why a scene cannot be such a file.
    package struct Refusal: Error {
        package let reason: String
    }

    package init(_ scene: ExportedScene) throws(Refusal) {
        guard scene.frame.camera.lens.m34 <= 0 else {
            throw Refusal(
                reason: "with a perspective above 0 the eye is behind the stage, where no camera of glTF's can be")
        }
        self.scene = scene
        cards = scene.cards.map { $0.asSeenMost(in: scene) }
        nudge = ([scene.frame] + scene.moments).contains { $0.pretendsDepth } ? 1e-4 : 0
        for card in cards { addNode(of: card) }
    }

    package var bytes: [UInt8] {
        var file = self
        let animation = file.animation
        let camera = file.addCamera()
        let roots = file.addRoots()
        var fields: [(String, JSON)] = [
            ("asset", .object([("version", "2.0"), ("generator", "zoetrope")])), ("scene", 0.json),
            ("scenes", .list([.object([("name", .text(scene.title)), ("nodes", .list(roots))])])),
            ("nodes", .list(file.nodes)), ("cameras", .list([camera])),
        ]
        if !file.meshes.isEmpty { fields += [("meshes", .list(file.meshes)), ("materials", .list(file.materials))] }
        if !file.images.isEmpty {
            let sampler = JSON.object([
                ("magFilter", 9729.json), ("minFilter", 9987.json), ("wrapS", 33071.json), ("wrapT", 33071.json),
            ])
            fields += [
                ("textures", .list(file.textures)), ("images", .list(file.images)), ("samplers", .list([sampler])),
            ]
        }
        if let animation { fields.append(("animations", .list([animation]))) }
        fields.append(("extensionsUsed", .list(["KHR_materials_unlit"])))
        return file.buffer.file(with: fields)
    }

    // MARK: Cards

    private mutating func addNode(of card: Card) {
        let style = scene.style(of: card)
        let painting = scene.paintings[card.id]
        var parts = [part(of: card, style, .front, painting?.front)]
        let behind = CardMesh.Side.back(isVertical: scene.isVertical)
        if style.bodyThickness > 0 { parts.append(edge(of: card, style)) }
        switch style.backOfBody {
        case .front, .hidden: break
        case .plain(let colour): parts.append(part(of: card, style, behind, nil, colour: colour))
        case .own: parts.append(part(of: card, style, behind, painting?.back))
        }
        meshes.append(.object([("primitives", .list(parts))]))
        let shown = scene.frame.cards.first { $0.id == card.id && !$0.isHidden }
        let shownPlace = shown.flatMap { place(of: $0, in: scene.frame) }
        let words = style.labels.map(\.text).joined(separator: " ")
        let name = Self.name(of: card) + (words.isEmpty ? "" : ": \(words)")
        var fields: [(String, JSON)] = [("name", .text(name)), ("mesh", .integer(meshes.count - 1))]
        // Who is not on stage yet is too small to be seen.
        fields += shownPlace?.json ?? [("scale", JSON.list([.integer(0), .integer(0), .integer(0)]))]
        nodes.append(.object(fields))
    }

    private static func name(of card: Card) -> String {
        if let plate = Plate.number(of: card) { return "plate \(plate + 1)" }
        return card.isPlaceholder ? "placeholder \(card.index)" : "card \(card.index + 1)"
    }

    private mutating func part(
        of card: Card, _ style: CardStyle, _ side: CardMesh.Side, _ file: MediaFile?, colour: Colour = .white
    ) -> JSON {
        let mesh = CardMesh(
            size: card.size, cornerRadius: style.cornerRadius, side: side,
            depth: side == .front ? 0 : style.bodyThickness, curvature: card.part?.curvature ?? .zero)
        let known =
            accessors[mesh] ?? [
                buffer.add(mesh.positions, "VEC3", groups: mesh.count, hasBounds: true),
                buffer.add(mesh.places, "VEC2", groups: mesh.count), buffer.add(indices: mesh.indices),
            ]
        accessors[mesh] = known
        addMaterial(
            of: card, colour, file, isDoubleSided: side == .front && style.back == .front && style.bodyThickness <= 0)
        return .object([
            ("attributes", .object([("POSITION", known[0].json), ("TEXCOORD_0", known[1].json)])),
            ("indices", known[2].json), ("material", .integer(materials.count - 1)),
        ])
    }

    private mutating func edge(of card: Card, _ style: CardStyle) -> JSON {
        let outline = CardMesh(
            size: card.size, cornerRadius: style.cornerRadius, side: .front, curvature: card.part?.curvature ?? .zero)
        var colour = style.colourOfEdge
        let mesh = EdgeMesh(card: outline, thickness: style.bodyThickness, colour: colour)
        let known =
            edges[mesh] ?? [
                buffer.add(mesh.positions, "VEC3", groups: mesh.count, hasBounds: true),
                buffer.add(mesh.colours, "VEC3", groups: mesh.count), buffer.add(indices: mesh.indices),
            ]
        edges[mesh] = known
        (colour.red, colour.green, colour.blue) = (1, 1, 1)
        addMaterial(of: card, colour, nil, isDoubleSided: false)
        return .object([
            ("attributes", .object([("POSITION", known[0].json), ("COLOR_0", known[1].json)])),
            ("indices", known[2].json), ("material", .integer(materials.count - 1)),
        ])
    }

    private mutating func addMaterial(of card: Card, _ colour: Colour, _ file: MediaFile?, isDoubleSided: Bool) {
        let alpha = min(max(card.alpha, 0), 1) * colour.alpha
        let light = [colour.red, colour.green, colour.blue].map { JSON.number(Colour.linear($0)) } + [.number(alpha)]
        var base: [(String, JSON)] = [("baseColorFactor", .list(light)), ("metallicFactor", 0.json)]
        if let file { base.append(("baseColorTexture", .object([("index", .integer(texture(of: file)))]))) }
        let isOpaque = alpha >= 1 && file?.isOpaque != false
        materials.append(
            .object([
                ("pbrMetallicRoughness", .object(base)), ("alphaMode", isOpaque ? "OPAQUE" : "BLEND"),
                ("doubleSided", .flag(isDoubleSided)),
                ("extensions", .object([("KHR_materials_unlit", .object([(String, JSON)]()))])),
            ]))
    }

    private mutating func texture(of file: MediaFile) -> Int {
        if let known = pictures[file] { return known }
        let view = buffer.add(file: file.bytes)
        images.append(.object([("bufferView", view.json), ("mimeType", .text(file.type))]))
        textures.append(.object([("source", .integer(images.count - 1)), ("sampler", 0.json)]))
        pictures[file] = textures.count - 1
        return textures.count - 1
    }

    private func place(of card: Card, in frame: Frame) -> SpacePlace? {
        SpacePlace(card, seenThrough: frame.camera.lens, nearness: nudge * Double(card.order + 1))
    }

    // MARK: The camera

    private mutating func addCamera() -> JSON {
        let camera = scene.frame.camera
        let (width, height) = (camera.view.width, camera.view.height)
        let unit = SpacePlace.metresPerPoint
        let isFlat = camera.lens.m34 == 0
        // Flat pictures are seen from where nothing is behind the eye.
        let distance = isFlat ? 100_000 : -1 / camera.lens.m34
        let at = [camera.lens.viewpoint.x, -camera.lens.viewpoint.y, distance].map { JSON.number($0 * unit) }
        nodes.append(.object([("name", "camera"), ("camera", 0.json), ("translation", .list(at))]))
        let depths: [(String, JSON)] = [
            ("znear", .number((isFlat ? 1 : distance * Camera.nearest * 10) * unit)),
            ("zfar", .number((distance * 2 + 100_000) * unit)),
        ]
        if isFlat {
            let size: [(String, JSON)] = [
                ("xmag", .number(width / 2 * unit)), ("ymag", .number(height / 2 * unit)),
            ]
            return .object([("type", "orthographic"), ("orthographic", .object(size + depths))])
        }
        let angle: [(String, JSON)] = [
            ("aspectRatio", .number(width / height)),
            ("yfov", .number(2 * CZoeMath.atan(height / 2 / distance))),
        ]
        return .object([("type", "perspective"), ("perspective", .object(angle + depths))])
    }

    /// The nodes that are in no other one, once the camera is the last of all.
    private mutating func addRoots() -> [JSON] {
        let all = nodes.indices.map { JSON.integer($0) }
        guard let shift = PictureShift(scene.frame.camera), !cards.isEmpty else { return all }
        nodes.append(.object(shift.inner + [("children", .list(all.dropLast()))]))
        nodes.append(.object(shift.outer + [("children", .list([.integer(nodes.count - 1)]))]))
        return [all[all.count - 1], .integer(nodes.count - 1)]
    }

    // MARK: Ways

    private var animation: JSON? {
        mutating get {
            guard !scene.moments.isEmpty else { return nil }
            let count = scene.moments.count
            let ways = cards.map { card in
                ModelMotion(scene.moments.map { frame in seen(card, in: frame) }, count: scene.frame.count).tracks
            }
            // An animation without channels is none.
            guard ways.contains(where: { !$0.isEmpty }) else { return nil }
            let times = (0..<count).map { Float(scene.duration * Double($0) / Double(count - 1)) }
            let input = buffer.add(times, "SCALAR", groups: count, hasBounds: true)
            var samplers: [JSON] = []
            var channels: [JSON] = []
            for (node, way) in ways.enumerated() {
                for (path, type, numbers) in way {
                    let output = buffer.add(numbers, type, groups: count)
                    samplers.append(
                        .object([("input", input.json), ("output", output.json), ("interpolation", "LINEAR")]))
                    let target = JSON.object([("node", node.json), ("path", .text(path))])
                    channels.append(.object([("sampler", .integer(samplers.count - 1)), ("target", target)]))
                }
            }
            return .object([("name", "motion"), ("samplers", .list(samplers)), ("channels", .list(channels))])
        }
    }

    private func seen(_ card: Card, in frame: Frame) -> (offset: Double, place: SpacePlace)? {
        guard let now = frame.cards.first(where: { $0.id == card.id && !$0.isHidden }) else { return nil }
        return place(of: now, in: frame).map { place in
            var place = place
            // One mesh for all sizes that it has on its way.
            place.scale *= SIMD3(
                now.size.width / max(card.size.width, 1e-9), now.size.height / max(card.size.height, 1e-9), 1)
            return (offset: now.offset, place: place)
        }
    }
}

extension Card {
    /// One that comes on stage later is as it is when most of it is seen; the others are as they are at rest.
    fileprivate func asSeenMost(in scene: ExportedScene) -> Card {
        if scene.frame.cards.contains(where: { $0.id == id }) { return self }
        var card = self
        for frame in scene.moments {
            for other in frame.cards where other.id == id { card.alpha = max(card.alpha, other.alpha) }
        }
        return card
    }
}

extension SpacePlace {
    fileprivate var json: [(String, JSON)] {
        [
            ("translation", .list([position.x, position.y, position.z].map(JSON.number))),
            ("rotation", .list([rotation.x, rotation.y, rotation.z, rotation.w].map(JSON.number))),
            ("scale", .list([scale.x, scale.y, scale.z].map(JSON.number))),
        ]
    }
}

extension Frame {
    /// Whether cards that are equally deep lie on each other, so that only their order says which is in front.
    fileprivate var pretendsDepth: Bool {
        let shown = cards.filter { !$0.isHidden }
        let boxes = shown.map { card in
            SeenBox(depth: card.matrix.row4.z, camera.outline(of: card.size, through: card.matrix))
        }
        for (number, box) in boxes.enumerated() {
            if boxes.dropFirst(number + 1).contains(where: box.lies(on:)) { return true }
        }
        return false
    }
}

/// What a card takes of the view, and how deep it is.
private struct SeenBox {
    let depth: Double
    let left, right, top, bottom: Double

    init(depth: Double, _ corners: [Point]) {
        self.depth = depth
        let (across, down) = (corners.map(\.x), corners.map(\.y))
        (left, right) = (across.min() ?? 0, across.max() ?? 0)
        (top, bottom) = (down.min() ?? 0, down.max() ?? 0)
    }

    func lies(on other: SeenBox) -> Bool {
        abs(depth - other.depth) < 0.02
            && left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
}
