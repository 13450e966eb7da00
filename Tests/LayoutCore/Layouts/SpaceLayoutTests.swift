import LayoutCore
import Testing

/// Where the layouts of space put the point (40, -30) of a card: figures from a program in another language, which multiplies the
/// elementary turns and moves one by one, walks along the wall in short steps and takes the slope of the wave from two points.
@Suite struct SpaceLayoutTests {
    static let figures: [(layout: String, index: Int, offset: Double, place: [Double])] = [
        ("cube", 3, 0.4, [138.162025, -30.000000, -57.888351]),
        ("cube", 6, 1.75, [31.927837, -30.000000, -361.605653]),
        ("cube", 4, -0.3, [-46.078029, -30.000000, -1.459206]),
        ("inverted-cube", 3, 0.4, [173.429140, -30.000000, 69.347331]),
        ("inverted-cube", 6, 1.75, [54.888842, -30.000000, 477.038425]),
        ("inverted-cube", 4, -0.3, [-73.317459, -30.000000, 7.998814]),
        ("flip", 3, 0.4, [12.360680, -30.000000, 92.312770]),
        ("flip", 6, 0.75, [-28.284271, -30.000000, 58.284271]),
        ("flip", 4, -0.3, [23.511410, -30.000000, 6.909830]),
        ("helix", 3, 0.4, [99.792368, -38.800000, -19.646536]),
        ("helix", 6, 1.75, [222.805331, -68.500000, -184.018274]),
        ("helix", 4, -0.3, [-7.143943, -23.400000, 3.453311]),
        ("sphere", 3, 0.4, [41.517290, -87.261038, -93.064113]),
        ("sphere", 6, 1.75, [29.806852, -87.261038, -113.785692]),
        ("sphere", 4, -0.3, [29.247951, -30.000000, 4.356712]),
        ("dome", 3, 0.4, [49.201776, -113.885849, 111.778434]),
        ("dome", 6, 1.75, [42.492495, -113.885849, 138.418082]),
        ("dome", 4, -0.3, [25.452810, -30.000000, -4.117942]),
        ("tunnel", 3, 0.4, [-36.286845, 210.524502, -44.190779]),
        ("tunnel", 6, 1.75, [-209.850664, 40.000000, -98.190779]),
        ("tunnel", 4, -0.3, [94.386523, 191.646772, -16.190779]),
        ("corridor", 3, 0.4, [433.612594, -30.000000, -32.607690]),
        ("corridor", 6, 1.75, [-419.720740, -30.000000, -354.392310]),
        ("corridor", 4, -0.3, [-419.720740, -30.000000, 14.607690]),
        ("perspective-wall", 3, 0.4, [135.040000, -30.000000, 0.000000]),
        ("perspective-wall", 6, 1.75, [435.081331, -30.000000, -80.614049]),
        ("perspective-wall", 4, -0.3, [-31.280000, -30.000000, 0.000000]),
        ("ferris-wheel", 3, 0.4, [76.387873, 260.378546, -16.967944]),
        ("ferris-wheel", 6, 1.75, [186.000016, 201.912117, -68.080925]),
        ("ferris-wheel", 4, -0.3, [12.653091, 261.851614, 12.752073]),
        ("fan", 3, 0.4, [68.118944, -60.681066, 0.240000]),
        ("fan", 6, 1.75, [149.609507, -7.445208, 1.050000]),
        ("fan", 4, -0.3, [18.512887, -71.992505, -0.180000]),
        ("phyllotaxis", 3, 0.4, [51.091676, 21.444939, -1.195341]),
        ("phyllotaxis", 6, 1.75, [3.536192, 55.636351, -2.988352]),
        ("spiral", 3, 0.4, [-41.136037, 85.951382, -22.594366]),
        ("spiral", 6, 1.75, [-103.914699, -70.972577, -35.724830]),
        ("torus", 3, 0.4, [95.955370, -313.231568, -303.561124]),
        ("torus", 6, 1.75, [353.060429, -163.023278, -192.444898]),
        ("torus", 4, -0.3, [-15.412882, -162.315617, -59.104157]),
        ("mobius", 3, 0.4, [177.340447, -219.572629, -107.582351]),
        ("mobius", 6, 1.75, [411.009441, -21.376204, -437.302279]),
        ("mobius", 4, -0.3, [-68.977223, -240.413073, -71.268559]),
        ("wave", 3, 0.4, [93.240064, -30.000000, -13.143768]),
        ("wave", 6, 1.75, [270.129405, -30.000000, -109.804728]),
        ("wave", 4, -0.3, [-0.939038, -30.000000, 2.870874]),
    ]

