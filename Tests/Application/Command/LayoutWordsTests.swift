import Foundation
import LayoutCore
import Testing
import ZoeEditor

@testable import zoetrope

/// Questions and names as people write them who know other programs.
@Suite struct LayoutWordsTests {
    private static let search = LayoutSearch()

    private static func expect(
        _ name: String, firstFor question: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = search.kinds(like: question).prefix(3).map(\.name)
        #expect(found.first == name, "\(question): \(found)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        ("cards flying out like confetti", "shatter"), ("mac dock", "linear"), ("dock magnification", "linear"),
        ("magnify the middle", "linear"), ("fisheye", "linear"), ("cards in a pile", "stack"),
        ("messy pile of photos", "stack"), ("scattered photos", "stack"),
        ("vinyl records to flip through", "cover-flow"), ("polaroids hanging on a clothesline", "wave"),
        ("photos thrown on a table", "stack"), ("accordion menu", "folding-screen"),
        ("windows vista flip 3d", "cascade"), ("carousel at a fun fair", "rotary"), ("merry go round", "rotary"),
        ("3d carousel", "rotary"), ("photo carousel", "linear"), ("round table seen from above", "disc"),
        ("star wars opening crawl", "time-machine"), ("gallery wall", "corridor"), ("tiktok feed", "pages"),
        ("vertical feed", "pages"), ("movie posters", "cover-flow"), ("app store today cards", "linear"),
        ("kanban board", "waterfall"), ("floating in space", "tag-cloud"), ("newspaper", "book"),
        ("expandable cards", "linear"), ("origami", "folding-screen"), ("curtain", "blinds"), ("photo booth", "linear"),
        ("conveyor belt", "path"), ("sushi belt", "linear"), ("train", "linear"), ("ladder", "helix"),
        ("fireworks", "shatter"), ("matrix rain", "waterfall"), ("testimonials", "linear"), ("ken burns", "pages"),
        ("jenga", "stack"), ("diamond", "lattice"), ("zoetrope", "cylinder"), ("escalator", "cascade"),
        ("solitaire", "wallet"),
    ])
    func whatSomethingLooksLikeFindsIt(question: String, name: String) {
        Self.expect(name, firstFor: question)
    }

    @Test(arguments: [
        ("product carousel with arrows", "linear"), ("bento grid", "waterfall"), ("poker table", "fan"),
        ("stock ticker", "linear"), ("apple wallet passes", "wallet"), ("flip clock countdown", "split-flap"),
        ("lazy susan", "disc"), ("disco ball", "sphere"), ("hamster wheel", "wheel"),
        ("ferris wheel of photos", "ferris-wheel"), ("onboarding screens", "pages"), ("instagram reels", "pages"),
        ("spotify album covers", "cover-flow"), ("dna strand", "helix"), ("shuffle a deck", "swap-cards"),
        ("poker hand", "fan"), ("infinite hallway", "corridor"), ("exploding image", "shatter"),
        ("board of train departures", "split-flap"), ("flashcards for learning", "flip"),
        ("restaurant menu leaflet", "folding-screen"), ("room with four walls", "inverted-cube"),
        ("paper airplane path", "path"), ("rubik cube", "cube"), ("stack of newspapers", "stack"),
        ("mission control", "overview"), ("clothes on a rail", "inverted-wheel"), ("spiral galaxy", "spiral"),
        ("alarm time picker", "picker"), ("business cards index", "rolodex"), ("christmas garland", "wave"),
        ("slideshow of photos", "pages"), ("timeline of events", "perspective-wall"),
        ("flick through vinyl", "cover-flow"), ("roulette", "disc"), ("wheel of fortune", "disc"),
        ("swiping cards", "swipe-deck"), ("falling dominos", "domino"), ("chemistry", "periodic-table"),
        ("prayer wheel", "cylinder"), ("apps on iphone", "task-stack"), ("deck of cards", "swipe-deck"),
        ("flip board at the airport", "split-flap"), ("room you can look around in", "inverted-cube"),
        ("wall calendar", "book"), ("hanging mobiles", "ferris-wheel"), ("roller shutter", "blinds"),
        ("mosaic", "overview"), ("zoom into the middle", "linear"), ("magnifying glass", "linear"),
        ("horizontal scrolling list", "linear"), ("credit cards", "wallet"), ("memory game", "flip"),
        ("cable car", "path"), ("pinboard", "waterfall"), ("corkboard", "waterfall"), ("snow globe", "sphere"),
        ("bubble", "phyllotaxis"), ("semi circle menu", "ring"), ("gear", "wheel"), ("page curl", "book"),
        ("depth of field", "time-machine"), ("tornado", "helix"), ("whirlpool", "spiral"), ("rings of saturn", "ring"),
        ("big wheel", "ferris-wheel"), ("timeline", "perspective-wall"), ("masonry", "waterfall"), ("globe", "sphere"),
        ("dock", "linear"), ("carousel", "keylines"),
    ])
    func whatElseDesignersSayFindsIt(question: String, name: String) {
        Self.expect(name, firstFor: question)
    }

    @Test(arguments: [
        ("UICollectionView", "linear"), ("ListWheelScrollView", "picker"),
        ("HorizontalPager jetpack compose", "linear"),
        ("framer motion swipeable cards", "swipe-deck"), ("CubeInTransformer", "cube"), ("StackTransformer", "stack"),
        ("UPCarouselFlowLayout cover flow", "cover-flow"), ("elliptical carousel", "ellipse"), ("exposé", "overview"),
        ("back side", "flip"), ("inside of a sphere", "dome"), ("overlapping windows", "cascade"),
        ("street with pictures left and right", "corridor"), ("powerpoint checkerboard transition", "shatter"),
        ("room divider", "folding-screen"), ("a spiral tower of photos", "helix"), ("year month day wheels", "picker"),
        ("rotating newspaper rack", "cylinder"), ("inner tube", "torus"), ("hexagon", "polygon-wheel"),
        ("ipod", "cover-flow"), ("spinning", "rotary"), ("passbook", "wallet"), ("album art", "cover-flow"),
        ("letters on a sphere you can spin with the mouse", "tag-cloud"), ("move front card to the back", "swap-cards"),
        ("spiral stairs", "helix"), ("clothes rack", "inverted-wheel"), ("turn the pages", "book"),
    ])
    func namesOfProgramsAndThingsFindIt(question: String, name: String) {
        Self.expect(name, firstFor: question)
    }

    @Test(arguments: [
        ("roladex", "rolodex"), ("Rolladex", "rolodex"), ("accordian", "folding-screen"), ("tunel of photos", "tunnel"),
        ("3d cilinder", "cylinder"), ("coverfow", "cover-flow"), ("shpere", "sphere"), ("helices", "helix"),
        ("disks", "disc"), ("carosel", "keylines"), ("carusel", "keylines"),
        ("louvers", "blinds"),
    ])
    func aSlipIsReadAsWhatWasMeant(question: String, name: String) {
        Self.expect(name, firstFor: question)
    }

    @Test func whatASlipIsTakenForIsSaid() throws {
        let result = try Zoetrope.run("layouts", "--like", "tunel of photos")
        #expect(result.status == 0 && result.errors.contains("'tunel' is taken for 'tunnel'"), "\(result)")
        #expect(try Zoetrope.run("layouts", "--like", "tunnel of photos").errors.isEmpty)
    }

    /// Nothing is like what says nothing about looks.
    @Test(arguments: ["framer motion", "how to cook pasta", "quarterly view", "JavaScript", "GitHub", "of the and"])
    func wordsThatTellNothingFindNothing(question: String) {
        #expect(Self.search.kinds(like: question).isEmpty)
    }

    /// No answer is wrong usage; what to ask instead is said on the same line.
    @Test(arguments: [("garousel", "did you mean 'carousel'?"), ("qqqqqqqqqqqq", "rows, circles and wheels, ")])
    func aQuestionWithoutAnAnswerGetsAdvice(question: String, advice: String) throws {
        let result = try Zoetrope.run("layouts", "--like", question)
        #expect(result.isFailure(64) && result.errors.contains(advice), "\(result)")
    }

    @Test(arguments: [
        ("tinder", "that is like 'swipe-deck' or 'swap-cards'"), ("masonry", "that is like 'waterfall'"),
        ("globe", "that is like 'sphere'"), ("dock", "that is like 'linear'"), ("carousel", "like 'keylines'"),
        ("timeline", "that is like 'perspective-wall'"), ("flap", "that is like 'split-flap'"),
        ("appswitcher", "that is like 'task-stack'"), ("rotery", "did you mean 'rotary'?"),
        ("wheell", "did you mean 'wheel'?"), ("cilinder", "did you mean 'cylinder'?"), ("xyzzyxyzzy", "; advice"),
    ])
    func anUnknownNameIsASlipOrAWord(name: String, said: String) {
        let ending = UnknownLayout.ending(for: name, otherwise: "advice")
        #expect(ending.hasPrefix("; ") && ending.contains(said), "\(ending)")
    }

    @Test(arguments: [
        ("swiper:cubee", "; did you mean 'swiper:cube'?"), ("swipper:cube", "; did you mean 'swiper:cube'?"),
        ("swiper:foo", "; swiper has flip, creative, fade, slide, cube, cards, coverflow"),
        ("swiper", "; swiper has flip, "), ("threejs:", "; three has sphere, "),
        ("keen-slider:cube", "; did you mean 'cube'? keen-slider has snap, "),
        ("keen-slider:wheels", "; did you mean 'keen-slider:wheel'?"),
        ("nolibrary:cube", "; did you mean 'cube'? known libraries are icarousel, "),
        ("nolibrary:hero", "; that is like 'keylines'"), ("nolibrary:qqqq", "; known libraries are icarousel, "),
    ])
    func anUnknownNameOfALibraryIsSaidWithIt(name: String, said: String) {
        let ending = UnknownLayout.ending(for: name, otherwise: "advice")
        #expect(ending.hasPrefix(said), "\(ending)")
    }

    @Test(arguments: [["layouts", "tinder"], ["export", "--layout", "tinder"], ["layouts", "tinder", "--formula"]])
    func commandsSayWhatANameIsLike(words: [String]) throws {
        let result = try Zoetrope.run(words)
        #expect(
            result.errors == "zoetrope: no layout 'tinder'; that is like 'swipe-deck' or 'swap-cards'\n"
                && result.isFailure(64), "\(result)")
    }

    @Test func aLibraryIsListedAndALayoutSaysItsOtherNames() throws {
        let result = try Zoetrope.run("layouts", "keen-slider")
        let lines = result.output.split(separator: "\n").map(String.init)
        let names = lines.map { String($0.prefix { $0 != " " }) }
        #expect(result.status == 0 && names == LayoutAlias.belonging(to: "keen-slider").map(\.name))
        #expect(try Zoetrope.run("layouts", "keen:").output == result.output)
        let listed = try json(Zoetrope.run("layouts", "swiper", "--json")) as? [[String: Any]]
        let cube = listed?.first { $0["name"] as? String == "swiper:cube" }
        #expect(cube?["layout"] as? String == "cube" && cube?["formula"] as? String == "")
        #expect(try Zoetrope.run("layouts", "cube").output.contains("\nalso called swiper:cube\n"))
    }

    @Test(arguments: [
        ("threejs:helix", "three:helix"), ("three.js:table", "three:table"), ("css3d:sphere", "three:sphere"),
        ("swiper:effect-cards", "swiper:cards"), ("Swiper:EffectCoverflow", "swiper:coverflow"),
        ("cvpl:cover-flow", "cvpl:scale-cover-flow"), ("cvpl:stack-vortex", "cvpl:vortex"),
        ("cvpl:rotary", "cvpl:rotary"), ("cvpl:grid", "cvpl:snapshot-grid"), ("FSPagerView:overlap", "fspager:overlap"),
        ("reanimated-carousel:parallax", "reanimated:parallax"), ("android:viewpager2", "viewpager2:default"),
        ("viewpager2:DepthPageTransformer", "viewpager2:depth"),
        ("viewpager2:AccordionTransformer", "viewpager2:accordion"), ("PathView", "qt:path-view"),
        ("keen:wheel", "keen-slider:wheel"), ("viewpager2:TabletTransformer", "viewpager2:tablet"),
        ("material3:MultiBrowseCarouselStrategy", "material:multi-browse"), ("material:Hero", "material:hero"),
        ("splidejs:loop", "splide:loop"), ("glide.js:peek", "glide:peek"),
        ("owl-carousel:stagePadding", "owl:stage-padding"), ("bootstrap:carousel-fade", "bootstrap:fade"),
        ("daisyUI:carousel-center", "daisyui:center"), ("bootstrap:carousel", "bootstrap:slide"),
        ("flutter:CarouselView", "flutter:carousel-view"), ("carousel_slider", "flutter:carousel-slider"),
        ("jetpack-compose:HorizontalPager", "compose:horizontal-pager"),
        ("compose:HorizontalUncontainedCarousel", "material:uncontained"), ("SwiftUI:TabView", "swiftui:tab-view"),
        ("UIPageViewController", "uikit:page-view-controller"), ("slick-carousel:centerMode", "slick:center-mode"),
    ])
    func namesAreUnderstoodAsTheyAreWrittenElsewhere(written: String, name: String) {
        #expect(LayoutAlias.named(written)?.name == name)
    }

    /// No library takes a layout's name away, nor one of ours another one's.
    @Test func namesAreToldApart() {
        for kind in LayoutKind.all {
            #expect(LayoutAlias.named(kind.name) == nil && LayoutAlias.library(named: kind.name) == nil)
        }
        for alias in LayoutAlias.all { #expect(LayoutAlias.named(alias.name)?.name == alias.name) }
        for library in LayoutAlias.libraries { #expect(LayoutAlias.library(named: library) == library) }
    }
}
