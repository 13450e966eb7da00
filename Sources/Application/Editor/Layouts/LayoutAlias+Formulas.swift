// What other libraries have and none of the layouts is: written as formulas. In all of them, `o` is what the library calls a
// page's progress or value.

extension LayoutAlias {
    /// CollectionViewPagingLayout's scale layouts: shrunk and moved, then turned by a perspective of their own, which is the
    /// scene's here.
    static let scaleLayouts = [
        LayoutAlias("cvpl:scale-linear", formula: scaled(), ["perspective=0"] + onePage),
        // How strongly the system blurs at a fifth of its effect is said nowhere.
        LayoutAlias("cvpl:scale-blur", formula: scaled() + "\nblur = 4*min(abs(o), 2)", ["perspective=0"] + onePage),
        LayoutAlias(
            "cvpl:scale-ease-in", formula: scaled(shrinking: curved, atMost: "5, 5"), ["perspective=0"] + onePage),
        LayoutAlias(
            "cvpl:scale-ease-out", formula: scaled(moving: curved, atMost: "5, 5"), ["perspective=0"] + onePage),
        LayoutAlias(
            "cvpl:scale-rotary",
            formula: """
                k = clamp(1 - 0.4*abs(o), 0, 1)
                side = o > 0 ? 1 : -1
                a = clamp(pi/15*o, -pi/3, pi/3)
                u = clamp(0.9*o, -3, 3)*w
                v = clamp(0.1*abs(o), -0.8, 0.8)*h
                x = clamp(0.1*o + side*(1 - k)/2, -1, 1)*w + k*(u*cos(a) - v*sin(a))
                y = clamp(0.1*abs(o) - (1 - k)/2, 0, 1)*h + k*(u*sin(a) + v*cos(a))
                z = -0.3*w
                s = k
                rz = a*180/pi
                zorder = -abs(o)
                """, ["perspective=-0.004"] + onePage),
        LayoutAlias(
            "cvpl:scale-cylinder", formula: turned(0.55, "clamp(pi/4*o, -pi, pi)", x: "0", z: "1.25*w"),
            ["perspective=-0.00056", "showBackfaces=false"] + onePage),
        LayoutAlias(
            "cvpl:scale-inverted-cylinder",
            formula: turned(1.2, "-clamp(pi/3*o, -pi, pi)", x: "clamp(0.1*o, -0.05, 0.05)*w", z: "-0.86*w"),
            ["perspective=-0.002", "showBackfaces=false"] + onePage),
        LayoutAlias(
            "cvpl:scale-cover-flow",
            formula: turned(
                0.7, "-clamp(pi/1.65*o, -pi/3, pi/3)", x: "clamp(0.1*o, -0.1, 0.1)*w",
                z: "clamp(-0.7*abs(o), -3, 0)*w"),
            ["perspective=-0.0005", "showBackfaces=false"] + onePage),
    ]

    private static let curved = "log(1 + 9*abs(o))/log(10)"

    private static func scaled(
        shrinking: String = "abs(o)", moving: String = "abs(o)", atMost: String = "2, 0"
    ) -> String {
        let most = atMost.split(separator: ", ")
        return """
            k = clamp(1 - 0.4*(\(shrinking)), 0.6, 1)
            p = \(moving)
            side = o > 0 ? 1 : -1
            x = clamp(side*(0.66*p + (1 - k)/2), -5, \(most[0]))*w
            y = clamp(0.2*p - (1 - k)/2, -5, \(most[1]))*h
            s = k
            zorder = -abs(o)
            """
    }

    /// Moved along its own sides, turned about y and then made smaller, so that it is turned by another angle.
    private static func turned(_ scale: Double, _ angle: String, x: String, z: String) -> String {
        """
        a = \(angle)
        u = \(x)
        v = \(z)
        x = \(scale)*(u*cos(a) + v*sin(a))
        z = v*cos(a) - u*sin(a)
        ry = atan2(sin(a), \(scale)*cos(a))*180/pi
        sx = sqrt((\(scale)*cos(a))^2 + sin(a)^2)
        sy = \(scale)
        zorder = -abs(o)
        """
    }

    /// react-native-reanimated-carousel's stacks, five cards deep; cards leave to the left or to the right.
    static let stacks = [
        LayoutAlias("reanimated:horizontal-stack", formula: stack(isVertical: false, "1"), onePage),
        LayoutAlias("reanimated:horizontal-stack-right", formula: stack(isVertical: false, "-1"), onePage),
        LayoutAlias("reanimated:vertical-stack", formula: stack(isVertical: true, "1"), onePage),
        LayoutAlias("reanimated:vertical-stack-right", formula: stack(isVertical: true, "-1"), onePage),
    ]

    private static func stack(isVertical: Bool, _ side: String) -> String {
        """
        last = 4 in 1..100 "how many cards lie under the first"
        d = abs(o) - floor(abs(o))
        e = d < 0.5 ? 4*d^3 : 1 - (2 - 2*d)^3/2
        v = (o < 0 ? -1 : 1)*(floor(abs(o)) + e)*\(side)
        q = clamp(v, -1, last)
        x = \(side)*(q < 0 ? W*q : \(isVertical ? "0" : "18*q"))
        s = q < 0 ? 1 : 1 - 0.04*q
        y = \(isVertical ? "max(q, 0)*18*s" : "0")
        rz = \(side)*30*min(q, 0)
        low = 1.1 - 0.1*last
        alpha = v < 0 ? 1 + 0.75*v : v < last - 1 ? 1 - 0.1*v : low + (v - last + 1)*(0.25 - low)
        zorder = -\(side)*o
        """
    }

    /// FSPagerView's wheels, of fourteen cards 0.85 of their widths apart.
    static let wheels = [
        LayoutAlias("fspager:ferris-wheel", formula: wheel("1"), onePage),
        LayoutAlias("fspager:inverted-ferris-wheel", formula: wheel("-1"), onePage),
    ]

    /// - Parameter sense: 1 where its axis is below the cards.
    private static func wheel(_ sense: String) -> String {
        """
        turn = \(sense)*pi/7*o
        radius = \(sense)*0.85*w*7/pi
        x = radius*sin(turn)
        y = radius*(1 - cos(turn))
        z = 0.01*o
        rz = turn*180/pi
        alpha = abs(o) < 0.5 ? 1 : 0.6
        """
    }

    /// The shapes of three.js' periodic table that hang on the number of elements: its y goes up, ours down.
    static let shapes = [
        LayoutAlias(
            "three:sphere",
            formula: """
                radius = 800 in 0..100000 "in points"
                up = acos(-1 + 2*i/n)
                around = sqrt(n*pi)*up
                x = radius*sin(up)*sin(around)
                y = -radius*cos(up)
                z = radius*sin(up)*cos(around)
                rx = 90 - up*180/pi
                ry = around*180/pi
                """, ["visibleItems=1000", "itemWidth=120", "itemHeight=160", "perspective=-0.00033"]),
        LayoutAlias(
            "three:grid",
            formula: """
                x = (i % 5)*400 - 800
                y = (floor(i/5) % 5)*400 - 800
                z = floor(i/25)*1000 - 2000
                """, ["visibleItems=1000", "itemWidth=120", "itemHeight=160", "perspective=-0.00033"]),
    ]
}
