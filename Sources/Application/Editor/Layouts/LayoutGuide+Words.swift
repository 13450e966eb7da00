internal import LayoutCore

extension LayoutGuide {
    /// Words by which people look for a layout, beside those that are said of it: what other programs, libraries and trades call it.
    static func otherWords(for kind: LayoutKind) -> String { otherWords[kind.name] ?? "" }

    /// Words that are asked for side by side stand side by side.
    private static let otherWords: [String: String] = [
        "linear": """
        slider infinite loop peek neighbours marquee ticker film strip snap bigger larger centre middle
        scaled emphasis split screen panels netflix photo carousel thumbnails dock magnify magnification
        magnifying lens fisheye zoom the middle conveyor sushi belt train wagons photo booth strip arrows
        dots banner testimonials reviews expand expandable app store today scrolling scroll up shop products
        """,
        "cover-flow": """
        album gallery 3d flow bookshelf shelf records jukebox itunes music library crate vinyl records to
        flip through flick browse albums movie posters films dvd rack spotify photo album covers
        """,
        "cover-flow-2": "album gallery 3d flow",
        "cosine": "switcher arc curved",
        "task-stack": "recent apps multitasking safari tabs iphone ipad switcher",
        "perspective-wall": "timeline focus context events",
        "wave": """
        sine wavy flag ribbon garland washing line laundry bunting polaroids hanging on a clothesline
        clothes line pegs christmas lights string
        """,
        "path": """
        svg curve track pathview motion along bezier route snake infinity figure eight heart shape outline
        logo letters racetrack roller coaster follow line train track rails conveyor belt sushi airplane
        plane flight route ladder snakes cable car
        """,
        "fan": "hand spread playing pack poker hand tarot card trick",
        "waterfall": """
        masonry pinterest staggered grid columns wall feed kanban board trello lanes matrix rain falling
        code bento tumblr corkboard
        """,
        "rotary": """
        merry go round 3d ring turntable spin around revolve rotate karussell manege 3d carousel carousel at
        a fun fair fairground horses
        """,
        "cylinder": """
        drum 3d pillar ring outside spin around revolve prayer wheel advertising column lampshade zoetrope
        praxinoscope
        """,
        "inverted-cylinder": "panorama cyclorama cinema curved screen inside",
        "wheel": "gear cog",
        "inverted-wheel": "clothes hangers wardrobe coat",
        "ring": "radial clock pie circle menu dial necklace bracelet beads half circle semicircle",
        "disc": """
        turntable record vinyl roulette lazy susan record player lottery round table seen from above platter
        vinyl on a turntable wheel of fortune
        """,
        "ellipse": "orbit solar system planets around the sun",
        "ellipse-3d": "orbit solar system planets around the sun",
        "ferris-wheel": "fair gondola big wheel london eye",
        "polygon-wheel": "slot machine prism reel drum fruit",
        "picker": "date time wheel spinner reel slot drum machine numbers",
        "spiral": "swirl whirl snail galaxy whirlpool",
        "phyllotaxis": "sunflower fibonacci golden seeds honeycomb watch bubbles flower daisy dandelion",
        "cube": "instagram stories story cube cubes phone box 3d dice roll die rotate rubik product turntable studio",
        "inverted-cube": "room inside box skybox",
        "flip": "flashcard turn over memory flash",
        "folding-screen": """
        fold map concertina zigzag brochure leaflet accordion menu origami folded paper curtain pleats screen
        partition restaurant leporello pamphlet
        """,
        "rolodex": "business holder visiting contacts index file card catalogue catalog drawer crate bin",
        "domino": "chain reaction fall topple stones stepper",
        "split-flap": """
        airport station departure board solari flap clock vestaboard flip clock countdown train timetable
        """,
        "blinds": "venetian louvre shutter stripes billboard slices curtain opening jalousie roller",
        "shatter": """
        explode pieces tiles puzzle broken glass dissolve exploding confetti fireworks burst flying apart
        flying out particles debris smash crumble
        """,
        "book": """
        flipbook flip through magazine page turn curl paper leaf open bend sheets shadow fold newspaper
        photo album diary notebook
        """,
        "stack": """
        stacked deck parallax layered notifications messages polaroids cards in a pile of photos messy pile
        scattered photos thrown on a table heap jenga tower snapshots
        """,
        "swipe-deck": """
        tinder swipe like dislike dating throw left right throw cards away swiping photos thrown aside bumble matches yes no
        """,
        "swap-cards": "tinder swiper effect shuffle deck",
        "wallet": "apple pass passes ticket boarding credit bank loyalty solitaire patience klondike",
        "keylines": "material hero peek neighbours masked multi browse uncontained m3 netflix",
        "pages": """
        viewpager onboarding fade crossfade dissolve slideshow creative behind full screen zoom transition
        tiktok instagram reels shorts vertical feed snap testimonials quotes ken burns zoom slideshow of
        photos stepper wizard walkthrough tutorial splash
        """,
        "cascade": "alt tab aero 3d switcher stairs steps escalator diagonal windows vista flip 3d",
        "periodic-table": "chemistry elements table three.js css3d",
        "overview": """
        expose mission control all windows grid thumbnails contact sheet mosaic zoom out desktop gallery wall
        photo wall salon light table
        """,
        "time-machine": """
        backup history versions depth crate star wars opening crawl starfield flying through stars infinite
        zoom
        """,
        "inverted-time-machine": "flying towards arriving",
        "tunnel": "wormhole hyperspace fly through tube starfield flying through stars warp speed",
        "lattice": """
        grid three.js css3d block cells shelves warehouse shelf bookcase diamond crystal jenga tower blocks
        bricks atoms molecule
        """,
        "corridor": "museum exhibition paintings art gallery wall infinite hallway aisle",
        "helix": "dna strand spiral staircase winding stairs ladder corkscrew spring coil screw tornado",
        "sphere": "globe earth ball planet disco mirror",
        "dome": "planetarium sky vault hemisphere",
        "tag-cloud": "word cloud tags wordle floating in space balloons hovering weightless",
        "torus": "donut doughnut ring",
        "mobius": "infinity moebius strip band endless",
        "custom": "formula equation expression own creative",
    ]
}
