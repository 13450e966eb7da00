import LayoutCore
import ZoeDocument

/// One parameter's way through a range, from `--over NAME=FROM..TO:COUNT`.
struct Sweep {
    let name: String
    let values: [Double]

    static let most = 100

    init(_ text: String, in arguments: Arguments) throws(Failure) {
        let form = "--over needs NAME=FROM..TO:COUNT (tilt=0..1:5), not '\(Quotation(text))'"
        guard let equals = text.firstIndex(of: "="), let colon = text.lastIndex(of: ":"), equals < colon,
            let dots = text[equals..<colon].firstRange(of: "..")
        else { throw arguments.wrong(form) }
        let start = Double(text[text.index(after: equals)..<dots.lowerBound])
        let end = Double(text[dots.upperBound..<colon])
        guard equals != text.startIndex, let start, let end, start.isFinite, end.isFinite, (end - start).isFinite,
            let count = Int(text[text.index(after: colon)...])
        else { throw arguments.wrong(form) }
        guard 1...Self.most ~= count else {
            throw arguments.wrong("--over takes 1 to \(Self.most) steps, not \(count)")
        }
        name = String(text[..<equals])
        values = (0..<count).map { step in
            count == 1 ? start : start + (end - start) * Double(step) / Double(count - 1)
        }
    }

    /// `tilt 0.25`
    func label(_ value: Double) -> String { "\(name) \(numeral((value * 1e4).rounded() / 1e4))" }

    /// Puts a value into a scene: a parameter's, the scroll, the clock or the number of cards.
    func put(_ value: Double, into scene: inout Scene) throws(Failure) {
        switch name {
        case "scroll": scene.scroll = value
        case "time": scene.time = min(max(value, 0), Scene.longestTime)
        case "items": scene.items = Int(min(max(value.rounded(), 0), 1e15))
        default:
            do {
                let parameter = try scene.knobs.table.parameter(named: name)
                let value = if case .integer = parameter.kind { value.rounded() } else { value }
                if let warning = try scene.set(parameter.fullName, to: numeral(value)) { Console.warn("\(warning)") }
            } catch .unknown(let name, nil) {
                throw Failure(
                    .usage,
                    "no parameter '\(Quotation(name))'; `zoetrope layouts \(scene.layout.name)` lists them, and there is scroll"
                )
            } catch {
                throw Failure(.usage, "\(error)")
            }
        }
    }
}
