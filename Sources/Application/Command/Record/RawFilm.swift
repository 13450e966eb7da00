import ZoeImages

/// RGBA on standard output, one picture after the other.
final class RawFilm: FilmSink {
    let threads = 1

    func take(_ image: Image, number: Int) throws(Failure) { try Console.write(image.bytes) }
    func finish() {}
    func abandon() {}
}
