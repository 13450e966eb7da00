/// Several pictures as one, as a film sees what moves while its shutter is open. Light is added up, not the numbers that stand for it.
public struct MotionBlur {
    private var sums: [UInt64] = []
    private var count: UInt64 = 0

    public init() {}

    /// How much light each number stands for, of 65535.
    private static let light: [UInt64] = (0..<256).map { UInt64((65535 * linear(Double($0) / 255)).rounded()) }
    /// And back.
    private static let number: [UInt8] = {
        var (numbers, value) = ([UInt8](), 0)
        // Half-way between two numbers begins the larger one.
        for light in 0..<65536 {
            while value < 255, UInt64(2 * light) >= Self.light[value] + Self.light[value + 1] { value += 1 }
            numbers.append(UInt8(value))
        }
        return numbers
    }()

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }

    /// To the power of 2.4: the fifth root of its twelfth power.
    private static func power(_ value: Double) -> Double {
        let square = value * value
        let fourth = square * square
        let twelfth = fourth * fourth * fourth
        var root = value * value
        for _ in 0..<40 where root > 0 {
            let next = root - (root - twelfth / (root * root * root * root)) / 5
            if next == root { break }
            root = next
        }
        return root
    }

    public mutating func add(_ image: Image) {
        if sums.count != image.bytes.count { sums = Array(repeating: 0, count: image.bytes.count) }
        count += 1
        let light = Self.light
        for place in stride(from: 0, to: image.bytes.count, by: 4) {
            // What is seen through adds the less light.
            let alpha = UInt64(image.bytes[place + 3])
            for part in 0..<3 { sums[place + part] += alpha * light[Int(image.bytes[place + part])] }
            sums[place + 3] += alpha
        }
    }

    /// What has been added up, after which it begins anew.
    public mutating func take(width: Int, height: Int) throws(ImageError) -> Image {
        var bytes = [UInt8](repeating: 0, count: sums.count)
        let number = Self.number
        for place in stride(from: 0, to: sums.count, by: 4) where sums[place + 3] > 0 {
            let alpha = sums[place + 3]
            for part in 0..<3 { bytes[place + part] = number[Int((sums[place + part] + alpha / 2) / alpha)] }
            bytes[place + 3] = UInt8((alpha + count / 2) / count)
        }
        (sums, count) = ([], 0)
        return try Image(width: width, height: height, bytes: bytes)
    }
}
