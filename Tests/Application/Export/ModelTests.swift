import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeStyle

@testable import ZoeExport

/// A binary glTF, read back by a reader that shares nothing with the writer.
@Suite struct ModelTests {
    static func scene(
        _ layout: String, _ knobs: [String: Parameter.Value] = [:], moves: Bool = false, thickness: Double = 0
    ) -> ExportedScene {
        var stage = Stage(LayoutKind.named(layout)!, items: 9, view: Size(width: 1024, height: 600))
        for (name, value) in knobs { stage.apply(.set(name, to: value)) }
        stage.stand(at: 3.25)
        var moments: [Frame] = []
        if moves {
            for step in 0...12 {
                stage.stand(at: 3.25 + Double(step) / 4)
                moments.append(stage.frame())
            }
            stage.stand(at: 3.25)
        }
        var style = CardStyle(fill: .plain(.white), cornerRadius: 12, back: .plain(.black))
        style.bodyThickness = thickness
        let picture = MediaFile(type: "image/png", bytes: [1, 2, 3, 4, 5], width: 1, height: 1, isOpaque: true)
        let frame = stage.frame()
        let all = (moments + [frame]).flatMap(\.cards)
        return ExportedScene(
            title: "</script> \"quoted\" \u{7}", frame: frame, look: Look(styles: [style]), moments: moments,
            duration: 3,
            paintings: all.reduce(into: [:]) { $0[$1.id] = ExportedScene.Painting(front: picture) })
    }

    @Test(arguments: ["cover-flow", "cylinder", "wheel", "disc", "time-machine", "task-stack", "ellipse", "tag-cloud"])
    func theCameraSeesEachCardWhereOursDoes(layout: String) throws {
        let scene = Self.scene(layout)
        let model = try ModelReader(try ModelFile(scene).bytes)
        #expect(model.cards.count == scene.frame.cards.count)
        for (node, card) in zip(model.cards, scene.frame.cards.sorted { $0.order < $1.order }) {
            let wanted = scene.frame.camera.corners(of: card.size, through: card.matrix)
            let bounds = try #require(model.bounds(of: node))
            let corners = [
                (bounds.low.x, bounds.high.y), (bounds.high.x, bounds.high.y), (bounds.high.x, bounds.low.y),
                (bounds.low.x, bounds.low.y),
            ]
            for (corner, wanted) in zip(corners, wanted) {
                guard let wanted, card.matrix.row4.w > 0.05 else { continue }
                let found = model.seen(SIMD3(corner.0, corner.1, 0), on: node, in: scene.frame.camera.view)
                let off = max(abs(found.x - wanted.x), abs(found.y - wanted.y))
                #expect(off < 0.02 * max(1, abs(wanted.x) / 1000), "\(card.index): \(found) for \(wanted)")
            }
        }
    }

