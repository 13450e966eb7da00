/// A second eye that walks around the stage and sees it from outside, the first eye included.
///
/// The stage is turned before it, as one turns a model in the hand. At `part` 0 it sees exactly what the stage's own camera
/// sees; the way to 1 is the flight there.
public struct Walk: Hashable, Sendable {
    /// How far up and down an eye may go, in degrees.
    public static let pitches = -89.0...89
    /// How near it may come, and how far away it may go.
    public static let zooms = 0.02...20.0

    /// To the right around the stage.
    public var yaw: Angle
    /// Up over the stage.
    public var pitch: Angle
    /// How many times larger than through the stage's own lens.
    public var zoom: Double
    /// What is shown in the middle of the view, moved by so much, in points of the view.
    public var pan: Vector2
    /// How far away from the stage's own eye: 0 is there, 1 is where the rest says.
    public var part: Double

    /// Before the stage, where nothing else is said.
    public init(
        yaw: Angle = .degrees(35), pitch: Angle = .degrees(20), zoom: Double = 0.5, pan: Vector2 = .zero,
        part: Double = 1
    ) {
        self.yaw = yaw
        self.pitch = pitch
        self.zoom = zoom
        self.pan = pan
        self.part = part
    }

    /// The hand turns by so many points of the view.
    public mutating func orbit(by delta: Vector2) {
        guard delta.x.isFinite, delta.y.isFinite else { return }
        yaw = .degrees((yaw.degrees - 0.4 * delta.x).remainder(dividingBy: 360))
        pitch = .degrees(min(max(pitch.degrees + 0.4 * delta.y, Self.pitches.lowerBound), Self.pitches.upperBound))
    }

    /// Goes nearer, or farther away for a factor below 1.
    public mutating func zoom(by factor: Double) {
        guard factor.isFinite, factor > 0 else { return }
        zoom = min(max(zoom * factor, Self.zooms.lowerBound), Self.zooms.upperBound)
    }

    /// How this eye sees a stage with that camera.
    public func sight(of camera: Camera) -> OrbitView { OrbitView(self, camera) }
}

extension Frame {
    /// The same cards, seen by an eye that has walked away.
    public func seen(by walk: Walk) -> Frame {
        let sight = walk.sight(of: camera)
        var frame = self
        frame.camera = sight.camera
        frame.cards = cards.compactMap { card in
            guard let matrix = sight.see(card.matrix), matrix.isFinite else { return nil }
            var card = card
            card.matrix = matrix
            return card
        }
        // What is in front for the stage's own eye may be behind for this one.
        guard walk.part > 0 else { return frame }
        // All pieces of a bent card lie as the one in its middle.
        var middles = Array(frame.cards.indices)
        for places in frame.placesOfBentCards {
            for place in places { middles[place] = (places.lowerBound + places.upperBound) / 2 }
        }
        func isFarther(_ a: Card, _ b: Card) -> Bool {
            a.matrix.m43 != b.matrix.m43 ? a.matrix.m43 < b.matrix.m43 : a.order < b.order
        }
        let cards = frame.cards
        let ranked = cards.indices.sorted {
            middles[$0] == middles[$1]
                ? isFarther(cards[$0], cards[$1]) : isFarther(cards[middles[$0]], cards[middles[$1]])
        }
        for (order, place) in ranked.enumerated() { frame.cards[place].order = order }
        return frame
    }
}
