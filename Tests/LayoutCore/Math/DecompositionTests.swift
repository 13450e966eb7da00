import LayoutCore
import Testing

@Suite struct DecompositionTests {
    @Test func thePartsMakeTheWholeAgain() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let t = random.transform()
            let parts = try #require(t.decomposed())
            #expect(Transform3D(parts).isApproximatelyEqual(to: t, tolerance: 1e-9))
        }
    }

    @Test func thePartsAreThoseThatWerePutIn() throws {
        let parts = Transform3D.Decomposition(
            scale: Vector3(x: 2, y: 3, z: 0.5), skew: .init(xy: 0.25, xz: -0.5, yz: 0.75),
            rotation: Quaternion(.degrees(40), about: Vector3(x: 1, y: 2, z: 3)),
            translation: Vector3(x: 10, y: -20, z: 30), perspective: SIMD4(0.001, 0, -0.002, 1))
        let found = try #require(Transform3D(parts).decomposed())
        #expect((found.scale - parts.scale).length < 1e-12)
        #expect((found.translation - parts.translation).length < 1e-12)
        #expect(abs(found.skew.xy - 0.25) < 1e-12 && abs(found.skew.xz + 0.5) < 1e-12)
        #expect(abs(found.skew.yz - 0.75) < 1e-12)
        #expect(Transform3D(found.rotation).isApproximatelyEqual(to: Transform3D(parts.rotation), tolerance: 1e-12))
        #expect(found.perspective.isNear(parts.perspective))
    }

    @Test func theOrderIsScaleSkewTurnMovePerspective() {
        let turn = Quaternion(.degrees(25), about: .yAxis)
        let parts = Transform3D.Decomposition(
            scale: Vector3(x: 2, y: 3, z: 4), skew: .init(xy: 0.5, xz: 0, yz: 0), rotation: turn,
            translation: Vector3(x: 5, y: 6, z: 7), perspective: SIMD4(0, 0, -0.01, 1))
        var skew = Transform3D.identity
        skew.m21 = 0.5
        let expected =
            Transform3D.scale(x: 2, y: 3, z: 4) * skew * .rotation(.degrees(25), about: .yAxis)
            * .translation(x: 5, y: 6, z: 7) * .perspective(m34: -0.01)
        #expect(Transform3D(parts).isApproximatelyEqual(to: expected, tolerance: 1e-14))
    }

    @Test func aCardLevelWithTheEyeHasParts() throws {
        let t = Transform3D.perspective(m34: -0.002).translated(x: 3, z: 500)
        #expect(t.m44 == 0)
        let parts = try #require(t.decomposed())
        #expect(parts.perspective == [0, 0, -0.002, 1])
        #expect(parts.translation == Vector3(x: 3, y: 0, z: 500))
    }

    @Test func aMirrorStaysOnItsAxis() throws {
        for scale in [
            Vector3(x: -2, y: 3, z: 4), Vector3(x: 2, y: -3, z: 4), Vector3(x: 2, y: 3, z: -4),
            Vector3(x: -2, y: -3, z: -4),
        ] {
            let parts = try #require(Transform3D.scale(x: scale.x, y: scale.y, z: scale.z).decomposed())
            #expect(parts.scale == scale)
            #expect(Transform3D(parts.rotation).isIdentity)
        }
    }

    @Test func whatFlattensSpaceHasNoParts() {
        #expect(Transform3D.scale(x: 1, y: 0, z: 1).decomposed() == nil)
        #expect(Transform3D.scale(x: .nan, y: 1, z: 1).decomposed() == nil)
        #expect(Transform3D.scale(x: .infinity, y: 1, z: 1).decomposed() == nil)
        var random = SeededGenerator(seed: 8)
        for _ in 0..<500 {
            var t = random.transform()
            t.row3 = 0.3 * t.row1 - 0.7 * t.row2
            #expect(t.decomposed() == nil)
        }
    }

    @Test(arguments: [1e-200, 1e-20, 1e20, 1e200]) func sizeAloneDoesNotFlatten(_ size: Double) throws {
        let t = Transform3D.rotation(.degrees(30), about: Vector3(x: 1, y: 1, z: 0)).scaled(x: size, y: 2 * size)
        let parts = try #require(t.decomposed())
        #expect(abs(parts.scale.x / size - 1) < 1e-12 && abs(parts.scale.y / size - 2) < 1e-12)
    }

    @Test func anyDoubleIsSurvived() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<3000 {
            let (a, b) = (random.anyTransform(), random.anyTransform())
            if let parts = a.decomposed() { #expect(Transform3D(parts).isFinite) }
            _ = a.interpolated(to: b, at: random.anyDouble())
            #expect(a.interpolated(to: b, at: 0).debugDescription == a.debugDescription)
            #expect(a.interpolated(to: b, at: 1).debugDescription == b.debugDescription)
            if a.isFinite, b.isFinite { #expect(a.interpolated(to: b, at: 0.5).isFinite) }
        }
    }
}
