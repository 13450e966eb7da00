internal import CZoeEpoxy

// OpenGL's constants, as far as they are in use: what stands outside this file sees only these names.

enum GLCapability {
    case blending, depthTest, depthClamp, framebufferSRGB, multisampling, eyeClipping, sideClipping, depthsClipping
    case debugOutput, debugOutputAtOnce
    case scissor, faceCulling

    var code: GLenum {
        let code =
            switch self {
            case .blending: GL_BLEND
            case .depthTest: GL_DEPTH_TEST
            case .depthClamp: GL_DEPTH_CLAMP
            case .framebufferSRGB: GL_FRAMEBUFFER_SRGB
            case .multisampling: GL_MULTISAMPLE
            case .eyeClipping: GL_CLIP_DISTANCE0
            case .sideClipping: GL_CLIP_DISTANCE1
            case .depthsClipping: GL_CLIP_DISTANCE2
            case .debugOutput: GL_DEBUG_OUTPUT
            case .debugOutputAtOnce: GL_DEBUG_OUTPUT_SYNCHRONOUS
            case .scissor: GL_SCISSOR_TEST
            case .faceCulling: GL_CULL_FACE
            }
        return GLenum(code)
    }
}

enum GLLimit {
    case uniformBlockSize, uniformOffsetAlignment, textureSize, renderbufferSize, samples

    var code: GLenum {
        let code =
            switch self {
            case .uniformBlockSize: GL_MAX_UNIFORM_BLOCK_SIZE
            case .uniformOffsetAlignment: GL_UNIFORM_BUFFER_OFFSET_ALIGNMENT
            case .textureSize: GL_MAX_TEXTURE_SIZE
            case .renderbufferSize: GL_MAX_RENDERBUFFER_SIZE
            case .samples: GL_MAX_SAMPLES
            }
        return GLenum(code)
    }

    /// What the current context allows.
    var value: Int { Int(zglGetInteger(code)) }
}

enum GLText {
    case renderer, version

    var value: String {
        let code = GLenum(self == .renderer ? GL_RENDERER : GL_VERSION)
        return unsafe zglGetString(code).map { unsafe String(cString: $0) } ?? "unknown"
    }

    /// Whether Mesa's rasteriser draws, without a graphics card.
    static var isSoftware: Bool { renderer.value.contains("llvmpipe") || renderer.value.contains("softpipe") }
}

enum GLBufferKind {
    case vertices, indices, uniforms
    var code: GLenum {
        switch self {
        case .vertices: GLenum(GL_ARRAY_BUFFER)
        case .indices: GLenum(GL_ELEMENT_ARRAY_BUFFER)
        case .uniforms: GLenum(GL_UNIFORM_BUFFER)
        }
    }
}

enum GLBufferUse {
    case once, always
    var code: GLenum { GLenum(self == .once ? GL_STREAM_DRAW : GL_STATIC_DRAW) }
}

enum GLStage {
    case vertex, fragment
    var code: GLenum { GLenum(self == .vertex ? GL_VERTEX_SHADER : GL_FRAGMENT_SHADER) }
}

/// How pixels are stored.
enum GLStorage {
    /// Red, green, blue as sRGB bytes, alpha as it is.
    case colour
    case depth
    /// Enough for a card that lies flat.
    case shallowDepth
    /// Light with more steps than bytes have.
    case light
    /// Bytes as they are.
    case bytes
    /// The same in the order in which a screen takes them: Mesa's rasteriser copies and stretches them many times as fast.
    case screen
    /// Numbers of any size.
    case floats

    /// Bytes a pixel.
    var bytes: Int {
        switch self {
        case .shallowDepth: 2
        case .colour, .depth, .bytes, .screen: 4
        case .light: 8
        case .floats: 16
        }
    }

    var code: GLenum {
        switch self {
        case .colour: GLenum(GL_SRGB8_ALPHA8)
        case .depth: GLenum(GL_DEPTH_COMPONENT32F)
        case .shallowDepth: GLenum(GL_DEPTH_COMPONENT16)
        case .light: GLenum(GL_RGBA16F)
        case .bytes: GLenum(GL_RGBA8)
        // Of names that tell the size none is for this order.
        case .screen: GLenum(GL_RGBA)
        case .floats: GLenum(GL_RGBA32F)
        }
    }

    /// The order of parts that is asked for with it.
    var order: GLenum { GLenum(self == .screen ? GL_BGRA : GL_RGBA) }
}

