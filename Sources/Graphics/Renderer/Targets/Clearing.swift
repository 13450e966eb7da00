internal import CZoeEpoxy

/// How a target is emptied for a frame: all of it, or no more than is needed.
struct Clearing {
    private let target: Target
    /// Where cards are, and the colour of all the rest; nil where all of the target is begun anew.
    private let part: (reach: PixelExtent, ground: SIMD4<Float>)?
    private let sharesDepths: Bool
    /// Which depths the frame is drawn in; nil for all of them.
    private var share: DepthShare?

    /// - Parameters:
    ///   - reach: how much of the target is painted besides its ground; nil where that may be all.
    ///   - ground: nil where it must be painted.
    ///   - sharesDepths: whether depths that former frames have left may stay.
    init(_ target: Target, reach: PixelExtent?, on ground: SIMD4<Float>?, sharesDepths: Bool) {
        self.target = target
        self.sharesDepths = sharesDepths
        part = if let reach, let ground { (reach, ground) } else { nil }
    }

    /// From here on all is drawn to the target.
    mutating func begin() throws(RendererError) {
        if let part { try target.begin(part.reach, on: part.ground) } else { target.begin() }
        share = sharesDepths ? target.depthShare : nil
        // Where something goes wrong, the next frame begins anew.
        target.depthShare = DepthShare()
    }

    var clearsDepths: Bool { share?.isFirst ?? true }
    var isPartial: Bool { part != nil }

    func useDepths() {
        if let share { zglDepthRange(share.nearest, share.farthest) }
    }

    /// All has been drawn.
    func end() {
        if let share { target.depthShare = share.next }
        if let part { target.end(part.reach, on: part.ground) }
    }
}
