// Material Design's carousels, with the lengths that Jetpack Compose works out for them, and Android's views for what it has not.

extension LayoutAlias {
    // In a view 1280 points wide, 8 of which are kept free at either end and between cards; another view has other lengths. Small
    // cards are 40 to 56 points long. A card that comes or goes at an edge of the view is only cropped there; here it fades, too.
    static let material: [LayoutAlias] = [
        // Of cards that shall be 340 long, three fit as they are.
        keylines("multi-browse", multiBrowse),
        // As many as fit of cards that shall be 352 long, to which it adds the gap. The last one has one and a half times the room
        // that is left, so that a third of it is beyond the edge. They rest anywhere.
        keylines(
            "uncontained", ["large=3", "medium=0.7666666666666667", "smallCount=0", "itemWidth=360"], fromTheStart,
            ["stopAtItemBoundary=false", "scrollToItemBoundary=false"]),
        keylines("hero", oneLarge(beside: "0.03289473684210526"), ["itemWidth=1216"], fromTheStart, onePage),
        keylines("hero-center", oneLarge(beside: "0.03424657534246575"), ["itemWidth=1168"], margins, onePage),
        // As high as the view. What leaves it shrinks to one point there, and to a hundredth here, which is the least.
        keylines(
            "full-screen", oneLarge(beside: "0.01"),
            ["vertical=true", "gap=0", "itemShare=1", "itemWidth=405", "itemHeight=720"], onePage),
    ]

    static let multiBrowse =
        ["large=3", "medium=0.5058823529411764", "small=0.11764705882352941", "itemWidth=340"] + fromTheStart + onePage

    private static let margins = ["itemHeight=400", "gap=8", "contain=true"]
    private static let fromTheStart = margins + ["align=start"]

    private static func keylines(_ name: String, _ settings: [String]...) -> LayoutAlias {
        LayoutAlias("material:\(name)", "keylines", settings.flatMap { $0 })
    }

    /// The one beside the large card is what keylines call medium, and there are no others.
    private static func oneLarge(beside small: String) -> [String] {
        ["large=1", "medium=\(small)", "small=\(small)", "smallCount=0"]
    }
}