    @Test(arguments: [(30.0, 0.0), (0, -45), (-120, 80)]) func aPictureThatIsMovedIsSeenWhereItIs(x: Double, y: Double)
        throws
    {
        let scene = Self.scene("cover-flow", ["contentX": .number(x), "contentY": .number(y)])
        let model = try ModelReader(try ModelFile(scene).bytes)
        for (node, card) in zip(model.cards, scene.frame.cards.sorted { $0.order < $1.order }) {
            let bounds = try #require(model.bounds(of: node))
            let wanted = try #require(scene.frame.camera.corners(of: card.size, through: card.matrix)[0])
            let found = model.seen(SIMD3(bounds.low.x, bounds.high.y, 0), on: node, in: scene.frame.camera.view)
            #expect(
                max(abs(found.x - wanted.x), abs(found.y - wanted.y)) < 0.02, "\(card.index): \(found) for \(wanted)")
        }
    }

    @Test func withoutPerspectiveTheCameraHasNoneEither() throws {
        let scene = Self.scene("linear", ["perspective": 0])
        let model = try ModelReader(try ModelFile(scene).bytes)
        #expect(model.camera["type"] as? String == "orthographic")
        let scales = model.camera["orthographic"] as? [String: Double]
        #expect(abs((scales?["xmag"] ?? 0) - 0.512) < 1e-9 && abs((scales?["ymag"] ?? 0) - 0.3) < 1e-9)
    }

    @Test func behindTheStageIsNoCamera() {
        #expect(throws: ModelFile.Refusal.self) { try ModelFile(Self.scene("linear", ["perspective": 0.001])) }
    }

    /// Front, edge and back make a closed body: each side of a triangle is another one's too, the other way round.
    @Test func aThickCardIsAClosedBody() throws {
        let model = try ModelReader(try ModelFile(Self.scene("cover-flow", thickness: 20)).bytes)
        try model.checkAccessors()
        for node in model.cards {
            var sides: [[[Int]]: Int] = [:]
            var volume = 0.0
            for (places, indices) in model.parts(of: node) {
                for corner in stride(from: 0, to: indices.count, by: 3) {
                    let points = (0..<3).map { places[indices[corner + $0]] }
                    // To a tenth of a micrometre.
                    let keys = points.map { point in (0..<3).map { Int((point[$0] * 1e7).rounded()) } }
                    for place in 0..<3 {
                        sides[[keys[place], keys[(place + 1) % 3]], default: 0] += 1
                        sides[[keys[(place + 1) % 3], keys[place]], default: 0] -= 1
                    }
                    let (a, b, c) = (points[0], points[1], points[2])
                    let across = SIMD3(b.y * c.z - b.z * c.y, b.z * c.x - b.x * c.z, b.x * c.y - b.y * c.x)
                    volume += (a * across).sum() / 6
                }
            }
            #expect(sides.values.allSatisfy { $0 == 0 })
            // 200 × 200 points without round corners, seen from outside.
            #expect(volume > 0 && abs(volume / (0.2 * 0.2 * 0.02) - 1) < 0.02, "\(volume)")
        }
    }

    /// Cards of one depth lie on each other in their order, and look as they did.
    @Test func orderBecomesDepth() throws {
        let scene = Self.scene("ellipse")
        let model = try ModelReader(try ModelFile(scene).bytes)
        let depths = model.cards.map { (($0["translation"] as? [Double]) ?? [0, 0, 0])[2] }
        #expect(depths == depths.sorted() && Set(depths).count == depths.count, "\(depths)")
    }

    @Test func everyNumberIsWhereTheFileSaysItIs() throws {
        for moves in [false, true] {
            let model = try ModelReader(try ModelFile(Self.scene("rotary", moves: moves)).bytes)
            try model.checkAccessors()
        }
    }

    @Test func theWayIsAnAnimation() throws {
        let scene = Self.scene("cover-flow", moves: true)
        let model = try ModelReader(try ModelFile(scene).bytes)
        let animation = try #require((model.json["animations"] as? [[String: Any]])?.first)
        let channels = try #require(animation["channels"] as? [[String: Any]])
        let samplers = try #require(animation["samplers"] as? [[String: Any]])
        #expect(channels.count > 9)
        let cards = scene.cards
        for channel in channels {
            let target = try #require(channel["target"] as? [String: Any])
            let node = try #require(target["node"] as? Int)
            let sampler = samplers[try #require(channel["sampler"] as? Int)]
            let times = model.numbers(try #require(sampler["input"] as? Int))
            #expect(times.first == 0 && times.last == 3 && times.count == 13)
            let values = model.numbers(try #require(sampler["output"] as? Int))
            guard target["path"] as? String == "translation" else { continue }
            let moment = scene.moments[4]
            guard let card = moment.cards.first(where: { $0.id == cards[node].id }) else { continue }
            let m = card.matrix
            let w = m.row4.w - m.row4.z * moment.camera.lens.m34
            let wanted = SIMD3(m.row4.x / w, -m.row4.y / w, m.row4.z / w) / 1000
            let found = SIMD3(values[12], values[13], values[14])
            // Cards that lie on each other are moved on their way to the eye, where they look the same, by a hair each.
            let eye = SIMD3(0, 0, -1 / moment.camera.lens.m34) / 1000
            let (near, far) = (found - eye, wanted - eye)
            let off = max(abs(near.x / near.z - far.x / far.z), abs(near.y / near.z - far.y / far.z))
            #expect(off < 1e-6 && abs(near.z / far.z - 1) < 0.005, "\(found) \(wanted)")
        }
    }
}

/// Reads a binary glTF.
struct ModelReader {
    let json: [String: Any]
    private let numbers: Data

    init(_ bytes: [UInt8]) throws {
        func word(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
        try #require(Array(bytes.prefix(4)) == Array("glTF".utf8) && word(4) == 2 && word(8) == bytes.count)
        let length = word(12)
        try #require(length % 4 == 0 && Array(bytes[16..<20]) == Array("JSON".utf8))
        let start = 20 + length
        let object = try JSONSerialization.jsonObject(with: Data(bytes[20..<20 + length]))
        json = try #require(object as? [String: Any])
        guard start < bytes.count else {
            numbers = Data()
            return
        }
        try #require(word(start) == bytes.count - start - 8 && word(start) % 4 == 0)
        try #require(Array(bytes[start + 4..<start + 8]) == Array("BIN\0".utf8))
        numbers = Data(bytes[(start + 8)...])
    }

    private func list(_ key: String) -> [[String: Any]] { json[key] as? [[String: Any]] ?? [] }

    var nodes: [[String: Any]] { list("nodes") }
    var cards: [[String: Any]] { nodes.filter { $0["mesh"] != nil } }
    var camera: [String: Any] { list("cameras").first ?? [:] }

    func numbers(_ accessor: Int) -> [Double] {
        let accessor = list("accessors")[accessor]
        let view = list("bufferViews")[accessor["bufferView"] as! Int]
        let sizes = ["SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4]
        let count = (accessor["count"] as! Int) * sizes[accessor["type"] as! String]!
        let start = numbers.startIndex + (view["byteOffset"] as! Int)
        return (0..<count).map { place in
            if accessor["componentType"] as! Int == 5123 {
                let at = start + place * 2
                return Double(UInt16(numbers[at]) | UInt16(numbers[at + 1]) << 8)
            }
            let at = start + place * 4
            return Double(
                Float(bitPattern: (0..<4).reduce(UInt32(0)) { $0 | UInt32(numbers[at + $1]) << (8 * UInt32($1)) }))
        }
    }

    func bounds(of node: [String: Any]) -> (low: SIMD3<Double>, high: SIMD3<Double>)? {
        let mesh = list("meshes")[node["mesh"] as! Int]
        guard let part = (mesh["primitives"] as? [[String: Any]])?.first,
            let position = (part["attributes"] as? [String: Int])?["POSITION"]
        else { return nil }
        let accessor = list("accessors")[position]
        guard let low = accessor["min"] as? [Double], let high = accessor["max"] as? [Double] else { return nil }
        return (SIMD3(low[0], low[1], low[2]), SIMD3(high[0], high[1], high[2]))
    }

    /// The places and triangles of each part of a card.
    func parts(of node: [String: Any]) -> [([SIMD3<Double>], [Int])] {
        let mesh = list("meshes")[node["mesh"] as! Int]
        return (mesh["primitives"] as? [[String: Any]] ?? []).map { part in
            let all = numbers((part["attributes"] as! [String: Int])["POSITION"]!)
            let places = stride(from: 0, to: all.count, by: 3).map { SIMD3(all[$0], all[$0 + 1], all[$0 + 2]) }
            return (places, numbers(part["indices"] as! Int).map { Int($0) })
        }
    }

    /// Where a point of a node is in the picture, from its upper left.
    func seen(_ point: SIMD3<Double>, on node: [String: Any], in view: Size) -> SIMD2<Double> {
        var place = Self.moved(point, by: node)
        var number = nodes.firstIndex { $0["name"] as? String == node["name"] as? String }
        while let outside = nodes.firstIndex(where: { ($0["children"] as? [Int])?.contains(number ?? -1) == true }) {
            place = Self.moved(place, by: nodes[outside])
            number = outside
        }
        let eye = Self.triple(nodes.first { $0["camera"] != nil }?["translation"], otherwise: 0)
        let far = place - eye
        if let lens = camera["orthographic"] as? [String: Double] {
            let (x, y) = (far.x / lens["xmag"]!, far.y / lens["ymag"]!)
            return SIMD2((x + 1) / 2 * view.width, (1 - y) / 2 * view.height)
        }
        let lens = camera["perspective"] as! [String: Double]
        let half = tan(lens["yfov"]! / 2) * -far.z
        let y = far.y / half
        let x = far.x / (half * lens["aspectRatio"]!)
        return SIMD2((x + 1) / 2 * view.width, (1 - y) / 2 * view.height)
    }

    private static func triple(_ value: Any?, otherwise: Double) -> SIMD3<Double> {
        let list = value as? [Double] ?? [otherwise, otherwise, otherwise]
        return SIMD3(list[0], list[1], list[2])
    }

    /// Stretched, turned and moved.
    private static func moved(_ point: SIMD3<Double>, by node: [String: Any]) -> SIMD3<Double> {
        let turn = node["rotation"] as? [Double] ?? [0, 0, 0, 1]
        let p = point * triple(node["scale"], otherwise: 1)
        // Twice the cross product with the axis, and once more.
        let axis = SIMD3(turn[0], turn[1], turn[2])
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let t = 2 * cross(axis, p)
        return p + turn[3] * t + cross(axis, t) + triple(node["translation"], otherwise: 0)
    }

    func checkAccessors() throws {
        for (number, accessor) in list("accessors").enumerated() {
            let view = list("bufferViews")[try #require(accessor["bufferView"] as? Int)]
            let offset = try #require(view["byteOffset"] as? Int)
            let length = try #require(view["byteLength"] as? Int)
            #expect(offset % 4 == 0 && offset + length <= numbers.count)
            let all = numbers(number)
            #expect(all.allSatisfy { $0.isFinite })
            let width = accessor["componentType"] as? Int == 5123 ? 2 : 4
            #expect(all.count * width == length)
            if let low = accessor["min"] as? [Double], let high = accessor["max"] as? [Double] {
                for part in low.indices {
                    let own = stride(from: part, to: all.count, by: low.count).map { all[$0] }
                    #expect(abs(own.min()! - low[part]) < 1e-12 && abs(own.max()! - high[part]) < 1e-12)
                }
            }
        }
        for part in list("meshes").flatMap({ $0["primitives"] as? [[String: Any]] ?? [] }) {
            let attributes = try #require(part["attributes"] as? [String: Int])
            let count = numbers(try #require(attributes["POSITION"])).count / 3
            // Edges have colours in place of a picture.
            if let colours = attributes["COLOR_0"] {
                #expect(numbers(colours).count == 3 * count)
            } else {
                #expect(numbers(try #require(attributes["TEXCOORD_0"])).count == 2 * count)
            }
            #expect(numbers(try #require(part["indices"] as? Int)).allSatisfy { $0 < Double(count) })
        }
        let scene = try #require(list("scenes").first?["name"] as? String)
        #expect(scene == "</script> \"quoted\" \u{7}")
    }
}
