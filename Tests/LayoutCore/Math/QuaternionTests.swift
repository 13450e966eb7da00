import LayoutCore
import Testing

@Suite struct QuaternionTests {
    @Test func turnsAsTheMatrixDoes() {
        var random = SeededGenerator(seed: 12)
        for _ in 0..<500 {
            let (angle, axis, v) = (random.angle(), random.vector(upTo: 2), random.vector(upTo: 9))
            let q = Quaternion(angle, about: axis)
            let matrix = Transform3D.rotation(angle, about: axis)
            #expect(Transform3D(q).isApproximatelyEqual(to: matrix, tolerance: 1e-13))
            let turned = matrix.row(combining: [v.x, v.y, v.z, 1])
            #expect((q.rotate(v) - Vector3(x: turned.x, y: turned.y, z: turned.z)).length < 1e-12)
            #expect((q.inverse.rotate(q.rotate(v)) - v).length < 1e-12)
            #expect(Transform3D(Quaternion(rotationOf: matrix)).isApproximatelyEqual(to: matrix, tolerance: 1e-12))
        }
    }

    @Test func aQuarterTurnAboutZLeadsXToY() {
        let turned = Quaternion(.degrees(90), about: .zAxis).rotate(.xAxis)
        #expect((turned - .yAxis).length < 1e-15)
    }

    @Test func productsHaveTheOrderOfTheMatrices() {
        var random = SeededGenerator(seed: 13)
        for _ in 0..<200 {
            let a = Quaternion(random.angle(), about: random.vector(upTo: 1))
            let b = Quaternion(random.angle(), about: random.vector(upTo: 1))
            #expect(Transform3D(a * b).isApproximatelyEqual(to: Transform3D(a) * Transform3D(b), tolerance: 1e-13))
        }
    }

    @Test func theFrontOfTheBallFollowsTheHand() {
        let front = Vector3.zAxis * 100
        let right = Quaternion(draggedBy: Vector2(x: 10, y: 0), onBallOfRadius: 100).rotate(front)
        #expect(abs(right.x - 9.983_341_664_682_815) < 1e-12 && right.y == 0)  // 100 · sin 0.1
        let down = Quaternion(draggedBy: Vector2(x: 0, y: 10), onBallOfRadius: 100).rotate(front)
        #expect(abs(down.y - 9.983_341_664_682_815) < 1e-12 && down.x == 0)
        let half = Quaternion(draggedBy: Vector2(x: 100 * .pi, y: 0), onBallOfRadius: 100).rotate(front)
        #expect((half + front).length < 1e-12)
        for radius in [0, -1, Double.nan, .infinity] {
            #expect(Quaternion(draggedBy: Vector2(x: 10, y: 0), onBallOfRadius: radius) == .identity)
        }
        #expect(Quaternion(draggedBy: Vector2(x: .infinity, y: 0), onBallOfRadius: 100) == .identity)
    }

    @Test func blendingGoesEvenlyAndTheShortWay() {
        let a = Quaternion(.degrees(10), about: .xAxis)
        for (degrees, t) in [(60.0, 0.5), (60, 0.2), (10.000001, 0.5), (185, 0.7)] {
            let b = Quaternion(.degrees(degrees), about: .xAxis)
            let opposite = Quaternion(x: -b.x, y: -b.y, z: -b.z, w: -b.w)
            let expected = Transform3D.rotation(.degrees(10 + (degrees - 10) * t), about: .xAxis)
            #expect(Transform3D(a.interpolated(to: b, at: t)).isApproximatelyEqual(to: expected, tolerance: 1e-12))
            #expect(
                Transform3D(a.interpolated(to: opposite, at: t)).isApproximatelyEqual(to: expected, tolerance: 1e-12))
        }
    }

    @Test func manyStepsStayARotation() {
        var q = Quaternion.identity
        let step = Quaternion(draggedBy: Vector2(x: 3, y: 1), onBallOfRadius: 50)
        for _ in 0..<10_000 { q = (q * step).normalised }
        let expected = Quaternion(.radians(10_000 * 10.0.squareRoot() / 50), about: Vector3(x: -1, y: 3, z: 0))
        #expect(Transform3D(q).isApproximatelyEqual(to: Transform3D(expected), tolerance: 1e-9))
    }

    @Test func badOnesAreNoRotation() {
        #expect(Quaternion(x: 0, y: 0, z: 0, w: 0).normalised == .identity)
        #expect(Quaternion(x: .nan, y: 0, z: 0, w: 1).normalised == .identity)
        #expect(Quaternion(x: 0, y: .infinity, z: 0, w: 1).normalised == .identity)
        #expect(Quaternion(x: 0, y: 0, z: 1e300, w: 0).normalised == Quaternion(x: 0, y: 0, z: 1, w: 0))
        #expect(Quaternion(.radians(.nan), about: .xAxis) == .identity)
        #expect(Quaternion(.radians(1), about: .zero) == .identity)
        #expect(Quaternion(rotationOf: .scale(x: 0, y: 1, z: 1)) == .identity)
        var random = SeededGenerator(seed: 14)
        for _ in 0..<1000 {
            let any = { (g: inout SeededGenerator) in
                Quaternion(x: g.anyDouble(), y: g.anyDouble(), z: g.anyDouble(), w: g.anyDouble())
            }
            let (a, b) = (any(&random), any(&random))
            #expect(Transform3D(a).isFinite)
            #expect(Transform3D(a.interpolated(to: b, at: 0.4)).isFinite)
        }
    }
}
