internal import CZoeMath

/// What is seen all around, as six square pictures: right, left, above, below, behind, before, each from inside, its uppermost row
/// first.
struct CubePicture {
    let side: Int
    let faces: [[UInt8]]

    typealias Sheet = (width: Int, height: Int, bytes: [UInt8])

    /// Made of six pictures of any size, or of one: a cross, a strip of six, or all around as a map has it.
    /// - Returns: nil where there are others.
    init?(_ sheets: [Sheet]) {
        guard let first = sheets.first, first.width > 0, first.height > 0 else { return nil }
        if sheets.count == 6 {
            let side = sheets.reduce(first.width) { min($0, $1.width, $1.height) }
            self.init(side: side, faces: sheets.map { Self.cut($0, CutOut(), side: side) })
            return
        }
        guard sheets.count == 1 else { return nil }
        if let (places, side) = Self.places(in: first) {
            self.init(side: side, faces: places.map { Self.cut(first, $0, side: side) })
        } else {
            self.init(side: max(1, min(first.width / 4, 1024))) { Self.pixel(of: first, towards: $0) }
        }
    }

    private init(side: Int, faces: [[UInt8]]) { (self.side, self.faces) = (side, faces) }

    /// - Parameter colour: what is seen in a direction: x right, y up, z behind.
    init(side: Int, _ colour: (SIMD3<Double>) -> SIMD4<UInt8>) {
        let faces = (0..<6).map { face in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(side * side * 4)
            for y in 0..<side {
                for x in 0..<side {
                    let place = SIMD2(Double(x) + 0.5, Double(y) + 0.5) * 2 / Double(side) - 1
                    let pixel = colour(Self.direction(face, at: place))
                    for part in 0..<4 { bytes.append(pixel[part]) }
                }
            }
            return bytes
        }
        self.init(side: side, faces: faces)
    }

    /// Where a place on a face lies, as OpenGL has it (table 3.19 of its specification, version 3.3).
    /// - Parameter place: from -1 to 1, y down.
    static func direction(_ face: Int, at place: SIMD2<Double>) -> SIMD3<Double> {
        switch face {
        case 0: SIMD3(1, -place.y, -place.x)
        case 1: SIMD3(-1, -place.y, place.x)
        case 2: SIMD3(place.x, 1, place.y)
        case 3: SIMD3(place.x, -1, -place.y)
        case 4: SIMD3(place.x, -place.y, 1)
        default: SIMD3(-place.x, -place.y, -1)
        }
    }

    /// A bright sky over dark ground, for want of pictures: every direction has a colour of its own.
    static let sky = CubePicture(side: 64) { direction in
        let length = (direction * direction).sum().squareRoot()
        let (x, y, z) = (direction.x / length, direction.y / length, direction.z / length)
        let ground = SIMD3(0.22, 0.2, 0.18) + SIMD3(0.1, 0.06, 0.02) * x
        let sky = SIMD3(0.85, 0.9, 0.95) - SIMD3(0.6, 0.45, 0.2) * max(y, 0) + SIMD3(0.1, 0.03, -0.05) * z
        let share = min(max(y * 16 + 0.5, 0), 1)
        let colour = ((ground * (1 - share) + sky * share) * 255)
            .clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
        return SIMD4(UInt8(colour.x), UInt8(colour.y), UInt8(colour.z), 255)
    }

    // MARK: One picture for all

    /// A square of a picture, in sides of a face.
    private struct CutOut {
        var column = 0
        var row = 0
        var isTurned = false
    }

    private static func places(in sheet: Sheet) -> (places: [CutOut], side: Int)? {
        let (width, height) = (sheet.width, sheet.height)
        func list(_ places: [(Int, Int)]) -> [CutOut] { places.map { CutOut(column: $0.0, row: $0.1) } }
        if width == 6 * height { return (list((0..<6).map { ($0, 0) }), height) }
        if height == 6 * width { return (list((0..<6).map { (0, $0) }), width) }
        if width * 3 == height * 4 { return (list([(2, 1), (0, 1), (1, 0), (1, 2), (1, 1), (3, 1)]), width / 4) }
        guard width * 4 == height * 3 else { return nil }
        var places = list([(2, 1), (0, 1), (1, 0), (1, 2), (1, 1), (1, 3)])
        // Folded down from below.
        places[5].isTurned = true
        return (places, width / 3)
    }

    private static func cut(_ sheet: Sheet, _ place: CutOut, side: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(side * side * 4)
        for y in 0..<side {
            for x in 0..<side {
                let (across, down) = place.isTurned ? (side - 1 - x, side - 1 - y) : (x, y)
                let start = ((place.row * side + down) * sheet.width + place.column * side + across) * 4
                bytes += sheet.bytes[start..<start + 4]
            }
        }
        return bytes
    }

    /// As `zt_onGlobe` in `effect.glsl` looks it up.
    private static func pixel(of sheet: Sheet, towards direction: SIMD3<Double>) -> SIMD4<UInt8> {
        let length = (direction * direction).sum().squareRoot()
        let across = atan2(direction.x, -direction.z) / (2 * .pi) + 0.5
        let down = 0.5 - asin(min(max(direction.y / length, -1), 1)) / .pi
        let x = min(max(Int(across * Double(sheet.width)), 0), sheet.width - 1)
        let y = min(max(Int(down * Double(sheet.height)), 0), sheet.height - 1)
        let start = (y * sheet.width + x) * 4
        return SIMD4(sheet.bytes[start], sheet.bytes[start + 1], sheet.bytes[start + 2], sheet.bytes[start + 3])
    }
}
