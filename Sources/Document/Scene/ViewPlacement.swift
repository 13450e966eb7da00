public import LayoutCore

/// What a scene was made for.
public enum Device: String, CaseIterable, Hashable, Sendable {
    case phone
}

/// How much of a window's edges is taken by something else, in points.
public struct EdgeInsets: Hashable, Sendable {
    public var left = 0.0
    public var top = 0.0
    public var right = 0.0
    public var bottom = 0.0

    public init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// What they leave of a window.
    fileprivate func rest(of room: Size) -> Size {
        Size(width: max(room.width - left - right, 1), height: max(room.height - top - bottom, 1))
    }
}

/// Where a scene's view stands in a window or a picture: in the middle of what is free.
public struct ViewPlacement: Hashable, Sendable {
    /// The window or the picture, in its own points.
    public let room: Size
    /// The view's upper left there.
    public let corner: Point
    /// The room's points for one of the view's.
    public let scale: Double
    public let view: Size
    /// The view ends at its edges, and a surround begins; else the stage is seen as far as the room goes.
    public let isFramed: Bool
    public let device: Device?

    /// - Parameter taken: where nothing of the view is to stand.
    public init(_ scene: Scene, in room: Size, beside taken: EdgeInsets = EdgeInsets()) {
        self.room = room
        view = scene.view
        device = scene.device
        let rest = taken.rest(of: room)
        let (width, height) = (rest.width, rest.height)
        let middle = Point(x: taken.left + width / 2, y: taken.top + height / 2)
        let isWhole = Self.haveOneShape(rest, view)
        isFramed = scene.keepsView && !(isWhole && taken == EdgeInsets())
        if isFramed {
            let margin = Self.margin * min(width, height)
            let fitting = min((width - 2 * margin) / view.width, (height - 2 * margin) / view.height)
            // Where hardly anything would change, letters stay as sharp as they are.
            scale = 1...1.04 ~= fitting ? 1 : fitting
        } else {
            scale = scene.keepsView ? room.width / view.width : scene.scale(in: rest)
        }
        corner =
            isFramed || !scene.keepsView
            ? Point(x: middle.x - scale * view.width / 2, y: middle.y - scale * view.height / 2) : .zero
    }

    /// As a share of the shorter side; a device's edge stands in it.
    private static let margin = 0.036

    /// But for what rounding to whole pixels does.
    private static func haveOneShape(_ a: Size, _ b: Size) -> Bool {
        let scale = min(a.width / b.width, a.height / b.height)
        return max(a.width - scale * b.width, a.height - scale * b.height) <= max(1, scale)
    }

    /// From the room's points to the view's.
    public func point(at place: Point) -> Point {
        Point(x: (place.x - corner.x) / scale, y: (place.y - corner.y) / scale)
    }

    /// From the view's points to the room's.
    public func place(of point: Point) -> Point {
        Point(x: corner.x + scale * point.x, y: corner.y + scale * point.y)
    }

    /// Where the view stands in a picture of the room, in whole pixels from its upper left.
    public func box(pixelsPerPoint: Double) -> (left: Int, top: Int, width: Int, height: Int) {
        func pixels(_ points: Double) -> Int { Int((points * pixelsPerPoint).rounded()) }
        return (
            pixels(corner.x), pixels(corner.y), max(1, pixels(scale * view.width)), max(1, pixels(scale * view.height))
        )
    }
}

extension Scene {
    /// The scene is shown as it was made, whatever the window's shape.
    public var keepsView: Bool { knobs.choice("scene.fit") == "scene" }

    /// Of one that fills its room: below 1 where that is smaller than what is to be seen of the stage at least.
    fileprivate func scale(in room: Size) -> Double {
        let least = leastView
        return min(1, room.width / max(least.width, 1), room.height / max(least.height, 1))
    }

    /// So much of the stage is seen in every window; 0 where nothing is asked for.
    public var leastView: Size {
        func side(_ name: String) -> Double { knobs.number(name) ?? 0 }
        return Size(width: side("scene.leastWidth"), height: side("scene.leastHeight"))
    }

    /// Goes into a window of so many points.
    /// - Parameter taken: where nothing of what is to be seen at least may stand.
    public mutating func fit(to room: Size, beside taken: EdgeInsets = EdgeInsets()) {
        view = keepsView ? ownView ?? view : room / scale(in: taken.rest(of: room))
    }

    /// Is to be drawn as a picture of so many points.
    public mutating func draw(as size: Size) {
        if !keepsView { view = size / scale(in: size) }
        picture.size = keepsView || view != size ? size : nil
    }
}

extension Size {
    fileprivate static func / (size: Size, scale: Double) -> Size {
        scale == 1 ? size : Size(width: size.width / scale, height: size.height / scale)
    }
}
