internal import CZoeEnvironment
internal import CZoeEpoxy

/// An OpenGL context without a window to be seen: current, from its making to its end, on the thread that made it.
public final class HeadlessContext {
    /// Which method was taken, in words: `EGL 1.5, surfaceless, Mesa Project`.
    public let driverName: String
    private let made: any Context

    /// - Parameters:
    ///   - debugs: whether the driver is to tell of all mistakes, which takes time with each call.
    ///   - methods: tried in turn.
    public init(debugs: Bool = true, methods: [HeadlessMethod] = HeadlessMethod.allCases) throws(NoOpenGL) {
        guard unsafe zCanLoad("libGL.so.1") else { throw NoOpenGL(reason: "libGL.so.1 is not installed") }
        setDriverVariables()
        var reasons = unsafe zCanLoad("libEGL.so.1") ? [] : ["libEGL.so.1 is not installed"]
        for method in methods {
            for place in method.places {
                do throws(NoOpenGL) {
                    let made = try place.open(debugs: debugs)
                    self.made = made
                    driverName = "\(made.interface), \(method.words), \(made.vendor)"
                    return
                } catch {
                    reasons.append("\(method.words): \(error.reason)")
                }
            }
        }
        throw NoOpenGL(
            reason: reasons.isEmpty
                ? "there is no " + methods.map(\.words).joined(separator: ", no ") : reasons.joined(separator: "; "))
    }

    /// Makes this the current context again, after another one was.
    public func makeCurrent() throws(NoOpenGL) { try made.makeCurrent() }
}

/// No OpenGL is available.
public struct NoOpenGL: Error, CustomStringConvertible {
    /// In one line.
    public let reason: String
    public var description: String { "no OpenGL: \(reason)" }
}

/// A context that was made; it goes with this object.
protocol Context: AnyObject {
    /// What it was got through: `EGL 1.5`.
    var interface: String { get }
    var vendor: String { get }
    func makeCurrent() throws(NoOpenGL)
}
