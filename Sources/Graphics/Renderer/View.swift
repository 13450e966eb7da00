internal import LayoutCore
internal import ZoeOpenGL

/// What is drawn to: a picture of cards as a camera sees them, or a part of it.
struct View {
    /// From what a card's matrix yields to the clip space of the part.
    private(set) var clip: Transform3D
    /// The same for the whole picture.
    let wholeClip: Transform3D
    /// The part's size, in pixels of the surface that is drawn to.
    private(set) var width: Int
    private(set) var height: Int
    /// Where the part begins in the whole picture, from its lower left, in the same pixels.
    private(set) var left: Int
    private(set) var low: Int
    let pictureWidth: Int
    let pictureHeight: Int
    /// Set where the cards are seen in the floor as in a mirror: nothing above it is drawn.
    var floor: MirrorPlane?
    var isMirrored: Bool { floor != nil }

    /// - Parameter piece: of the target; all of it, if left out.
    init(_ camera: Camera, depth: ClosedRange<Double>, target: Target, tile: Tile?, piece: PixelBox? = nil) {
        let factor = target.quality.supersampling
        let above = ((tile?.top ?? 0) + (piece.map { target.height - $0.low } ?? target.height)) * factor
        left = ((tile?.left ?? 0) + (piece?.left ?? 0)) * factor
        // A smaller piece is the lower left of the canvas.
        width = piece == nil ? target.width * factor : target.canvas.width
        height = piece == nil ? target.height * factor : target.canvas.height
        pictureWidth = (tile?.pictureWidth ?? target.width) * factor
        pictureHeight = (tile?.pictureHeight ?? target.height) * factor
        low = pictureHeight - above
        wholeClip = camera.clipMatrix(depth: depth)
        clip =
            wholeClip
            * View.window(across: (left, width, of: pictureWidth), down: (above - height, height, of: pictureHeight))
    }

    /// The picture's -1…1 grows beyond the part's, whose middle comes to 0.
    private static func window(across: (Int, Int, of: Int), down: (Int, Int, of: Int)) -> Transform3D {
        func fit(_ start: Int, _ length: Int, of whole: Int) -> (scale: Double, shift: Double) {
            (Double(whole) / Double(length), (Double(whole) - 2 * Double(start) - Double(length)) / Double(length))
        }
        let x = fit(across.0, across.1, of: across.of)
        let y = fit(down.0, down.1, of: down.of)
        return Transform3D(
            rows: (x.scale, 0, 0, 0), (0, y.scale, 0, 0), (0, 0, 1, 0), (x.shift, -y.shift, 0, 1))
    }

    /// A part of the part.
    func cropped(to box: PixelBox) -> View {
        var part = self
        (part.left, part.low) = (left + box.left, low + box.low)
        (part.width, part.height) = (box.width, box.height)
        let above = pictureHeight - part.low - part.height
        part.clip =
            wholeClip
            * View.window(
                across: (part.left, part.width, of: pictureWidth), down: (above, part.height, of: pictureHeight))
        return part
    }

    /// A sheet of paper: so many points wide and high, its middle at the origin, seen from straight above. What stands up from it
    /// does so by less than that.
    /// - Parameter isTurned: or from behind.
    init(flat size: Size, isTurned: Bool, width: Int, height: Int) {
        clip = Transform3D(
            rows: ((isTurned ? -2 : 2) / size.width, 0, 0, 0), (0, -2 / size.height, 0, 0),
            (0, 0, -1 / (size.width + size.height), 0), (0, 0, 0, 1))
        wholeClip = clip
        self.width = width
        self.height = height
        (left, low) = (0, 0)
        (pictureWidth, pictureHeight) = (width, height)
    }

    /// All of the picture that it is a part of.
    var whole: View {
        var whole = self
        whole.clip = wholeClip
        (whole.left, whole.low) = (0, 0)
        (whole.width, whole.height) = (pictureWidth, pictureHeight)
        return whole
    }

    /// As it would be without the mirror, which turns what goes clockwise around but shows the same side.
    func upright(_ seen: Transform3D) -> Transform3D {
        guard isMirrored else { return seen }
        var upright = seen
        upright.row1.y = -seen.row1.y
        upright.row2.y = -seen.row2.y
        upright.row4.y = -seen.row4.y
        return upright
    }

    var pixels: Size { Size(width: Double(width), height: Double(height)) }

    /// For shaders that spread noise over the whole picture or know its size.
    var place: SIMD4<Float> {
        SIMD4<Float>(Float(left), Float(low), Float(pictureHeight), Float(pictureWidth))
    }
}
