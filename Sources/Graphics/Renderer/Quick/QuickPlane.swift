internal import LayoutCore

/// A card's rectangle as it lies in the picture.
struct QuickPlane {
    /// From points on the card to clip space.
    let matrix: Transform3D
    /// Half of the card, in points.
    let half: SIMD2<Double>
    /// Half of the picture, in pixels.
    private let picture: SIMD2<Double>
    /// What leads from a place to its distances from the left, top, right and bottom side, in pixels; nil where the card passes the
    /// eye.
    private let sides: Sides?
    /// Least and greatest.
    private let depths: ClosedRange<Double>

    var passesEye: Bool { sides == nil }

    /// Times x, times y, and what is added.
    private struct Sides {
        var across = SIMD4<Double>.zero
        var down = SIMD4<Double>.zero
        var rest = SIMD4<Double>.zero

        subscript(side: Int) -> SIMD3<Double> {
            get { SIMD3(across[side], down[side], rest[side]) }
            set { (across[side], down[side], rest[side]) = (newValue.x, newValue.y, newValue.z) }
        }

        func distances(of place: SIMD2<Double>) -> SIMD4<Double> { across * place.x + down * place.y + rest }
    }

    init(_ matrix: Transform3D, _ size: Size, slope: Double, pixels: Size) {
        let (half, picture) = (SIMD2(size.width, size.height) / 2, SIMD2(pixels.width, pixels.height) / 2)
        (self.matrix, self.half, self.picture) = (matrix, half, picture)
        // No lists: hundreds of planes are made in a frame.
        func place(_ x: Double, _ y: Double) -> SIMD4<Double> { matrix.at(SIMD2(x, y) * half) }
        let (a, b, c, d) = (place(-1, -1), place(1, -1), place(1, 1), place(-1, 1))
        let w = SIMD4(a.w, b.w, c.w, d.w)
        guard all(w .> Camera.nearest) else {
            (sides, depths) = (nil, -1...1)
            return
        }
        let z = SIMD4(a.z, b.z, c.z, d.z) / w
        depths = z.min() - 4 * slope...z.max() + 4 * slope
        func seen(_ place: SIMD4<Double>) -> SIMD2<Double> { place.lowHalf / place.w * picture }
        let middle = seen(matrix.row4)
        var sides = Sides()
        sides[0] = Self.line(from: seen(d), to: seen(a), inside: middle)
        sides[1] = Self.line(from: seen(a), to: seen(b), inside: middle)
        sides[2] = Self.line(from: seen(b), to: seen(c), inside: middle)
        sides[3] = Self.line(from: seen(c), to: seen(d), inside: middle)
        self.sides = sides
    }

    private static func line(
        from a: SIMD2<Double>, to b: SIMD2<Double>, inside: SIMD2<Double>
    ) -> SIMD3<Double> {
        let delta = b - a
        let length = max((delta * delta).sum().squareRoot(), 1e-9)
        var normal = SIMD2(-delta.y, delta.x) / length
        if (normal * (inside - a)).sum() < 0 { normal = -normal }
        return SIMD3(normal, -(normal * a).sum())
    }

    /// How many points on the card a pixel is, across and down, at a place on it.
    func pixel(at place: SIMD2<Double>) -> SIMD2<Double> {
        let at = matrix.at(place)
        let w = max(abs(at.w), Camera.nearest)
        let right = (matrix.row1.lowHalf - at.lowHalf / w * matrix.row1.w) / w * picture
        let down = (matrix.row2.lowHalf - at.lowHalf / w * matrix.row2.w) / w * picture
        let area = abs(right.x * down.y - right.y * down.x)
        return SIMD2((down * down).sum().squareRoot(), (right * right).sum().squareRoot()) / max(area, 1e-12)
    }

    /// Where the card is within the picture: how many pixels a point is at most, and how much of the picture is covered.
    /// - Parameter isSmall: so little of a card that its own middle and its sides say enough.
    func sight(isSmall: Bool) -> (pixelsPerPoint: Double, share: Double) {
        var least = Double.infinity
        var covered = 0.0
        let reach = isSmall ? 1 : 2
        for y in -reach...reach {
            for x in -reach...reach {
                let place = SIMD2(Double(x), Double(y)) / Double(reach) * half
                let at = matrix.at(place)
                guard at.w > Camera.nearest, abs(at.x) <= at.w, abs(at.y) <= at.w else { continue }
                let pixel = pixel(at: place)
                least = min(least, pixel.min())
                // Each place stands for the part of the card around it.
                covered += 1 / max(pixel.x * pixel.y, 1e-9)
            }
        }
        let places = Double((2 * reach + 1) * (2 * reach + 1))
        let share = covered * half.x * half.y / places / (picture.x * picture.y)
        return (1 / (least.isFinite ? least : pixel(at: .zero).min()), share)
    }

    /// The corners of a rectangle that is smaller than the card (or larger) by so many points and pixels.
    /// - Parameter goingOn: sides that stay where they are, because another piece of the card begins there.
    func corners(inset points: SIMD2<Double>, pixels: Double, goingOn: Seams.Sides = 0) -> CardCorners {
        CardCorners { side in
            let reach = half - points - pixels * pointwiseMin(pixel(at: side * half), 300 * half)
            let across = goingOn & (side.x < 0 ? Seams.left : Seams.right) != 0
            let down = goingOn & (side.y < 0 ? Seams.top : Seams.bottom) != 0
            return side * pointwiseMax(SIMD2(across ? half.x : reach.x, down ? half.y : reach.y), .zero)
        }
    }

    /// - Parameters:
    ///   - joined: sides that go on in another card and do not end softly.
    ///   - tucked: sides that end a pixel earlier, behind another card.
    ///   - staysWithin: the depth goes no farther than the card's own.
    func vertex(
        _ place: SIMD2<Double>, _ more: SIMD4<Double>, joined: Seams.Sides = 0,
        tucked: Seams.Sides = 0, staysWithin: Bool = false
    ) -> QuickVertex {
        var at = matrix.at(place)
        var inwards = SIMD4<Double>(repeating: 1e4)
        if let sides, at.w > Camera.nearest {
            let pixel = at.lowHalf / at.w * picture
            let distances = sides.distances(of: pixel)
            for side in 0..<4 where joined & (1 << side) == 0 {
                inwards[side] = distances[side] - (tucked & (1 << side) == 0 ? 0 : 1)
            }
            if staysWithin { at.z = min(max(at.z / at.w, depths.lowerBound), depths.upperBound) * at.w }
        }
        return QuickVertex(
            place: SIMD4<Float>(at), more: SIMD4<Float>(more), inwards: SIMD4<Float>(inwards))
    }
}

extension Transform3D {
    /// A point of the plane through this.
    func at(_ place: SIMD2<Double>) -> SIMD4<Double> { place.x * row1 + place.y * row2 + row4 }
}
