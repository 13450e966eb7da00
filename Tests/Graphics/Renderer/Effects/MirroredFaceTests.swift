import CardContent
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

extension RendererTests {
    private static let floor = Look(
        backdrop: .solid(Colour(hex: 0x303030)), floor: Floor(height: 0, reflection: 1, fade: 150),
        styles: [CardStyle()])

    private func faced(_ face: String, _ cards: [Card], named name: String? = nil) throws -> Picture {
        let offscreen = try TestRenderer()
        let loader = ShaderShelf(offscreen, face: face)
        try #require(loader.set.failures.isEmpty, "\(loader.set.failures)")
        let picture = try offscreen.picture(Frame(cards), Self.floor, shading: try loader.shading(), named: name)
        #expect(offscreen.renderer.complaints == [])
        return picture
    }

    @Test func whatIsSeenThroughAMirroredCardIsAsFaintAsWithoutIt() throws {
        // A pane that is not there at all, near to the eye and so high above the floor that nothing of it would be mirrored.
        let face = """
            #pragma translucent
            void main() { gl_FragColor = vec4(1.0, 0.5, 0.25, u_index == 0 ? 1.0 : 0.0); }
            """
        let rear = Card(Transform3D.identity.translated(y: -75, z: -120), identity: 0)
        let pane = Card(
            Transform3D.identity.translated(x: 60, y: -130, z: 60).rotated(by: .degrees(30), about: .yAxis),
            identity: 1, height: 300)
        let with = try faced(face, [rear, pane], named: "pane-over-floor")
        let without = try faced(face, [rear])
        #expect(without[200, 180].x > 0x50, "there is something to be seen in the floor")
        #expect(with == without)
    }

    @Test func halfOfWhatIsSeenThroughAPaneComesBack() throws {
        // Black glass that lets half through, as deep under the floor as what is behind it and less deep.
        let face = """
            #pragma translucent
            void main() { gl_FragColor = u_index == 0 ? vec4(1.0) : vec4(0.0, 0.0, 0.0, 0.5); }
            """
        let rear = Card(Transform3D.identity.translated(y: -95), identity: 0)
        let pane = Card(Transform3D.identity.translated(y: -75, z: 1), identity: 1, width: 100)
        let picture = try faced(face, [rear, pane], named: "glass-over-floor")
        let ground = linear(0x30)
        for depth in stride(from: 25, to: 140, by: 5) {
            let left = max(0, 1 - (Double(depth) + 0.5) / 150)
            let share = left * left
            // Each hides by its own alpha, made fainter, and the white card is seen by half.
            let hidden = share * 0.5 + 0.5 * share
            let wanted = 0.5 * share + (1 - hidden) * ground
            #expect(abs(picture.share(0, 200, 150 + depth) - wanted) < 3.0 / 255, "\(depth)")
        }
    }

    @Test(arguments: [0.0, 180]) func aMirrorShowsTheSideThatFacesTheEye(turn: Double) throws {
        let face = "void main() { gl_FragColor = u_back ? vec4(0.0, 0.0, 1.0, 1.0) : vec4(1.0, 0.0, 0.0, 1.0); }"
        let card = Card(Transform3D.identity.translated(y: -75).rotated(by: .degrees(turn), about: .yAxis))
        let picture = try faced(face, [card], named: "side-over-floor")
        let (seen, mirrored) = (picture[200, 100], picture[200, 165])
        #expect(seen == (turn == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255]))
        #expect(turn == 0 ? mirrored.x > mirrored.z + 40 : mirrored.z > mirrored.x + 40, "\(mirrored)")
    }

    @Test func aBentCardIsMirroredWhereItIs() throws {
        let paint = "void main() { gl_FragColor = vec4(1.0); }"
        let card = Card(Transform3D.identity.translated(x: -70, y: -80), width: 100)
        let moved = Card(Transform3D.identity.translated(x: 70, y: -80), width: 100)
        let bent = try faced(
            "vec3 bend(vec3 p) { return p + vec3(140.0, 0.0, 0.0); }\n" + paint, [card], named: "aside")
        let straight = try faced(paint, [moved], named: "straight")
        #expect(straight[270, 170].x > 0x80)
        #expect(bent.largestDifference(from: straight) <= 2)
    }
}
