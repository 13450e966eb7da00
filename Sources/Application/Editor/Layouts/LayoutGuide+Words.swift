internal import LayoutCore

extension LayoutGuide {
    /// Words by which people look for a layout, beside those that are said of it: what other programs, libraries and trades call it.
    static func otherWords(for kind: LayoutKind) -> String { otherWords[kind.name] ?? "" }

    /// Words that are asked for side by side stand side by side.
    private static let otherWords: [String: String] = [
        "linear": """
        slider infinite loop peek neighbours marquee ticker film strip snap bigger larger centre middle scaled
        emphasis split screen panels netflix photo carousel thumbnails dock magnify magnification magnifying
        lens fisheye zoom the middle conveyor sushi belt train wagons photo booth strip arrows dots banner
        testimonials reviews expand expandable app store today scrolling scroll up shop s collection view scroll
        view horizontal list lazy row rails paddles chevrons product top shelf of a television xmb stock
        nintendo switch one big card small neighbours
        """,
        "cover-flow": """
        album gallery 3d flow bookshelf shelf records jukebox itunes music library crate vinyl records to flip
        through flick browse albums movie posters films dvd rack spotify photo album covers ipod neighbours
        turned sideways album art record sleeves turned to the side finder quick look
        """,
        "cover-flow-2": "album gallery 3d flow",
        "cosine": "switcher arc curved arched row sides sink down hill shaped",
        "task-stack": """
        recent apps multitasking safari tabs iphone ipad switcher chrome tabs double press on the home button
        """,
        "perspective-wall": """
        timeline focus context events recedes at both ends xerox parc mackinlay three panel wall side panels
        going back
        """,
        "wave": """
        sine wavy flag ribbon garland washing line laundry bunting hanging on a clothesline clothes line pegs
        christmas lights string undulating ocean sea swell
        """,
        "path": """
        svg curve track pathview motion along bezier route snake infinity figure eight heart shape outline logo
        letters racetrack roller coaster follow line train track rails conveyor belt sushi airplane plane flight
        route ladder snakes cable car ski lift chairlift
        """,
        "fan": """
        hand spread playing pack poker hand tarot card trick uno trading baseball cards peacock tail paint chips
        pantone colour swatches
        """,
        "waterfall": """
        masonry pinterest staggered grid columns wall feed kanban board trello lanes matrix rain falling code
        bento tumblr corkboard moodboard mood board collage quilt unsplash storyboard bricklayer layout
        """,
        "rotary": """
        merry go round 3d ring spin around revolve rotate karussell manege 3d carousel carousel at a fun fair
        fairground horses
        ring of portraits
        """,
        "cylinder": """
        drum 3d pillar ring outside spin around revolve prayer wheel advertising column lampshade zoetrope
        praxinoscope rotating spinner rack postcard stand kiosk litfass advertising pillar tin can convex bulge
        column that turns css rotatey translatez
        """,
        "inverted-cylinder": """
        panorama cyclorama cinema curved screen inside imax surround concave paintings around you 360 degrees
        stand in the middle and look around
        """,
        "wheel": """
        gear cog half wheel at the bottom edge spokes hub arc menu at the bottom half circle dial at the lower
        edge under the screen
        """,
        "inverted-wheel": """
        clothes hangers wardrobe coat hangs lower clothes rack upside down hanging clothes half wheel at the top
        edge smile shaped ends up pendulum dangling hanging arc
        """,
        "ring": """
        radial clock pie circle menu dial necklace bracelet beads half circle semicircle volume knob rotary dial
        round the middle numbers on a watch rotary phone speed dial wreath zodiac circle
        """,
        "disc": """
        turntable record vinyl roulette lazy susan record player lottery round table seen from above platter
        vinyl on a turntable wheel of fortune view master viewmaster revolving tray dishes slide projector tray
        pizza sushi turntable
        car showroom turntable
        """,
        "ellipse": "orbit solar system planets around the sun oval cloud carousel pseudo fake 3d scaling",
        "ellipse-3d": "orbit solar system planets around the sun",
        "ferris-wheel": "fair gondola big wheel london eye paternoster riesenrad prater fair ride with cabins",
        "polygon-wheel": "slot machine prism reel drum fruit hexagon octagon toblerone one armed bandit",
        "picker": """
        date time wheel spinner reel slot drum machine numbers year month day wheels list wheel scroll view
        combination lock timer hours minutes one armed bandit birthday selector columns
        """,
        "spiral": """
        swirl whirl snail galaxy whirlpool nautilus shell archimedes coiled up garden hose liquorice wheel
        black hole
        """,
        "phyllotaxis": """
        sunflower fibonacci golden seeds honeycomb watch bubbles flower daisy dandelion pinecone vogel daisy
        head
        hex grid
        """,
        "cube": """
        instagram stories story cube cubes phone box 3d dice roll die rotate rubik product turntable studio
        """,
        "inverted-cube": "room inside box skybox",
        "flip": """
        flashcard turn over memory flash front and back back side two sides double sided reverse both sides
        quizlet turns around coin turn the card around to see the back
        """,
        "folding-screen": """
        fold map concertina zigzag brochure leaflet accordion menu origami folded paper curtain pleats screen
        partition restaurant leporello pamphlet room divider paravent accordion book
        """,
        "rolodex": """
        business holder visiting contacts index file card catalogue catalog drawer crate bin contacts address
        book contact list
        """,
        "domino": "chain reaction fall topple stones stepper toppling row of tiles cards fall over",
        "split-flap": """
        airport station departure board solari flap clock vestaboard flip clock countdown train timetable
        """,
        "blinds": """
        venetian louvre shutter stripes billboard slices curtain opening jalousie roller louvers powerpoint
        blinds transition
        """,
        "shatter": """
        explode pieces tiles puzzle broken glass dissolve exploding confetti fireworks burst flying apart flying
        out particles debris smash crumble mosaic transition checkerboard transition jigsaw disintegrate
        pixelate powerpoint thanos
        """,
        "book": """
        flipbook flip through magazine page turn curl paper leaf open bend sheets shadow fold newspaper photo
        album diary notebook turn the pages ibooks ebook reader kindle album leaves desk calendar binding
        turn.js
        ring binder
        """,
        "stack": """
        stacked deck parallax layered notifications messages polaroids cards in a pile of photos messy pile
        scattered photos thrown on a table heap jenga tower snapshots
        """,
        "swipe-deck": """
        tinder swipe like dislike dating throw left right throw cards away swiping photos thrown aside bumble
        matches yes no deck swiper swipeable koloda card swiper
        """,
        "swap-cards": """
        tinder swiper effect shuffle deck move the front card to the back cycle through a pile
        """,
        "wallet": """
        apple pass passes ticket boarding credit bank loyalty solitaire patience klondike passbook coupon
        coupons vouchers apple pay google pay index cards peeking out
        """,
        "keylines": """
        material hero peek neighbours masked multi browse uncontained m3 netflix one big card small neighbours
        """,
        "pages": """
        viewpager onboarding fade crossfade dissolve slideshow creative behind full screen zoom transition
        tiktok instagram reels shorts vertical feed snap testimonials quotes ken burns zoom slideshow of photos
        stepper wizard walkthrough tutorial splash fade slider swiper fade pager horizontal pager powerpoint
        fade transition
        """,
        "cascade": """
        alt tab aero 3d switcher stairs steps escalator diagonal windows vista flip 3d overlapping windows stage
        manager xbox blades
        """,
        "periodic-table": "chemistry elements table three.js css3d mendeleev hydrogen helium lithium atoms",
        "overview": """
        expose mission control all windows grid thumbnails contact sheet mosaic zoom out desktop gallery wall
        photo wall salon light table launchpad launch pad bird's eye view of everything wii menu app grid icons
        collage storyboard stage manager mahjong tiles gnome activities
        """,
        "time-machine": """
        backup history versions depth crate star wars opening crawl starfield flying through stars infinite zoom
        matryoshka russian dolls nested one inside the other
        """,
        "inverted-time-machine": "flying towards arriving emerging from the background reverse backwards time machine",
        "tunnel": """
        wormhole hyperspace fly through tube starfield flying through stars warp speed gun barrel pipe from
        inside through a tube
        black hole
        """,
        "lattice": """
        grid three.js css3d block cells shelves warehouse shelf bookcase diamond crystal jenga tower blocks
        bricks atoms molecule 3d matrix voxel cubic grid
        """,
        "corridor": """
        museum exhibition paintings art gallery wall infinite hallway aisle street with pictures left and right
        alley avenue
        """,
        "helix": """
        dna strand spiral staircase winding stairs ladder corkscrew spring coil screw tornado spiral stairs
        spiral tower barber pole wrapped around a column going up climbing trajan column
        """,
        "sphere": "globe earth ball planet disco mirror football longitude latitude",
        "dome": """
        planetarium sky vault hemisphere inside of a sphere inside a ball igloo imax surround cathedral ceiling
        frescoes
        """,
        "tag-cloud": """
        word cloud tags wordle floating in space balloons hovering weightless letters on a sphere skills words
        on a ball spin with the mouse cumulus
        """,
        "torus": "donut doughnut ring inner tube bagel lifebuoy tyre lifebelt smoke ring",
        "mobius": """
        infinity moebius strip band endless one sided surface twisted ribbon recycling symbol escher ants
        """,
        "inverted-rotary": "orbiting around the camera look around",
        "custom": """
        formula equation expression own creative scripted user defined transform layout function program
        """,
    ]
}
