import CardContent
import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeStyle

@testable import ZoePictures

@Suite struct FileDeckTests {
    private let card = Card(
        index: 0, identity: 0, offset: 0, size: Size(width: 200, height: 160), matrix: .identity)

    @Test func aFolderIsListedAsPeopleCount() throws {
        let folder = try TemporaryFolder()
        for name in [
            "photo10.jpg", "Photo9.jpg", "photo1.jpg", ".hidden.jpg", "a.png", "photo02.jpg", "10.png", "9.png",
        ] {
            try folder.write([], to: name)
        }
        try FileManager.default.createDirectory(atPath: folder.path + "/inside", withIntermediateDirectories: true)
        unsafe symlink("inside", folder.path + "/link")
        let deck = try FileDeck(paths: [folder.path])
        let names = deck.paths.map { String($0.dropFirst(folder.path.count + 1)) }
        #expect(names == ["9.png", "10.png", "a.png", "photo1.jpg", "photo02.jpg", "Photo9.jpg", "photo10.jpg"])
        #expect(deck.path(of: 8) == deck.paths[1] && deck.path(of: -1) == deck.paths[6])
    }

    /// Broken ones among them: their cards say what is wrong.
    @Test func ofAFolderThePicturesAreTaken() throws {
        let folder = try TemporaryFolder()
        let others = ["Thumbs.db", "readme.md", "song.mp3", "IMG_1", "jpg", "a.jpg.part", ".hidden.png"]
        for name in others { try folder.write([1, 2], to: name) }
        #expect(throws: DeckError.nothing(in: folder.path)) { try FileDeck(paths: [folder.path]) }
        let pictures = ["1.PNG", "2.jpg", "3.Jpeg", "4.webp", "5.gif", "6.tiff", "7.avif", "8.HEIC"]
        for name in pictures { try folder.write([1, 2], to: name) }
        let deck = try FileDeck(paths: [folder.path])
        #expect(deck.paths == pictures.map { folder.path + "/" + $0 })
        #expect(try FileDeck(paths: [folder.path + "/readme.md"]).count == 1, "what is named is shown")
    }

    /// Pipes would stop whoever opens them.
    @Test func listingOpensNothing() throws {
        let folder = try TemporaryFolder()
        for number in 0..<2000 { unsafe mkfifo(folder.path + "/\(number).jpg", 0o600) }
        #expect(try FileDeck(paths: [folder.path]).count == 2000)
    }

    @Test func whatIsNotThereIsSaid() throws {
        let folder = try TemporaryFolder()
        #expect(throws: DeckError.missing("/no/such")) { try FileDeck(paths: ["/no/such"]) }
        #expect(throws: DeckError.nothing(in: folder.path)) { try FileDeck(paths: [folder.path]) }
        unsafe symlink("loop", folder.path + "/loop")
        #expect(try FileDeck(paths: [folder.path + "/loop"]).count == 1)
    }

    @Test func aBrokenFileGetsAnErrorCard() throws {
        let deck = try FileDeck(paths: [Fixture.path("quadrants.jpg")])
        let source = Artwork.Source.file(deck.paths[0])
        #expect(deck.style(of: card).face.artwork?.source == source)
        deck.setAside(source, because: "it is empty")
        let face = deck.style(of: card).face
        #expect(face.artwork == nil)
        #expect(face.labels.contains { $0.text.contains("quadrants.jpg") })
        #expect(face.labels.contains { $0.text == "it is empty" })
        deck.takeBack(source)
        #expect(deck.style(of: card).face.artwork?.source == source)
    }

    @Test func longNamesLoseTheirMiddle() {
        #expect(ErrorCard.shortened("short.jpg", to: 20) == "short.jpg")
        let name = ErrorCard.shortened("a very long name of a holiday photo 0042.jpg", to: 20)
        #expect(name == "a very long …042.jpg" && name.count == 20)
        #expect(ErrorCard.shortened("new\nline.jpg", to: 20) == "new line.jpg")
    }
}
