internal import CZoeEnvironment
internal import CZoeGLFW
internal import LayoutCore
internal import ZoeEditor

/// A window with an OpenGL context, which is current from the window's making to its end. What happens to it is queued as
/// values, in the order in which it happened.
@safe final class Window {
    /// There can be one in a process: GLFW has one state for all.
    let handle: OpaquePointer
    private var events: [WindowEvent] = []
    /// What has been asked since it may have changed last: each question goes to the screen's server and waits for its answer.
    private var known = Known()

    private struct Known {
        var size: (width: Int, height: Int)?
        var pixels: (width: Int, height: Int)?
        var isIconified: Bool?
        var refreshRate: Double?
    }

    /// Where it goes back to from full screen.
    var placeBeforeFullScreen: WindowPlace?
    /// Pixels for each point, where it is not the screen's own.
    private let ownScale: Double?
    /// The size of what lies over the stage, where somebody has asked for one.
    var ownInterface: Double?

    /// What makes a window as large as it is.
    enum Sizing {
        /// It was left so, in the screen's units.
        case remembered
        /// Somebody has asked for just that, in points.
        case asked
        /// It may be smaller, so that all of it can be seen.
        case usual
    }

    init(title: String, place: WindowPlace, _ sizing: Sizing, scale: Double? = nil) throws(NoWindow) {
        ownScale = scale
        setDriverVariables()
        guard zglfwInit() == GLFW_TRUE else { throw NoWindow(reason: Self.lastError ?? "no display") }
        glfwDefaultWindowHints()
        for (hint, value) in Self.hints { glfwWindowHint(hint, value) }
        if sizing != .remembered, scale == nil { glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE) }
        let place = sizing == .remembered ? place.reachable(on: Self.screens) : place.whole(on: Self.screens)
        let size = Self.size(place, times: sizing == .remembered ? 1 : scale ?? 1)
        unsafe handle = try unsafe Self.made(title, width: size.width, height: size.height)
        if sizing == .usual { shrinkToScreen() }
        move(to: place)
        unsafe glfwMakeContextCurrent(handle)
        glfwSwapInterval(1)
        unsafe glfwSetWindowSizeLimits(handle, 1, 1, GLFW_DONT_CARE, GLFW_DONT_CARE)
        listen()
        // Xlib would end the program with lines of its own and exit code 1.
        unsafe zglfwSurviveServer(
            handle,
            "zoetrope: the X server has taken the window away; what was open comes back when zoetrope is started again\n"
        )
        unsafe glfwShowWindow(handle)
        // Some window managers have places of their own for new windows.
        move(to: place)
        if place.isFullScreen { enterFullScreen(from: place.frame == nil ? self.place : place) }
    }

    deinit {
        unsafe glfwSetWindowUserPointer(handle, nil)
        unsafe glfwDestroyWindow(handle)
        glfwTerminate()
    }

    /// By the system's own interface to OpenGL, or by EGL where the X server has none.
    private static func made(_ title: String, width: Int, height: Int) throws(NoWindow) -> OpaquePointer {
        let (width, height) = (Int32(clamping: max(1, width)), Int32(clamping: max(1, height)))
        if let handle = unsafe glfwCreateWindow(width, height, title, nil, nil) { return unsafe handle }
        let reason = lastError ?? "no OpenGL 3.3"
        glfwWindowHint(GLFW_CONTEXT_CREATION_API, GLFW_EGL_CONTEXT_API)
        if let handle = unsafe glfwCreateWindow(width, height, title, nil, nil) { return unsafe handle }
        glfwTerminate()
        throw NoWindow(reason: reason)
    }

    /// No larger than the screen, where that is known.
    private static func size(_ place: WindowPlace, times scale: Double) -> (width: Int, height: Int) {
        let (width, height) = (Double(place.width) * scale, Double(place.height) * scale)
        guard scale > 1, let mode = unsafe glfwGetVideoMode(glfwGetPrimaryMonitor()) else {
            return (Int(width), Int(height))
        }
        let (most, tallest) = unsafe (Double(mode.pointee.width), Double(mode.pointee.height))
        return (Int(min(width, most)), Int(min(height, tallest)))
    }

    private static let hints: [(Int32, Int32)] = [
        (GLFW_CONTEXT_VERSION_MAJOR, 3), (GLFW_CONTEXT_VERSION_MINOR, 3),
        (GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE), (GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE),
        // Cards are drawn elsewhere; where there are no depths, a processor that draws copies them here many times as fast.
        (GLFW_DEPTH_BITS, 0), (GLFW_SRGB_CAPABLE, GLFW_TRUE), (GLFW_STENCIL_BITS, 0), (GLFW_ALPHA_BITS, 0),
        (GLFW_VISIBLE, GLFW_FALSE),
        (GLFW_FOCUS_ON_SHOW, GLFW_TRUE),
        // The user may be working in another window on another screen and only watch this one.
        (GLFW_AUTO_ICONIFY, GLFW_FALSE),
    ]

    // MARK: Events

    /// Waits until something happens, at most so long; 0 does not wait.
    func takeEvents(waiting seconds: Double?) -> [WindowEvent] {
        switch seconds {
        case nil: glfwWaitEvents()
        case .some(let seconds) where seconds > 0: glfwWaitEventsTimeout(seconds)
        default: glfwPollEvents()
        }
        noticeLostScreen()
        defer { events.removeAll() }
        return events
    }

    /// Wakes `takeEvents`; may be called from any thread.
    static func wake() { glfwPostEmptyEvent() }

    fileprivate func note(_ event: WindowEvent) {
        switch event {
        case .changed, .moved, .focus: forgetWhatIsKnown()
        default: break
        }
        events.append(event)
    }

    /// It has become another size, or is elsewhere, or soon will be.
    func forgetWhatIsKnown() { known = Known() }

    private func known<Answer>(_ place: WritableKeyPath<Known, Answer?>, ask: () -> Answer) -> Answer {
        if let answer = known[keyPath: place] { return answer }
        let answer = ask()
        known[keyPath: place] = answer
        return answer
    }

    private func listen() {
        unsafe glfwSetWindowUserPointer(handle, Unmanaged.passUnretained(self).toOpaque())
        unsafe glfwSetCursorPosCallback(handle) { window, x, y in
            unsafe Window.of(window)?.note(.pointer(Point(x: x, y: y)))
        }
        unsafe glfwSetCursorEnterCallback(handle) { window, isInside in
            unsafe Window.of(window)?.note(.pointerIsInside(isInside == GLFW_TRUE))
        }
        unsafe glfwSetMouseButtonCallback(handle) { window, button, action, modifiers in
            unsafe Window.of(window)?.note(
                .button(Int(button), isDown: action == GLFW_PRESS, Modifiers(rawValue: modifiers)))
        }
        unsafe glfwSetScrollCallback(handle) { window, x, y in
            unsafe Window.of(window)?.note(.wheel(Vector2(x: x, y: y)))
        }
        unsafe glfwSetKeyCallback(handle) { window, key, _, action, modifiers in
            unsafe Window.of(window)?.note(
                .key(KeyCode(rawValue: key), KeyAction(action), Modifiers(rawValue: modifiers)))
        }
        unsafe glfwSetCharCallback(handle) { window, scalar in
            guard let scalar = Unicode.Scalar(scalar) else { return }
            unsafe Window.of(window)?.note(.typed(Character(scalar)))
        }
        unsafe glfwSetFramebufferSizeCallback(handle) { window, _, _ in unsafe Window.of(window)?.note(.changed) }
        unsafe glfwSetWindowContentScaleCallback(handle) { window, _, _ in unsafe Window.of(window)?.note(.changed) }
        unsafe glfwSetWindowRefreshCallback(handle) { window in unsafe Window.of(window)?.note(.changed) }
        unsafe glfwSetWindowIconifyCallback(handle) { window, _ in unsafe Window.of(window)?.note(.changed) }
        unsafe glfwSetWindowPosCallback(handle) { window, _, _ in unsafe Window.of(window)?.note(.moved) }
        unsafe glfwSetWindowFocusCallback(handle) { window, isFocused in
            unsafe Window.of(window)?.note(.focus(isFocused == GLFW_TRUE))
        }
        unsafe glfwSetWindowCloseCallback(handle) { window in
            unsafe glfwSetWindowShouldClose(window, GLFW_FALSE)
            unsafe Window.of(window)?.note(.close)
        }
        unsafe glfwSetDropCallback(handle) { window, count, paths in
            var files: [String] = []
            for number in 0..<Int(count) {
                if let path = unsafe paths?[number] { unsafe files.append(String(cString: path)) }
            }
            unsafe Window.of(window)?.note(.drop(files))
        }
    }

    private static func of(_ window: OpaquePointer?) -> Window? {
        guard let pointer = unsafe glfwGetWindowUserPointer(window) else { return nil }
        return unsafe Unmanaged<Window>.fromOpaque(pointer).takeUnretainedValue()
    }

    // MARK: What it is

    /// In the screen's own units, which are points on some systems and pixels on others.
    var size: (width: Int, height: Int) {
        known(\.size) {
            var (width, height): (Int32, Int32) = (0, 0)
            unsafe glfwGetWindowSize(handle, &width, &height)
            return (Int(width), Int(height))
        }
    }

    var pixels: (width: Int, height: Int) {
        known(\.pixels) {
            var (width, height): (Int32, Int32) = (0, 0)
            unsafe glfwGetFramebufferSize(handle, &width, &height)
            return (Int(width), Int(height))
        }
    }

    /// Pixels for each point, as the screen wants it.
    var scale: Double {
        if let ownScale { return ownScale }
        var (x, y): (Float, Float) = (1, 1)
        unsafe glfwGetWindowContentScale(handle, &x, &y)
        let scale = Double(max(x, y))
        return scale.isFinite && scale > 0.1 ? min(scale, 16) : 1
    }

    /// How many of the screen's units a pixel is.
    var unitsPerPixel: Double { Double(max(1, size.width)) / Double(max(1, pixels.width)) }

    var isIconified: Bool {
        known(\.isIconified) { unsafe glfwGetWindowAttrib(handle, GLFW_ICONIFIED) == GLFW_TRUE }
    }

    var refreshRate: Double {
        known(\.refreshRate) {
            guard let mode = unsafe glfwGetVideoMode(monitor ?? glfwGetPrimaryMonitor()) else { return 60 }
            let rate = unsafe Double(mode.pointee.refreshRate)
            return rate >= 20 ? min(rate, 480) : 60
        }
    }

    /// In points.
    var view: Size {
        let pixels = pixels
        return Size(width: max(1, Double(pixels.width) / scale), height: max(1, Double(pixels.height) / scale))
    }

    /// How many of the screen's units a point of the view is.
    var unitsPerViewPoint: Double { unitsPerPixel * scale }

    /// How many of them a point is of what lies over the stage.
    var unitsPerPoint: Double { unitsPerViewPoint * interface }

    /// How large that is, as a multiple of what the screen's scale makes of it.
    var interface: Double {
        // Letters beyond this height would fill the graphics card.
        min(ownInterface ?? InterfaceSize.fitting(view), max(1, 6 / scale))
    }

    /// From the screen's units to points of the view.
    func point(at place: Point) -> Point { Point(x: place.x / unitsPerViewPoint, y: place.y / unitsPerViewPoint) }

    /// Seconds on a clock that never goes back.
    static var time: Double { glfwGetTime() }

    /// The pointer is not seen over the window.
    var hidesPointer: Bool {
        get { unsafe glfwGetInputMode(handle, GLFW_CURSOR) == GLFW_CURSOR_HIDDEN }
        set {
            guard newValue != hidesPointer else { return }
            unsafe glfwSetInputMode(handle, GLFW_CURSOR, newValue ? GLFW_CURSOR_HIDDEN : GLFW_CURSOR_NORMAL)
        }
    }

    /// Somebody looks at it, though no hand moves: no screen saver yet.
    static func keepScreenAwake() { zglfwKeepScreenAwake() }

    func setTitle(_ title: String) { unsafe glfwSetWindowTitle(handle, title) }
    func setSize(width: Int, height: Int) {
        forgetWhatIsKnown()
        unsafe glfwSetWindowSize(handle, Int32(clamping: max(1, width)), Int32(clamping: max(1, height)))
    }
    /// Frames are shown as soon as they are there, for measurements.
    func stopWaitingForScreen() { glfwSwapInterval(0) }
    func show() { unsafe glfwSwapBuffers(handle) }

    func isDown(button: Int) -> Bool { unsafe glfwGetMouseButton(handle, Int32(clamping: button)) == GLFW_PRESS }

    private static var lastError: String? { unsafe zglfwReason().map { unsafe String(cString: $0) } }
}

/// No window can be made.
public struct NoWindow: Error, CustomStringConvertible {
    public let reason: String
    public var description: String { "no window: \(reason)" }
}
