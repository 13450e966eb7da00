/// What has become of a file.
public struct Change: Hashable, Sendable {
    /// As it was asked for.
    public let path: String
    public let contents: Contents
}

/// What is at a path.
public enum Contents: Hashable, Sendable {
    case bytes([UInt8])
    case gone
    /// There is something that gives no bytes: a folder, a pipe, a file of somebody else's. In the system's own words.
    case unreadable(String)

    /// Nothing that an author means to stay: a file that has just been emptied, or taken away, is about to be written.
    var isNothing: Bool { self != .bytes([]) ? !hasBytes : true }

    private var hasBytes: Bool { if case .bytes = self { true } else { false } }
}
