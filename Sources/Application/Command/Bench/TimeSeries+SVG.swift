extension TimeSeries {
    /// A plot of it. The scale up begins at zero, so that what looks like growth is growth.
    var svg: String {
        let (width, height) = (960.0, 400.0)
        let (left, right, top, bottom) = (72.0, 930.0, 56.0, 344.0)
        let acrossTicks = Self.ticks(upTo: points.map(\.x).max() ?? 0, most: 8)
        let upTicks = Self.ticks(upTo: points.map(\.y).max() ?? 0, most: 6)
        let most = SIMD2(acrossTicks.last ?? 1, upTicks.last ?? 1)
        func x(_ value: Double) -> String { Self.short(left + value / most.x * (right - left)) }
        func y(_ value: Double) -> String { Self.short(bottom - value / most.y * (bottom - top)) }
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(width)) \(Int(height))\" "
                + "font-family=\"Inter, Helvetica, Arial, sans-serif\" font-size=\"13\">",
            "<rect width=\"\(Int(width))\" height=\"\(Int(height))\" rx=\"12\" fill=\"#16161c\"/>",
            "<text x=\"\(Int(left))\" y=\"34\" fill=\"#ece9e4\" font-size=\"16\" font-weight=\"600\">\(Self.text(title))</text>",
        ]
        func write(_ text: String, x: String, y: String, anchor: String) {
            lines.append(
                "<text x=\"\(x)\" y=\"\(y)\" fill=\"#9a97a0\" text-anchor=\"\(anchor)\">\(Self.text(text))</text>")
        }
        for value in upTicks {
            lines.append(
                "<path d=\"M\(Int(left)) \(y(value))H\(Int(right))\" stroke=\"#fff\" stroke-opacity=\"\(value == 0 ? 0.35 : 0.09)\"/>"
            )
            let place = bottom - value / most.y * (bottom - top) + 4.5
            write(Self.grouped(value), x: Self.short(left - 12), y: Self.short(place), anchor: "end")
        }
        for value in acrossTicks {
            write(Self.grouped(value), x: x(value), y: Self.short(bottom + 24), anchor: "middle")
        }
        write(across, x: Self.short(right), y: Self.short(bottom + 46), anchor: "end")
        write(up, x: Self.short(right), y: "34", anchor: "end")
        let path = points.map { "\(x($0.x)),\(y($0.y))" }.joined(separator: " ")
        lines.append(
            "<polyline points=\"\(path)\" fill=\"none\" stroke=\"#f2a65a\" stroke-width=\"2\" stroke-linejoin=\"round\"/>"
        )
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    /// Round numbers from 0 on, the last of them not below the greatest value.
    static func ticks(upTo most: Double, most count: Int) -> [Double] {
        guard most > 0, most.isFinite, most < 1e15 else { return [0, 1] }
        var ten = 1.0
        while ten * Double(count) < most { ten *= 10 }
        while ten / 10 * Double(count) >= most, ten > 1e-9 { ten /= 10 }
        let step = [ten / 5, ten / 2].first { $0 * Double(count) >= most } ?? ten
        let steps = Int((most / step).rounded(.up))
        return (0...max(steps, 1)).map { Double($0) * step }
    }

    /// `100 000`
    private static func grouped(_ value: Double) -> String {
        let text = numeral(value)
        guard !text.contains("."), text.count > 4 else { return text }
        var groups: [Substring] = []
        var rest = text[...]
        while rest.count > 3 {
            groups.insert(rest.suffix(3), at: 0)
            rest = rest.dropLast(3)
        }
        return ([rest] + groups).joined(separator: "\u{202F}")
    }

    private static func short(_ value: Double) -> String { numeral((value * 100).rounded() / 100) }

    private static func text(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