enum GLAttachment {
    case colour, depth
    var code: GLenum {
        switch self {
        case .colour: GLenum(GL_COLOR_ATTACHMENT0)
        case .depth: GLenum(GL_DEPTH_ATTACHMENT)
        }
    }
}

enum GLFramebufferUse {
    case all, reading, drawing
    var code: GLenum {
        switch self {
        case .all: GLenum(GL_FRAMEBUFFER)
        case .reading: GLenum(GL_READ_FRAMEBUFFER)
        case .drawing: GLenum(GL_DRAW_FRAMEBUFFER)
        }
    }
}

enum GLConstant {
    static let texture2D = GLenum(GL_TEXTURE_2D)
    static let samples2D = GLenum(GL_TEXTURE_2D_MULTISAMPLE)
    static let cube = GLenum(GL_TEXTURE_CUBE_MAP)
    static let firstFace = GLenum(GL_TEXTURE_CUBE_MAP_POSITIVE_X)
    static let textureArray = GLenum(GL_TEXTURE_2D_ARRAY)
    static let oneByte = GLint(GL_R8)
    static let red = GLenum(GL_RED)
    static let firstUnit = GLenum(GL_TEXTURE0)
    static let minFilter = GLenum(GL_TEXTURE_MIN_FILTER)
    static let magFilter = GLenum(GL_TEXTURE_MAG_FILTER)
    static let wrapAcross = GLenum(GL_TEXTURE_WRAP_S)
    static let wrapDown = GLenum(GL_TEXTURE_WRAP_T)
    static let nearest = GLint(GL_NEAREST)
    static let linear = GLint(GL_LINEAR)
    static let trilinear = GLint(GL_LINEAR_MIPMAP_LINEAR)
    /// Between texels of the nearest level.
    static let bilinear = GLint(GL_LINEAR_MIPMAP_NEAREST)
    static let levelBias = GLenum(GL_TEXTURE_LOD_BIAS)
    static let decoding = GLenum(GL_TEXTURE_SRGB_DECODE_EXT)
    static let skipsDecoding = GLint(GL_SKIP_DECODE_EXT)
    static let decodes = GLint(GL_DECODE_EXT)
    static let firstLevel = GLenum(GL_TEXTURE_BASE_LEVEL)
    static let lastLevel = GLenum(GL_TEXTURE_MAX_LEVEL)
    static let wrapsAround = GLint(GL_REPEAT)
    static let clampToEdge = GLint(GL_CLAMP_TO_EDGE)
    static let anisotropy = GLenum(GL_TEXTURE_MAX_ANISOTROPY_EXT)
    static let mostAnisotropy = GLenum(GL_MAX_TEXTURE_MAX_ANISOTROPY_EXT)
    static let depthOnly = GLenum(GL_DEPTH_COMPONENT)
    static let float = GLenum(GL_FLOAT)
    static let rgba = GLenum(GL_RGBA)
    static let byte = GLenum(GL_UNSIGNED_BYTE)
    static let unpackAlignment = GLenum(GL_UNPACK_ALIGNMENT)
    static let packAlignment = GLenum(GL_PACK_ALIGNMENT)
    static let colourBits = GLbitfield(GL_COLOR_BUFFER_BIT)
    static let depthBits = GLbitfield(GL_DEPTH_BUFFER_BIT)
    static let lessOrEqual = GLenum(GL_LEQUAL)
    static let one = GLenum(GL_ONE)
    static let oneMinusSourceAlpha = GLenum(GL_ONE_MINUS_SRC_ALPHA)
    static let targetAlpha = GLenum(GL_DST_ALPHA)
    static let oneMinusSecondAlpha = GLenum(GL_ONE_MINUS_SRC1_ALPHA)
    static let complete = GLenum(GL_FRAMEBUFFER_COMPLETE)
    static let noError = GLenum(GL_NO_ERROR)
    static let mereNotice = GLenum(GL_DEBUG_SEVERITY_NOTIFICATION)

    static func errorName(_ code: GLenum) -> String {
        switch Int32(code) {
        case GL_INVALID_ENUM: "invalid enum"
        case GL_INVALID_VALUE: "invalid value"
        case GL_INVALID_OPERATION: "invalid operation"
        case GL_INVALID_FRAMEBUFFER_OPERATION: "invalid framebuffer operation"
        case GL_OUT_OF_MEMORY: "out of memory"
        default: "error 0x\(String(code, radix: 16))"
        }
    }
}
