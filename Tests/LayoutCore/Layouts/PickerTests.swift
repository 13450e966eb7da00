import Foundation
import LayoutCore
import Testing

@Suite struct PickerTests {
    let picker = Arrangement("picker")

    @Test func `the row in the middle is undistorted`() {
        let row = picker.placement(atOffset: 0)
        #expect(row.transform == .identity)
        #expect(row.alpha == 1)
    }

    @Test func `the next row comes up from below and touches the one before it`() {
        let layout = picker.layout
        for offset in stride(from: -3.7, through: 3, by: 0.5) {
            let upper = layout.placement(at: .init(index: 0, offset: offset)).transform.moved(50, 20)
            let lower = layout.placement(at: .init(index: 1, offset: offset + 1)).transform.moved(50, -20)
            let gap = upper - lower
            #expect((gap * gap).sum().squareRoot() < 1e-9)
        }
        #expect(picker.transform(atOffset: 1).row4.y > 0)
        #expect(picker.transform(atOffset: 1).row4.z < 0)
    }

    @Test func `a row a quarter turn on lies on the rim`() {
        // 20 / tan 9°, five rows of 18°.
        let radius = 20 / tan(Double.pi / 20)
        let middle = picker.transform(atOffset: 5).row4
        #expect(abs(middle.y - radius) < 1e-9)
        #expect(abs(middle.z + radius) < 1e-9)
    }

    @Test func `rows fade away from the middle, and none is seen on the far side`() {
        let alphas = stride(from: 0.0, through: 40, by: 0.25).map { picker.placement(atOffset: $0).alpha }
        #expect(alphas[0] == 1)
        #expect(abs(alphas[4] - (1 - 1.5 * (1 - cos(.pi / 10)))) < 1e-12)
        #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(alphas[16...].allSatisfy { $0 == 0 })
        #expect(picker.layout.visibleCount == 11)
    }

    @Test func `wheels stand side by side around the middle`() {
        let places = (0..<3).map { lane in
            picker.with { ($0.lane, $0.lanes) = (lane, 3) }.transform(atOffset: 0).row4.x
        }
        #expect(places == [-110, 0, 110])
        let sideways = picker.with { ($0.lane, $0.lanes, $0.isVertical) = (1, 2, false) }
        #expect(sideways.transform(atOffset: 0).row4 == SIMD4(0, 25, 0, 1))
        #expect(sideways.transform(atOffset: 1).row4.x > 0)
    }
}
