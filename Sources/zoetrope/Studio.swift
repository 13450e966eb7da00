import Appearance
import Decks
import Headless
import LayoutCore
import Renderer

/// A renderer without a window, and pictures of any size from it.
final class Studio {
    // In this order they are let go: the renderer frees its objects while the context is still there.
    let renderer: Renderer
    private let context: HeadlessContext
    private let isVerbose: Bool
    private let shelf = Shelf()

    init(isVerbose: Bool) throws(Failure) {
        do { context = try HeadlessContext(debugs: isVerbose) } catch { throw Self.nothingToDrawWith("\(error)") }
        do { renderer = try Renderer(listens: isVerbose) } catch { throw Self.nothingToDrawWith("\(error)") }
        self.isVerbose = isVerbose
        if isVerbose { Console.say("\(context.describe); \(renderer.describe)") }
    }

    private static func nothingToDrawWith(_ reason: String) -> Failure {
        Failure(.noDisplay, "\(reason); install Mesa (apt-get install libegl1 libgl1-mesa-dri) for software OpenGL")
    }

    /// Hangs up the pictures that the frame's cards show, all of them, and puts placards where there is none.
    private func hangPictures(of frame: Frame, _ look: Look, scale: Double) {
        shelf.request(frame, look: look, scale: scale, looksAhead: false)
        shelf.waitUntilReady()
        for delivery in shelf.take() {
            switch delivery.outcome {
            case .image(let image): renderer.show(image, as: delivery.source)
            case .evicted: renderer.forget(delivery.source)
            case .failure(let reason):
                renderer.forget(delivery.source)
                look.deck.setAside(delivery.source, because: reason)
            }
        }
    }

    /// RGBA, from the top left; in tiles where the picture is larger than the driver's.
    func draw(_ frame: Frame, _ look: Look, width: Int, height: Int, quality: Quality) throws(Failure) -> [UInt8] {
        hangPictures(of: frame, look, scale: Double(width) / frame.camera.view.width)
        do {
            let side = max(64, min(4096, Target.largestSide / max(1, quality.supersampling)))
            if width <= side, height <= side {
                let target = try renderer.target(width: width, height: height, quality: quality)
                sayQuality(of: target, asked: quality)
                try renderer.draw(frame, look: look, into: target)
                return target.pixels()
            }
            return try drawTiles(frame, look, width: width, height: height, quality: quality, side: side)
        } catch {
            throw Failure(.noDisplay, "OpenGL can't draw this: \(error)")
        }
    }

    func target(width: Int, height: Int, quality: Quality = Quality()) throws(Failure) -> Target {
        do { return try renderer.target(width: width, height: height, quality: quality) } catch {
            throw Failure(.noDisplay, "OpenGL can't draw this: \(error)")
        }
    }

    private func drawTiles(
        _ frame: Frame, _ look: Look, width: Int, height: Int, quality: Quality, side: Int
    ) throws(RendererError) -> [UInt8] {
        var picture = [UInt8](repeating: 0, count: width * height * 4)
        for top in stride(from: 0, to: height, by: side) {
            for left in stride(from: 0, to: width, by: side) {
                let (across, down) = (min(side, width - left), min(side, height - top))
                let target = try renderer.target(width: across, height: down, quality: quality)
                let tile = Tile(left: left, top: top, pictureWidth: width, pictureHeight: height)
                try renderer.draw(frame, look: look, into: target, tile: tile)
                let bytes = target.pixels()
                for row in 0..<down {
                    let start = ((top + row) * width + left) * 4
                    picture.replaceSubrange(
                        start..<start + across * 4, with: bytes[row * across * 4..<(row + 1) * across * 4])
                }
            }
        }
        return picture
    }

    private func sayQuality(of target: Target, asked: Quality) {
        guard isVerbose, target.quality != asked else { return }
        Console.say(
            "\(asked.samples) samples are not to be had: \(target.quality.samples) samples, drawn "
                + "\(target.quality.supersampling) times as large")
    }
}
