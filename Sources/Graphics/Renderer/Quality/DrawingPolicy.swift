/// Work that is left out because every picture looks the same without it. Each shortcut costs code; `zoetrope bench shortcuts` tells
/// what it gains.
public enum Shortcut: String, CaseIterable, Sendable {
    /// Cards that make no difference are not drawn: hidden, beside the picture, too small. See `SeenCards`.
    case culling
    /// Colours and depths are cleared only where cards are. See `SurfaceCorner`.
    case corners
    /// Insides of opaque cards are written as the bytes that they are made of, without the way to light and back.
    case bytes
    /// Pixels have several samples only where cards meet. See `MeetingCards`.
    case samples
    /// A backdrop that stays the same is copied from the picture before. See `BackdropPass`.
    case backdrops
    /// In the window nothing is drawn where panels lie over the stage.
    case coveredPlaces

    /// For comparisons.
    public var help: String {
        switch self {
        case .culling: "leaves out cards that make no difference"
        case .corners: "clears only where cards are"
        case .bytes: "writes the insides of cards as bytes"
        case .samples: "takes several samples a pixel only where cards meet"
        case .backdrops: "copies backdrops that stay the same"
        case .coveredPlaces: "draws nothing under the panels"
        }
    }
}

/// Which shortcuts are taken: the one place that says so.
public struct DrawingPolicy: Hashable, Sendable {
    public var shortcuts: Set<Shortcut>

    /// Nothing is spared.
    public static let thorough = DrawingPolicy(shortcuts: [])

    public init(shortcuts: Set<Shortcut>) { self.shortcuts = shortcuts }

    /// What pays.
    /// - Parameter isSoftware: clearing is dear where the processor draws, and nearly free on a graphics card.
    public init(isSoftware: Bool) {
        shortcuts = isSoftware ? Set(Shortcut.allCases) : [.culling, .bytes, .samples, .coveredPlaces]
    }

    func takes(_ shortcut: Shortcut) -> Bool { shortcuts.contains(shortcut) }
}
