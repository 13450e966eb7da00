internal import CZoeEpoxy

/// How OpenGL is had without a window to be seen. Where there is an NVIDIA card it comes first, because Mesa would draw
/// without it.
public enum HeadlessMethod: String, CaseIterable, Sendable {
    /// A graphics card by its own driver (NVIDIA).
    case card
    /// Mesa without any surface.
    case surfaceless
    /// Any other device that EGL lists, Mesa's own renderer among them.
    case device
    /// The display, by EGL, with a surface that nobody sees.
    case display
    /// The display, by whatever its windows are made with, and a window that nobody sees.
    case window

    var words: String {
        switch self {
        case .card: "graphics card"
        case .surfaceless: "surfaceless"
        case .device: "device"
        case .display: "hidden surface"
        case .window: "hidden window"
        }
    }

    /// Where a context could be had, one after the other; nothing where the method does not exist here.
    var places: [Place] {
        if self == .window { return [.window] }
        // libepoxy ends the process when it does not find the library.
        return unsafe zCanLoad("libEGL.so.1") ? displays.map(Place.display) : []
    }

    enum Place {
        case display(Display)
        case window

        func open(debugs: Bool) throws(NoOpenGL) -> any Context {
            switch self {
            case .display(let display): try Offscreen(display, debugs: debugs)
            case .window: try HiddenWindow(debugs: debugs)
            }
        }
    }

    private var displays: [Display] {
        switch self {
        case .card:
            return unsafe Self.devices.filter(Self.isCard).compactMap { unsafe Display(zeglGetDeviceDisplay($0)) }
        case .surfaceless:
            guard unsafe zeglHasExtension(nil, "EGL_MESA_platform_surfaceless") else { return [] }
            return unsafe [Display(zeglGetSurfacelessDisplay())].compactMap { $0 }
        case .device:
            return unsafe Self.devices.filter { unsafe !Self.isCard($0) }.compactMap {
                unsafe Display(zeglGetDeviceDisplay($0))
            }
        case .display: return unsafe [Display(zeglGetDefaultDisplay())].compactMap { $0 }
        case .window: return []
        }
    }

    private static var devices: [EGLDeviceEXT] {
        guard unsafe zeglHasExtension(nil, "EGL_EXT_platform_device"),
            unsafe zeglHasExtension(nil, "EGL_EXT_device_enumeration") || zeglHasExtension(nil, "EGL_EXT_device_base")
        else { return unsafe [] }
        var devices = unsafe [EGLDeviceEXT?](repeating: nil, count: 16)
        var count: EGLint = 0
        guard unsafe zeglQueryDevices(EGLint(devices.count), &devices, &count) else { return unsafe [] }
        return unsafe devices.prefix(Int(count)).compactMap { unsafe $0 }
    }

    private static func isCard(_ device: EGLDeviceEXT) -> Bool {
        let extensions = unsafe zeglQueryDeviceString(device, EGL_EXTENSIONS).map { unsafe String(cString: $0) }
        return extensions?.contains("EGL_NV_device_cuda") == true
    }
}
