internal import CZoeGLFW

// Where the window stands, and on which screen.
extension Window {
    var place: WindowPlace {
        if let placeBeforeFullScreen {
            var place = placeBeforeFullScreen
            place.isFullScreen = true
            return place
        }
        let frame = frame
        return WindowPlace(
            left: frame.left, top: frame.top, width: frame.right - frame.left, height: frame.bottom - frame.top)
    }

    /// Without what the window manager draws around it.
    private var frame: ScreenFrame {
        var (left, top): (Int32, Int32) = (0, 0)
        unsafe glfwGetWindowPos(handle, &left, &top)
        let size = size
        return ScreenFrame(
            left: Int(left), top: Int(top), right: Int(left) + size.width, bottom: Int(top) + size.height)
    }

    func move(to place: WindowPlace) {
        guard let left = place.left, let top = place.top else { return }
        forgetWhatIsKnown()
        unsafe glfwSetWindowPos(handle, Int32(clamping: left), Int32(clamping: top))
    }

    /// Leaves room for panels and for its own frame, where those are known.
    func shrinkToScreen() {
        guard let monitor = unsafe glfwGetPrimaryMonitor() else { return }
        var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        unsafe glfwGetMonitorWorkarea(monitor, &x, &y, &width, &height)
        let size = size
        // Asking for the frame may take a while: only where it matters.
        guard width > 0, height > 0, size.width + 40 > width || size.height + 80 > height else { return }
        var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        unsafe glfwGetWindowFrameSize(handle, &left, &top, &right, &bottom)
        setSize(
            width: min(size.width, Int(width - left - right)), height: min(size.height, Int(height - top - bottom)))
    }

    // MARK: Full screen

    var isFullScreen: Bool {
        get { placeBeforeFullScreen != nil }
        set {
            guard newValue != isFullScreen else { return }
            if newValue { enterFullScreen(from: place) } else { leaveFullScreen() }
        }
    }

    func enterFullScreen(from before: WindowPlace) {
        guard let monitor = unsafe Self.monitor(of: before.frame ?? frame) ?? glfwGetPrimaryMonitor(),
            let mode = unsafe glfwGetVideoMode(monitor)
        else { return }
        let (width, height, rate) = unsafe (mode.pointee.width, mode.pointee.height, mode.pointee.refreshRate)
        forgetWhatIsKnown()
        unsafe glfwSetWindowMonitor(handle, monitor, 0, 0, width, height, rate)
        placeBeforeFullScreen = before
    }

    private func leaveFullScreen() {
        guard let place = placeBeforeFullScreen?.reachable(on: Self.screens) else { return }
        placeBeforeFullScreen = nil
        forgetWhatIsKnown()
        unsafe glfwSetWindowMonitor(
            handle, nil, Int32(clamping: place.left ?? 0), Int32(clamping: place.top ?? 0),
            Int32(clamping: place.width), Int32(clamping: place.height), 0)
    }

    /// A window that filled a screen goes back to its former place when the screen is unplugged.
    func noticeLostScreen() {
        if isFullScreen, unsafe glfwGetWindowMonitor(handle) == nil { leaveFullScreen() }
    }

    // MARK: Screens

    /// The one that most of the window is on.
    var monitor: OpaquePointer? { unsafe Self.monitor(of: frame) }

    private static func monitor(of frame: ScreenFrame) -> OpaquePointer? {
        let best = unsafe monitors.max { a, b in
            unsafe Self.frame(of: a).area(sharedWith: frame) < Self.frame(of: b).area(sharedWith: frame)
        }
        return unsafe best
    }

    /// The primary monitor comes first.
    static var screens: [ScreenFrame] { unsafe monitors.map { unsafe frame(of: $0) } }

    /// Valid until the next event.
    private static var monitors: [OpaquePointer] {
        var count: Int32 = 0
        guard let handles = unsafe glfwGetMonitors(&count) else { return unsafe [] }
        return unsafe (0..<Int(count)).compactMap { unsafe handles[$0] }
    }

    private static func frame(of monitor: OpaquePointer) -> ScreenFrame {
        var (x, y): (Int32, Int32) = (0, 0)
        unsafe glfwGetMonitorPos(monitor, &x, &y)
        let (width, height) =
            unsafe glfwGetVideoMode(monitor).map { unsafe (Int($0.pointee.width), Int($0.pointee.height)) } ?? (0, 0)
        return ScreenFrame(left: Int(x), top: Int(y), right: Int(x) + width, bottom: Int(y) + height)
    }
}
