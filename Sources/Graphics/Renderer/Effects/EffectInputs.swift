internal import CZoeEpoxy
internal import LayoutCore
internal import ZoeEffects
public import ZoeImages

/// The pictures that shaders of the user's own read, by the paths of their files.
final class EffectInputs {
    private var pictures: [String: InputTexture] = [:]
    private var noise: InputTexture?
    private var empty: InputTexture?
    /// What `iChannel0` is where nothing else was said, while the whole picture is at hand.
    var scene: Surface?
    private let tracker: GLTracker

    init(in tracker: GLTracker) { self.tracker = tracker }

    subscript(path: String) -> Image? {
        get { nil }
        set { pictures[path] = newValue.map { InputTexture($0, in: tracker) } }
    }

    func holds(_ path: String) -> Bool { pictures[path] != nil }
    func forget(_ path: String) { pictures[path] = nil }

    /// - Returns: how large it is.
    @discardableResult
    func bind(_ path: String?, for name: String, to unit: Int) -> SIMD2<Double> {
        defer { zglActiveTexture(GLConstant.firstUnit) }
        if let path, let picture = pictures[path] { return picture.bind(to: unit) }
        if name == "iChannel0", path == nil, let scene { return scene.bindTexture(at: unit) }
        if EffectPictures.empty.contains(name) { return bindNothing(to: unit) }
        let noise = noise ?? .noise(in: tracker)
        self.noise = noise
        return noise.bind(to: unit)
    }

    /// One pixel of nothing.
    func bindNothing(to unit: Int) -> SIMD2<Double> {
        defer { zglActiveTexture(GLConstant.firstUnit) }
        let empty = empty ?? .empty(in: tracker)
        self.empty = empty
        return empty.bind(to: unit)
    }
}

/// A picture as shaders of the user's own see it: its bytes as they are, the lowest row first, repeated without end.
private final class InputTexture {
    private let object: GLObject
    private let size: SIMD2<Double>

    convenience init(_ image: Image, in tracker: GLTracker) {
        self.init(width: image.width, height: image.height, bytes: image.bytes, in: tracker)
    }

    init(width: Int, height: Int, bytes: [UInt8], in tracker: GLTracker) {
        size = SIMD2(Double(width), Double(height))
        object = GLObject(.texture, in: tracker)
        let kind = GLConstant.texture2D
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(kind, object.name)
        zglTexParameter(kind, GLConstant.minFilter, GLConstant.trilinear)
        zglTexParameter(kind, GLConstant.magFilter, GLConstant.linear)
        zglTexParameter(kind, GLConstant.wrapAcross, GLConstant.wrapsAround)
        zglTexParameter(kind, GLConstant.wrapDown, GLConstant.wrapsAround)
        zglPixelStore(GLConstant.unpackAlignment, 4)
        let row = width * 4
        var upright: [UInt8] = []
        upright.reserveCapacity(bytes.count)
        for line in (0..<height).reversed() { upright += bytes[line * row..<(line + 1) * row] }
        unsafe upright.withUnsafeBytes { rows in
            unsafe zglTexImage2D(
                kind, 0, GLint(GLStorage.bytes.code), GLsizei(width), GLsizei(height), GLConstant.rgba,
                GLConstant.byte, rows.baseAddress)
        }
        zglGenerateMipmap(kind)
        tracker.collectErrors(during: "taking a picture of \(width)×\(height) for a shader")
    }

    /// One pixel of nothing.
    static func empty(in tracker: GLTracker) -> InputTexture {
        InputTexture(width: 1, height: 1, bytes: [0, 0, 0, 0], in: tracker)
    }

    /// Four bytes by chance for each pixel, the same every time: what noise is made of.
    static func noise(in tracker: GLTracker) -> InputTexture {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        let side = 256
        let bytes = (0..<side * side * 4).map { _ -> UInt8 in
            // Marsaglia's xorshift64.
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return UInt8(truncatingIfNeeded: state >> 32)
        }
        return InputTexture(width: side, height: side, bytes: bytes, in: tracker)
    }

    func bind(to unit: Int) -> SIMD2<Double> {
        zglActiveTexture(GLConstant.firstUnit + GLenum(unit))
        zglBindTexture(GLConstant.texture2D, object.name)
        return size
    }
}

extension Renderer {
    /// From now on shaders that ask for the picture at this path see it.
    public func show(_ image: Image, toShadersAs path: String) { inputs[path] = image }
    public func forgetInput(_ path: String) { inputs.forget(path) }
    public func holdsInput(_ path: String) -> Bool { inputs.holds(path) }
}
