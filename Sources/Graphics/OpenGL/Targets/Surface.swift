package import CZoeEpoxy

/// A framebuffer with its pixels.
package final class Surface {
    package let width: Int
    package let height: Int
    /// What the driver gave, which may be more than was asked for.
    package let samples: Int
    private let framebuffer: GLObject
    private let colour: GLObject
    private var colourName: GLuint { colour.name }
    /// The same pixels without the depths.
    private var bare: GLObject?
    private var depth: GLObject?
    private let colourKind: Colour
    /// As many as were asked for; 0 for none.
    private let wantedSamples: Int
    /// The name of the depths that a shader reads; 0 for none.
    private var depthTexture: GLuint = 0

    package enum Colour {
        /// To be drawn to and read from by the processor.
        case plain(samples: Int)
        /// To be read by a shader.
        case texture(GLStorage = .colour, isSmooth: Bool = false)
        /// The same, with so many samples a pixel.
        case samples(Int)
    }

    /// How its pixels are stored, where a shader reads them.
    package var storage: GLStorage? {
        guard case .texture(let storage, _) = colourKind else { return nil }
        return storage
    }

    /// - Parameters:
    ///   - depthIsTexture: a shader reads the depths.
    package init(
        width: Int, height: Int, colour kind: Colour, hasDepth: Bool,
        depthIsTexture: Bool = false, depthStorage: GLStorage = .depth, in tracker: GLTracker
    ) throws(RendererError) {
        self.width = width
        self.height = height
        let framebuffer = GLObject(.framebuffer, in: tracker)
        zglBindFramebuffer(GLFramebufferUse.all.code, framebuffer.name)
        self.framebuffer = consume framebuffer
        let place = GLAttachment.colour.code
        var wanted = 0
        colourKind = kind
        switch kind {
        case .plain(let samples):
            wanted = samples > 1 ? samples : 0
            let colour = Self.renderbuffer(.colour, wanted, width, height, tracker)
            self.samples = max(1, Int(zglRenderbufferSamples()))
            zglFramebufferRenderbuffer(place, colour.name)
            self.colour = consume colour
        case .texture(let storage, let isSmooth):
            samples = 1
            let colour = Self.texture(storage, isSmooth, width, height, tracker)
            zglFramebufferTexture(place, colour.name)
            self.colour = consume colour
        case .samples(let samples):
            wanted = samples
            let colour = Self.samples(samples, width, height, tracker)
            self.samples = max(1, Int(zglTextureSamples()))
            zglFramebufferSamples(place, colour.name)
            self.colour = consume colour
        }
        wantedSamples = wanted
        if hasDepth, depthIsTexture {
            let texture = Self.depthTexture(width, height, tracker)
            zglFramebufferTexture(GLAttachment.depth.code, texture.name)
            depthTexture = texture.name
            depth = consume texture
        } else if hasDepth {
            let buffer = Self.renderbuffer(depthStorage, wanted, width, height, tracker)
            zglFramebufferRenderbuffer(GLAttachment.depth.code, buffer.name)
            depth = consume buffer
        } else {
            depth = nil
        }
        guard zglCheckFramebuffer() == GLConstant.complete else {
            throw .target("the driver has no picture of \(width)×\(height)")
        }
    }

    /// For who shows it elsewhere.
    package var textureName: GLuint { colourName }

    /// Gives it depths, if it has none.
    package func needDepths(_ tracker: GLTracker) {
        if depth != nil { return }
        let buffer = depths(width, height, tracker)
        bind(for: .all)
        zglFramebufferRenderbuffer(GLAttachment.depth.code, buffer.name)
        depth = consume buffer
    }

    /// Depths with as many samples as its colours.
    package func depths(_ width: Int, _ height: Int, _ tracker: GLTracker) -> GLObject {
        Self.renderbuffer(.depth, wantedSamples, width, height, tracker)
    }

    /// Lets what is drawn to the framebuffer that is bound be drawn to its pixels.
    package func attachColour() {
        let place = GLAttachment.colour.code
        switch colourKind {
        case .plain: zglFramebufferRenderbuffer(place, colourName)
        case .texture: zglFramebufferTexture(place, colourName)
        case .samples: zglFramebufferSamples(place, colourName)
        }
    }

    private static func samples(_ samples: Int, _ width: Int, _ height: Int, _ tracker: GLTracker) -> GLObject {
        let object = GLObject(.texture, in: tracker)
        zglBindTexture(GLConstant.samples2D, object.name)
        zglTexImage2DMultisample(GLsizei(samples), GLStorage.colour.code, GLsizei(width), GLsizei(height))
        object.holds(samples * width * height * GLStorage.colour.bytes)
        return object
    }

    private static func renderbuffer(
        _ storage: GLStorage, _ samples: Int, _ width: Int, _ height: Int, _ tracker: GLTracker
    ) -> GLObject {
        let object = GLObject(.renderbuffer, in: tracker)
        zglBindRenderbuffer(object.name)
        zglRenderbufferStorage(GLsizei(samples), storage.code, GLsizei(width), GLsizei(height))
        object.holds(max(1, samples) * width * height * storage.bytes)
        return object
    }

    private static func texture(
        _ storage: GLStorage, _ isSmooth: Bool, _ width: Int, _ height: Int, _ tracker: GLTracker
    ) -> GLObject {
        let object = GLObject(.texture, in: tracker)
        let kind = GLConstant.texture2D
        zglBindTexture(kind, object.name)
        for filter in [GLConstant.minFilter, GLConstant.magFilter] {
            zglTexParameter(kind, filter, isSmooth ? GLConstant.linear : GLConstant.nearest)
        }
        for wrap in [GLConstant.wrapAcross, GLConstant.wrapDown] {
            zglTexParameter(kind, wrap, GLConstant.clampToEdge)
        }
        zglTexImage2D(
            kind, 0, GLint(storage.code), GLsizei(width), GLsizei(height), storage.order, GLConstant.byte, nil)
        object.holds(width * height * storage.bytes)
        return object
    }

    private static func depthTexture(_ width: Int, _ height: Int, _ tracker: GLTracker) -> GLObject {
        let object = GLObject(.texture, in: tracker)
        let kind = GLConstant.texture2D
        zglBindTexture(kind, object.name)
        for filter in [GLConstant.minFilter, GLConstant.magFilter] {
            zglTexParameter(kind, filter, GLConstant.nearest)
        }
        for wrap in [GLConstant.wrapAcross, GLConstant.wrapDown] {
            zglTexParameter(kind, wrap, GLConstant.clampToEdge)
        }
        zglTexImage2D(
            kind, 0, GLint(GLStorage.depth.code), GLsizei(width), GLsizei(height), GLConstant.depthOnly,
            GLConstant.float, nil)
        object.holds(width * height * GLStorage.depth.bytes)
        return object
    }

    /// Makes its depths the texture at this place.
    package func bindDepths(_ unit: Int) {
        guard depthTexture != 0 else { return }
        zglActiveTexture(GLConstant.firstUnit + GLenum(unit))
        zglBindTexture(GLConstant.texture2D, depthTexture)
        zglActiveTexture(GLConstant.firstUnit)
    }

    /// Makes its smaller versions, to be read between.
    /// - Parameter halvings: how many are needed; nil for all.
    package func makeLevels(halvings: Int? = nil) {
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(GLConstant.texture2D, colourName)
        zglTexParameter(GLConstant.texture2D, GLConstant.minFilter, GLConstant.trilinear)
        if let halvings { zglTexParameter(GLConstant.texture2D, GLConstant.lastLevel, GLint(halvings)) }
        zglGenerateMipmap(GLConstant.texture2D)
    }

    /// Copies its pixels, the mean of the samples of each, or its depths, to a surface of the same size.
    /// - Parameter reach: only these.
    package func copy(to other: Surface, depths: Bool = false, reach: PixelExtent? = nil) {
        bind(for: .reading)
        other.bind(for: .drawing)
        zglBlitFramebuffer(
            GLsizei(reach?.width ?? width), GLsizei(reach?.height ?? height),
            depths ? GLConstant.depthBits : GLConstant.colourBits)
    }

    package func bind(for use: GLFramebufferUse) { zglBindFramebuffer(use.code, framebuffer.name) }

    /// From here on all is drawn to it.
    package func begin() {
        bind(for: .all)
        zglViewport(0, 0, GLsizei(width), GLsizei(height))
    }

    /// The same, but it has no depths, which Mesa's rasteriser needs to copy quickly.
    package func beginWithoutDepths(in tracker: GLTracker) {
        if let name = bare?.name {
            zglBindFramebuffer(GLFramebufferUse.all.code, name)
        } else {
            let made = GLObject(.framebuffer, in: tracker)
            zglBindFramebuffer(GLFramebufferUse.all.code, made.name)
            attachColour()
            bare = consume made
        }
        zglViewport(0, 0, GLsizei(width), GLsizei(height))
    }

    /// - Parameter keepsDepths: clears nothing but the colours.
    package func begin(clearing colour: SIMD4<Float>, keepsDepths: Bool = false) {
        begin()
        zglClearColor(colour.x, colour.y, colour.z, colour.w)
        zglClearDepth(1)
        zglClear(keepsDepths ? GLConstant.colourBits : GLConstant.colourBits | GLConstant.depthBits)
    }

    /// Makes its pixels the texture at this place.
    package func bindTexture(_ unit: Int = 0) {
        zglActiveTexture(GLConstant.firstUnit + GLenum(unit))
        zglBindTexture(GLConstant.texture2D, colourName)
    }

    /// Makes its samples the texture at the first place.
    package func bindSamples() {
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(GLConstant.samples2D, colourName)
    }

    /// - Returns: how large it is.
    package func bindTexture(at unit: Int) -> SIMD2<Double> {
        bindTexture(unit)
        zglActiveTexture(GLConstant.firstUnit)
        return SIMD2(Double(width), Double(height))
    }

    /// Rows from the lowest up, four bytes a pixel.
    package func read(into bytes: UnsafeMutableRawBufferPointer) {
        bind(for: .reading)
        zglPixelStore(GLConstant.packAlignment, 4)
        unsafe zglReadPixels(GLsizei(width), GLsizei(height), GLConstant.rgba, GLConstant.byte, bytes.baseAddress)
    }
}
