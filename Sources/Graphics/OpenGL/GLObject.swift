package import CZoeEpoxy

/// A name of OpenGL's, deleted with its owner. The context must be current then.
package struct GLObject: ~Copyable {
    package let name: GLuint
    private let kind: GLTracker.ObjectKind
    private let tracker: GLTracker

    package init(_ kind: GLTracker.ObjectKind, in tracker: GLTracker, stage: GLStage = .vertex) {
        name =
            switch kind {
            case .buffer: zglGenBuffer()
            case .vertexArray: zglGenVertexArray()
            case .texture: zglGenTexture()
            case .sampler: zglGenSampler()
            case .renderbuffer: zglGenRenderbuffer()
            case .framebuffer: zglGenFramebuffer()
            case .shader: zglCreateShader(stage.code)
            case .program: zglCreateProgram()
            case .query: zglGenQuery()
            }
        self.kind = kind
        self.tracker = tracker
        tracker.count(kind, by: 1)
    }

    /// What it holds from here on takes so many bytes.
    package func holds(_ bytes: Int) { tracker.hold(bytes, in: kind, name) }

    deinit {
        switch kind {
        case .buffer: zglDeleteBuffer(name)
        case .vertexArray: zglDeleteVertexArray(name)
        case .texture: zglDeleteTexture(name)
        case .sampler: zglDeleteSampler(name)
        case .renderbuffer: zglDeleteRenderbuffer(name)
        case .framebuffer: zglDeleteFramebuffer(name)
        case .shader: zglDeleteShader(name)
        case .program: zglDeleteProgram(name)
        case .query: zglDeleteQuery(name)
        }
        tracker.count(kind, by: -1)
        tracker.hold(0, in: kind, name)
    }
}
