import LayoutCore
import Testing

@Suite struct InterpolationTests {
    @Test func theEndsAreExact() {
        var random = SeededGenerator(seed: 10)
        for _ in 0..<200 {
            let (a, b) = (random.transform(), random.transform())
            #expect(a.interpolated(to: b, at: 0) == a)
            #expect(a.interpolated(to: b, at: 1) == b)
            #expect(a.interpolated(to: b, at: 1e-9).isApproximatelyEqual(to: a, tolerance: 1e-5))
            #expect(a.interpolated(to: b, at: 1 - 1e-9).isApproximatelyEqual(to: b, tolerance: 1e-5))
            #expect(a.interpolated(to: a, at: 0.3) == a)
        }
    }

    @Test func nothingJumpsOnTheWay() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<50 {
            let (a, b) = (random.transform(), random.transform())
            // Steps half as long must make every change about half as large.
            func largestStep(of count: Int) -> Double {
                let delta = (0...count).map { a.interpolated(to: b, at: Double($0) / Double(count)) }
                return zip(delta, delta.dropFirst()).map { $0.distance(to: $1) }.max() ?? 0
            }
            #expect(largestStep(of: 1024) < 0.6 * largestStep(of: 512))
        }
    }

    @Test(arguments: [0.0, 30, 90, 170, 180, -90, -179]) func halfWayIsHalfTheTurn(_ degrees: Double) {
        for axis in [Vector3.xAxis, .yAxis, .zAxis, Vector3(x: 1, y: -2, z: 3)] {
            let whole = Transform3D.rotation(.degrees(degrees), about: axis)
            for t in [0.25, 0.5, 0.9] {
                let part = Transform3D.rotation(.degrees(degrees * t), about: axis)
                let there = Transform3D.identity.interpolated(to: whole, at: t)
                // Half a turn has no shorter way: either is right.
                let isHalfTurn = abs(degrees) == 180
                #expect(
                    there.isApproximatelyEqual(to: part, tolerance: 1e-12)
                        || isHalfTurn && there.isApproximatelyEqual(to: part.inverted()!, tolerance: 1e-12))
            }
        }
    }

    @Test func theShortWayIsTaken() {
        let (a, b) = (
            Transform3D.rotation(.degrees(170), about: .yAxis), Transform3D.rotation(.degrees(-170), about: .yAxis)
        )
        let half = Transform3D.rotation(.degrees(180), about: .yAxis)
        #expect(a.interpolated(to: b, at: 0.5).isApproximatelyEqual(to: half, tolerance: 1e-12))
    }

    @Test func halfTurnsGoTheSameWayWhateverTheRounding() {
        for axis in [Vector3.xAxis, .yAxis, .zAxis, Vector3(x: 1, y: 2, z: 3)] {
            let ways = [-1e-15, 0, 1e-15].map { dust in
                let half = Transform3D.translation(x: 1, y: 0, z: 0).rotated(by: .radians(.pi + dust), about: axis)
                return Transform3D.identity.interpolated(to: half, at: 0.5)
            }
            #expect(ways[0].isApproximatelyEqual(to: ways[1], tolerance: 1e-12))
            #expect(ways[2].isApproximatelyEqual(to: ways[1], tolerance: 1e-12))
            let quarters = [90.0, -90].map {
                Transform3D.translation(x: 0.5, y: 0, z: 0).rotated(by: .degrees($0), about: axis)
            }
            #expect(quarters.contains { ways[1].distance(to: $0) < 1e-9 })
        }
    }

    @Test func aTurningCardKeepsItsSizeAndPerspective() {
        let lens = Lens(m34: -1.0 / 700, viewpoint: Vector2(x: 30, y: 0))
        let from = lens.view(.translation(x: -200, y: 0, z: -100).rotated(by: .degrees(60), about: .yAxis))
        let to = lens.view(.translation(x: 100, y: 40, z: 0).rotated(by: .degrees(-20), about: .yAxis))
        let expected = lens.view(.translation(x: -50, y: 20, z: -50).rotated(by: .degrees(20), about: .yAxis))
        #expect(from.interpolated(to: to, at: 0.5).isApproximatelyEqual(to: expected, tolerance: 1e-10))
    }

    @Test func mirroredCardsTurnWithoutBeingFlattened() {
        let mirror = Transform3D.scale(x: -1, y: 1, z: 1)
        func turned(_ degrees: Double) -> Transform3D { mirror * .rotation(.degrees(degrees), about: .yAxis) }
        for to in [30.0, 100, 170] {
            let half = turned(0).interpolated(to: turned(to), at: 0.5)
            #expect(half.isApproximatelyEqual(to: turned(to / 2), tolerance: 1e-12))
        }
    }

    @Test func flatOnesAreBlendedByEntry() {
        let flat = Transform3D.scale(x: 0, y: 1, z: 1)
        #expect(flat.interpolated(to: .identity, at: 0.25) == .scale(x: 0.25, y: 1, z: 1))
        #expect(Transform3D.identity.interpolated(to: flat, at: 0.25) == .scale(x: 0.75, y: 1, z: 1))
    }

    @Test func aSpringMayGoBeyondTheEnd() {
        let to = Transform3D.translation(x: 100, y: 0, z: 0).rotated(by: .degrees(40), about: .zAxis)
        let beyond = Transform3D.translation(x: 110, y: 0, z: 0).rotated(by: .degrees(44), about: .zAxis)
        #expect(Transform3D.identity.interpolated(to: to, at: 1.1).isApproximatelyEqual(to: beyond, tolerance: 1e-12))
        #expect(Transform3D.identity.interpolated(to: to, at: .nan) == .identity)
        #expect(Transform3D.identity.interpolated(to: to, at: .infinity) == to)
    }
}

extension Transform3D {
    fileprivate func distance(to other: Transform3D) -> Double {
        let steps = [row1 - other.row1, row2 - other.row2, row3 - other.row3, row4 - other.row4]
        return steps.map { ($0 * $0).sum() }.reduce(0, +).squareRoot()
    }
}
