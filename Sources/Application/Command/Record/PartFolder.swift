import ZoeImages

/// A folder that parts draw into, with a file that says what of.
struct PartFolder {
    private let path: String
    private let file: String
    private let text: String

    /// - Parameters:
    ///   - file: beside the pictures.
    ///   - text: what stands in it.
    init(_ path: String, _ file: String, _ text: String) { (self.path, self.file, self.text) = (path, file, text) }

    /// Makes the folder, or finds it made by another part of the same.
    /// - Parameter others: what a folder that is refused holds.
    func settle(holding others: String) throws(Failure) {
        let isNew = System.item(at: path) == .nothing
        do { try System.makeOpenFolder(path) } catch {
            throw Failure(.cannotCreate, "can't write '\(path)': \(error); name a folder that you can write to")
        }
        let place = path + (path.hasSuffix("/") ? "" : "/") + file
        guard System.item(at: place) != .nothing else {
            do throws(Failure) { return try Output(place).write(text) } catch {
                if isNew { System.remove(emptyFolder: path) }
                throw error
            }
        }
        let there = (try? System.contents(of: place, upTo: 1 << 24)) ?? []
        guard String(decoding: there, as: UTF8.self) == text else {
            throw Failure(
                .cannotCreate, "'\(path)' holds \(others), or of other parts of it; name an empty folder")
        }
    }

    /// What stands at all of these places, where it is one and the same.
    static func picture(at places: [String], called noun: String) throws(Failure) -> Image {
        let place = places.first ?? ""
        let bytes = try bytes(of: place)
        for other in places.dropFirst() where try self.bytes(of: other) != bytes {
            throw Failure(
                .brokenInput,
                "'\(place)' and '\(other)' are one \(noun) and differ: the machines, their drivers or their files are not the "
                    + "same")
        }
        do { return try PNG.decode(bytes).image } catch { throw Failure(.brokenInput, "\(place): \(error)") }
    }

    private static func bytes(of place: String) throws(Failure) -> [UInt8] {
        do { return try System.contents(of: place, upTo: 1 << 32) } catch {
            throw Failure(.missingInput, "can't read '\(place)': \(error)")
        }
    }
}
