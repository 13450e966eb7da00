internal import CZoeEpoxy

/// Bytes on the graphics card.
package struct Buffer: ~Copyable {
    private let object: GLObject
    private let kind: GLBufferKind
    private let tracker: GLTracker

    package init(_ kind: GLBufferKind, in tracker: GLTracker) {
        object = GLObject(.buffer, in: tracker)
        self.kind = kind
        self.tracker = tracker
    }

    package func fill(_ bytes: RawSpan, use: GLBufferUse) {
        zglBindBuffer(kind.code, object.name)
        tracker.didUpload(bytes: bytes.byteCount)
        unsafe bytes.withUnsafeBytes { unsafe zglBufferData(kind.code, $0.count, $0.baseAddress, use.code) }
    }

    /// - Parameter room: how many bytes there are in all; those beyond what is filled hold anything.
    package func fill(_ bytes: RawSpan, room: Int, use: GLBufferUse) {
        zglBindBuffer(kind.code, object.name)
        tracker.didUpload(bytes: bytes.byteCount)
        unsafe bytes.withUnsafeBytes {
            unsafe zglBufferPart(kind.code, max(room, $0.count), $0.count, $0.baseAddress, use.code)
        }
    }

    package func bind() { zglBindBuffer(kind.code, object.name) }

    /// Makes a part of it the uniform block at this place.
    package func bind(_ bytes: Range<Int>, toBlock place: UInt32) {
        zglBindBufferRange(kind.code, place, object.name, bytes.lowerBound, bytes.count)
    }
}
