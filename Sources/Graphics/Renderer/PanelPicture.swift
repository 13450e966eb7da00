internal import CZoeEpoxy
public import ZoeImages
internal import ZoeOpenGL

/// A small picture for what lies over the stage: its bytes are shown as they are.
public final class PanelPicture {
    public let width: Int
    public let height: Int
    public var bytes: Int { width * height * 4 }
    /// The texture's, in the context that is current.
    public let name: UInt32
    private let object: GLObject?
    /// To draw in, where the renderer itself makes it.
    let surface: Surface?

    /// One that is to be drawn, from its upper row on.
    init(width: Int, height: Int, in tracker: GLTracker) throws(RendererError) {
        (self.width, self.height) = (width, height)
        let surface = try Surface(
            width: width, height: height, colour: .texture(.bytes, isSmooth: true), hasDepth: false, in: tracker)
        self.surface = surface
        name = surface.textureName
        object = nil
    }

    fileprivate init(_ image: Image, in tracker: GLTracker) {
        let (wide, high) = (image.width, image.height)
        (width, height) = (wide, high)
        let object = GLObject(.texture, in: tracker)
        name = object.name
        surface = nil
        defer { tracker.collectErrors(during: "taking a picture for the panel") }
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
                kind, 0, GLint(GLStorage.bytes.code), GLsizei(wide), GLsizei(high), GLConstant.rgba, GLConstant.byte,
                rows.baseAddress)
        }
        object.holds(image.bytes.count)
        self.object = consume object
    }
}

extension Renderer {
    public func panelPicture(_ image: Image) -> PanelPicture { PanelPicture(image, in: tracker) }
}
