/// How large the target of a pass is: as the picture, or by formulas like `$WIDTH / 4`.
public struct PassSize: Hashable, Sendable, CustomStringConvertible {
    let width: PassFormula?
    let height: PassFormula?

    public static let whole = PassSize(width: PassFormula?.none, height: PassFormula?.none)

    /// By formulas, nil where the side is the picture's.
    /// - Returns: nil where one of them cannot be read.
    public init?(width: String?, height: String?) {
        guard (width == nil) == (width.flatMap(PassFormula.init) == nil),
            (height == nil) == (height.flatMap(PassFormula.init) == nil)
        else { return nil }
        self.init(width: width.flatMap(PassFormula.init), height: height.flatMap(PassFormula.init))
    }

    init(width: PassFormula?, height: PassFormula?) { (self.width, self.height) = (width, height) }

    public var widthText: String? { width?.text }
    public var heightText: String? { height?.text }

    /// The formulas for others to work out: each sign and function comes after what it works on. Nil where the side is the picture's.
    public var widthWords: [String]? { width?.words }
    public var heightWords: [String]? { height?.words }

    /// - Parameter share: of the picture's width and height.
    static func part(_ share: String) -> PassSize {
        PassSize(width: PassFormula("$WIDTH * \(share)"), height: PassFormula("$HEIGHT * \(share)"))
    }

    public static let largest = 8192
    /// In pixels, of both sides together: more of them take so long in each frame that nothing else gets its turn.
    static let mostPixels = 4096 * 4096

    /// In pixels.
    /// - Parameter settings: what uniforms are, by which a formula may call them.
    public func pixels(width: Int, height: Int, _ settings: [UniformSetting]) -> (width: Int, height: Int) {
        func value(_ name: String) -> Double? {
            if name == "WIDTH" { return Double(width) }
            if name == "HEIGHT" { return Double(height) }
            guard case .numbers(let numbers) = settings.first(where: { $0.name == name })?.value else { return nil }
            return numbers.first
        }
        func side(_ formula: PassFormula?, _ whole: Int) -> Int {
            let wanted = formula.map { $0.value(value) } ?? Double(whole)
            return wanted.isFinite ? Int(min(max(wanted.rounded(.down), 1), Double(Self.largest))) : whole
        }
        let wide = side(self.width, width)
        return (wide, min(side(self.height, height), max(1, Self.mostPixels / wide)))
    }

    public var description: String {
        if width == nil, height == nil { return "as the picture" }
        return "\(width?.text ?? "$WIDTH") × \(height?.text ?? "$HEIGHT")"
    }
}
