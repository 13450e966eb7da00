internal import Glibc
public import LayoutCore

/// The row that is laid out, and the memory for it. All ways to fill it fill the same memory, so that none has it
/// nearer than another.
public final class CardRow {
    public static let count = 100_000

    private let layout: any Layout
    private let lens = Lens()
    /// The middle of the row is near the middle of the view, so that both sides of every layout are met.
    private let first = Slot.Place(index: 0, offset: 0.25 - Double(count / 2))
    private let source: [Matrix4]
    private var matrices: [Matrix4]

    public init(_ kind: LayoutKind) {
        layout = kind.layout(
            Knobs(kind.table),
            on: LayoutContext(
                view: Size(width: 1280, height: 720), card: Size(width: 200, height: 200), items: Self.count))
        matrices = Array(repeating: Matrix4(.identity), count: Self.count)
        // Other bytes than those that are written, or nobody would see whether they have been copied.
        source = Array(repeating: Matrix4(.scale(x: 2, y: 2, z: 2)), count: Self.count)
    }

    /// What is measured.
    public func write() { write(into: &matrices) }

    private func write(into matrices: inout [Matrix4]) {
        var span = matrices.mutableSpan
        layout.write(Self.count, from: first, seenThrough: lens, into: &span)
    }

    /// The reference for the memory's speed.
    public func copy() { Self.copy(source, over: &matrices) }

    /// The reference for the arithmetic: each card asked for by itself, with the maths library's sine and cosine, and
    /// multiplied with the perspective as any two matrices are.
    public func compose() { compose(into: &matrices) }

    private func compose(into matrices: inout [Matrix4]) {
        let base = lens.base
        for k in matrices.indices {
            let place = Slot.Place(index: first.index + k, offset: first.offset + Double(k))
            matrices[k] = Matrix4(layout.placement(at: place).transform * base)
        }
    }

    /// Copies as many bytes as both have, by the C library's memcpy.
    private static func copy(_ source: [Matrix4], over target: inout [Matrix4]) {
        unsafe source.withUnsafeBytes { from in
            unsafe target.withUnsafeMutableBytes { to in
                guard let into = to.baseAddress, let out = from.baseAddress else { return }
                unsafe memcpy(into, out, min(to.count, from.count))
            }
        }
    }

    /// Looks at what has been written, so that no compiler may leave the writing out, and says what is wrong with it.
    public func complaints() -> [String] {
        var complaints: [String] = []
        copy()
        if matrices != source { complaints.append("memcpy has not copied \(Self.count) matrices") }
        compose()
        let composed = matrices
        write()
        if matrices == source || !zip(matrices, composed).allSatisfy({ $0.isNear($1) }) {
            complaints.append("a row of cards is not where its cards are one by one")
        }
        return complaints
    }
}

extension Matrix4 {
    fileprivate func isNear(_ other: Matrix4) -> Bool {
        let pairs = [(row1, other.row1), (row2, other.row2), (row3, other.row3), (row4, other.row4)]
        return pairs.allSatisfy { a, b in
            a.indices.allSatisfy { abs(a[$0] - b[$0]) <= 1e-5 * max(1, abs(b[$0])) }
        }
    }
}
