internal import CZoeEpoxy
internal import CZoeGLFW

/// The context of a window that is never shown: for displays without EGL.
@safe final class HiddenWindow: Context {
    let interface = "GLFW"
    let vendor: String
    private let handle: OpaquePointer

    init(debugs: Bool) throws(NoOpenGL) {
        guard zglfwInit() == GLFW_TRUE else { throw NoOpenGL(reason: Self.lastError) }
        glfwDefaultWindowHints()
        let hints: [(Int32, Int32)] = [
            (GLFW_VISIBLE, GLFW_FALSE), (GLFW_CONTEXT_VERSION_MAJOR, 3), (GLFW_CONTEXT_VERSION_MINOR, 3),
            (GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE), (GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE),
            (GLFW_OPENGL_DEBUG_CONTEXT, debugs ? GLFW_TRUE : GLFW_FALSE), (GLFW_DEPTH_BITS, 0), (GLFW_STENCIL_BITS, 0),
        ]
        for (hint, value) in hints { glfwWindowHint(hint, value) }
        guard let handle = unsafe glfwCreateWindow(1, 1, "Zoetrope", nil, nil) else {
            throw NoOpenGL(reason: Self.lastError)
        }
        unsafe self.handle = unsafe handle
        unsafe glfwMakeContextCurrent(handle)
        vendor = unsafe zglGetString(UInt32(GL_VENDOR)).map { unsafe String(cString: $0) } ?? "unknown vendor"
        unsafe zglfwSurviveServer(handle, "zoetrope: the X server is gone, which was to draw this\n")
    }

    func makeCurrent() throws(NoOpenGL) { unsafe glfwMakeContextCurrent(handle) }

    // GLFW stays begun: it belongs to the process, as the display does.
    deinit { unsafe glfwDestroyWindow(handle) }

    private static var lastError: String {
        unsafe zglfwReason().map { unsafe String(cString: $0) } ?? "no window can be made"
    }
}
