internal import CZoeEpoxy
internal import ZoeImages
internal import ZoeOpenGL

/// A picture as shaders of the user's own see it: its bytes as they are, the lowest row first, repeated without end.
final class InputTexture {
    private let object: GLObject
    let width: Int
    let height: Int
    private let kind: Kind
    private let tracker: GLTracker

    enum Kind {
        /// Repeated without end, with smaller versions.
        case picture
        /// Each pixel is read as the number that it is.
        case table
        /// What is between two numbers is a mixture.
        case curve
    }

    init(width: Int, height: Int, _ use: Kind = .picture, in tracker: GLTracker) {
        (self.width, self.height, kind, self.tracker) = (width, height, use, tracker)
        object = GLObject(.texture, in: tracker)
        let kind = GLConstant.texture2D
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(kind, object.name)
        let between = use == .table ? GLConstant.nearest : GLConstant.linear
        zglTexParameter(kind, GLConstant.minFilter, use == .picture ? GLConstant.trilinear : between)
        zglTexParameter(kind, GLConstant.magFilter, between)
        let wrap = use == .picture ? GLConstant.wrapsAround : GLConstant.clampToEdge
        zglTexParameter(kind, GLConstant.wrapAcross, wrap)
        zglTexParameter(kind, GLConstant.wrapDown, wrap)
    }

    convenience init(_ image: Image, in tracker: GLTracker) {
        self.init(width: image.width, height: image.height, in: tracker)
        show(image)
    }

    func show(_ image: Image) { fill(Self.upright(image.bytes, row: image.width * 4)) }

    private static func upright(_ bytes: [UInt8], row: Int) -> [UInt8] {
        var upright: [UInt8] = []
        upright.reserveCapacity(bytes.count)
        for start in stride(from: bytes.count - row, through: 0, by: -row) { upright += bytes[start..<start + row] }
        return upright
    }

    /// - Parameter bytes: four a pixel, the lowest row first.
    func fill(_ bytes: [UInt8]) {
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(GLConstant.texture2D, object.name)
        zglPixelStore(GLConstant.unpackAlignment, 4)
        unsafe bytes.withUnsafeBytes { rows in
            unsafe zglTexImage2D(
                GLConstant.texture2D, 0, GLint(GLStorage.bytes.code), GLsizei(width), GLsizei(height),
                GLConstant.rgba, GLConstant.byte, rows.baseAddress)
        }
        if kind == .picture { zglGenerateMipmap(GLConstant.texture2D) }
        object.holds(kind == .picture ? bytes.count * 4 / 3 : bytes.count)
        tracker.collectErrors(during: "taking a picture of \(width)×\(height) for a shader")
    }

    /// What was filled in, with the uppermost row first.
    var bytes: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(GLConstant.texture2D, object.name)
        zglPixelStore(GLConstant.packAlignment, 4)
        unsafe bytes.withUnsafeMutableBytes { rows in
            unsafe zglGetTexImage(GLConstant.texture2D, GLConstant.rgba, GLConstant.byte, rows.baseAddress)
        }
        return Self.upright(bytes, row: width * 4)
    }

    /// One pixel of white.
    static func light(in tracker: GLTracker) -> InputTexture {
        let texture = InputTexture(width: 1, height: 1, in: tracker)
        texture.fill([255, 255, 255, 255])
        return texture
    }

    /// One pixel of nothing.
    static func empty(in tracker: GLTracker) -> InputTexture {
        let texture = InputTexture(width: 1, height: 1, in: tracker)
        texture.fill([0, 0, 0, 0])
        return texture
    }

    /// Four bytes by chance for each pixel, the same every time: what noise is made of.
    /// - Parameter number: each is another one.
    static func noise(_ number: Int, in tracker: GLTracker) -> InputTexture {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(UInt32(number) &* 0x2545_F491) << 32
        let side = 256
        let bytes = (0..<side * side * 4).map { _ -> UInt8 in
            // Marsaglia's xorshift64.
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return UInt8(truncatingIfNeeded: state >> 32)
        }
        let texture = InputTexture(width: side, height: side, in: tracker)
        texture.fill(upright(bytes, row: side * 4))
        return texture
    }

    func bind(to unit: Int) -> SIMD2<Double> {
        zglActiveTexture(GLConstant.firstUnit + GLenum(unit))
        zglBindTexture(GLConstant.texture2D, object.name)
        return SIMD2(Double(width), Double(height))
    }
}
