internal import LayoutCore
internal import ZoeDocument
internal import ZoeOpenGL
internal import ZoeRenderer

/// Which of the window's pixels show the stage.
struct StageArea: Hashable {
    let mount: ViewPlacement
    /// By the window's scale.
    private let pixelsPerPoint: Double
    /// In the window, from its lower left.
    let box: PixelBox

    init(_ mount: ViewPlacement, in window: (width: Int, height: Int), pixelsPerPoint: Double) {
        self.mount = mount
        self.pixelsPerPoint = pixelsPerPoint
        guard mount.isFramed else {
            box = PixelBox(left: 0, low: 0, width: window.width, height: window.height)
            return
        }
        let place = mount.box(pixelsPerPoint: pixelsPerPoint)
        let (width, height) = (min(place.width, window.width), min(place.height, window.height))
        box = PixelBox(
            left: min(max(place.left, 0), window.width - width),
            low: min(max(window.height - place.top - place.height, 0), window.height - height), width: width,
            height: height)
    }

    /// Pixels for one of the view's points.
    var scale: Double { pixelsPerPoint * mount.scale }

    /// How much more of the stage would have to be seen at two sides, for its middle to be the picture's; in the window's points.
    private var overhang: Vector2 {
        mount.isFramed ? .zero : Vector2(x: 2 * abs(mount.corner.x), y: 2 * abs(mount.corner.y))
    }

    /// The part of that larger picture that a target shows; nil is all of it.
    func tile(_ target: Target) -> Tile? {
        guard overhang != .zero else { return nil }
        func pixels(_ points: Double, _ side: Int, of room: Double) -> Int {
            Int((points / room * Double(side)).rounded())
        }
        let across = pixels(overhang.x, target.width, of: mount.room.width)
        let down = pixels(overhang.y, target.height, of: mount.room.height)
        return Tile(
            left: mount.corner.x < 0 ? across : 0, top: mount.corner.y < 0 ? down : 0,
            pictureWidth: target.width + across, pictureHeight: target.height + down)
    }

    /// The frame with the view of that larger picture.
    func seen(_ frame: Frame) -> Frame {
        guard overhang != .zero else { return frame }
        var frame = frame
        frame.camera.view.width += overhang.x / mount.scale
        frame.camera.view.height += overhang.y / mount.scale
        return frame
    }

    /// A point of the view in the larger picture.
    func seen(_ point: Point?) -> Point? { point.map { $0 + overhang * (0.5 / mount.scale) } }
}
