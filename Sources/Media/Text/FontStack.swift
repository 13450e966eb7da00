/// The faces that one asked font is set with: the nearest, and behind it others for what it lacks.
final class FontStack {
    private let search: FontSearch?
    private let library: TypefaceLibrary
    private(set) lazy var primary: Typeface? = search?.nearest().flatMap { library.open($0) }
    /// Nil: none has it.
    private var known: [UInt32: Typeface?] = [:]

    init(_ search: FontSearch?, _ library: TypefaceLibrary) {
        self.search = search
        self.library = library
    }

    /// - Parameter last: what the character before was set with, which is kept for spaces.
    func typeface(for character: UInt32, after last: Typeface?) -> Typeface? {
        if character.isSpace, let last, last.has(character) { return last }
        if let found = known[character] { return found }
        var found = primary
        if primary?.has(character) != true {
            found = search?.first(having: character).flatMap { library.open($0) }
            if found?.has(character) == false { found = nil }
        }
        known[character] = .some(found)
        return found
    }
}

/// Opens each face once.
final class TypefaceLibrary {
    private var faces: [FontFile: Typeface?] = [:]
    private var opened = 0

    /// Numbers are never given out twice: the atlas may still have their glyphs.
    func forget() { faces = [:] }

    func open(_ file: FontFile) -> Typeface? {
        if let known = faces[file] { return known }
        opened += 1
        let face = Typeface(file, number: opened)
        faces[file] = .some(face)
        return face
    }
}
