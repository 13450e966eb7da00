/// A picture's rows as a PNG file stores them: the number of a filter, then what the filter leaves of the row.
/// PNG specification, third edition, clause 9.
struct RowFilter {
    private let image: Image
    private let channels: Int
    /// The row in work and the one above it, as they are stored, behind one pixel of zeros: what stands left of a row.
    private var current: [UInt8]
    private var above: [UInt8]

    init(_ image: Image, channels: Int) {
        self.image = image
        self.channels = channels
        // And a byte behind it, which copying may overwrite.
        current = Array(repeating: 0, count: (image.width + 1) * channels + 1)
        above = current
    }

    /// Goes on with this row.
    mutating func begin(at y: Int) { if y > 0 { load(y - 1) } }

    /// Bytes of a stored row.
    var length: Int { 1 + image.width * channels }

    /// Every row as its difference to the one above.
    mutating func appendUp(_ rows: Range<Int>, to bytes: inout [UInt8]) {
        for y in rows {
            load(y)
            append(.up, to: &bytes)
        }
    }

    /// Every row with the filter that leaves the least: the least sum of magnitudes, as the specification advises.
    mutating func appendBest(_ rows: Range<Int>, to bytes: inout [UInt8]) {
        var trial: [UInt8] = []
        for y in rows {
            load(y)
            var best: (filter: Filter, sum: Int)?
            for filter in Filter.allCases {
                trial.removeAll(keepingCapacity: true)
                append(filter, to: &trial)
                let sum = trial.dropFirst().reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
                if sum < best?.sum ?? .max { best = (filter, sum) }
            }
            append(best?.filter ?? .none, to: &bytes)
        }
    }

    private enum Filter: UInt8, CaseIterable { case none, left, up, mean, paeth }

    private mutating func load(_ y: Int) {
        swap(&current, &above)
        let pixels = y * image.width * 4..<(y + 1) * image.width * 4
        if channels == 4 {
            current.replaceSubrange(4..<4 + pixels.count, with: image.bytes[pixels])
        } else {
            PixelRun.copyColours(of: image.bytes, in: pixels, to: &current, at: 3)
        }
    }

    private func append(_ filter: Filter, to bytes: inout [UInt8]) {
        let (row, up) = (current.span, above.span)
        let here = channels..<row.count - 1
        bytes.append(filter.rawValue)
        bytes.append(addingCapacity: here.count) { output in
            switch filter {
            case .none: for i in here { output.append(row[i]) }
            case .left: for i in here { output.append(row[i] &- row[i - channels]) }
            case .up: for i in here { output.append(row[i] &- up[i]) }
            case .mean:
                for i in here {
                    output.append(row[i] &- UInt8((UInt16(row[i - channels]) + UInt16(up[i])) / 2))
                }
            case .paeth:
                for i in here {
                    output.append(row[i] &- Self.paeth(left: row[i - channels], up: up[i], corner: up[i - channels]))
                }
            }
        }
    }

    /// The one of the three neighbours that is nearest to left + up − corner.
    private static func paeth(left: UInt8, up: UInt8, corner: UInt8) -> UInt8 {
        let guess = Int16(left) + Int16(up) - Int16(corner)
        let (a, b, c) = (abs(guess - Int16(left)), abs(guess - Int16(up)), abs(guess - Int16(corner)))
        return a <= b && a <= c ? left : b <= c ? up : corner
    }
}
