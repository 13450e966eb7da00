/// How a gamepad's parts stand at one moment.
public struct GamepadState: Hashable, Sendable {
    /// Sticks from -1 to 1, up and right being more; triggers from 0 to 1; buttons 0 or 1.
    private var places: [PadPart: Double] = [:]

    public init() {}

    /// - Parameters:
    ///   - axes: as GLFW has them, each from -1 to 1, sticks down being more.
    ///   - buttons: in the order of `PadPart.buttons`.
    public init(axes: [Double], buttons: [Bool]) {
        for (part, axis) in zip(PadPart.axes, axes) where axis.isFinite {
            let place = min(max(axis, -1), 1)
            switch part {
            case .leftY, .rightY: places[part] = -place
            case .leftTrigger, .rightTrigger: places[part] = (place + 1) / 2
            default: places[part] = place
            }
        }
        for (part, isDown) in zip(PadPart.buttons, buttons) { places[part] = isDown ? 1 : 0 }
    }

    public subscript(_ part: PadPart) -> Double { places[part] ?? 0 }

    /// A stick's push beyond where it rests, more of it the farther it goes.
    public func push(_ part: PadPart) -> Double {
        let place = self[part]
        let reach = max(0, (abs(place) - Self.slack) / (1 - Self.slack))
        return place < 0 ? -reach * reach : reach * reach
    }

    /// What was moved since.
    public func moves(since before: GamepadState) -> [ControlMove] {
        PadPart.allCases.compactMap { part in
            abs(self[part] - before[part]) < Self.tremble ? nil : ControlMove(.pad(part), self[part])
        }
    }

    /// Whether a stick or a trigger is away from where it rests.
    public var isPushed: Bool {
        PadPart.axes.contains { $0.isStick ? push($0) != 0 : self[$0] > Self.slack }
    }

    private static let slack = 0.15
    private static let tremble = 0.002
}
