public import LayoutCore

/// What the layouts are good for, by groups: for people who choose one.
public enum LayoutGuide {
    public struct Group: Sendable {
        public let title: String
        public let entries: [(name: String, use: String)]

        public var kinds: [LayoutKind] { entries.compactMap { LayoutKind.named($0.name) } }
    }

    public static func use(of kind: LayoutKind) -> String? {
        groups.lazy.flatMap(\.entries).first { $0.name == kind.name }?.use
    }

    public static let groups = [rows, circles, leaves, piles, interfaces, depth, space, own]

    private static let rows = Group(
        title: "Rows",
        entries: [
            (
                "linear",
                "photographs, products, anything that is compared side by side; with a falloff, the one in the centre larger"
            ),
            ("cover-flow", "album and book covers: many at once, one of them plain to see"),
            ("cover-flow-2", "the same, where cards shall turn smartly under a slow finger"),
            ("cosine", "one page at a time with its neighbours lowered beside it, as a switcher of apps"),
            ("task-stack", "a pile of running apps or pages, the last one in front"),
            ("perspective-wall", "a time line or a long list: detail in the middle, context at the ends"),
            ("wave", "a garland or a frieze that should move as a whole, without a strict middle"),
            ("path", "any line of your own: a road, a river, a roller coaster, a signature"),
            ("fan", "playing cards in the hand, swatches, choices of which one is drawn"),
            ("waterfall", "pictures of many shapes in columns, a pinboard to browse up and down"),
        ])

    private static let circles = Group(
        title: "Circles and wheels",
        entries: [
            ("rotary", "a few things of equal rank that all face the viewer"),
            ("inverted-rotary", "being in the middle of things that all face one way"),
            ("cylinder", "a drum or an advertising pillar"),
            ("inverted-cylinder", "a gallery or panorama around the viewer"),
            ("wheel", "a dial of cards below, of which the rim comes into view"),
            ("inverted-wheel", "the same hanging from above, like garments on a rail"),
            ("ring", "a clock face, a menu around something in the middle"),
            ("disc", "a roulette wheel or a turntable seen from a seat beside it"),
            ("ellipse", "a flat orbit for icons that come to the front in turn"),
            ("ellipse-3d", "an orbit seen at a slant, far things smaller and fainter"),
            ("ferris-wheel", "a big wheel at the fair, whose gondolas stay upright"),
            ("polygon-wheel", "rows of text on a prism that rolls without end, a slot machine"),
            ("picker", "dates and times, wheels of numbers side by side"),
            ("spiral", "a long history that winds out of its beginning"),
            ("phyllotaxis", "very many small things at once, a sunflower that grows"),
        ])

    private static let leaves = Group(
        title: "Boxes and leaves",
        entries: [
            ("cube", "stories of one person after the other, a die, a box of products"),
            ("inverted-cube", "a room of four pictures to look around in"),
            ("flip", "questions and answers, vocabulary, one card turned over"),
            ("folding-screen", "an accordion, a leporello or a map that unfolds at the leaf at hand"),
            ("rolodex", "addresses, recipes, index cards to leaf through by the thumb"),
            ("domino", "a chain of steps or days, those done laid down"),
            ("split-flap", "departures, clocks and scores, letters and digits that flap"),
            ("blinds", "one large picture after the other, as on a billboard that turns"),
            ("shatter", "a slide show whose slides break, dissolve in tiles or part in stripes"),
            ("book", "pages and leaves that turn about a spine, or a wall calendar"),
        ])

    private static let piles = Group(
        title: "Piles and decks",
        entries: [
            ("stack", "offers or photographs gone through from the top, each thrown off, spun away or blurred below"),
            ("swipe-deck", "people, homes or jobs that one likes or not, one swipe for each"),
            ("swap-cards", "a handful of tips or photographs, the front one tucked behind the next"),
            ("wallet", "tickets, boarding passes and bank cards, one of them at the counter"),
        ])

    private static let interfaces = Group(
        title: "As apps have them",
        entries: [
            ("keylines", "a hero and a peek at what comes next, masked at the sides, in apps of Material design"),
            ("pages", "an introduction or an article by screens, depth or zoom instead of plain sliding"),
            ("cascade", "open windows to switch between, each with enough of itself to be known by"),
            ("periodic-table", "the elements, or any hundred things that have a number"),
            ("overview", "Mission Control, a contact sheet, a light table: everything at one glance"),
        ])

    private static let depth = Group(
        title: "Into the depth",
        entries: [
            ("time-machine", "versions and snapshots, the older the farther away"),
            ("inverted-time-machine", "news that come towards the viewer"),
            ("tunnel", "a flight through hundreds of pictures, an attract mode"),
            ("lattice", "an archive of shelves behind shelves, flown through"),
            ("corridor", "a walk along an exhibition between two walls of pictures"),
        ])

    private static let space = Group(
        title: "In space",
        entries: [
            ("helix", "a long sequence as a winding stair; with two strands, DNA"),
            ("sphere", "a globe of portraits or products to spin by hand"),
            ("dome", "a planetarium of pictures, or stations all around"),
            ("tag-cloud", "words or topics all over a ball, none of them first"),
            ("torus", "a doughnut of many tiles that never ends, for ambient screens"),
            ("mobius", "a twisted band without beginning, end or second side"),
        ])

    private static let own = Group(
        title: "Your own", entries: [("custom", "whatever you can say as a formula")])
}
