import LayoutCore
import Testing

@testable import ZoeExport

/// What comes, goes and grows while a model moves.
extension ModelTests {
    /// glTF knows no lists of nothing.
    @Test func whatIsNotThereHasNoList() throws {
        var still = Self.scene("linear", moves: true)
        still.moments = still.moments.map { _ in still.frame }
        #expect(try ModelReader(try ModelFile(still).bytes).json["animations"] == nil)
        var empty = still
        (empty.frame.cards, empty.moments) = ([], [])
        let model = try ModelReader(try ModelFile(empty).bytes)
        for list in ["accessors", "bufferViews", "buffers", "meshes", "animations"] {
            #expect(model.json[list] == nil, "\(list)")
        }
    }

    /// A card that comes on stage later is as it is when most of it is seen, and one mesh has all the sizes that it takes.
    @Test func whoComesLaterAndWhoGrows() throws {
        var scene = Self.scene("linear", moves: true)
        let late = try #require(scene.frame.cards.last)
        scene.frame.cards.removeLast()
        let first = scene.frame.cards[0]
        for place in scene.moments.indices {
            for card in scene.moments[place].cards.indices {
                let id = scene.moments[place].cards[card].id
                if id == late.id { scene.moments[place].cards[card].alpha = 0.1 + 0.05 * Double(place) }
                if id == first.id { scene.moments[place].cards[card].size.width *= 1 + Double(place) }
            }
        }
        let model = try ModelReader(try ModelFile(scene).bytes)
        let nodes = try #require(model.json["nodes"] as? [[String: Any]])
        let node = try #require(scene.cards.firstIndex { $0.id == late.id })
        let mesh = try #require(nodes[node]["mesh"] as? Int)
        let parts = try #require((model.json["meshes"] as? [[String: Any]])?[mesh]["primitives"] as? [[String: Any]])
        let materials = try #require(model.json["materials"] as? [[String: Any]])
        let material = materials[try #require(parts[0]["material"] as? Int)]
        let colour = (material["pbrMetallicRoughness"] as? [String: Any])?["baseColorFactor"] as? [Double]
        #expect(abs((colour?[3] ?? 0) - 0.7) < 1e-6, "\(String(describing: colour))")
        let animation = try #require((model.json["animations"] as? [[String: Any]])?.first)
        let channels = try #require(animation["channels"] as? [[String: Any]])
        let samplers = try #require(animation["samplers"] as? [[String: Any]])
        let growing = try #require(scene.cards.firstIndex { $0.id == first.id })
        let channel = try #require(
            channels.first {
                let target = $0["target"] as? [String: Any]
                return target?["node"] as? Int == growing && target?["path"] as? String == "scale"
            })
        let sampler = samplers[try #require(channel["sampler"] as? Int)]
        let scales = model.numbers(try #require(sampler["output"] as? Int))
        // Of the fifth moment and the first; a hair less for what is moved towards the eye.
        #expect(abs(scales[3 * 4] / scales[0] - 5) < 0.01 && abs(scales[3 * 4 + 1] / scales[1] - 1) < 0.001)
    }
}
