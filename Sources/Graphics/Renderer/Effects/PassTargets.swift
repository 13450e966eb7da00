internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeUserShaders

/// What the passes of one shader have drawn, kept from frame to frame.
final class PassTargets {
    private final class Place {
        let pass: EffectPass
        /// What is drawn to in this frame.
        var front: Surface?
        /// What it was in the frame before, where somebody reads it.
        var back: Surface?
        var isDrawn = false
        /// Made for whoever wants to know how long it takes.
        var timer: GPUTimer?

        init(_ pass: EffectPass) { self.pass = pass }
    }

    /// All that makes passes look other than before.
    struct DrawnMoment: Equatable {
        let clock: ShaderClock
        let settings: [UniformSetting]
        let pictures: [Int]
        let pointer: Point?
        let pressed: Point?
        let keyboard: ShaderKeyboard
        let width: Int
        let height: Int
    }

    private var places: [String: Place] = [:]
    private var former: DrawnMoment?
    /// Counted from 0; nil before the first, and where no pass reads what was drawn before.
    private(set) var frame: Int?
    private let keepsFormer: Bool
    private let tracker: GLTracker

    /// - Parameter other: of the same shader before its files changed; targets that are the same stay what they are.
    init(_ passes: [EffectPass], goingOnFrom other: PassTargets?, in tracker: GLTracker) {
        self.tracker = tracker
        keepsFormer = passes.contains(where: \.keepsFormer)
        for pass in passes where places[pass.name] == nil { places[pass.name] = Place(pass) }
        guard let other, other.places.count == places.count,
            places.allSatisfy({ other.places[$0]?.pass.hasTarget(of: $1.pass) == true })
        else { return }
        for (name, place) in places {
            place.front = other.places[name]?.front
            place.back = other.places[name]?.back
        }
        (frame, former) = (other.frame, other.former)
    }

    /// From here on it is another moment. One that lies before the last one begins anew.
    /// - Returns: whether the passes have to be drawn for it.
    func begin(_ moment: DrawnMoment, isOther: Bool) -> Bool {
        if let former, moment.clock.seconds < former.clock.seconds { reset() }
        let isNext = former?.clock.seconds != moment.clock.seconds
        if isNext {
            if keepsFormer { frame = (frame ?? -1) + 1 }
            for place in places.values where place.pass.keepsFormer { swap(&place.front, &place.back) }
        }
        let isDone = former == moment && !isOther && places.values.allSatisfy(\.isDrawn)
        former = moment
        if !isDone { for place in places.values { place.isDrawn = false } }
        return !isDone
    }

    func reset() {
        for place in places.values { (place.front, place.back, place.isDrawn) = (nil, nil, false) }
        (frame, former) = (nil, nil)
    }

    /// Where a pass draws to.
    func surface(for pass: EffectPass, width: Int, height: Int) throws(RendererError) -> Surface {
        guard let place = places[pass.name] else { throw .target("there is no pass '\(pass.name)'") }
        // Of two passes with one target the second sees what the first has drawn.
        if place.isDrawn, place.pass.keepsFormer { swap(&place.front, &place.back) }
        if place.pass.keepsFormer { place.back = try fitted(place.back, place.pass, width, height) }
        let surface = try fitted(place.front, place.pass, width, height)
        place.front = surface
        return surface
    }

    /// What it was in the frame before, for a pass that does not draw every pixel.
    func layFormer(of pass: EffectPass, on surface: Surface) {
        guard let former = places[pass.name]?.back, former.width == surface.width, former.height == surface.height
        else { return }
        former.copy(to: surface, reach: PixelExtent(width: surface.width, height: surface.height))
    }

    /// As it is now, for whoever looks at it.
    func shown(_ name: String) -> Surface? { places[name]?.front }

    func seconds(of name: String) -> Double? { places[name]?.timer?.seconds }

    func timer(of pass: EffectPass) -> GPUTimer? {
        guard let place = places[pass.name] else { return nil }
        if place.timer == nil { place.timer = GPUTimer(in: tracker) }
        return place.timer
    }

    func didDraw(_ pass: EffectPass) { places[pass.name]?.isDrawn = true }

    /// What is read of a pass: what it has drawn in this frame or, before that, in the one before.
    func target(_ name: String, readBy reader: String?) -> Surface? {
        guard let place = places[name] else { return nil }
        if name == reader { return place.back }
        return place.isDrawn ? place.front : place.back ?? place.front
    }

    /// What was drawn stays where it was, counted from the lower left.
    private func fitted(
        _ surface: Surface?, _ pass: EffectPass, _ width: Int, _ height: Int
    ) throws(RendererError) -> Surface {
        if let surface, surface.width == width, surface.height == height { return surface }
        let made = try Surface(
            width: width, height: height, colour: .texture(pass.format == .float ? .floats : .bytes, isSmooth: true),
            hasDepth: false, in: tracker)
        made.begin(clearing: .zero)
        if let surface, pass.keepsFormer {
            let (wide, high) = (min(width, surface.width), min(height, surface.height))
            surface.copy(to: made, reach: PixelExtent(width: wide, height: high))
        }
        return made
    }
}

/// What the program of a shader with passes reads.
struct PassReading {
    var targets: PassTargets?
    /// The whole picture, as a screen shows it.
    var scene: Surface?
    /// The pictures between which a transition goes, as a screen shows them.
    var ends: (from: Surface, to: Surface)?
    /// The pass that reads; nil for what comes after all passes.
    var reader: String?

    init() {}

    init(_ effect: Effect) { targets = effect.targets }

    func target(_ name: String) -> Surface? { targets?.target(name, readBy: reader) }

    /// The number of the frame, where it is counted.
    var frame: Double? { targets?.frame.map(Double.init) }
}
