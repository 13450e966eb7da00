/// Which keys are pressed, for shaders that ask: by the numbers that browsers have for them.
public struct HeldKeys: Hashable, Sendable {
    public private(set) var held: Set<UInt8> = []
    /// Since the last frame.
    public private(set) var pressed: Set<UInt8> = []
    /// An odd number of times so far.
    public private(set) var toggled: Set<UInt8> = []
    /// They come up again with the next frame.
    private var tapped: Set<UInt8> = []

    public init() {}

    public mutating func press(_ key: KeyCode) {
        guard let number = key.browserNumber, held.insert(number).inserted else { return }
        pressed.insert(number)
        toggled.formSymmetricDifference([number])
    }

    public mutating func release(_ key: KeyCode) {
        if let number = key.browserNumber { held.remove(number) }
    }

    /// Pressed for one frame.
    public mutating func tap(_ key: KeyCode) {
        press(key)
        if let number = key.browserNumber { tapped.insert(number) }
    }

    public mutating func releaseAll() { (held, tapped) = ([], []) }

    /// What was pressed has been seen.
    public mutating func endFrame() {
        held.subtract(tapped)
        (pressed, tapped) = ([], [])
    }
}

extension KeyCode {
    /// As a browser's `keyCode` has it; nil for keys that it has no number for.
    public var browserNumber: UInt8? {
        if let number = Self.browserNumbers[rawValue] { return number }
        switch rawValue {
        case 32, 48...57, 65...90: return UInt8(rawValue)
        // F1 to F24, and the figures of the keypad.
        case 290...313: return UInt8(rawValue - 290 + 112)
        case 320...329: return UInt8(rawValue - 320 + 96)
        default: return nil
        }
    }

    private static let browserNumbers: [Int32: UInt8] = [
        256: 27, 257: 13, 258: 9, 259: 8, 260: 45, 261: 46, 262: 39, 263: 37, 264: 40, 265: 38, 266: 33, 267: 34,
        268: 36, 269: 35, 280: 20, 335: 13, 330: 110, 331: 111, 332: 106, 333: 109, 334: 107, 340: 16, 344: 16,
        341: 17, 345: 17, 342: 18, 346: 18, 343: 91, 347: 92, 348: 93,
        // ; = , - . / ` [ \ ] '
        59: 186, 61: 187, 44: 188, 45: 189, 46: 190, 47: 191, 96: 192, 91: 219, 92: 220, 93: 221, 39: 222,
    ]
}
