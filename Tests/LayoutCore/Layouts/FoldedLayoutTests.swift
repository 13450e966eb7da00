import Testing

@testable import LayoutCore

/// Where lines, files, chains and tables put the point (40, -30) of a card: figures from a program in another language, which
/// multiplies elementary turns and moves one by one, walks from hinge to hinge, and follows the line in twenty thousand steps a
/// curve.
@Suite struct FoldedLayoutTests {
    static let figures: [(layout: String, index: Int, offset: Double, place: [Double])] = [
        ("path", 3, 0.4, [-18.354071, -178.211707, 0.000000]),
        ("path", 6, 1.75, [-27.923993, -6.521624, 0.000000]),
        ("path", 4, -0.3, [79.847407, -187.152839, 0.000000]),
        ("rolodex", 3, 0.4, [40.000000, -29.847707, -8.724874]),
        ("rolodex", 6, 1.75, [40.000000, -27.090378, -38.030847]),
        ("rolodex", 4, -0.3, [40.000000, 29.898509, 162.362012]),
        ("domino", 3, 0.4, [40.000000, -30.000000, -110.322556]),
        ("domino", 6, 1.75, [40.000000, -30.000000, -367.156390]),
        ("domino", 4, -0.3, [40.000000, -17.710885, 18.320120]),
        ("folding-screen", 3, 0.4, [125.572108, -30.000000, -6.384116]),
        ("folding-screen", 6, 1.75, [345.020867, -30.000000, 14.170033]),
        ("folding-screen", 4, -0.3, [-29.053005, -30.000000, 22.438759]),
        ("swap-cards", 3, 0.4, [49.654966, -29.438589, -40.000000]),
        ("swap-cards", 6, 1.75, [76.866223, -27.502102, -175.000000]),
        ("swap-cards", 4, -0.3, [-42.122066, -53.922183, -30.000000]),
        ("periodic-table", 3, 0.4, [-358.591971, -235.622314, 25.920000]),
        ("periodic-table", 6, 1.75, [288.323596, -234.930337, 0.000000]),
        ("periodic-table", 4, -0.3, [189.772455, -235.767543, 31.360000]),
        ("lattice", 3, 0.4, [245.200000, -271.200000, 38.880000]),
        ("lattice", 6, 1.75, [-165.200000, -30.000000, 0.000000]),
        ("lattice", 4, -0.3, [450.400000, -271.200000, 47.040000]),
        ("lattice", 17, 2.5999999999999996, [40.000000, -271.200000, -216.000000]),
    ]

    @Test func `each stands where its write-up says`() {
        for (layout, index, offset, place) in Self.figures {
            let point = Arrangement(layout).transform(atOffset: offset, index: index).moved(40, -30)
            let miss = zip(place, [point.x, point.y, point.z]).map { abs($0 - $1) }.max()!
            // A line is followed in pieces of a few points.
            #expect(miss < (layout == "path" ? 0.1 : 2e-6), "\(layout) at \(offset): \(point) and not \(place)")
        }
    }

    @Test(arguments: ["rolodex", "domino", "folding-screen", "swap-cards"])
    func `the current card is undistorted and in the middle`(name: String) {
        for index in [2, 3] {
            #expect(Arrangement(name).transform(atOffset: 0, index: index).difference(from: .identity) < 1e-12)
        }
        #expect(Arrangement(name).placement(atOffset: 0).alpha == 1)
    }

    @Test func `leaves of a folding screen hang together at every scroll`() {
        let screen = Arrangement("folding-screen")
        for scroll in stride(from: 4.0, through: 6, by: 0.125) {
            for index in 1..<10 {
                let left = screen.transform(atOffset: Double(index) - scroll, index: index).moved(120, 0)
                let right = screen.transform(atOffset: Double(index) + 1 - scroll, index: index + 1).moved(-120, 0)
                let gap = left - right
                #expect((gap * gap).sum() < 1e-18, "\(index) at \(scroll): \(left) \(right)")
            }
        }
    }

    @Test func `a fallen domino lies before the next one and not in it`() {
        let chain = Arrangement("domino")
        for part in stride(from: 0.0, through: 1, by: 0.1) {
            // The upper edge of the one that falls, and the next one's plane.
            let edge = chain.transform(atOffset: -part).moved(0, -145)
            let next = chain.transform(atOffset: 1 - part).row4
            #expect(edge.z > next.z - 1e-9, "\(part)")
        }
    }

    @Test func `a thick domino falls over its back and stays on the floor`() throws {
        let stage = Stage.showing("domino", items: 9, ["thickness": 40, "perspective": 0, "viewpointY": 0])
        for part in stride(from: 0.0, through: 1, by: 0.125) {
            let (stone, next) = (stage.card(atOffset: -part).matrix, stage.card(atOffset: 1 - part).matrix.row4)
            let corners = [(-145.0, 0.0), (145, 0), (-145, -40), (145, -40)].map {
                stone.row(combining: SIMD4(0, $0.0, $0.1, 1))
            }
            #expect(abs((corners.map(\.y).max() ?? 0) - 145) < 1e-9, "\(part)")
            #expect((corners.map(\.z).min() ?? 0) > next.z - 1e-9, "\(part)")
        }
    }

    // MARK: The periodic table

    @Test func `elements stand where every table has them`() {
        let places = [
            1: (1, 1), 2: (18, 1), 3: (1, 2), 5: (13, 2), 12: (2, 3), 13: (13, 3), 21: (3, 4), 26: (8, 4), 36: (18, 4),
            47: (11, 5), 56: (2, 6), 57: (4, 9), 71: (18, 9), 72: (4, 6), 79: (11, 6), 86: (18, 6), 88: (2, 7),
            89: (4, 10), 103: (18, 10), 104: (4, 7), 118: (18, 7),
        ]
        for (number, place) in places { #expect(PeriodicTable.place(of: number) == place, "\(number)") }
        let all = (1...118).map { PeriodicTable.place(of: $0) }
        #expect(Set(all.map { $0.column * 100 + $0.row }).count == 118)
    }

    @Test func `the table fits into any view and begins anew after the last element`() {
        for view in [fiveCards, Size(width: 300, height: 900)] {
            let table = Arrangement("periodic-table", items: 130, view: view)
            for index in 0..<118 {
                let corner = table.transform(atOffset: 40, index: index).moved(60, 80)
                #expect(abs(corner.x) <= view.width / 2 && abs(corner.y) <= view.height / 2)
            }
            #expect(table.transform(atOffset: 9, index: 118) == table.transform(atOffset: 9, index: 0))
            #expect(table.layout.window(around: 120, of: 130) == 118..<130)
        }
    }
}
