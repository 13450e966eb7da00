import LayoutCore
import ZoeDocument

/// One parameter that runs through a range, from `--over NAME=FROM..TO:COUNT`.
struct Sweep {
    let name: String
    let values: [Double]

    static let most = 100

    /// nil where the text is none.
    init?(_ text: String) {
        guard let equals = text.firstIndex(of: "="), let colon = text.lastIndex(of: ":"), equals < colon,
            let dots = text[equals..<colon].firstRange(of: "..")
        else { return nil }
        let start = Double(text[text.index(after: equals)..<dots.lowerBound])
        let end = Double(text[dots.upperBound..<colon])
        guard equals != text.startIndex, let start, let end, start.isFinite, end.isFinite, (end - start).isFinite,
            let count = Int(text[text.index(after: colon)...]), 1...Self.most ~= count
        else { return nil }
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
        case "time": scene.time = min(max(value, 0), Stage.longestTime)
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

extension OptionType where Value == Sweep {
    static var sweep: Self {
        Self(
            placeholder: "NAME=FROM..TO:COUNT",
            wanted: "NAME=FROM..TO:COUNT with 1 to \(Sweep.most) steps (tilt=0..1:5)",
            completion: { .names(Parameter.names) }, parse: { Sweep($0) })
    }
}
