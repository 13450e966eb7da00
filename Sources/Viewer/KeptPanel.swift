internal import LayoutCore
internal import Renderer

/// What lay over the stage a moment ago, to be shown again in the next few frames: to draw the panel anew takes longer than the
/// cards, and what changes in it while they move is read by nobody sixty times a second.
struct KeptPanel {
    /// In pixels from the window's lower left.
    private(set) var all: [PixelBox] = []
    private let size: SIMD2<Int>
    /// In the window's units from its top left.
    private let boxes: [UI.Box]
    private var shows = Self.mostShows

    /// A new one is drawn ten times a second.
    private static let mostShows = 5

    init() { (size, boxes) = (.zero, []) }

    init(_ boxes: [UI.Box], pixelsPerUnit: Double, _ window: (width: Int, height: Int)) {
        self.boxes = boxes
        size = SIMD2(window.width, window.height)
        shows = 0
        all = boxes.compactMap { box in
            func pixels(_ units: Double) -> Int { Int((units * pixelsPerUnit).rounded()) }
            let (left, top) = (max(0, pixels(box.least.x)), max(0, pixels(box.least.y)))
            let (right, low) = (min(window.width, pixels(box.most.x)), min(window.height, pixels(box.most.y)))
            guard right > left, low > top else { return nil }
            return PixelBox(left: left, low: window.height - low, width: right - left, height: low - top)
        }
    }

    /// Nil where it has to be drawn anew.
    mutating func parts(for window: (width: Int, height: Int)) -> [PixelBox]? {
        guard shows < Self.mostShows, size == SIMD2(window.width, window.height) else { return nil }
        shows += 1
        return all
    }

    mutating func forget() { shows = Self.mostShows }

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
