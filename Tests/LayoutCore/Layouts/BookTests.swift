import LayoutCore
import Testing

@Suite struct BookTests {
    let book = Arrangement("book")

    @Test func `a leaf lies at the right of the spine, stands up, and lies face down at the left`() {
        let right = Transform3D.translation(x: 150, y: 0, z: 0)
        let up = Transform3D(rows: (0, 0, 1, 0), (0, 1, 0, 0), (-1, 0, 0, 0), (0, 0, 150, 1))
        let left = Transform3D(rows: (-1, 0, 0, 0), (0, 1, 0, 0), (0, 0, -1, 0), (-150, 0, 0, 1))
        #expect(book.transform(atOffset: 0).difference(from: right) < 1e-12)
        #expect(book.transform(atOffset: -0.5).difference(from: up) < 1e-12)
        #expect(book.transform(atOffset: -1).difference(from: left) < 1e-12)
    }

    @Test func `every leaf keeps its edge at the spine`() {
        for offset in stride(from: -1.0, through: 0, by: 0.125) {
            let edge = book.transform(atOffset: offset).moved(-150, 30)
            #expect(abs(edge.x) < 1e-10)
            #expect(edge.y == 30)
            #expect(abs(edge.z) < 1e-10)
        }
    }

    @Test(arguments: [0.5, 1, 2], [false, true])
    func `a leaf that bends keeps its edge at the spine too, and bulges where it lies`(bend: Double, isVertical: Bool) {
        let book = Arrangement("book").with { $0.isVertical = isVertical }.setting("cardBend", to: .number(bend))
        let extent = book.stage.extent
        for offset in stride(from: -1.0, through: 0, by: 0.0625) {
            let placement = book.layout.placement(at: .init(index: 0, offset: offset))
            let surface = BentSurface(curvature: bend * placement.curvature)
            let edge = surface.place(isVertical ? SIMD2(30, -extent / 2) : SIMD2(-extent / 2, 30))
            let matrix = placement.transform
            let place = edge.x * matrix.row1 + edge.y * matrix.row2 + edge.z * matrix.row3 + matrix.row4
            #expect(abs(isVertical ? place.y : place.x) < 1e-10 && abs(place.z) < 1e-10, "\(offset)")
            #expect((isVertical ? place.x : place.y) == 30)
        }
        for offset in [0, -1.0] {
            #expect(book.transform(atOffset: offset).row4.z > 5 * bend)
        }
    }

    @Test func `leaves never share a place, lower ones on top at the right, higher ones at the left`() {
        let layout = book.layout
        for scroll in stride(from: 0.0, through: 9, by: 0.1) {
            let leaves = (0..<12).map {
                layout.placement(at: .init(index: $0, offset: Double($0) - scroll)).transform.row4
            }
            let current = Int(scroll)
            for right in current + 1..<11 { #expect(leaves[right].z - leaves[right + 1].z > 0.4) }
            for left in 1..<max(current, 1) { #expect(leaves[left].z - leaves[left - 1].z > 0.4) }
            if scroll > Double(current) + 0.01 {
                #expect(leaves[current].z > leaves[current + 1].z)
                if current > 0 { #expect(leaves[current].z > leaves[current - 1].z) }
            }
        }
    }

    @Test func `a free edge stays with the pointer from one side to the other`() {
        #expect(abs(book.layout.itemsPerPoint! * 600 + 1) < 1e-12)
    }

    @Test func `up and down it is a wall calendar`() {
        let calendar = book.with { $0.isVertical = true }
        #expect(calendar.transform(atOffset: 0).row4 == SIMD4(0, 200, 0, 1))
        let up = calendar.transform(atOffset: -0.5)
        #expect(abs(up.row4.z - 200) < 1e-10)
        #expect(up.row1 == SIMD4(1, 0, 0, 0))
    }
}
