import CardContent
import LayoutCore
import Testing
import ZoeDocument
import ZoeOpenGL
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    /// Cards in motion that are drawn together.
    @Suite struct QuickBatchTests {
        private func light(curvature: SIMD2<Double> = .zero) -> QuickDraw.CardLight {
            QuickDraw.CardLight(.none, curvature: curvature, points: .zero)
        }

        private func fill(cornerRadius: Double = 0) -> QuickPicture {
            QuickPicture(
                Face(fill: .plain(.white)), of: Size(width: 10, height: 10), cornerRadius: cornerRadius, isSmall: true)
        }

        /// A triangle of a small card, `depth` from the eye.
        private func add(
            _ picture: QuickPicture, to mesh: inout QuickMesh, light: QuickDraw.CardLight, depth: Float = 0,
            slice: Int = 0
        ) throws -> QuickDraw {
            let start = mesh.end
            mesh.addForm(0..<3) { QuickVertex(place: SIMD4(Float($0), 0, 2 * depth, 2), more: .zero) }
            return QuickDraw(
                source: .body(picture), form: QuickMesh.Part(from: start, to: mesh.end), light: light, slice: slice,
                smallCard: mesh.add(SmallCard(try #require(picture.fill), light)))
        }

        @Test func smallCardsAreDrawnTogetherAsFarAsTheirBlockReaches() throws {
            var mesh = QuickMesh()
            let draws = try (0..<150).map { _ in try add(fill(), to: &mesh, light: light()) }
            let batches = mesh.batches(draws.reversed(), 0...1, slices: 1, isLight: false)
            #expect(batches.map(\.count) == [150 - 144, 48, 48, 48])
            #expect(batches.map(\.triangles) == [0..<18, 18..<162, 162..<306, 306..<450])
            // The last one comes first, and each corner knows its card.
            #expect(mesh.ordered.prefix(3) == [447, 448, 449])
            #expect(mesh.numbers.count == 450 && mesh.numbers[449] == 149 - 144 && mesh.numbers[3] == 1)
        }

        @Test func whatIsToldOtherwiseIsDrawnByItself() throws {
            var mesh = QuickMesh()
            let draws = [
                try add(fill(), to: &mesh, light: light()),
                try add(fill(), to: &mesh, light: light(curvature: SIMD2(0.1, 0))),
                try add(fill(), to: &mesh, light: light()),
                try add(fill(cornerRadius: 2), to: &mesh, light: light()),
                try add(fill(), to: &mesh, light: light()),
            ]
            #expect(mesh.batches(draws, 0...1, slices: 1, isLight: false).count == 5)
        }

        @Test func aLayerHasItsPartOfTheDepthAndEachSliceItsOwn() throws {
            var mesh = QuickMesh()
            let draws = try (0..<4).map { try add(fill(), to: &mesh, light: light(), depth: Float($0) / 4, slice: $0) }
            #expect(mesh.batches(draws, 0.2...0.6, slices: 4, isLight: false).count == 1)
            for (number, corner) in stride(from: 0, to: 12, by: 3).enumerated() {
                // On the screen from -1 to 1, the farthest slice first.
                let place = mesh.vertices[corner].place
                let depth = (place.z / place.w + 1) / 2
                let far = 0.6 - 0.1 * Float(number)
                let within = (Float(number) / 4 + 1) / 2
                #expect(abs(depth - (far - 0.1 + 0.1 * within)) < 1e-6, "\(number)")
            }
        }

        /// Hundreds of pieces, and a few calls for each card.
        @Test func stonesInLightTakeFewCalls() throws {
            let offscreen = try TestRenderer()
            let scene = try #require(Scene.builtIn("domino"))
            _ = try offscreen.picture(scene.stage().frame(), scene.look(), scale: 0.3, effort: .quick)
            let statistics = offscreen.renderer.statistics
            #expect(statistics.instances > 300, "\(statistics)")
            #expect(statistics.drawCalls < statistics.instances / 2, "\(statistics)")
        }
    }
}
