/// Numbers for people to read.
public enum Numeral {
    /// With so many digits after the point; a true minus sign.
    public static func text(_ value: Double, digits: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "none" : value < 0 ? "-∞" : "∞" }
        guard value.magnitude < 1e15 else { return "\(value)" }
        let digits = min(max(digits, 0), 9)
        var scale: Int64 = 1
        for _ in 0..<digits { scale *= 10 }
        // Beyond what an integer holds, tenths do not matter any more.
        guard value.magnitude * Double(scale) < 9e18 else { return "\(Int64(value))" }
        let units = Int64((value.magnitude * Double(scale)).rounded())
        let sign = value < 0 && units > 0 ? "-" : ""
        let whole = "\(sign)\(units / scale)"
        guard digits > 0 else { return whole }
        let part = String(units % scale)
        return whole + "." + String(repeating: "0", count: digits - part.count) + part
    }

    /// How many digits after the point a knob shows: those of its step, and up to three more where a value would be another
    /// number without them (by half a percent or more: 0.625 is no 0.62).
    public static func digits(ofStep step: Double, showing value: Double?) -> Int {
        let tens = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]
        var digits = 0
        while digits < 6, step * tens[digits] < 0.999 { digits += 1 }
        guard let value, value.isFinite else { return digits }
        let most = min(digits + 3, 6)
        func shown(_ digits: Int) -> Double { (value * tens[digits]).rounded(.toNearestOrEven) / tens[digits] }
        for more in digits...most where abs(shown(more) - value) < 0.005 * abs(value) || more == most {
            // One that is too small for all of them is no better for zeros.
            return shown(more) == 0 ? digits : more
        }
        return digits
    }

    /// As many digits as a size wants: 1234, 12.3, 0.0123.
    public static func short(_ value: Double) -> String {
        switch value.magnitude {
        case 1e6...: value.isFinite && value.magnitude < 1e15 ? text(value, digits: 0) : text(value, digits: 1)
        case 100...: text(value, digits: 0)
        case 10...: text(value, digits: 1)
        case 1...: text(value, digits: 2)
        case 0.1...: text(value, digits: 3)
        case 0.001...: text(value, digits: 4)
        case 0: "0"
        default: "\(value)"
        }
    }

    /// The same without zeros at the end.
    public static func brief(_ value: Double) -> String {
        var text = Substring(short(value))
        guard text.contains("."), !text.contains("e") else { return String(text) }
        while text.last == "0" { text.removeLast() }
        return String(text.last == "." ? text.dropLast() : text)
    }

    /// Six digits of what a graphics card holds, however large or small it is.
    public static func raw(_ value: Float) -> String {
        let size = value.magnitude
        guard size.isFinite, size != 0 else { return size == 0 ? "0" : "\(value)" }
        guard size < 1e-3 || size >= 1e6 else {
            let digits = size >= 1e5 ? 0 : size >= 1e4 ? 1 : size >= 1e3 ? 2 : size >= 100 ? 3 : size >= 10 ? 4 : 5
            var text = Substring(self.text(Double(value), digits: digits))
            while text.contains("."), text.last == "0" || text.last == "." {
                let isPoint = text.last == "."
                text.removeLast()
                if isPoint { break }
            }
            return String(text)
        }
        // One digit before the point, and what times ten to that power is meant.
        var (rest, power) = (Double(size), 0)
        while rest >= 10 { (rest, power) = (rest / 10, power + 1) }
        while rest < 1 { (rest, power) = (rest * 10, power - 1) }
        if rest >= 9.9995 { (rest, power) = (1, power + 1) }
        return "\(value < 0 ? "-" : "")\(self.text(rest, digits: 3))e\(power)"
    }

    /// Bytes in the unit in which they are few.
    public static func bytes(_ count: Int) -> String {
        switch count {
        case (1 << 30)...: text(Double(count) / Double(1 << 30), digits: 2) + " GiB"
        case (1 << 20)...: text(Double(count) / Double(1 << 20), digits: 1) + " MiB"
        case (1 << 10)...: text(Double(count) / Double(1 << 10), digits: 1) + " KiB"
        default: "\(count) bytes"
        }
    }
}
