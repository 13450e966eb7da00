// What pagers of phones call theirs. A page's position there is our offset.

extension LayoutAlias {
    static let pagers = viewPager + fsPager + snapCarousel + flutter

    private static let viewPager: [LayoutAlias] = [
        LayoutAlias("viewpager2:default", "linear", ["spacing=1"] + onePage),
        LayoutAlias(
            "viewpager2:accordion",
            formula: transformer(
                """
                x = o*w/2
                sx = max(1 - abs(o), 0)
                """), onePage),
        LayoutAlias(
            "viewpager2:background-to-foreground",
            formula: transformer(
                """
                x = o < 0 ? 2*o*w : 0.75*o*w
                s = o < 0 ? 1 : max(1 - o, 0.5)
                """), onePage),
        LayoutAlias(
            "viewpager2:foreground-to-background",
            formula: transformer(
                """
                x = o > 0 ? 2*o*w : 0.75*o*w
                s = o > 0 ? 1 : max(1 + o, 0.5)
                """), onePage),
        LayoutAlias("viewpager2:cube-in", formula: transformer(box("-1")), androidsDepth),
        LayoutAlias("viewpager2:cube-out", formula: transformer(box("1")), androidsDepth),
        LayoutAlias("viewpager2:drawer", formula: transformer("x = o < 0 ? o*w : o*w/2"), onePage),
        LayoutAlias(
            "viewpager2:flip-horizontal", formula: transformer("ry = 180*o", isSeen: "abs(o) < 0.5"),
            androidsDepth),
        LayoutAlias(
            "viewpager2:flip-vertical", formula: transformer("rx = -180*o", isSeen: "abs(o) < 0.5"),
            androidsDepth),
        LayoutAlias(
            "viewpager2:rotate-down",
            formula: transformer(
                """
                a = 18.75*o*pi/180
                x = o*w + h/2*sin(a)
                y = h/2*(1 - cos(a))
                rz = 18.75*o
                """), onePage),
        LayoutAlias(
            "viewpager2:rotate-up",
            formula: transformer(
                """
                a = -15*o*pi/180
                x = o*w - h/2*sin(a)
                y = -h/2*(1 - cos(a))
                rz = -15*o
                """), onePage),
        LayoutAlias(
            "viewpager2:scale-in-out",
            formula: transformer(
                """
                x = o*w/2
                s = max(1 - abs(o), 0)
                """), onePage),
        LayoutAlias("viewpager2:stack", formula: transformer("x = min(o, 0)*w"), onePage),
        // A page is moved on by as much as its edge draws in while it turns, seen from 576 points before it. There, each page is seen
        // so for itself, and here the whole row.
        LayoutAlias(
            "viewpager2:tablet",
            formula: transformer(
                """
                a = 30*abs(o)*pi/180
                edge = w/2*cos(a)*576/(576 + w/2*sin(a))
                x = o*w - sign(o)*(w/2 - edge)
                ry = -30*o
                """), androidsDepth),
        LayoutAlias("viewpager2:zoom-in", formula: transformer("s = max(1 - abs(o), 0)"), onePage),
    ]

    /// Android's camera is 576 pixels away, as long as nobody changes it: eight inches of 72.
    private static let androidsDepth = ["perspective=-0.001736111111111111"] + onePage

    /// ViewPagerTransforms' pages, drawn the last one first, as its example has them.
    /// - Parameter isSeen: pages beyond the neighbours are not.
    private static func transformer(_ rule: String, isSeen: String = "abs(o) < 1") -> String {
        """
        \(rule)
        alpha = \(isSeen) ? 1 : 0
        zorder = -o
        """
    }

    /// Two sides of a box, which turn about the edge between them.
    /// - Parameter sense: 1 seen from outside, -1 from inside.
    private static func box(_ sense: String) -> String {
        """
        side = o < 0 ? 1 : -1
        a = \(sense)*o*pi/2
        x = o*w + side*w/2*(1 - cos(a))
        z = side*w/2*sin(a)
        ry = \(sense)*90*o
        """
    }

