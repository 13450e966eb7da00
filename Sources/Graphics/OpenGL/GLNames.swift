package import CZoeEpoxy

// OpenGL's constants, as far as they are in use: what stands outside this file sees only these names.

package enum GLCapability {
    case blending, depthTest, depthClamp, framebufferSRGB, multisampling, eyeClipping, sideClipping, depthsClipping
    case debugOutput, debugOutputAtOnce
    case scissor, faceCulling

    package var code: GLenum {
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

package enum GLLimit {
    case uniformBlockSize, uniformOffsetAlignment, textureSize, renderbufferSize, samples

    package var code: GLenum {
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
    package var value: Int { Int(zglGetInteger(code)) }
}

package enum GLText {
    case renderer, version

    package var value: String {
        let code = GLenum(self == .renderer ? GL_RENDERER : GL_VERSION)
        return unsafe zglGetString(code).map { unsafe String(cString: $0) } ?? "unknown"
    }

    /// Whether Mesa's rasteriser draws, without a graphics card.
    package static var isSoftware: Bool { renderer.value.contains("llvmpipe") || renderer.value.contains("softpipe") }
}

package enum GLBufferKind {
    case vertices, indices, uniforms
    package var code: GLenum {
        switch self {
        case .vertices: GLenum(GL_ARRAY_BUFFER)
        case .indices: GLenum(GL_ELEMENT_ARRAY_BUFFER)
        case .uniforms: GLenum(GL_UNIFORM_BUFFER)
        }
    }
}

package enum GLBufferUse {
    case once, always
    package var code: GLenum { GLenum(self == .once ? GL_STREAM_DRAW : GL_STATIC_DRAW) }
}

package enum GLStage {
    case vertex, fragment
    package var code: GLenum { GLenum(self == .vertex ? GL_VERTEX_SHADER : GL_FRAGMENT_SHADER) }
}

/// How pixels are stored.
package enum GLStorage {
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
    package var bytes: Int {
        switch self {
        case .shallowDepth: 2
        case .colour, .depth, .bytes, .screen: 4
        case .light: 8
        case .floats: 16
        }
    }

    package var code: GLenum {
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
    package var order: GLenum { GLenum(self == .screen ? GL_BGRA : GL_RGBA) }
}

package enum GLAttachment {
    case colour, depth
    package var code: GLenum {
        switch self {
        case .colour: GLenum(GL_COLOR_ATTACHMENT0)
        case .depth: GLenum(GL_DEPTH_ATTACHMENT)
        }
    }
}

package enum GLFramebufferUse {
    case all, reading, drawing
    package var code: GLenum {
        switch self {
        case .all: GLenum(GL_FRAMEBUFFER)
        case .reading: GLenum(GL_READ_FRAMEBUFFER)
        case .drawing: GLenum(GL_DRAW_FRAMEBUFFER)
        }
    }
}

package enum GLConstant {
    package static let texture2D = GLenum(GL_TEXTURE_2D)
    package static let samples2D = GLenum(GL_TEXTURE_2D_MULTISAMPLE)
    package static let cube = GLenum(GL_TEXTURE_CUBE_MAP)
    package static let firstFace = GLenum(GL_TEXTURE_CUBE_MAP_POSITIVE_X)
    package static let textureArray = GLenum(GL_TEXTURE_2D_ARRAY)
    package static let oneByte = GLint(GL_R8)
    package static let red = GLenum(GL_RED)
    package static let firstUnit = GLenum(GL_TEXTURE0)
    package static let minFilter = GLenum(GL_TEXTURE_MIN_FILTER)
    package static let magFilter = GLenum(GL_TEXTURE_MAG_FILTER)
    package static let wrapAcross = GLenum(GL_TEXTURE_WRAP_S)
    package static let wrapDown = GLenum(GL_TEXTURE_WRAP_T)
    package static let nearest = GLint(GL_NEAREST)
    package static let linear = GLint(GL_LINEAR)
    package static let trilinear = GLint(GL_LINEAR_MIPMAP_LINEAR)
    /// Between texels of the nearest level.
    package static let bilinear = GLint(GL_LINEAR_MIPMAP_NEAREST)
    package static let levelBias = GLenum(GL_TEXTURE_LOD_BIAS)
    package static let decoding = GLenum(GL_TEXTURE_SRGB_DECODE_EXT)
    package static let skipsDecoding = GLint(GL_SKIP_DECODE_EXT)
    package static let decodes = GLint(GL_DECODE_EXT)
    package static let firstLevel = GLenum(GL_TEXTURE_BASE_LEVEL)
    package static let lastLevel = GLenum(GL_TEXTURE_MAX_LEVEL)
    package static let wrapsAround = GLint(GL_REPEAT)
    package static let clampToEdge = GLint(GL_CLAMP_TO_EDGE)
    package static let anisotropy = GLenum(GL_TEXTURE_MAX_ANISOTROPY_EXT)
    package static let mostAnisotropy = GLenum(GL_MAX_TEXTURE_MAX_ANISOTROPY_EXT)
    package static let depthOnly = GLenum(GL_DEPTH_COMPONENT)
    package static let float = GLenum(GL_FLOAT)
    package static let rgba = GLenum(GL_RGBA)
    package static let byte = GLenum(GL_UNSIGNED_BYTE)
    package static let unpackAlignment = GLenum(GL_UNPACK_ALIGNMENT)
    package static let packAlignment = GLenum(GL_PACK_ALIGNMENT)
    package static let colourBits = GLbitfield(GL_COLOR_BUFFER_BIT)
    package static let depthBits = GLbitfield(GL_DEPTH_BUFFER_BIT)
    package static let lessOrEqual = GLenum(GL_LEQUAL)
    package static let one = GLenum(GL_ONE)
    package static let oneMinusSourceAlpha = GLenum(GL_ONE_MINUS_SRC_ALPHA)
    package static let targetAlpha = GLenum(GL_DST_ALPHA)
    package static let oneMinusSecondAlpha = GLenum(GL_ONE_MINUS_SRC1_ALPHA)
    package static let complete = GLenum(GL_FRAMEBUFFER_COMPLETE)
    package static let noError = GLenum(GL_NO_ERROR)
    package static let mereNotice = GLenum(GL_DEBUG_SEVERITY_NOTIFICATION)

    package static func errorName(_ code: GLenum) -> String {
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
