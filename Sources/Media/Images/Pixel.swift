/// One point of a picture: sRGB, alpha not multiplied in.
public struct Pixel: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = Pixel(red: 0, green: 0, blue: 0)
    public static let white = Pixel(red: 255, green: 255, blue: 255)
}