    private static let fsPager: [LayoutAlias] = [
        // Pages are drawn closer by 0.65 of their width, once a fifth of that and once three.
        LayoutAlias("fspager:linear", formula: row("0.87"), onePage),
        LayoutAlias("fspager:overlap", formula: row("0.61"), onePage),
        LayoutAlias(
            "fspager:cover-flow",
            formula: """
                pitch = (1 - sin(0.1875*pi))*w
                a = sin(clamp(-o, -1, 1)*pi/2)*0.375*pi
                back = -pitch/2*min(abs(o), 1)
                x = pitch*o + back*sin(a)
                z = back*cos(a)
                ry = a*180/pi
                zorder = -abs(o)
                """, ["perspective=-0.002"] + onePage),
        LayoutAlias(
            "fspager:cubic",
            formula: """
                \(box("1"))
                alpha = abs(o) < 1 ? 1 : 0
                zorder = 1 - o
                """, ["perspective=-0.002"] + onePage),
    ]

    /// FSPagerView's pages so many of their widths apart.
    private static func row(_ pitch: String) -> String {
        """
        x = \(pitch)*o*w
        s = max(1 - 0.35*abs(o), 0.65)
        alpha = max(1 - 0.4*abs(o), 0)
        zorder = 1 - abs(o)
        """
    }

    /// As on iOS: on Android it draws the last card in front, and the pile the other way round.
    private static let snapCarousel: [LayoutAlias] = [
        LayoutAlias("snap-carousel:default", "linear", ["spacing=1", "sideScale=0.9", "sideAlpha=0.7"]),
        LayoutAlias(
            "snap-carousel:stack",
            formula: """
                v = clamp(o, -1, 3)
                s = v < 0 ? 1 + 0.1*v : 1 - 0.1*min(v, 2)
                one = round((w - 0.9*w)/2) + 20 - round(w*(1/0.9))
                two = round((w - 0.8*w)/2) + 45 - round(w*(1/0.8*2))
                three = round((w - 0.8*w)/2) + 68 - round(w*(1/0.8*3))
                move = v < 0 ? 0.5*w*v : v < 1 ? one*v : v < 2 ? one + (two - one)*(v - 1) : two + (three - two)*(v - 2)
                x = o*w + s*move
                alpha = v < 0 ? 1 : v < 2 ? 1 - 0.25*v : 1.5 - 0.5*v
                zorder = -o
                """),
        LayoutAlias(
            "snap-carousel:tinder",
            formula: """
                v = clamp(o, -1, 3)
                s = 1 - 0.04*max(v, 0)
                a = 22*min(v, 0)*pi/180
                one = -round(w*(1/0.96))
                two = -round(w*(1/0.92*2))
                three = -round(w*(1/0.88*3))
                move = v < 0 ? 1.1*w*v : v < 1 ? one*v : v < 2 ? one + (two - one)*(v - 1) : two + (three - two)*(v - 2)
                down = v < 0 ? 0 : v < 1 ? 9*v : v < 2 ? 9 + 11*(v - 1) : 20 + 11*(v - 2)
                x = o*w + s*move*cos(a)
                y = s*(move*sin(a) + down)
                rz = 22*min(v, 0)
                alpha = v < 0 ? 1 + v : v < 2 ? 1 : 3 - v
                zorder = -o
                """),
    ]

    private static let flutter: [LayoutAlias] = [
        LayoutAlias("flutter:page-view", "linear", ["spacing=1"] + onePage),
        // Its drum is as wide as the view is high, and what is seen of it are sixty degrees.
        LayoutAlias(
            "flutter:list-wheel",
            formula: """
                a = o*h/H*pi/3
                y = H*sin(a)
                z = H*(cos(a) - 1)
                rx = -a*180/pi
                alpha = abs(o)*h < (H + h)/2 ? 1 : 0
                zorder = -abs(o)
                """,
            [
                "vertical=true", "itemWidth=360", "itemHeight=80", "perspective=-0.003", "stopAtItemBoundary=false",
                "scrollToItemBoundary=false",
            ]),
    ]
}
