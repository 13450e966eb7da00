/// Which control outside the window turns which knob, as it is kept from one run to the next.
public struct ViewerControls {
    /// The file's text, and its name for complaints.
    public var file: (text: String, name: String)?
    /// Keeps the text, all of it or nothing.
    public var keep: (String) -> ViewerFailure?
    /// Whether anything is listened to that could be moved.
    public var areHeard: Bool
    /// Whether gamepads are looked at.
    public var seePads: Bool

    public init(
        file: (text: String, name: String)? = nil, areHeard: Bool = false, seePads: Bool = false,
        keep: @escaping (String) -> ViewerFailure? = { _ in nil }
    ) {
        self.file = file
        self.areHeard = areHeard
        self.seePads = seePads
        self.keep = keep
    }
}
