internal import CZoeEpoxy

/// EGL's handle of a display, valid as long as the process lives.
@safe struct Display {
    let handle: EGLDisplay

    init?(_ handle: EGLDisplay?) {
        guard let handle = unsafe handle else { return nil }
        unsafe self.handle = unsafe handle
    }
}

/// A context of EGL on a display, with no more of a surface than is needed.
@safe final class Offscreen: Context {
    let interface: String
    let vendor: String
    private let display: EGLDisplay
    private var context: EGLContext?
    private var surface: EGLSurface?

    init(_ opened: Display, debugs: Bool) throws(NoOpenGL) {
        let display = unsafe opened.handle
        var (major, minor): (EGLint, EGLint) = (0, 0)
        guard unsafe zeglInitialize(display, &major, &minor) else {
            throw NoOpenGL(reason: "the display does not open (\(Offscreen.lastError))")
        }
        unsafe self.display = unsafe display
        interface = "EGL \(major).\(minor)"
        vendor = unsafe zeglQueryString(display, EGL_VENDOR).map { unsafe String(cString: $0) } ?? "unknown vendor"

        guard zeglBindOpenGL() else { throw NoOpenGL(reason: "only OpenGL ES (\(Offscreen.lastError))") }
        let wanted = [EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE]
        var config: EGLConfig?
        guard unsafe zeglChooseConfig(display, wanted, &config) else {
            throw NoOpenGL(reason: "no configuration for OpenGL (\(Offscreen.lastError))")
        }
        // Where there are no debug contexts, a plain one will do.
        let core = [
            EGL_CONTEXT_MAJOR_VERSION_KHR, 3, EGL_CONTEXT_MINOR_VERSION_KHR, 3,
            EGL_CONTEXT_OPENGL_PROFILE_MASK_KHR, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT_KHR,
        ]
        let debug = [EGL_CONTEXT_FLAGS_KHR, EGL_CONTEXT_OPENGL_DEBUG_BIT_KHR]
        if debugs { unsafe context = zeglCreateContext(display, config, core + debug + [EGL_NONE]) }
        if unsafe context == nil { unsafe context = zeglCreateContext(display, config, core + [EGL_NONE]) }
        guard unsafe context != nil else { throw NoOpenGL(reason: "no OpenGL 3.3 (\(Offscreen.lastError))") }
        if !(unsafe zeglHasExtension(display, "EGL_KHR_surfaceless_context")) {
            unsafe surface = unsafe zeglCreatePbuffer(display, config)
        }
        try makeCurrent()
    }

    func makeCurrent() throws(NoOpenGL) {
        guard unsafe zeglMakeCurrent(display, surface, context) else {
            throw NoOpenGL(reason: "the context cannot be used (\(Offscreen.lastError))")
        }
    }

    deinit {
        if unsafe context != nil && zeglGetCurrentContext() == context {
            _ = unsafe zeglMakeCurrent(display, nil, nil)
        }
        if let context = unsafe context { unsafe zeglDestroyContext(display, context) }
        if let surface = unsafe surface { unsafe zeglDestroySurface(display, surface) }
        // The display stays open: it belongs to the process, and other contexts may live on it.
    }

    private static var lastError: String {
        let code = zeglGetError()
        return code == EGL_SUCCESS ? "no reason given" : "EGL error 0x\(String(code, radix: 16))"
    }
}
