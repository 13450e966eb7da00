/// The keys that shaders see, by the numbers that browsers have for them: 65 is A, 37 to 40 are the arrows.
public struct ShaderKeyboard: Hashable, Sendable {
    public var held: Set<UInt8>
    /// In this frame for the first time.
    public var pressed: Set<UInt8>
    /// An odd number of times.
    public var toggled: Set<UInt8>

    public init(held: Set<UInt8> = [], pressed: Set<UInt8> = [], toggled: Set<UInt8> = []) {
        (self.held, self.pressed, self.toggled) = (held, pressed, toggled)
    }

    static let width = 256
    static let height = 3

    /// As a picture of 256 by 3, white where it is so, the lowest row first.
    var bytes: [UInt8] {
        [held, pressed, toggled].flatMap { keys in
            (0..<Self.width).flatMap { [UInt8](repeating: keys.contains(UInt8($0)) ? 255 : 0, count: 4) }
        }
    }
}
