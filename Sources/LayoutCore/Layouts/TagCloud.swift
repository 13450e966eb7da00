internal import CZoeMath

/// Labels spread evenly over a ball, which a hand turns in any direction. A card's place depends on its number alone.
public struct TagCloud: BuiltInLayout {
    public static let info = LayoutInfo(
        "tag-cloud", "labels all over a ball, or any form made of points, that turns in any direction",
        parameters: [
            count.parameter, points.parameter, radius.parameter, billboard.parameter, minScale.parameter,
            minAlpha.parameter,
        ],
        defaults: ["wrap": true, "perspective": 0.0, "style": .choice("tumble")], card: .points(120, 40))

    static let count = Knob<Int?>(
        "count", in: 1...10_000, "how many cards share the ball; by itself, all of them up to \(most)")
    static let radius = FullCircle.radius("the ball's radius; by itself, it fits into the view")
    static let points = Knob<String?>(
        "points",
        points:
            "x, y and z of each point of the form, as numbers or, with --set, an OBJ, PLY or text file; by itself, a ball"
    )
    static let billboard = Knob(
        "billboard", true, "cards face the viewer and shrink with distance; without, they lie on the ball")
    static let minScale = Knob(
        "minScale", 1.0 / 3, in: 0...1, "the size of the farthest card, where they face the viewer")
    static let minAlpha = Knob("minAlpha", 1.0 / 3, in: 0...1, "what is left of the farthest card")

    /// Past this many, cards take turns on the ball.
    static let most = 200
    /// `π · (3 - √5)`: successive points turned by it never line up.
    static let goldenAngle = Angle.radians(.pi * (3 - 5.0.squareRoot()))

    public var visibleCount: Int { places.count }
    /// Once around the ball, the row begins anew.
    public var evenness: Evenness { .repeating(every: places.count, outside: 0...0) }
    public let workedOut: [String: Double]
    /// Every place on the ball, as it stands now.
    private let places: [Placement]
    private let (scroll, slots): (Double, Double)

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let form = knobs[Self.points].flatMap { PointCloud($0) }
        let count = max(1, knobs[Self.count] ?? min(stage.slots, form.map { $0.points.count } ?? Self.most))
        let look = BallForm(knobs, on: stage)
        (scroll, slots) = (stage.scroll, Double(stage.slots))
        workedOut = ["radius": look.radius, "count": Double(count)]
        if let form = form?.spread(count).points {
            places = (0..<count).map { look.placement(of: form[$0 % form.count]) }
            return
        }
        let step = Turn(Self.goldenAngle)
        var around = Turn.none
        places = (0..<count).map { index in
            defer { around = around.followed(by: step) }
            return look.placement(height: Double(2 * index + 1) / Double(count) - 1, around: around)
        }
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        // Before the first card of a row without ends are its last ones: there the numbers go on below 0.
        let index = Double(card.index)
        let number = index + slots * ((scroll + card.offset - index) / slots).rounded()
        let count = Double(places.count)
        return places[Int(safely: number - count * (number / count).rounded(.down))]
    }
}

/// How the points of the ball are shown.
private struct BallForm {
    let radius: Double
    let isBillboard: Bool
    let (minScale, minAlpha): (Double, Double)
    let orientation: Transform3D

    init(_ knobs: Knobs, on stage: LayoutContext) {
        radius = knobs[TagCloud.radius] ?? stage.fittingRadius
        isBillboard = knobs[TagCloud.billboard]
        minScale = knobs[TagCloud.minScale]
        minAlpha = knobs[TagCloud.minAlpha]
        orientation = .rotation(by: stage.orientation)
    }

    /// - Parameter point: in the ball of radius 1 about the middle; a card that does not face the viewer looks away from it.
    func placement(of point: SIMD3<Double>) -> Placement {
        let distance = (point * point).sum().squareRoot()
        let away = distance > 1e-9 ? point / distance : SIMD3(0, 0, 1)
        let r = max(0, 1 - away.y * away.y).squareRoot()
        let around = r > 1e-9 ? Turn(cos: away.x / r, sin: away.z / r) : .none
        return placement(height: away.y, around: around, distance: distance)
    }

    /// - Parameter height: from -1 at the top of the unit ball to 1 at its bottom.
    func placement(height y: Double, around f: Turn, distance: Double = 1) -> Placement {
        let r = max(0, 1 - y * y).squareRoot()
        let out = orientation.row(combining: SIMD4(r * f.cos, y, r * f.sin, 0))
        let nearness = (distance * out.z + 1) / 2
        // With 1/3 for the least: (z/R + 2) / 3.
        let scale = minScale + (1 - minScale) * nearness
        let alpha = min(max(minAlpha + (1 - minAlpha) * nearness, 0), 1)
        var local = Transform3D.scale(x: scale, y: scale, z: 1)
        if !isBillboard {
            // `RX(latitude) · RY(longitude)`: along the parallel, along the meridian, outwards.
            local.row1 = orientation.row(combining: SIMD4(f.sin, 0, -f.cos, 0))
            local.row2 = orientation.row(combining: SIMD4(-y * f.cos, r, -y * f.sin, 0))
            local.row3 = out
        }
        local.row4 = radius * distance * out
        local.row4.w = 1
        return Placement(local, alpha: alpha)
    }
}

extension Transform3D {
    /// The rotation of a quaternion of any length but 0, which is none.
    fileprivate static func rotation(by q: Quaternion) -> Transform3D {
        let square = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w
        guard square.isNormal else { return .identity }
        let k = 2 / square
        let (xx, yy, zz) = (k * q.x * q.x, k * q.y * q.y, k * q.z * q.z)
        let (xy, yz, zx) = (k * q.x * q.y, k * q.y * q.z, k * q.z * q.x)
        let (xw, yw, zw) = (k * q.x * q.w, k * q.y * q.w, k * q.z * q.w)
        return Transform3D(
            rows: (1 - yy - zz, xy + zw, zx - yw, 0), (xy - zw, 1 - xx - zz, yz + xw, 0),
            (zx + yw, yz - xw, 1 - xx - yy, 0), (0, 0, 0, 1))
    }
}

extension TagCloud: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        throw NoFormula(info.name, because: "a hand turns its ball in any direction, of which a formula knows nothing")
    }
}
