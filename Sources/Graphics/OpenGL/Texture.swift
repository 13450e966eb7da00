package import CZoeEpoxy
package import CardContent
package import ZoeImages

/// A picture on the graphics card, with all its smaller versions.
package final class Texture {
    /// The picture's own, in pixels.
    package let size: Sides
    /// With the smaller versions.
    package let bytes: Int
    /// Nothing shines through it.
    package let isOpaque: Bool
    /// No other of its tracker has it.
    package let number: Int
    private let object: GLObject

    /// Sampled at so many places along the longer side of a tilted pixel.
    private static let mostSamples: Float = 8

    package init(_ picture: TextureLevels, in tracker: GLTracker) {
        size = picture.size
        number = tracker.nextNumber()
        isOpaque = picture.isOpaque
        object = .smoothTexture(beyondEdges: GLConstant.clampToEdge, in: tracker)
        let kind = GLConstant.texture2D
        // Mesa's software rasteriser has it too, but frays edges with it.
        if unsafe zglHasExtension("GL_EXT_texture_filter_anisotropic"), !GLText.isSoftware {
            let most = zglGetFloat(GLConstant.mostAnisotropy)
            zglTexParameterFloat(kind, GLConstant.anisotropy, min(Self.mostSamples, most))
        }
        // Drivers make smaller versions too, but where a side is odd Mesa's leave every other line out.
        let limit = GLLimit.textureSize.value
        var bytes = 0
        for (level, pixels) in picture.levels.drop(while: { max($0.width, $0.height) > limit }).enumerated() {
            unsafe pixels.bytes.withUnsafeBytes { rows in
                unsafe zglTexImage2D(
                    kind, GLint(level), GLint(GLStorage.colour.code), GLsizei(pixels.width), GLsizei(pixels.height),
                    GLConstant.rgba, GLConstant.byte, rows.baseAddress)
            }
            bytes += pixels.bytes.count
        }
        self.bytes = bytes
        object.holds(bytes)
        tracker.collectErrors(during: "taking a picture of \(Int(size.width))×\(Int(size.height))")
    }

    package func bind() {
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(GLConstant.texture2D, object.name)
    }
}

/// A picture as the graphics card takes it, which any thread can prepare.
package struct TextureLevels: Sendable {
    /// The picture's own, in pixels.
    package let size: Sides
    package let isOpaque: Bool
    /// The picture and its smaller versions, down to one pixel.
    package let levels: [PremultipliedPixels]

    package init(_ image: Image) {
        size = Sides(width: Double(image.width), height: Double(image.height))
        var level = PremultipliedPixels(image)
        isOpaque = level.isOpaque
        var levels = [level]
        while level.width > 1 || level.height > 1 {
            level = level.halved
            levels.append(level)
        }
        self.levels = levels
    }
}

extension GLObject {
    /// A texture for rows of bytes, smooth near and far. It is bound, so that they can be given to it.
    package static func smoothTexture(beyondEdges wrapping: GLint, in tracker: GLTracker) -> GLObject {
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
