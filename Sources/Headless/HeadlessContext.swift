internal import CEpoxy

/// An OpenGL context without a window: current, from its making to its end, on the thread that made it.
///
/// Tried in turn: Mesa without any surface, then a graphics card by its driver (NVIDIA), then the default display with a
/// hidden surface. Where there is an NVIDIA card it comes first, because Mesa would draw without it.
public final class HeadlessContext {
    /// Which way was taken, in words: `EGL 1.5, surfaceless, Mesa Project`.
    public let describe: String
    private let made: Opened

    /// - Parameter debugs: whether the driver is to tell of all mistakes, which takes time with each call.
    public init(debugs: Bool = true) throws(NoOpenGL) {
        for library in ["libEGL.so.1", "libGL.so.1"] where !(unsafe zCanLoad(library)) {
            throw NoOpenGL(reason: "\(library) is not installed")
        }
        let cards = unsafe Way.graphicsCards
        let ways: [Way] = unsafe cards.isEmpty ? [.surfaceless, .display] : [.card, .surfaceless, .display]
        var reasons: [String] = []
        for way in ways {
            for display in unsafe way.displays(cards: cards) {
                do throws(NoOpenGL) {
                    let made = try Opened(display, debugs: debugs)
                    self.made = made
                    describe = "EGL \(made.version), \(way.rawValue), \(made.vendor)"
                    return
                } catch {
                    reasons.append("\(way.rawValue): \(error.reason)")
                }
            }
        }
        throw NoOpenGL(reason: reasons.isEmpty ? "EGL offers no display" : reasons.joined(separator: "; "))
    }

    /// Makes this the current context again, after another one was.
    public func makeCurrent() throws(NoOpenGL) { try made.makeCurrent() }
}

/// There is no OpenGL to be had.
public struct NoOpenGL: Error, CustomStringConvertible {
    /// In one line.
    public let reason: String
    public var description: String { "no OpenGL: \(reason)" }
}

private enum Way: String {
    case surfaceless
    case card = "graphics card"
    case display = "hidden surface"

    /// The devices of NVIDIA's driver.
    static var graphicsCards: [EGLDeviceEXT] {
        guard unsafe zeglHasExtension(nil, "EGL_EXT_device_enumeration") || zeglHasExtension(nil, "EGL_EXT_device_base")
        else { return unsafe [] }
        var devices = unsafe [EGLDeviceEXT?](repeating: nil, count: 16)
        var count: EGLint = 0
        guard unsafe zeglQueryDevices(EGLint(devices.count), &devices, &count) else { return unsafe [] }
        return unsafe devices.prefix(Int(count)).compactMap { unsafe $0 }.filter { device in
            let extensions = unsafe zeglQueryDeviceString(device, EGL_EXTENSIONS).map { unsafe String(cString: $0) }
            return extensions?.contains("EGL_NV_device_cuda") == true
        }
    }

    func displays(cards: [EGLDeviceEXT]) -> [Display] {
        switch self {
        case .surfaceless:
            guard unsafe zeglHasExtension(nil, "EGL_MESA_platform_surfaceless") else { return [] }
            return unsafe [Display(zeglGetSurfacelessDisplay())].compactMap { $0 }
        case .card: return unsafe cards.compactMap { unsafe Display(zeglGetDeviceDisplay($0)) }
        case .display: return unsafe [Display(zeglGetDefaultDisplay())].compactMap { $0 }
        }
    }
}

/// EGL's handle of a display, valid as long as the process lives.
@safe private struct Display {
    let handle: EGLDisplay

    init?(_ handle: EGLDisplay?) {
        guard let handle = unsafe handle else { return nil }
        unsafe self.handle = unsafe handle
    }
}

/// A context on an opened display.
@safe private final class Opened {
    let version: String
    let vendor: String
    private let display: EGLDisplay
    private var context: EGLContext?
    private var surface: EGLSurface?

    init(_ opened: Display, debugs: Bool) throws(NoOpenGL) {
        let display = unsafe opened.handle
        var (major, minor): (EGLint, EGLint) = (0, 0)
        guard unsafe zeglInitialize(display, &major, &minor) else {
            throw NoOpenGL(reason: "the display does not open (\(Opened.lastError))")
        }
        unsafe self.display = unsafe display
        version = "\(major).\(minor)"
        vendor = unsafe zeglQueryString(display, EGL_VENDOR).map { unsafe String(cString: $0) } ?? "unknown vendor"

        guard zeglBindOpenGL() else { throw NoOpenGL(reason: "only OpenGL ES (\(Opened.lastError))") }
        let wanted = [EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE]
        var config: EGLConfig?
        guard unsafe zeglChooseConfig(display, wanted, &config) else {
            throw NoOpenGL(reason: "no configuration for OpenGL (\(Opened.lastError))")
        }
        // Where there are no debug contexts, a plain one will do.
        let core = [
            EGL_CONTEXT_MAJOR_VERSION_KHR, 3, EGL_CONTEXT_MINOR_VERSION_KHR, 3,
            EGL_CONTEXT_OPENGL_PROFILE_MASK_KHR, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT_KHR,
        ]
        let debug = [EGL_CONTEXT_FLAGS_KHR, EGL_CONTEXT_OPENGL_DEBUG_BIT_KHR]
        if debugs { unsafe context = zeglCreateContext(display, config, core + debug + [EGL_NONE]) }
        if unsafe context == nil { unsafe context = zeglCreateContext(display, config, core + [EGL_NONE]) }
        guard unsafe context != nil else { throw NoOpenGL(reason: "no OpenGL 3.3 (\(Opened.lastError))") }
        if !(unsafe zeglHasExtension(display, "EGL_KHR_surfaceless_context")) {
            unsafe surface = unsafe zeglCreatePbuffer(display, config)
        }
        try makeCurrent()
    }

    func makeCurrent() throws(NoOpenGL) {
        guard unsafe zeglMakeCurrent(display, surface, context) else {
            throw NoOpenGL(reason: "the context cannot be used (\(Opened.lastError))")
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
