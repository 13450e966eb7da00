/// What a curve can show of a card over its offset.
public struct CurveOutput: Hashable, Sendable {
    public let name: String
    public let unit: String
    public let help: String
    /// What it is where a formula says nothing of it.
    public var otherwise = 0.0

    /// Those of formulas, in the order in which the language lists them.
    public static let ofFormulas = [
        CurveOutput(name: "x", unit: "pt", help: "to the right"),
        CurveOutput(name: "y", unit: "pt", help: "down"),
        CurveOutput(name: "z", unit: "pt", help: "towards the eye"),
        CurveOutput(name: "rx", unit: "°", help: "turned about the x axis"),
        CurveOutput(name: "ry", unit: "°", help: "turned about the y axis"),
        CurveOutput(name: "rz", unit: "°", help: "turned in the plane"),
        CurveOutput(name: "sx", unit: "", help: "scaled across", otherwise: 1),
        CurveOutput(name: "sy", unit: "", help: "scaled along y", otherwise: 1),
        CurveOutput(name: "s", unit: "", help: "scaled both ways", otherwise: 1),
        CurveOutput(name: "alpha", unit: "", help: "how opaque", otherwise: 1),
        CurveOutput(name: "blur", unit: "pt", help: "how blurred"),
        CurveOutput(name: "zorder", unit: "", help: "what is in front, where z does not tell"),
        CurveOutput(name: "bendx", unit: "°", help: "bent from its left side to its right one"),
        CurveOutput(name: "bendy", unit: "°", help: "bent from top to bottom"),
    ]

    /// Those of all other layouts, worked out from where they place cards.
    public static let ofPlacements = [
        CurveOutput(name: "x", unit: "pt", help: "to the right"),
        CurveOutput(name: "y", unit: "pt", help: "down"),
        CurveOutput(name: "z", unit: "pt", help: "towards the eye"),
        CurveOutput(name: "scale", unit: "", help: "how large, beside its own size", otherwise: 1),
        CurveOutput(name: "turn", unit: "°", help: "how far turned, about whatever axis"),
        CurveOutput(name: "alpha", unit: "", help: "how opaque", otherwise: 1),
    ]
}
