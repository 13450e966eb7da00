public import ZoeImages
internal import ZoeOpenGL
public import ZoeStyle
internal import ZoeThreads

// Renderers read no files: whoever has the pixels of an artwork hands them over, and takes them away again.
extension Renderer {
    /// From now on cards with this artwork show the picture; until then they show what is under it.
    public func show(_ image: Image, as source: Artwork.Source) { show([(source, image)]) }

    /// The same for several, which all processors prepare; where there is no image, what was there is given up.
    public func show(_ pictures: [(source: Artwork.Source, image: Image?)]) {
        var rest = pictures[...]
        while !rest.isEmpty {
            // A few at a time: as long as they are prepared they take their memory twice.
            var room = Self.mostPreparedPixels
            let some = rest.prefix { picture in
                defer { room -= picture.image.map { $0.width * $0.height } ?? 0 }
                return room > 0
            }
            rest = rest.dropFirst(some.count)
            let prepared = parallelMap(some.count) { place -> TextureLevels? in
                some[some.startIndex + place].image.map { TextureLevels($0) }
            }
            for (picture, levels) in zip(some, prepared) {
                textures[picture.source] = levels.map { Texture($0, in: tracker) }
            }
        }
    }

    /// One picture more than these at most.
    private static let mostPreparedPixels = 2_000_000

    /// Gives up the picture's memory.
    public func forget(_ source: Artwork.Source) { textures[source] = nil }

    public func holds(_ source: Artwork.Source) -> Bool { textures[source] != nil }

    /// Another scene comes on stage: what was painted and made for scenes before the last one is given up.
    public func beginScene() {
        quickPass.beginScene()
        cards.beginScene()
        for pass in [flats, fadingCards, shadowForms, contents, labels] { pass?.beginScene() }
    }

    /// For a while nothing is drawn: what pictures at full effort are drawn with goes back, which may be more than all else takes.
    public func rest() {
        for pass in [flats, fadingCards] { pass.giveBack() }
    }

    /// Bytes that the pictures of whole cards may take, from which frames in motion are drawn.
    public var cardPictureBudget: Int {
        get { quickPass.pictures.budget }
        set { quickPass.pictures.budget = newValue }
    }

    /// What they take now.
    public var cardPictureBytes: Int { quickPass.pictures.bytes }

    /// What all pictures together take on the graphics card, with their smaller versions.
    public var artworkBytes: Int { textures.bytes }
}
