internal import LayoutCore

/// Counts the tilted cards that lie in one plane. Rasterising rounds corners to parts of a pixel, so that the depths of such
/// cards differ at random; each is lifted above the one before it, and cards that are alone in their plane stay where they are.
struct CoplanarCards {
    private struct Key: Hashable {
        var x: Double
        var y: Double
        var z: Double
        var distance: Double
    }

    private var counts: [Key: Int] = [:]

    /// How many cards have been in this card's plane before; 0 for those that face the viewer, whose depths are exact.
    mutating func rank(of card: Card) -> Int {
        let (a, b, at) = (card.matrix.row1, card.matrix.row2, card.matrix.row4)
        if a.z == 0 && b.z == 0 { return 0 }
        var normal = SIMD4(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, 0)
        let length = (normal * normal).sum().squareRoot()
        guard length > 0, length.isFinite else { return 0 }
        normal /= normal.z < 0 ? -length : length
        let distance = (normal * at).sum()
        // Steps that round numbers do not lie between.
        func step(_ x: Double, _ perUnit: Double) -> Double { (x * perUnit + 0.3137).rounded() }
        let key = Key(
            x: step(normal.x, 1e5), y: step(normal.y, 1e5), z: step(normal.z, 1e5), distance: step(distance, 100))
        defer { counts[key, default: 0] += 1 }
        return counts[key] ?? 0
    }
}
