import Foundation
import LayoutCore
import Testing

@Suite struct TagCloudTests {
    let cloud = Arrangement("tag-cloud", items: 20).setting("radius", to: 300.0)

    /// Straight from the formula, without recurrences.
    func point(_ index: Int, of count: Int) -> SIMD3<Double> {
        let y = Double(2 * index + 1) / Double(count) - 1
        let r = (1 - y * y).squareRoot()
        let f = Double(index) * .pi * (3 - 5.0.squareRoot())
        return SIMD3(r * cos(f), y, r * sin(f))
    }

    @Test(arguments: 0..<20)
    func `cards stand on the Fibonacci sphere, scaled and faded by depth`(index: Int) {
        let (placement, p) = (cloud.placement(atOffset: 0.5, index: index), point(index, of: 20))
        let scale = (p.z + 2) / 3
        let expected = Transform3D(
            rows: (scale, 0, 0, 0), (0, scale, 0, 0), (0, 0, 1, 0), (300 * p.x, 300 * p.y, 300 * p.z, 1))
        #expect(placement.transform.difference(from: expected) < 1e-12)
        #expect(abs(placement.alpha - scale) < 1e-12)
    }

    @Test func `a turned ball carries its cards along`() {
        // A quarter turn about x leads y to z.
        let turned = cloud.with { $0.orientation = Quaternion(x: 0.5.squareRoot(), y: 0, z: 0, w: 0.5.squareRoot()) }
        for index in 0..<20 {
            let p = point(index, of: 20)
            let middle = turned.transform(atOffset: 0, index: index).row4
            let gap = middle - SIMD4(300 * p.x, -300 * p.z, 300 * p.y, 1)
            #expect((gap * gap).sum().squareRoot() < 1e-9)
        }
    }

    @Test func `a quaternion's length does not matter, and without any there is no turn`() {
        let (q, none) = (Quaternion(x: 3, y: -1, z: 2, w: 5), Quaternion(x: 0, y: 0, z: 0, w: 0))
        let long = Quaternion(x: 6, y: -2, z: 4, w: 10)
        let (one, two) = (cloud.with { $0.orientation = q }, cloud.with { $0.orientation = long })
        #expect(one.transform(atOffset: 0, index: 7).difference(from: two.transform(atOffset: 0, index: 7)) < 1e-12)
        #expect(
            cloud.with { $0.orientation = none }.placement(atOffset: 0, index: 3)
                == cloud.placement(atOffset: 0, index: 3))
    }

    @Test func `cards on the ball lie flat on it, upright`() {
        let flat = cloud.setting("billboard", to: false)
            .with { $0.orientation = Quaternion(x: 3, y: -1, z: 2, w: 5) }
        for index in 0..<20 {
            let transform = flat.transform(atOffset: 0, index: index)
            let rows = transform.rows.prefix(3)
            for (i, a) in rows.enumerated() {
                for (j, b) in rows.enumerated() { #expect(abs((a * b).sum() - (i == j ? 1 : 0)) < 1e-12) }
            }
            let outward = transform.row4 - 300 * transform.row3
            #expect((outward * outward).sum() - 1 < 1e-9)
            let cross = SIMD3(
                transform.row1.y * transform.row2.z - transform.row1.z * transform.row2.y,
                transform.row1.z * transform.row2.x - transform.row1.x * transform.row2.z,
                transform.row1.x * transform.row2.y - transform.row1.y * transform.row2.x)
            #expect(abs((cross * SIMD3(transform.row3.x, transform.row3.y, transform.row3.z)).sum() - 1) < 1e-12)
        }
    }

    @Test func `a hundred million cards share two hundred places`() {
        let many = Arrangement("tag-cloud", items: 100_000_000)
        #expect(many.layout.visibleCount == 200)
        #expect(many.placement(atOffset: 0, index: 99_999_999) == many.placement(atOffset: 0, index: 199))
        #expect(many.placement(atOffset: 0, index: -1) == many.placement(atOffset: 0, index: 199))
    }

    @Test func `one card has its place`() {
        #expect(Arrangement("tag-cloud", items: 1).setting("radius", to: 10.0).transform(atOffset: 0).row4.x == 10)
    }
}
