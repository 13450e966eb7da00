/// What a command is about, from which follows who may give it and what comes after it.
public enum LiveKind: Hashable, Sendable {
    /// Only its answer counts. Packets cannot ask: nobody answers them.
    case question
    /// Shows more of the same document: another place, another time.
    case motion
    /// Changes the document.
    case edit
    /// Is done beside the stage: a picture is written, the window closed.
    case order

    public var changesPicture: Bool { self == .motion || self == .edit }
}
