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

/// Writes the row once.
@_expose(wasm, "bench_write") @_cdecl("bench_write")
public func benchWrite() {
    guard let layout = unsafe row else { return }
    var span = unsafe matrices.mutableSpan
    layout.write(
        count, from: Slot.Place(index: 0, offset: 0.25 - Double(count / 2)), seenThrough: Lens(), into: &span)
}
