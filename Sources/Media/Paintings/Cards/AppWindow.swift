internal import CardContent

/// A window of a program on a desk: what a screen of an app is where it lies across.
struct AppWindow: CardPainter {
    enum Program: CaseIterable {
        case letter, table, code, mail, album, page, week, song, chart

        fileprivate var title: String {
            switch self {
            case .letter: "Letter to the editor"
            case .table: "Household 2031"
            case .code: "orbit.swift"
            case .mail: "Inbox"
            case .album: "A week in the hills"
            case .page: "The Daily Lantern"
            case .week: "Week 21"
            case .song: "Paper Lanterns"
            case .chart: "Visitors"
            }
        }

        fileprivate var isDark: Bool { self == .code || self == .song }
    }

    private let program: Program
    let hue: Tint
    private let dice: Dice

    /// Whether a card of such sides lies across.
    static func suits(_ width: Double, _ height: Double) -> Bool { width >= 1.15 * height }

    init(seed: UInt64, number: Int) {
        var order = Dice(seed: seed, number: 0, purpose: 53)
        program = order.inTurn(Program.allCases, at: number)
        var dice = Dice(seed: seed, number: number, purpose: 54)
        hue = Tint(hex: dice.choose([0xFF5A5F, 0x3D7BFF, 0x17A589, 0xF39C2B, 0x8E5CF0, 0xE0468C]))
        self.dice = dice
    }

    var ground: Colour { Colour(hex: program.isDark ? 0x1B1D24 : 0xFCFCFD) }
    let roundness = 0.04
    var ink: Tint { program.isDark ? Tint(1, 1, 1, 1) : Tint(hex: 0x1B1C20) }
    private static let bar: Float = 0.1

    func labels(_ size: Sides, unit: Double) -> [Label] {
        let ink: Colour = program.isDark ? .white : Colour(hex: 0x1B1C20)
        func label(_ text: String, _ size: Double, _ weight: Int, _ left: Double, _ top: Double) -> Label {
            Label(
                text, font: Font("Inter, Nimbus Sans, sans-serif", weight: weight), size: size * unit, colour: ink,
                alignment: left == 0 ? .centre : .leading, placement: .top, wraps: false,
                insets: .init(left: left * unit, top: top * unit, right: 0, bottom: 0))
        }
        let name = label(program.title, 0.042, 600, 0, 0.027)
        switch program {
        case .letter: return [name, label("Dear editor,", 0.06, 700, size.width / unit * 0.5 - 0.36, 0.2)]
        case .page:
            return [
                label("lantern.example", 0.034, 500, 0, 0.031), label("Snow at last", 0.085, 800, 0.09, 0.6),
            ]
        case .chart: return [name, label("48,210", 0.13, 700, 0.08, 0.15)]
        case .song: return [name, label("Paper Lanterns", 0.07, 700, 0.74, 0.28)]
        default: return [name]
        }
    }

    func paint(on canvas: inout Canvas) {
        var dice = dice
        let extent = canvas.extent
        let body = Box(left: 0, top: Self.bar, right: extent.x, bottom: extent.y)
        canvas.fill(Tint(ground), canvas.whole)
        switch program {
        case .letter: paintLetter(body, on: &canvas, &dice)
        case .table: paintTable(body, on: &canvas, &dice)
        case .code: paintCode(body, on: &canvas, &dice)
        case .mail: paintMail(body, on: &canvas, &dice)
        case .album: paintAlbum(body, on: &canvas, &dice)
        case .page: paintPage(body, on: &canvas, &dice)
        case .week: paintWeek(body, on: &canvas, &dice)
        case .song: paintSong(body, on: &canvas, &dice)
        case .chart: paintChart(body, on: &canvas, &dice)
        }
        // The bar by which one takes it, with its three buttons.
        let (top, bottom): (UInt32, UInt32) = program.isDark ? (0x3A3D47, 0x2C2F38) : (0xF1F1F4, 0xDEDFE4)
        canvas.wash(Tint(hex: top), Tint(hex: bottom), Box(left: 0, top: 0, right: extent.x, bottom: Self.bar))
        canvas.fill(ink.faded(0.16), Box(left: 0, top: Self.bar - 0.004, right: extent.x, bottom: Self.bar))
        for (k, tint) in ([0xFF5F57, 0xFEBC2E, 0x28C840] as [UInt32]).enumerated() {
            canvas.disc(Tint(hex: tint), at: SIMD2(0.055 + 0.052 * Float(k), Self.bar / 2), radius: 0.0185)
        }
        guard program == .page else { return }
        // Where it was found.
        let field = Box(left: extent.x / 2 - 0.34, top: 0.022, right: extent.x / 2 + 0.34, bottom: 0.078)
        canvas.plate(Tint(1, 1, 1, 1), field, radius: 0.028)
    }

    /// Words that cannot be read.
    func line(_ x: Float, _ y: Float, _ length: Float, _ tint: Tint, height: Float = 0.018, on canvas: inout Canvas) {
        canvas.plate(tint, Box(left: x, top: y, right: x + length, bottom: y + height), radius: height / 2)
    }

    func side(_ body: Box, _ width: Float, on canvas: inout Canvas, _ dice: inout Dice) {
        let box = Box(left: 0, top: body.top, right: width, bottom: body.bottom)
        canvas.fill(program.isDark ? Tint(hex: 0x24262E) : Tint(hex: 0xEDEEF2), box)
        var y = body.top + 0.06
        let chosen = dice.within(1...4)
        for k in 0..<8 where y < body.bottom - 0.05 {
            if k == chosen {
                canvas.plate(
                    hue, Box(left: 0.025, top: y - 0.02, right: width - 0.025, bottom: y + 0.044), radius: 0.014)
            }
            let tint = k == chosen ? Tint(1, 1, 1, 1) : ink.faded(0.45)
            canvas.disc(k == chosen ? tint : hue.faded(0.8), at: SIMD2(0.06, y + 0.011), radius: 0.014)
            line(0.095, y, (width - 0.15) * dice.within(0.45...0.95), tint, on: &canvas)
            y += 0.088
        }
    }
}
