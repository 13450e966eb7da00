internal import CZoeEpoxy

/// Where a frame is drawn: a picture of so many pixels on the graphics card.
public final class Target {
    /// In pixels of the finished picture.
    public let width: Int
    public let height: Int
    /// What the driver could do of what was asked for.
    public let quality: Quality
    public let asked: Quality

    /// Drawn one after the other on the canvas, which is as large as the first.
    package let pieces: [PixelBox]
    /// How many steps a picture takes that is drawn step by step.
    public var pieceCount: Int { pieces.count }
    /// Pixels with several samples, where they are needed; made for the first picture that does.
    private var sampled: Surface?
    /// The means of those samples, or what is drawn into at once.
    private let plain: Surface
    private let shrunk: Surface?
    /// Bytes as a screen takes them; made for the first frame that needs no others.
    private var screen: Surface?
    /// On which of them the next picture is drawn.
    private var paper = Paper.plain
    private let tracker: GLTracker
    /// Nil where the driver copies.
    package let programs: FinishingPrograms?
    private var corner: SurfaceCorner?
    /// What the canvas shows beyond its lower left, where cards were; nil where something else was drawn.
    private var ground: (colour: SIMD4<Float>, beyond: PixelExtent)?
    /// How much of the canvas is other than it was before.
    private var changed: PixelExtent?
    /// Whether the backdrop leaves anything to be seen through.
    package var isOpaque = true

    package init(
        width: Int, height: Int, quality wanted: Quality, fewestPieces: Int = 1, mostBytes: Int,
        programs: FinishingPrograms?, tracker: GLTracker
    ) throws(RendererError) {
        asked = wanted
        let fitted = wanted.fitted(to: GLLimit.samples.value)
        let factor = fitted.supersampling
        let limit = Target.largestSide
        guard width >= 1, height >= 1, width <= limit, height <= limit else {
            throw .target("a picture drawn at once can have 1 to \(limit) pixels a side, not \(width)×\(height)")
        }
        self.width = width
        self.height = height
        (self.tracker, self.programs) = (tracker, programs)
        pieces = Target.pieces(width: width, height: height, fitted, fewest: fewestPieces, mostBytes: mostBytes)
        let (wide, high) = (pieces[0].width * factor, pieces[0].height * factor)
        let isShrunk = factor > 1 || pieces.count > 1
        let last: Surface.Colour = programs != nil ? .texture() : .plain(samples: 1)
        plain = try Surface(
            width: wide, height: high, colour: isShrunk ? .texture() : last, hasDepth: false, in: tracker)
        shrunk =
            isShrunk
            ? try Surface(width: width, height: height, colour: last, hasDepth: false, in: tracker) : nil
        quality = fitted
        tracker.collectErrors(during: "making a target")
    }

    /// What a picture is drawn on.
    package enum Paper {
        case plain
        /// Several samples a pixel, if the target has them.
        case samples
        /// Bytes in a screen's order, where a processor draws.
        case screen
    }

    /// Drawn into; the others follow one from the other, as far as they are needed.
    package var canvas: Surface {
        switch paper {
        case .plain: plain
        case .samples: sampled ?? plain
        case .screen: screen ?? plain
        }
    }

    /// What is drawn next is drawn on this.
    package func take(_ wanted: Paper) throws(RendererError) {
        let isThere =
            switch wanted {
            case .plain: true
            case .samples: quality.samples > 1
            case .screen: programs != nil
            }
        let wanted = isThere ? wanted : .plain
        if wanted == paper { return }
        (corner, ground, changed) = (nil, nil, nil)
        if wanted == .samples, sampled == nil {
            let kind: Surface.Colour = programs != nil ? .samples(quality.samples) : .plain(samples: quality.samples)
            sampled = try Surface(
                width: plain.width, height: plain.height, colour: kind, hasDepth: false, in: tracker)
        }
        if wanted == .screen { try needScreen() }
        paper = wanted
    }

