// What Jetpack Compose, SwiftUI and UIKit have of their own.

extension LayoutAlias {
    static let platforms: [LayoutAlias] = compose + swiftUI + uiKit

    private static let compose = [
        LayoutAlias("compose:horizontal-pager", "linear", ["spacing=1"] + onePage),
        LayoutAlias("compose:vertical-pager", "linear", ["vertical=true", "spacing=1"] + onePage),
        // Its HorizontalMultiBrowseCarousel; the other ones are Material's, too.
        LayoutAlias("compose:carousel", "keylines", multiBrowse),
    ]

    private static let swiftUI = [
        // In the style of pages.
        LayoutAlias("swiftui:tab-view", "linear", ["spacing=1"] + onePage),
        // As in Apple's talk on scroll views of 2023: cards ten points apart, twenty of which are kept free at either side of a view
        // 1280 points wide, go down to 0.8 of their size. What is hidden of a card counts, evenly: which curve it is by itself, and where
        // that begins and ends, is said nowhere.
        LayoutAlias(
            "swiftui:scroll-transition",
            formula: """
                least = 0.8 in 0..1 "how large a card is that is out of the view"
                x = o*(w + 10)
                hidden = clamp((abs(x) + (w - W)/2)/w, 0, 1)
                s = 1 - (1 - least)*hidden
                """, ["itemShare=0.96875", "itemWidth=320", "itemHeight=180"]),
    ]

    // Its transition by scrolling. How its pages curl is said nowhere.
    private static let uiKit = [LayoutAlias("uikit:page-view-controller", "linear", ["spacing=1"] + onePage)]
}
