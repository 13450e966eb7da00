/// What a search knows of words.
enum SearchWords {
    /// They say nothing about what is wanted, beside others that do: every layout shows pictures and every one moves.
    static let general = anyLayout + " slide effect animation layout view item image picture photo between never"

    /// They mean any layout at all.
    static let anyLayout = "carousel slider gallery"

    static let fillers: Set<String> = {
        let words = """
            the and that with which whose for from one its are like all they card cards where what after how want need make please \
            using
            """
        return Set("\(words) \(trade)".split(separator: " ").map(String.init))
    }()

    /// What things are made with, which says nothing of how they look.
    static let trade = """
        jetpack compose swiftui uikit appkit react native vue angular svelte tailwind jquery javascript typescript android ios \
        macos qml gsap webgl framer motion kotlin java swift html css component widget library plugin npm github codepen \
        transformer transformers website
        """

    static let accents: [Character: String] = [
        "a": "àáâãäå", "c": "ç", "e": "èéêë", "i": "ìíîï", "n": "ñ", "o": "òóôõöø", "u": "ùúûü",
    ]

    /// What is written together elsewhere, or as in America; and words whose other forms no ending tells.
    static let spellings = [
        "center": ["centre"], "centered": ["centred"], "color": ["colour"], "colors": ["colour"],
        "coverflow": ["cover", "flow"], "moebius": ["mobius"], "timemachine": ["time", "machine"],
        "flipclock": ["flip", "clock"], "leaves": ["leaf"], "shelves": ["shelf"], "halves": ["half"], "dice": ["die"],
        "bent": ["bend"], "chosen": ["choose"], "spun": ["spin"], "torn": ["tear"], "thrown": ["throw"],
        "flown": ["fly"],
        "doughnut": ["donut"], "doughnuts": ["donut"], "carrousel": ["carousel"], "accordeon": ["accordion"],
        "disk": ["disc"], "disks": ["disc"], "helices": ["helix"], "helical": ["helix"], "elliptical": ["ellipse"],
        "elliptic": ["ellipse"], "spherical": ["sphere"], "cylindrical": ["cylinder"], "circular": ["circle"],
        "hexagonal": ["hexagon"],
        // Their stems are those of dates, of to spin and of stories.
        "dating": ["tinder"], "spine": ["backbone"], "store": ["shop"],
    ]
}
