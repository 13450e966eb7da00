internal import CZoeEpoxy
public import ZoeImages

/// A small picture for what lies over the stage: its bytes are shown as they are.
public final class PanelPicture {
    public let width: Int
    public let height: Int
    public var bytes: Int { width * height * 4 }
    /// Of the texture, in the context that is current.
    public var name: UInt32 { object.name }
    private let object: GLObject

    fileprivate init(_ image: Image, in tracker: GLTracker) {
        (width, height) = (image.width, image.height)
        object = GLObject(.texture, in: tracker)
        let kind = GLConstant.texture2D
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(kind, object.name)
        for (parameter, value) in [
            (GLConstant.minFilter, GLConstant.linear), (GLConstant.magFilter, GLConstant.linear),
            (GLConstant.wrapAcross, GLConstant.clampToEdge), (GLConstant.wrapDown, GLConstant.clampToEdge),
        ] { zglTexParameter(kind, parameter, value) }
        zglPixelStore(GLConstant.unpackAlignment, 4)
        unsafe image.bytes.withUnsafeBytes { rows in
            unsafe zglTexImage2D(
                kind, 0, GLint(GLStorage.bytes.code), GLsizei(width), GLsizei(height), GLConstant.rgba, GLConstant.byte,
                rows.baseAddress)
        }
        tracker.collectErrors(during: "taking a picture for the panel")
    }
}

extension Renderer {
    public func panelPicture(_ image: Image) -> PanelPicture { PanelPicture(image, in: tracker) }
}
