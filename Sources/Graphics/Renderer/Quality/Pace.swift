/// How long drawing takes, in seconds.
public struct Pace: Hashable, Sendable {
    /// However small the picture is.
    public var fixed: Double
    /// For each of its pixels.
    public var pixel: Double

    public init(fixed: Double, pixel: Double) { (self.fixed, self.pixel) = (fixed, pixel) }

    public func seconds(for pixels: Double) -> Double { fixed + pixel * pixels }
    public func seconds(for pixels: Int) -> Double { seconds(for: Double(pixels)) }

    /// So many times as long.
    public func times(_ factor: Double) -> Pace { Pace(fixed: factor * fixed, pixel: factor * pixel) }

    /// One after the other.
    public static func + (a: Pace, b: Pace) -> Pace { Pace(fixed: a.fixed + b.fixed, pixel: a.pixel + b.pixel) }
}
