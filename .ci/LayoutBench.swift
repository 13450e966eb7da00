// What `.ci/module-speed` measures in WebAssembly: the row of `zoetrope bench layout`, written into memory that is there already.
internal import LayoutCore

private let count = 100_000
private nonisolated(unsafe) var name = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64)
private nonisolated(unsafe) var matrices: [Matrix4] = []
private nonisolated(unsafe) var row: AnyLayout?

/// Where a layout's name is to be written.
@_expose(wasm, "bench_name") @_cdecl("bench_name")
public func benchName() -> UnsafeMutablePointer<UInt8>? { unsafe name.baseAddress }

/// Sets up the layout whose name has so many bytes; how many cards it is asked for, or 0 where there is no such layout.
@_expose(wasm, "bench_begin") @_cdecl("bench_begin")
public func benchBegin(_ length: Int) -> Int {
    let text = unsafe String(decoding: UnsafeMutableBufferPointer(rebasing: name[..<length]), as: UTF8.self)
    guard let kind = LayoutKind.named(text) else { return 0 }
    unsafe row = kind.layout(
        Knobs(kind.table),
        on: LayoutContext(
            view: Size(width: 1280, height: 720), card: Size(width: 200, height: 200), items: count))
    unsafe matrices = Array(repeating: Matrix4(.identity), count: count)
    return count
}

private let first = Slot.Place(index: 0, offset: 0.25 - Double(count / 2))

/// Writes the row once.
@_expose(wasm, "bench_write") @_cdecl("bench_write")
public func benchWrite() {
    guard let layout = unsafe row else { return }
    var span = unsafe matrices.mutableSpan
    layout.write(count, from: first, seenThrough: Lens(), into: &span)
}

/// The largest difference of what was written from what its cards are by themselves, as a part of 1 or of the entry.
@_expose(wasm, "bench_error") @_cdecl("bench_error")
public func benchError() -> Float {
    guard let layout = unsafe row else { return .infinity }
    var worst: Float = 0
    for k in stride(from: 0, to: count, by: 97) {
        let place = Slot.Place(index: first.index + k, offset: first.offset + Double(k))
        let (written, exact) = unsafe (matrices[k], Matrix4(Lens().view(layout.placement(at: place).transform)))
        for (row, other) in [
            (written.row1, exact.row1), (written.row2, exact.row2), (written.row3, exact.row3),
            (written.row4, exact.row4),
        ] {
            for entry in row.indices {
                let error = (row[entry] - other[entry]).magnitude / max(1, other[entry].magnitude)
                worst = error.isNaN ? .infinity : max(worst, error)
            }
        }
    }
    return worst
}
