internal import LayoutCore
internal import ZoeDocument

/// Where a window stands, to be remembered. In the screen's units, its frame not counted.
struct WindowPlace: Hashable, Codable {
    var left: Int?
    var top: Int?
    var width = 1280
    var height = 720
    var isFullScreen = false
    /// False for a size that a scene or a command line gave it, and no hand: it counts for that run alone.
    var isSizeOwn: Bool?

    init(left: Int? = nil, top: Int? = nil, width: Int = 1280, height: Int = 720) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
    }

    /// As large as the scene wants its view to be, within reason.
    /// - Parameter isAsked: somebody has asked for just that size, however small.
    init(fitting scene: Scene, isAsked: Bool = false) {
        let size = scene.picture.size ?? (scene.keepsView ? Size(width: 1280, height: 720) : scene.view)
        let (least, lowest) = isAsked ? (1.0, 1.0) : (320, 240)
        self.init(
            width: Int(min(max(size.width.rounded(), least), 3840)),
            height: Int(min(max(size.height.rounded(), lowest), 2160)))
    }

    /// As large as the scene wants it, where it was left.
    init(fitting scene: Scene, at former: WindowPlace) {
        self.init(fitting: scene)
        (left, top, isFullScreen) = (former.left, former.top, former.isFullScreen)
    }

    /// What is to be remembered of a window that was left here.
    /// - Parameters:
    ///   - granted: how it was at first, where that was not as somebody had left it.
    ///   - former: what has been remembered so far.
    func kept(since granted: WindowPlace?, former: WindowPlace?) -> WindowPlace? {
        guard let granted, width == granted.width, height == granted.height else {
            var own = self
            own.isSizeOwn = nil
            return own
        }
        var kept = former ?? self
        kept.isFullScreen = isFullScreen
        if former == nil { kept.isSizeOwn = false }
        if left != granted.left || top != granted.top {
            (kept.left, kept.top) = (left, top)
        } else if former == nil {
            // What centres a small window does not centre a large one.
            (kept.left, kept.top) = (nil, nil)
        }
        return kept.isSizeOwn != false || kept.left != nil || kept.isFullScreen ? kept : nil
    }

    /// What it covers; nil where the window manager chose its place.
    var frame: ScreenFrame? {
        guard let left, let top else { return nil }
        return ScreenFrame(left: left, top: top, right: left + width, bottom: top + height)
    }

    /// The same place, if all of the window is to be seen there; otherwise the window manager chooses.
    func whole(on screens: [ScreenFrame]) -> WindowPlace {
        var place = self
        if let frame, !screens.contains(where: { $0.holds(all: frame) }) { (place.left, place.top) = (nil, nil) }
        return place
    }

    /// The same place where a hand can get hold of it; otherwise the middle of the first screen. Screens come and go between
    /// two runs.
    func reachable(on screens: [ScreenFrame]) -> WindowPlace {
        guard let first = screens.first else { return self }
        var place = self
        let all = screens.reduce(first) { $0.joined(with: $1) }
        place.width = min(width, all.right - all.left)
        place.height = min(height, all.bottom - all.top)
        guard var bar = place.frame else { return place }
        // The title is above it.
        bar.top -= 20
        bar.bottom = bar.top + 70
        if screens.contains(where: { $0.holds(bar) }) { return place }
        // The frame and a panel want some room, too.
        place.width = min(width, first.right - first.left)
        place.height = min(height, max(1, first.bottom - first.top - 80))
        place.left = (first.left + first.right - place.width) / 2
        place.top = (first.top + first.bottom - place.height) / 2
        return place
    }
}

/// What a screen shows of the plane on which windows stand.
struct ScreenFrame: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    func area(sharedWith other: ScreenFrame) -> Int {
        let across = min(right, other.right) - max(left, other.left)
        let down = min(bottom, other.bottom) - max(top, other.top)
        return max(0, across) * max(0, down)
    }

    fileprivate func joined(with other: ScreenFrame) -> ScreenFrame {
        ScreenFrame(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    func holds(all frame: ScreenFrame) -> Bool {
        frame.left >= left && frame.top >= top && frame.right <= right && frame.bottom <= bottom
    }

    /// Whether it shows enough of a window's upper edge to take hold of it.
    fileprivate func holds(_ bar: ScreenFrame) -> Bool {
        let across = min(right, bar.right) - max(left, bar.left)
        return across >= min(100, bar.right - bar.left) && bar.top >= top - 20 && bar.bottom <= bottom
    }
}