    private func needScreen() throws(RendererError) {
        if screen != nil { return }
        screen = try Surface(
            width: plain.width, height: plain.height, colour: .texture(.screen), hasDepth: false,
            in: tracker)
    }

    /// The picture that is there will be shown more than once: what a screen takes is made of it only now.
    public func prepareToBeShownAgain() throws(RendererError) {
        guard let programs, shrunk == nil, paper != .screen else { return }
        try needScreen()
        guard let screen else { return }
        let whole = PixelBox(left: 0, low: 0, width: width, height: height)
        prepareCopyingToWindow()
        try programs.copy(plain, to: whole) { screen.bind(for: .all) }
        try take(.screen)
    }

    /// Gives their memory back, most of what a target takes, until a picture needs them again. What was drawn stays.
    public func giveBackSamples() {
        guard sampled != nil else { return }
        (sampled, corner, ground, changed) = (nil, nil, nil, nil)
        if paper == .samples { paper = .plain }
    }

    /// Places that something else will lie over, where nothing need be drawn.
    public var covered: [PixelBox] = []

    /// Puts them before everything else.
    package func hideCovered() {
        guard !covered.isEmpty else { return }
        zglEnable(GLCapability.scissor.code)
        zglClearDepth(0)
        for part in covered {
            zglScissor(GLint(part.left), GLint(part.low), GLsizei(part.width), GLsizei(part.height))
            zglClear(GLConstant.depthBits)
        }
        zglClearDepth(1)
        zglDisable(GLCapability.scissor.code)
    }

    /// From here on all is drawn to the canvas.
    package func begin() {
        canvas.needDepths(tracker)
        (corner, ground, changed) = (nil, nil, nil)
        canvas.begin()
    }

    /// From here on all is drawn to the lower left of the canvas; beyond it there is nothing but the colour.
    /// - Parameter reach: what will be drawn, besides the colour.
    package func begin(_ reach: PixelExtent, on colour: SIMD4<Float>) throws(RendererError) {
        var whole = reach
        if let ground, ground.colour == colour {
            whole = reach.union(ground.beyond)
            changed = whole
        } else {
            canvas.begin(clearing: colour, keepsDepths: true)
            changed = nil
        }
        // Until it is there.
        ground = nil
        if corner?.fits(whole, of: canvas) != true {
            corner = nil
            corner = try SurfaceCorner(whole, of: canvas, in: tracker)
        }
        canvas.begin()
        corner?.bind()
    }

    /// What `begin` was asked for has been drawn.
    package func end(_ reach: PixelExtent, on colour: SIMD4<Float>) { ground = (colour, reach) }

    /// Brings what is on the canvas to its final size and place.
    package func finish(_ piece: PixelBox, _ shrinking: FinishingPrograms) throws(RendererError) {
        if paper == .samples, let programs {
            try programs.takeMeans(of: canvas, to: plain, changed)
        } else if paper == .samples {
            canvas.copy(to: plain, reach: changed)
        }
        if let shrunk { try shrinking.shrink(plain, by: quality.supersampling, to: piece, of: shrunk) }
        // What comes next on the canvas is another piece.
        if pieces.count > 1 { ground = nil }
    }

    /// The picture at its final size.
    package var finished: Surface { shrunk ?? (paper == .screen ? canvas : plain) }

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
        let alpha = UInt32(littleEndian: isOpaque ? 0xff00_0000 : 0)
        unsafe bytes.withUnsafeMutableBytes { bytes in
            let pixels = unsafe bytes.bindMemory(to: UInt32.self)
            guard let first = pixels.baseAddress else { return }
            for y in 0..<(height + 1) / 2 {
                let (top, bottom) = unsafe (first + y * width, first + (height - 1 - y) * width)
                for x in 0..<width {
                    let pixel = unsafe top[x]
                    unsafe top[x] = bottom[x] | alpha
                    unsafe bottom[x] = pixel | alpha
                }
            }
        }
        if !isOpaque {
            StraightAlpha.convert(&bytes)
        }
        return bytes
    }
}
