import LayoutCore
import Testing

@Suite struct InverseTests {
    @Test func inverseTimesMatrixIsIdentity() throws {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<2000 {
            let t = random.transform()
            let inverse = try #require(t.inverted())
            #expect((inverse * t).isApproximatelyEqual(to: .identity, tolerance: 1e-9))
            #expect((t * inverse).isApproximatelyEqual(to: .identity, tolerance: 1e-9))
        }
    }

    @Test func plainOnesAreExact() {
        #expect(Transform3D.identity.inverted() == .identity)
        #expect(Transform3D.translation(x: 3, y: -4, z: 1e30).inverted() == .translation(x: -3, y: 4, z: -1e30))
        #expect(Transform3D.scale(x: 2, y: -4, z: 0.5).inverted() == .scale(x: 0.5, y: -0.25, z: 2))
        #expect(Transform3D.perspective(m34: -0.002).inverted() == .perspective(m34: 0.002))
    }

    @Test(arguments: [1e-300, 1e-150, 1e-60, 1e-9, 1e9, 1e60, 1e150, 1e300])
    func sizeAloneIsNotSingular(_ size: Double) throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<50 {
            let t = random.transform()
            let all = Transform3D(row1: size * t.row1, row2: size * t.row2, row3: size * t.row3, row4: size * t.row4)
            let inverse = try #require(all.inverted())
            #expect((inverse * all).isApproximatelyEqual(to: .identity, tolerance: 1e-9))
            // Only the card is tiny or huge, where it stands and how it is seen is not.
            let card = Transform3D.scale(x: size, y: size, z: 1) * t
            let back = try #require(card.inverted())
            let product = card * back
            #expect(abs(product.m11 - 1) < 1e-9 && abs(product.m22 - 1) < 1e-9 && abs(product.m44 - 1) < 1e-9)
        }
    }

    @Test func whatFlattensSpaceHasNone() {
        #expect(Transform3D.scale(x: 1, y: 0, z: 1).inverted() == nil)
        #expect(Transform3D(rows: (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)).inverted() == nil)
        // Singular, though rounding leaves a determinant that is not 0.
        var random = SeededGenerator(seed: 4)
        for _ in 0..<500 {
            #expect((random.transform() * .scale(x: 1, y: 0, z: 1) * random.transform()).inverted() == nil)
            var t = random.transform()
            t.row3 = 0.3 * t.row1 - 0.7 * t.row2 + 0.1 * t.row4
            #expect(t.inverted() == nil)
        }
    }

    @Test func anyDoubleIsSurvived() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<5000 {
            let t = random.anyTransform()
            let inverse = t.inverted()
            #expect(inverse?.isFinite ?? true)
            if !t.isFinite { #expect(inverse == nil) }
        }
    }
}
