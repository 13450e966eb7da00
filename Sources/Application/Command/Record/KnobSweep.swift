import LayoutCore
import ZoeDocument

/// How a knob moves through a film, from `--over NAME=FROM..TO`.
struct KnobSweep {
    /// How fast it moves, and where to.
    enum Pace: Hashable {
        /// Evenly from one end to the other; the film's length in seconds.
        case once(Double)
        /// To the other end and back, slowly at both.
        case thereAndBack(Double)

        /// How far at a time, from 0 to 1.
        func part(at time: Double) -> Double {
            switch self {
            case .once(let length): return min(max(time / length, 0), 1)
            case .thereAndBack(let length):
                // To the bit the same on the way back.
                let part = min(max(2 * min(time, length - time) / length, 0), 1)
                return part * part * (3 - 2 * part)
            }
        }
    }

    let name: String
    private let from: Double
    private let to: Double
    private let pace: Pace

    var isScroll: Bool { name == Self.scroll }
    private static let scroll = "scroll"

    /// Scrolls from one place to another.
    init(scrollFrom from: Double, to: Double, _ pace: Pace) {
        (name, self.from, self.to, self.pace) = (Self.scroll, from, to, pace)
    }

    init(_ text: String, _ pace: Pace, in arguments: Arguments) throws(Failure) {
        guard let equals = text.firstIndex(of: "="), equals != text.startIndex,
            let dots = text[equals...].firstRange(of: ".."),
            let from = Double(text[text.index(after: equals)..<dots.lowerBound]), from.isFinite,
            let to = Double(text[dots.upperBound...]), to.isFinite, (to - from).isFinite
        else {
            throw arguments.wrong(
                "--over needs NAME=FROM..TO with two numbers (tilt=0..1), not '\(Quotation(text))'")
        }
        name = String(text[..<equals])
        (self.from, self.to, self.pace) = (from, to, pace)
    }

    func value(at time: Double) -> Double {
        let part = pace.part(at: time)
        return part == 1 ? to : from + (to - from) * part
    }

    /// Complains of what can't be swept, or not so far.
    func check(on scene: Scene, in arguments: Arguments) throws(Failure) {
        guard !isScroll else { return }
        do {
            let parameter = try scene.knobs.table.parameter(named: name)
            var trial = scene
            for end in [from, to] {
                let text = numeral(parameter.rounded(end))
                if let warning = try trial.set(parameter.fullName, to: text) { Console.warn("\(warning)") }
            }
        } catch .unknown(let name, let nearest) {
            let next = nearest.map { "did you mean '\($0)'?" } ?? "`zoetrope layouts \(scene.layout.name)` lists them"
            throw arguments.wrong("no parameter '\(Quotation(name))' for --over; \(next)")
        } catch {
            throw Failure(.usage, "\(error)")
        }
    }

    func put(at time: Double, into scene: inout Scene) throws(Failure) {
        let value = value(at: time)
        if isScroll {
            scene.scroll = value
            return
        }
        do {
            let parameter = try scene.knobs.table.parameter(named: name)
            // What is too far has been warned of once.
            _ = try scene.set(parameter.fullName, to: numeral(parameter.rounded(value)))
        } catch {
            throw Failure(.usage, "\(error)")
        }
    }
}

extension Parameter {
    fileprivate func rounded(_ value: Double) -> Double { if case .integer = kind { value.rounded() } else { value } }
}
