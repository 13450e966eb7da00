internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeRenderer

/// What lay over the stage a moment ago, to be shown again in the next few frames: to draw the panel anew takes longer than the
/// cards, and what changes in it while they move is read by nobody sixty times a second.
struct PanelSnapshot {
    /// In pixels from the window's lower left.
    private(set) var all: [PixelBox] = []
    private let size: SIMD2<Int>
    /// In the window's units from its top left.
    private let boxes: [UI.Box]
    private var shows = 0
    private var isForgotten = false

    /// Ten times a second it is looked at whether anything has changed.
    private static let mostShows = 5

    init() {
        (size, boxes) = (.zero, [])
        isForgotten = true
    }

    init(_ boxes: [UI.Box], pixelsPerUnit: Double, _ window: (width: Int, height: Int)) {
        self.boxes = boxes
        size = SIMD2(window.width, window.height)
        all = boxes.map { box in
            func pixels(_ units: Double) -> Int { Int((units * pixelsPerUnit).rounded()) }
            let (left, top) = (max(0, pixels(box.least.x)), max(0, pixels(box.least.y)))
            let (right, low) = (min(window.width, pixels(box.most.x)), min(window.height, pixels(box.most.y)))
            return PixelBox(
                left: min(left, right), low: window.height - max(low, top), width: max(0, right - left),
                height: max(0, low - top))
        }
    }

    /// What of it may be shown for now.
    enum State: Equatable {
        /// All, without a look at it.
        case kept
        /// What has not changed since.
        case due
        case nothing
    }

    mutating func next(for window: (width: Int, height: Int)) -> State {
        guard !isForgotten, size == SIMD2(window.width, window.height) else { return .nothing }
        shows += 1
        return shows > Self.mostShows ? .due : .kept
    }

    mutating func forget() { isForgotten = true }

    /// What of windows that have just been put together is as it was.
    struct Changes: Equatable {
        /// Whether most of a window is.
        var isKept: [Bool]
        /// What of those is not.
        var parts: [UI.Box] = []
    }

    /// Nil where all of them are to be painted anew.
    /// - Parameter parts: of a window in its former place, what looks otherwise; nil where that is not known.
    func changes(in fresh: [UI.Box], parts: (Int) -> [UI.Box]?) -> Changes? {
        guard !isForgotten, fresh.count == boxes.count else { return nil }
        var changes = Changes(isKept: zip(fresh, boxes).map(==))
        for (number, (now, before)) in zip(fresh, boxes).enumerated() where !changes.isKept[number] {
            func isAlone(_ box: UI.Box) -> Bool {
                fresh.indices.allSatisfy { $0 == number || !box.touches(fresh[$0]) }
            }
            let isInPlace = now.least == before.least && now.most == before.most
            if isInPlace, let parts = parts(number), parts.allSatisfy(isAlone) {
                changes.isKept[number] = true
                changes.parts += parts
            } else if !isAlone(now) || !isAlone(before) {
                return nil
            }
        }
        return changes
    }

    /// In the next frame it is looked at whether anything has changed.
    mutating func look() { shows = Self.mostShows }

    /// Whether what has happened may change it at once.
    /// - Parameter pointer: where it was before.
    func isConcerned(by event: WindowEvent, pointer: Point?) -> Bool {
        switch event {
        case .pointer(let place): isOver(place) || pointer.map(isOver) ?? false
        case .button, .wheel: pointer.map(isOver) ?? false
        case .pointerIsInside: false
        default: true
        }
    }

    private func isOver(_ place: Point) -> Bool {
        boxes.contains {
            $0.least.x <= place.x && place.x <= $0.most.x && $0.least.y <= place.y && place.y <= $0.most.y
        }
    }
}

extension UI.Box {
    fileprivate func touches(_ other: UI.Box) -> Bool {
        least.x < other.most.x && other.least.x < most.x && least.y < other.most.y && other.least.y < most.y
    }
}
