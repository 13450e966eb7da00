import Testing

@testable import LayoutCore

struct PlatePoseTests {
    /// First within its plane, then about the axis across, then about the upright one.
    @Test func aPlateIsTurnedAndThenMoved() {
        let pose = PlatePose(place: Vector3(x: 5, y: -7, z: 11), turn: Vector3(x: 90, y: 90, z: 90))
        // The right end goes down, then to the front, then to the right.
        let matrix = pose.matrix(scroll: 3)
        #expect(Self.place(2, 0, by: matrix).isNear(Vector3(x: 7, y: -7, z: 11)))
        let wanted = Transform3D.rotation(.degrees(90), about: Vector3(x: 0, y: 0, z: 1))
            .concatenating(.rotation(.degrees(90), about: Vector3(x: 1, y: 0, z: 0)))
            .concatenating(.rotation(.degrees(90), about: Vector3(x: 0, y: 1, z: 0)))
            .concatenating(.translation(x: 5, y: -7, z: 11))
        #expect(matrix.isApproximatelyEqual(to: wanted, tolerance: 1e-12))
    }

    private static func place(_ x: Double, _ y: Double, by matrix: Transform3D) -> Vector3 {
        Vector3(matrix.row(combining: SIMD4(x, y, 0, 1)))
    }

    /// The rim of a wheel goes with its cards.
    @Test(arguments: [-1e6, -2.75, 0, 0.5, 13, 1e9])
    func aSpinFollowsTheRow(scroll: Double) throws {
        let kind = try #require(LayoutKind.named("ferris-wheel"))
        var knobs = Knobs(kind.table)
        try knobs.set("count", to: .integer(12))
        try knobs.set("radius", to: .number(100))
        try knobs.set("yaw", to: .number(0))
        try knobs.set("perspective", to: .number(0))
        var stage = Stage(kind, items: 12, view: Size(width: 400, height: 400))
        stage.adopt(kind, knobs)
        stage.jump(to: scroll)
        let frame = stage.frame()
        let matrix = PlatePose(spin: 30).matrix(scroll: frame.scroll)
        let hang = frame.cards[0].size.height / 2
        // Where the wheel's first spokes were, its cards hang.
        for card in frame.cards {
            let place = Vector3(x: card.matrix.m41, y: card.matrix.m42 - hang, z: 0)
            let met = (0..<12).contains { number in
                let turn = Turn(.radians(Double(number) / 6 * Double.pi))
                return Self.place(100 * turn.sin, 100 * turn.cos, by: matrix).isNear(place)
            }
            #expect(met, "\(card.index) at \(place)")
        }
    }
}

extension Vector3 {
    fileprivate func isNear(_ other: Vector3) -> Bool { (self - other).length < 1e-5 }
}
