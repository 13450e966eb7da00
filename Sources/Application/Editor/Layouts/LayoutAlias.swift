public import LayoutCore
public import ZoeDocument

/// What another library calls a layout: which one of ours it is, and how the knobs stand.
public struct LayoutAlias: Sendable {
    /// `library:name`.
    public let name: String
    public let layout: String
    /// What says it where `layout` is `custom`.
    public let formula: String?
    /// As `--set` takes them.
    public let settings: [String]

    init(_ name: String, _ layout: String, _ settings: [String] = []) {
        (self.name, self.layout, self.settings) = (name, layout, settings)
        formula = nil
    }

    init(_ name: String, formula: String, _ settings: [String] = []) {
        (self.name, layout, self.settings) = (name, "custom", settings)
        self.formula = formula
    }

    /// The options that give it.
    public var options: String {
        let rule = formula.map { "--formula '\($0.split(separator: "\n").joined(separator: "; "))'" }
        return ([rule ?? "--layout \(layout)"] + settings.map { "--set \($0)" }).joined(separator: " ")
    }

    /// The layout with its knobs as they stand by themselves.
    public var kind: LayoutKind? {
        guard let formula else { return LayoutKind.named(layout) }
        return (try? Formula(formula)).map { .custom($0) }
    }

    /// Lays a scene out so. Its formula and its settings are right: tests read them all.
    public func put(on scene: inout Scene) {
        if let formula {
            try? scene.use(formula: formula)
        } else if let kind {
            scene.use(kind)
        }
        for setting in settings {
            guard let equals = setting.firstIndex(of: "=") else { continue }
            _ = try? scene.set(String(setting[..<equals]), to: String(setting[setting.index(after: equals)...]))
        }
    }

    /// - Parameter name: as we have it, or as `AliasSpelling` knows that it is written elsewhere.
    public static func named(_ name: String) -> LayoutAlias? {
        AliasSpelling.readings(of: name).lazy
            .compactMap { wanted in all.first { Suggestion.comparable($0.name) == wanted } }
            .first
    }

    public static func names(of kind: LayoutKind) -> [String] {
        all.filter { $0.layout == kind.name && $0.formula == nil }.map(\.name)
    }

    /// Only those whose formula gives the same figures: `LayoutAliasTests` holds each against its library's.
    public static let all: [LayoutAlias] = [
        iCarousel, collectionViewPagingLayout, scaleLayouts, stacks, shapes, wheels, sliders, pagers, flutterPackages,
        material, platforms, others,
    ].flatMap { $0 }

    private static let others: [LayoutAlias] = [
        LayoutAlias("swiper:slide", "linear", ["spacing=1"] + onePage),
        LayoutAlias("swiper:cube", "cube", ["perspective=-0.0008333333333333334"] + onePage),
        LayoutAlias("swiper:cards", "swap-cards"),
        // So far as its slides are seen: it turns them by 50 degrees and sets them back by 100 points each, ever on.
        LayoutAlias(
            "swiper:coverflow", "linear",
            ["sideTilt=180", "sideDepth=360", "sideReach=3.6", "perspective=-0.0008333333333333334"] + onePage),
        LayoutAlias("viewpager2:depth", "pages", ["manner=depth", "least=0.75"]),
        LayoutAlias("viewpager2:zoom-out", "pages", ["manner=zoom", "faint=0.5"]),
        LayoutAlias(
            "reanimated:parallax", "linear",
            ["itemWidth=240", "itemHeight=240", "spacing=0.8333333333333334", "sideScale=0.8"] + onePage),
        LayoutAlias("reanimated:normal", "linear", ["spacing=1"] + onePage),
        LayoutAlias("three:table", "periodic-table", ["scale=1", "grow=0", "lift=0", "perspective=-0.00033"]),
        LayoutAlias("dbsphere:tag-cloud", "tag-cloud"),
        // A swipe goes to the slide beside the one where the hand came down, however far.
        LayoutAlias("slick:default", "linear", ["wrap=true", "style=one-card"]),
        LayoutAlias("fspager:depth", "pages", ["manner=depth"]),
        LayoutAlias("fspager:zoom-out", "pages", ["manner=zoom", "tuck=2"]),
        LayoutAlias("fspager:cross-fading", "pages", ["manner=fade"]),
        LayoutAlias(
            "upcarousel:linear", "linear",
            ["itemWidth=200", "spacing=1.1", "sideScale=0.8", "sideAlpha=0.6"]),
        LayoutAlias(
            "three:helix", "helix",
            [
                "radius=900", "perTurn=35.903916", "rise=-0.05", "farAlpha=1", "itemWidth=120", "itemHeight=160",
                "perspective=-0.00033",
            ]),
    ]

    /// A flick goes to the next card that it comes to, and no farther.
    static let onePage = ["pagingEnabled=true"]

    private static let iCarousel = [
        "linear", "rotary", "inverted-rotary", "cylinder", "inverted-cylinder", "wheel", "inverted-wheel",
        "cover-flow", "cover-flow-2", "time-machine", "inverted-time-machine",
    ].map { LayoutAlias("icarousel:\($0)", $0) }

    private static let collectionViewPagingLayout =
        ["transparent", "perspective", "rotary", "vortex", "reverse", "blur"].map {
            LayoutAlias("cvpl:\($0)", "stack", ["manner=\($0)"])
        }
        + [
            ("grid", 4, 10), ("space", 3, 4), ("chess", 5, 10), ("tiles", 1, 10), ("lines", 1, 16), ("bars", 10, 1),
            ("puzzle", 4, 10), ("fade", 1, 10),
        ].map { name, columns, rows in
            // But for the corners of its pieces, which it makes round.
            LayoutAlias(
                "cvpl:snapshot-\(name)", "shatter",
                ["manner=\(name)", "slides=true", "columns=\(columns)", "rows=\(rows)"])
        }
}
