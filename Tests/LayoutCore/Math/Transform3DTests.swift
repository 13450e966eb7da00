import LayoutCore
import Testing

@Suite struct Transform3DTests {
    @Test func theLastNamedOperationActsFirst() {
        let turnedThenMoved = Transform3D.identity.translated(x: 10).rotated(by: .degrees(90), about: .zAxis)
        #expect(turnedThenMoved.row(combining: [1, 0, 0, 1]).isNear([10, 1, 0, 1]))
        let movedThenTurned = Transform3D.identity.rotated(by: .degrees(90), about: .zAxis).translated(x: 10)
        #expect(movedThenTurned.row(combining: [1, 0, 0, 1]).isNear([0, 11, 0, 1]))
        let scaledThenMoved = Transform3D.identity.translated(x: 10, y: 20, z: 30).scaled(x: 2, y: 3, z: 4)
        #expect(scaledThenMoved.row(combining: [1, 1, 1, 1]) == [12, 23, 34, 1])
    }

    @Test func operationsAreProductsFromTheLeft() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<100 {
            let (t, v, angle) = (random.transform(), random.vector(upTo: 5), random.angle())
            let moved = Transform3D.translation(x: v.x, y: v.y, z: v.z) * t
            let scaled = Transform3D.scale(x: v.x, y: v.y, z: v.z) * t
            let turned = Transform3D.rotation(angle, about: v) * t
            #expect(t.translated(x: v.x, y: v.y, z: v.z).isApproximatelyEqual(to: moved, tolerance: 1e-12))
            #expect(t.scaled(x: v.x, y: v.y, z: v.z).isApproximatelyEqual(to: scaled, tolerance: 1e-12))
            #expect(t.rotated(by: angle, about: v).isApproximatelyEqual(to: turned, tolerance: 1e-12))
            #expect(moved.concatenating(t) == moved * t)
            var twin = t
            twin.translate(x: v.x, y: v.y, z: v.z)
            twin.scale(x: v.y, y: v.z, z: v.x)
            twin.rotate(by: angle, about: v)
            #expect(
                twin
                    == t.translated(x: v.x, y: v.y, z: v.z).scaled(x: v.y, y: v.z, z: v.x).rotated(by: angle, about: v))
        }
    }

    @Test func entriesHaveTheirNames() {
        var t = Transform3D(
            m11: 11, m12: 12, m13: 13, m14: 14, m21: 21, m22: 22, m23: 23, m24: 24, m31: 31, m32: 32, m33: 33, m34: 34,
            m41: 41, m42: 42, m43: 43, m44: 44)
        #expect([t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24] == [11, 12, 13, 14, 21, 22, 23, 24])
        #expect([t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44] == [31, 32, 33, 34, 41, 42, 43, 44])
        #expect(t.row3 == [31, 32, 33, 34])
        t.m34 = -0.002
        #expect(t.row3 == [31, 32, 33, -0.002])
        t.m41 = 7
        #expect(t.row4 == [7, 42, 43, 44])
    }

    @Test func m34PutsTheEyeAtItsDistance() {
        var t = Transform3D.identity
        t.m34 = -1.0 / 500
        let seen = t.translated(z: 250).row(combining: [100, 0, 0, 1])
        #expect(seen.w == 0.5)
        #expect(seen.x / seen.w == 200)
    }

    @Test func turnsGoRoundAsCoreAnimations() {
        // The matrix of a turn by 30° about (1, 2, 2), by Rodrigues's formula by hand: c = √3/2, s = 1/2, n = (1, 2, 2)/3.
        let c = 0.75.squareRoot()
        let k = (1 - c) / 9
        let expected = Transform3D(
            rows: (c + k, 2 * k + 1.0 / 3, 2 * k - 1.0 / 3, 0), (2 * k - 1.0 / 3, c + 4 * k, 4 * k + 1.0 / 6, 0),
            (2 * k + 1.0 / 3, 4 * k - 1.0 / 6, c + 4 * k, 0), (0, 0, 0, 1))
        let turn = Transform3D.rotation(.degrees(30), about: Vector3(x: 1, y: 2, z: 2))
        #expect(turn.isApproximatelyEqual(to: expected, tolerance: 1e-15))
        #expect(Transform3D.rotation(.degrees(30), about: Vector3(x: 1e200, y: 2e200, z: 2e200)) == turn)

        let half = Turn(.degrees(35))
        #expect(Transform3D.rotation(.degrees(35), about: .xAxis * 9) == .rotation(aboutX: half))
        #expect(Transform3D.rotation(.degrees(35), about: .yAxis) == .rotation(aboutY: half))
        #expect(Transform3D.rotation(.degrees(35), about: .zAxis * 1e-300) == .rotation(aboutZ: half))
        #expect(Transform3D.rotation(.degrees(35), about: .yAxis * -1) == .rotation(.degrees(-35), about: .yAxis))
    }

    @Test(arguments: [0, Double.nan, .infinity]) func anAxisWithoutDirectionTurnsNothing(_ x: Double) {
        #expect(Transform3D.rotation(.degrees(30), about: Vector3(x: x, y: 0, z: 0)).isIdentity)
        #expect(Transform3D.rotation(.radians(x == 0 ? .nan : x), about: .xAxis).isIdentity)
    }

    @Test func affineIsWhatStaysInThePlane() {
        let inPlane = Transform3D.identity.translated(x: 3, y: 4).scaled(x: 2).rotated(by: .degrees(20), about: .zAxis)
        #expect(inPlane.isAffine && !inPlane.isIdentity)
        #expect(Transform3D.identity.isAffine && Transform3D.identity.isIdentity)
        #expect(!Transform3D.identity.translated(z: 1).isAffine)
        #expect(!Transform3D.identity.scaled(z: 2).isAffine)
        #expect(!Transform3D.perspective(m34: -0.002).isAffine)
        #expect(!inPlane.rotated(by: .degrees(1), about: .yAxis).isAffine)
    }

    @Test func equalityHasATolerance() {
        let t = Transform3D.translation(x: 1000, y: 0.5, z: 0)
        #expect(t.isApproximatelyEqual(to: t.translated(x: 9e-7)))
        #expect(!t.isApproximatelyEqual(to: t.translated(x: 2e-6)))
        #expect(!t.isApproximatelyEqual(to: t.translated(y: 2e-9)))
        var broken = t
        broken.m22 = .nan
        #expect(!broken.isApproximatelyEqual(to: broken))
        broken.m22 = .infinity
        #expect(broken.isApproximatelyEqual(to: broken))
        #expect(!broken.isApproximatelyEqual(to: t))
    }

    @Test func oneBadEntryIsFound() {
        for bad in [Double.nan, .infinity, -.infinity] {
            var t = Transform3D.identity.translated(x: 1e308, y: -1e308, z: .leastNonzeroMagnitude)
            #expect(t.isFinite)
            t.m24 = bad
            #expect(!t.isFinite)
        }
    }
}

extension SIMD4<Double> {
    func isNear(_ other: Self, tolerance: Double = 1e-12) -> Bool {
        indices.allSatisfy { abs(self[$0] - other[$0]) <= tolerance }
    }
}
