/// How a target is emptied for a frame: all of it, or no more than is needed.
package struct Clearing {
    private let target: Target
    /// Where cards are, and the colour of all the rest; nil where all of the target is begun anew.
    private let part: (reach: PixelExtent, ground: SIMD4<Float>)?

    /// - Parameters:
    ///   - reach: how much of the target is painted besides its ground; nil where that may be all.
    ///   - ground: nil where it must be painted.
    package init(_ target: Target, reach: PixelExtent?, on ground: SIMD4<Float>?) {
        self.target = target
        part = if let reach, let ground { (reach, ground) } else { nil }
    }

    /// From here on all is drawn to the target.
    package func begin() throws(RendererError) {
        if let part { try target.begin(part.reach, on: part.ground) } else { target.begin() }
    }

    package var isPartial: Bool { part != nil }

    /// All has been drawn.
    package func end() {
        if let part { target.end(part.reach, on: part.ground) }
    }
}
