internal import CZoeEpoxy
internal import LayoutCore
internal import ZoeImages

/// A picture on the graphics card, with all its smaller versions.
final class Texture {
    /// The picture's own, in pixels.
    let size: Size
    /// With the smaller versions.
    let bytes: Int
    /// Nothing shines through it.
    let isOpaque: Bool
    /// No other of its tracker has it.
    let number: Int
    private let object: GLObject

    /// Sampled at so many places along the longer side of a tilted pixel.
    private static let mostSamples: Float = 8

    init(_ image: Image, in tracker: GLTracker) {
        size = Size(width: Double(image.width), height: Double(image.height))
        number = tracker.nextNumber()
        var pixels = PremultipliedPixels(image)
        isOpaque = pixels.isOpaque
        let limit = GLLimit.textureSize.value
        while max(pixels.width, pixels.height) > limit { pixels = pixels.halved }
        object = .smoothTexture(beyondEdges: GLConstant.clampToEdge, in: tracker)
        let kind = GLConstant.texture2D
        // Mesa's software rasteriser has it too, but frays edges with it.
        if unsafe zglHasExtension("GL_EXT_texture_filter_anisotropic"), !GLText.isSoftware {
            let most = zglGetFloat(GLConstant.mostAnisotropy)
            zglTexParameterFloat(kind, GLConstant.anisotropy, min(Self.mostSamples, most))
        }
        // Drivers make smaller versions too, but where a side is odd Mesa's leave every other line out.
        var (level, bytes) = (0, 0)
        while true {
            unsafe pixels.bytes.withUnsafeBytes { rows in
                unsafe zglTexImage2D(
                    kind, GLint(level), GLint(GLStorage.colour.code), GLsizei(pixels.width), GLsizei(pixels.height),
                    GLConstant.rgba, GLConstant.byte, rows.baseAddress)
            }
            bytes += pixels.bytes.count
            if pixels.width == 1, pixels.height == 1 { break }
            pixels = pixels.halved
            level += 1
        }
        self.bytes = bytes
        tracker.collectErrors(during: "taking a picture of \(image.width)×\(image.height)")
    }

    func bind() {
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(GLConstant.texture2D, object.name)
    }
}

extension GLObject {
    /// A texture for rows of bytes, smooth near and far. It is bound, so that they can be given to it.
    static func smoothTexture(beyondEdges wrapping: GLint, in tracker: GLTracker) -> GLObject {
        let object = GLObject(.texture, in: tracker)
        let kind = GLConstant.texture2D
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(kind, object.name)
        zglTexParameter(kind, GLConstant.minFilter, GLConstant.trilinear)
        zglTexParameter(kind, GLConstant.magFilter, GLConstant.linear)
        zglTexParameter(kind, GLConstant.wrapAcross, wrapping)
        zglTexParameter(kind, GLConstant.wrapDown, wrapping)
        zglPixelStore(GLConstant.unpackAlignment, 4)
        return object
    }
}
