import Foundation
import TestSupport
import Testing
import ZoeImages

extension Window {
    /// Bytes of red, green and blue, row by row.
    typealias Rows = [[UInt8]]

    /// The window shows, to the pixel, what a capture of the state that it has printed gives.
    func expectCapture(in state: State, _ options: String..., sourceLocation: SourceLocation = #_sourceLocation) throws
    {
        let wanted = try capture(of: state, options)
        // The pointer is drawn into the screen's own picture.
        try move(to: 1390, 890)
        // The server may still be at work on what the program has told it.
        let limit = Date(timeIntervalSinceNow: 30)
        var worst = 255
        while worst > 0, Date() < limit {
            worst = wanted.difference(from: try screen.picture(width: wanted.width, height: wanted.height))
        }
        #expect(worst == 0, "a pixel is \(worst) of 255 off", sourceLocation: sourceLocation)
    }

    /// What the command makes of a state that was printed.
    func capture(of state: State, _ options: [String] = []) throws -> Image {
        let document = String(decoding: try JSONSerialization.data(withJSONObject: state.document), as: UTF8.self)
        let path = try home.write(document, to: "state.json")
        let picture = home.url.appending(path: "state.png")
        let result = try Zoetrope.run(["capture", path, "-o", picture.path] + options)
        guard result.status == 0 else { throw Unheard(description: result.errors) }
        return try Image(contentsOf: picture)
    }

    /// What is on the screen once it is another picture than this one.
    func picture(otherThan former: Rows, width: Int, height: Int) throws -> Rows {
        let limit = Date(timeIntervalSinceNow: 30)
        while Date() < limit {
            let rows = try screen.picture(width: width, height: height)
            if rows != former { return rows }
        }
        throw Unheard(description: "waited for another picture")
    }
}

extension Image {
    init(contentsOf file: URL) throws { self = try PNG.decode([UInt8](try Data(contentsOf: file))).image }

    /// The largest of all channels, over the part that both have.
    func difference(from shown: Window.Rows) -> Int {
        Bytes.largestDifference(bytes, width: width, from: shown)
    }
}