    @Test func `each stands where its write-up says`() {
        for (layout, index, offset, place) in Self.figures {
            let point = Arrangement(layout).transform(atOffset: offset, index: index).moved(40, -30)
            let miss = zip(place, [point.x, point.y, point.z]).map { abs($0 - $1) }.max()!
            #expect(miss < 2e-5, "\(layout) at \(offset): \(point) and not \(place)")
        }
    }

    @Test(arguments: ["cube", "inverted-cube", "flip", "helix", "perspective-wall", "wave"])
    func `the current card is undistorted and in the plane of the view`(name: String) {
        #expect(Arrangement(name).transform(atOffset: 0).difference(from: .identity) < 1e-9)
    }

    @Test func `neighbouring sides of a box share an edge`() {
        for (name, faces) in [("cube", 4), ("cube", 7), ("inverted-cube", 3), ("inverted-cube", 4)] {
            let box = Arrangement(name).setting("faces", to: .integer(faces))
            let half = box.stage.card.width / 2
            for offset in [-0.4, 0, 0.7] {
                let (edge, next) = (
                    box.transform(atOffset: offset).moved(half, 20),
                    box.transform(atOffset: offset + 1).moved(-half, 20)
                )
                #expect((edge - next).length < 1e-9, "\(name) of \(faces) at \(offset)")
            }
        }
    }

    @Test func `a Möbius band shows a card's other side after half of the row`() {
        let band = Arrangement("mobius", items: 24)
        for offset in [0, 1.5, -7] {
            let (here, there) = (band.transform(atOffset: offset), band.transform(atOffset: offset + 12))
            // Back to back, two points apart: the axes are turned over, up and down and front and back.
            #expect((here.row1 - there.row1).length < 1e-9 && (here.row2 + there.row2).length < 1e-9)
            #expect((here.row3 + there.row3).length < 1e-9 && abs((here.row4 - there.row4).length - 2) < 1e-9)
        }
    }

    @Test func `a double helix has two strands, half a turn apart, and each new card at the front`() {
        let helix = Arrangement("helix").setting("strands", to: 2).setting("perTurn", to: 10)
        let (here, next) = (helix.transform(atOffset: 0), helix.transform(atOffset: 1))
        let radius = -(next.row4.z + here.row4.z) / (1 + Angle.degrees(18).cosine)
        // Half a turn and half of a strand's step: 180° + 18°.
        #expect(abs(next.row4.x + radius * Angle.degrees(18).sine) < 1e-9 && here.row4.z == 0)
    }

    @Test func `cards of a spiral are equally far apart`() {
        let spiral = Arrangement("spiral").setting("bowl", to: 0).setting("spacing", to: 1)
        // The card's length is 90; the way along the spiral is longer than b·θ²/2 by less than 3 % from the second winding on.
        for offset in [8.0, 9, 14, 20] {
            let gap = spiral.transform(atOffset: offset).row4 - spiral.transform(atOffset: offset + 1).row4
            #expect(abs(gap.length - 90) < 4, "\(gap.length)")
        }
    }

    @Test func `the ends of a hand close up and never pass its arc`() {
        let fan = Arrangement("fan").setting("arc", to: 60)
        for offset in [2.0, 10, 1000] {
            let turn = fan.transform(atOffset: offset).row1
            #expect(turn.x > Angle.degrees(30).cosine && turn.y > 0)
        }
    }

    @Test func `a sphere's columns stand upright and its rows lie level`() {
        let sphere = Arrangement("sphere", items: 60).layout
        func place(_ index: Int) -> SIMD4<Double> {
            sphere.placement(at: .init(index: index, offset: Double(index) - 20)).transform.row4
        }
        let radius = sphere.workedOut["radius"]!
        for index in 20..<24 {
            let (a, b) = (place(index), place(index + 1))
            let (longitude, next) = (a.x / (a.z + radius), b.x / (b.z + radius))
            #expect(abs(longitude - next) < 1e-9 && a.y < b.y)
            #expect(abs(place(index).y - place(index + 5).y) < 1e-9)
        }
        #expect((place(20) + SIMD4(0, 0, radius, 0)).length3 - radius < 1e-9)
    }
}

extension SIMD4<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }
    fileprivate var length3: Double { (self * self * SIMD4(1, 1, 1, 0)).sum().squareRoot() }
}

extension Angle {
    fileprivate var cosine: Double { Turn(self).cos }
    fileprivate var sine: Double { Turn(self).sin }
}
