/// Why a stage could not do what an input asked for, or not just so.
public enum Problem: Error, Hashable, Sendable {
    /// No built-in layout has this name.
    case noLayout(String, nearest: String?)
    /// There is no such knob, or the value is none for it.
    case unset(ParameterError)
    /// A value beyond its knob's range: the end of the range was taken.
    case clamped(Parameter.Warning)
    /// No item stands there that could be removed or reloaded.
    case noItem(at: Int, count: Int)
    /// An identity that an item already has, or none at all: nothing can be put back under it.
    case notFree(identity: Int)
    /// There are as many items as a row can count.
    case full
    /// The carousel has fewer wheels than that.
    case noLane(Int, count: Int)
}

extension Problem: CustomStringConvertible {
    /// One line: what, and what to do instead.
    public var description: String {
        switch self {
        case .noLayout(let name, let nearest?): "no layout '\(Quotation(name))'; did you mean '\(nearest)'?"
        case .noLayout(let name, nil): "no layout '\(Quotation(name))'; LayoutKind.all names them"
        case .unset(let error): error.description
        case .clamped(let warning): warning.description
        case .noItem(let index, let count):
            count == 0
                ? "no item at \(index); there are none" : "no item at \(index); they are numbered 0 to \(count - 1)"
        case .notFree(let identity): "no item can be put back as \(identity); the name is taken, or is none"
        case .full: "no room for another item"
        case .noLane(let lane, let count): "no wheel \(lane); they are numbered 0 to \(count - 1)"
        }
    }
}
