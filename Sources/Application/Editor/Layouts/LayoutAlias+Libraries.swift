internal import LayoutCore

// The libraries whose names are known, and what else people write for them.

extension LayoutAlias {
    /// What comes before the colon.
    var library: String { String(name.prefix { $0 != ":" }) }

    /// Without its library.
    var ownName: String { String(name.dropFirst(library.count + 1)) }

    /// Each once.
    public static let libraries = all.map(\.library).reduce(into: [String]()) { known, library in
        if !known.contains(library) { known.append(library) }
    }

    /// Those of one library.
    public static func belonging(to library: String) -> [LayoutAlias] { all.filter { $0.library == library } }

    /// The library that is named, with or without a colon at its end, also by its package's name.
    public static func library(named name: String) -> String? {
        var written = Suggestion.comparable(name)
        if written.last == ":" { written.removeLast() }
        let wanted = AliasSpelling.packages[written] ?? written
        return libraries.first { Suggestion.comparable($0) == Suggestion.comparable(wanted) }
    }
}

/// How names of other libraries are written, beside as we write them. Compared as `Suggestion.comparable` has them.
enum AliasSpelling {
    static let packages = [
        "threejs": "three", "three.js": "three", "css3d": "three", "swiperjs": "swiper", "swiper.js": "swiper",
        "collectionviewpaginglayout": "cvpl", "fspagerview": "fspager", "upcarouselflowlayout": "upcarousel",
        "reanimatedcarousel": "reanimated", "reactnativereanimatedcarousel": "reanimated",
        "reactnativesnapcarousel": "snap-carousel", "emblacarousel": "embla", "keen": "keen-slider",
        "slickcarousel": "slick", "dbspheretagcloud": "dbsphere", "pathview": "qt", "android": "viewpager2",
        "viewpager": "viewpager2", "viewpagertransforms": "viewpager2", "splidejs": "splide", "glidejs": "glide",
        "glide.js": "glide", "owlcarousel": "owl", "owlcarousel2": "owl", "daisy": "daisyui", "material3": "material",
        "materialcomponents": "material", "jetpackcompose": "compose",
    ]

    /// A view that has but one layout stands for it.
    private static let views = [
        "pathview": "qt:path-view", "android:viewpager2": "viewpager2:default", "bootstrap:carousel": "bootstrap:slide",
        "compose:horizontalmultibrowsecarousel": "compose:carousel",
        "compose:horizontaluncontainedcarousel": "material:uncontained",
        "compose:horizontalcenteredherocarousel": "material:hero-center", "carouselslider": "flutter:carousel-slider",
        "fluttercardswiper": "flutter:card-swiper", "stackedcardcarousel": "flutter:stacked-card-carousel",
        "uipageviewcontroller": "uikit:page-view-controller",
    ]

    /// What a library has before its names or after them, and we leave out.
    private static let beginnings = [
        "swiper": ["effect"], "cvpl": ["stack"], "bootstrap": ["carousel"], "daisyui": ["carousel"],
    ]
    private static let endings = [
        "viewpager2": ["pagetransformer", "transformer"], "material": ["carouselstrategy", "carousel"],
    ]
    /// What we have before names, and the library's own presets leave out.
    private static let families = ["cvpl": ["scale", "snapshot"]]

    /// All that a name may mean, the likeliest first.
    static func readings(of name: String) -> [String] {
        let typed = Suggestion.comparable(name)
        if let view = views[typed] { return [Suggestion.comparable(view)] }
        guard let colon = typed.firstIndex(of: ":") else { return [] }
        let written = String(typed[..<colon])
        let library = Suggestion.comparable(packages[written] ?? written)
        let own = String(typed[typed.index(after: colon)...])
        var names = [own]
        for beginning in beginnings[library] ?? [] where own.hasPrefix(beginning) {
            names.append(String(own.dropFirst(beginning.count)))
        }
        for ending in endings[library] ?? [] where own.hasSuffix(ending) {
            names.append(String(own.dropLast(ending.count)))
        }
        names += (families[library] ?? []).map { $0 + own }
        return names.map { "\(library):\($0)" }
    }
}
