internal import CEpoxy

/// Where a frame is drawn: a picture of so many pixels on the graphics card.
public final class Target {
    /// In pixels of the finished picture.
    public let width: Int
    public let height: Int
    /// What the driver could do of what was asked for.
    public let quality: Quality

    /// Drawn into; the others follow one from the other, as far as they are needed.
    let canvas: Surface
    private let resolved: Surface?
    private let shrunk: Surface?
    /// Where the next frame is drawn in the canvas's depths.
    var depthShare = DepthShare()
    /// Whether the backdrop leaves anything to be seen through.
    var isOpaque = true

    /// The largest width and height of a target without supersampling; larger pictures are drawn in tiles.
    public static var largestSide: Int {
        min(GLLimit.textureSize.value, GLLimit.renderbufferSize.value)
    }

    init(width: Int, height: Int, quality wanted: Quality, ledger: Ledger) throws(RendererError) {
        let fitted = wanted.fitted(to: GLLimit.samples.value)
        let factor = fitted.supersampling
        let limit = Target.largestSide / factor
        guard width >= 1, height >= 1, width <= limit, height <= limit else {
            throw .target("a target must have 1 to \(limit) pixels a side, not \(width)×\(height); draw it in tiles")
        }
        self.width = width
        self.height = height
        let (wide, high) = (width * factor, height * factor)
        if fitted.samples > 1 {
            canvas = try Surface(
                width: wide, height: high, colour: .plain(samples: fitted.samples), hasDepth: true, in: ledger)
            let next: Surface.Colour = factor > 1 ? .texture() : .plain(samples: 1)
            resolved = try Surface(width: wide, height: high, colour: next, hasDepth: false, in: ledger)
        } else {
            let first: Surface.Colour = factor > 1 ? .texture() : .plain(samples: 1)
            canvas = try Surface(width: wide, height: high, colour: first, hasDepth: true, in: ledger)
            resolved = nil
        }
        shrunk =
            factor > 1
            ? try Surface(width: width, height: height, colour: .plain(samples: 1), hasDepth: false, in: ledger) : nil
        quality = Quality(samples: canvas.samples, supersampling: factor)
        ledger.collectErrors(during: "making a target")
    }

    /// Brings what is on the canvas to its final size.
    func finish(_ shrink: (_ from: Surface, _ to: Surface) throws(RendererError) -> Void) throws(RendererError) {
        if let resolved { canvas.copy(to: resolved) }
        if let shrunk { try shrink(resolved ?? canvas, shrunk) }
    }

    /// The picture at its final size.
    var finished: Surface { shrunk ?? resolved ?? canvas }

    /// Returns when all that was asked for has been drawn.
    public func waitUntilDrawn() { zglFinish() }

    /// Red, green, blue and alpha of each pixel as sRGB bytes, row by row from the top, alpha not multiplied in.
    public func pixels() -> [UInt8] {
        let surface = finished
        let row = width * 4
        let size = row * height
        var bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            unsafe surface.read(into: UnsafeMutableRawBufferPointer(buffer))
            count = size
        }
        // OpenGL's first row is the lowest. Here, and nowhere else, rows change places.
        unsafe bytes.withUnsafeMutableBufferPointer { bytes in
            unsafe bytes.withMemoryRebound(to: UInt32.self) { pixels in
                for top in 0..<height / 2 {
                    let bottom = height - 1 - top
                    for x in 0..<width { unsafe pixels.swapAt(top * width + x, bottom * width + x) }
                }
            }
        }
        if isOpaque {
            for alpha in stride(from: 3, to: size, by: 4) { bytes[alpha] = 255 }
        } else {
            StraightAlpha.convert(&bytes)
        }
        return bytes
    }
}
