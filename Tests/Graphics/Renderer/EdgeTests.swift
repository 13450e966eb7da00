import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    /// The line through two points, as seen: y for an x.
    private func line(_ a: Point, _ b: Point) -> (Double) -> Double {
        { a.y + ($0 - a.x) * (b.y - a.y) / (b.x - a.x) }
    }

    @Test(arguments: [0.0, 20, 45, 60, 75, 85], [0.0, 12]) func edgesStandWhereTheCameraPutsThem(
        tilt: Double, roll: Double
    ) throws {
        let turned = Transform3D.identity.translated(x: 13.3, y: -7.7, z: 20).rotated(by: .degrees(tilt), about: .yAxis)
            .rotated(by: .degrees(roll), about: .zAxis)
        let card = Card(turned)
        let frame = Frame([card])
        let picture = try TestRenderer().picture(frame, .plain, named: "edge-\(Int(tilt))-\(Int(roll))")
        let corners = frame.camera.corners(of: card.size, through: card.matrix).compactMap { $0 }
        try #require(corners.count == 4)
        let top = line(corners[0], corners[1])
        let bottom = line(corners[3], corners[2])
        // Away from the corners each column holds as much red as there is between the two lines at its middle.
        let left = Int(max(corners[0].x, corners[3].x).rounded(.up)) + 2
        let right = Int(min(corners[1].x, corners[2].x).rounded(.down)) - 2
        for x in stride(from: left, to: right, by: 1) {
            let middle = Double(x) + 0.5
            let wanted = bottom(middle) - top(middle)
            let found = picture.amount(0, column: x, rows: 0..<300)
            #expect(abs(found - wanted) < 0.15, "column \(x)")
            // The upper edge by itself, so that a shift of the whole does not pass.
            let waist = Int((top(middle) + bottom(middle)) / 2)
            let upper = Double(waist) - picture.amount(0, column: x, rows: 0..<waist)
            #expect(abs(upper - top(middle)) < 0.1, "column \(x)")
            let shares = (0..<waist).map { picture.share(0, x, $0) }
            #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "column \(x) is not even")
        }
    }

    /// The corners of what is lit, from two measurements of each side and nothing of the camera.
    func foundCorners(in picture: Picture, around box: (x: Range<Int>, y: Range<Int>)) -> [Point] {
        let middle = (x: (box.x.lowerBound + box.x.upperBound) / 2, y: (box.y.lowerBound + box.y.upperBound) / 2)
        let columns = [box.x.lowerBound + box.x.count / 4, box.x.upperBound - 1 - box.x.count / 4]
        let rows = [box.y.lowerBound + box.y.count / 4, box.y.upperBound - 1 - box.y.count / 4]
        let upper = columns.map {
            Point(x: Double($0) + 0.5, y: Double(middle.y) - picture.amount(0, column: $0, rows: 0..<middle.y))
        }
        let lower = columns.map {
            Point(
                x: Double($0) + 0.5,
                y: Double(middle.y) + picture.amount(0, column: $0, rows: middle.y..<picture.height))
        }
        let left = rows.map {
            Point(x: Double(middle.x) - picture.amount(0, row: $0, columns: 0..<middle.x), y: Double($0) + 0.5)
        }
        let right = rows.map {
            Point(
                x: Double(middle.x) + picture.amount(0, row: $0, columns: middle.x..<picture.width),
                y: Double($0) + 0.5)
        }
        return [crossing(upper, left), crossing(upper, right), crossing(lower, right), crossing(lower, left)]
    }

    private func crossing(_ a: [Point], _ b: [Point]) -> Point {
        let (u, v, w) = (a[1] - a[0], b[1] - b[0], b[0] - a[0])
        return a[0] + u * ((w.x * v.y - w.y * v.x) / (u.x * v.y - u.y * v.x))
    }

    @Test func cornersAreFoundWithinHalfAPixel() throws {
        let offscreen = try TestRenderer()
        var measured = 0
        for name in ["rotary", "cover-flow", "time-machine", "cylinder", "polygon-wheel", "ellipse-3d", "linear"] {
            var stage = Stage(try #require(LayoutKind.named(name)), items: 12, view: Size(width: 800, height: 600))
            stage.apply(.set("itemWidth", to: 120))
            let whole = stage.frame()
            for card in whole.cards where !card.isHidden && card.alpha == 1 {
                let corners = whole.camera.corners(of: card.size, through: card.matrix).compactMap { $0 }
                guard corners.count == 4, corners.allSatisfy({ 2...798 ~= $0.x && 2...598 ~= $0.y }) else { continue }
                let x = Int(corners.map(\.x).min()!.rounded())..<Int(corners.map(\.x).max()!.rounded())
                let y = Int(corners.map(\.y).min()!.rounded())..<Int(corners.map(\.y).max()!.rounded())
                guard x.count > 30, y.count > 30 else { continue }
                var frame = whole
                frame.cards = [card]
                let found = foundCorners(in: try offscreen.picture(frame), around: (x, y))
                // Clockwise as seen, whichever side of the card it is.
                let byHeight = corners.sorted { $0.y < $1.y }
                let upper = byHeight[..<2].sorted { $0.x < $1.x }
                let lower = byHeight[2...].sorted { $0.x > $1.x }
                for (found, wanted) in zip(found, upper + lower) {
                    #expect((found - wanted).length < 0.5, "\(name), card \(card.index)")
                }
                measured += 1
            }
        }
        #expect(measured > 20)
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func roundCornersHaveTheirArea() throws {
        var style = CardStyle(cornerRadius: 30)
        let frame = Frame([Card(.identity, width: 120.5, height: 80.25)])
        let picture = try TestRenderer().picture(frame, Look(styles: [style]), named: "round")
        let area = (0..<300).reduce(0) { $0 + picture.amount(0, row: $1, columns: 0..<400) }
        #expect(abs(area - (120.5 * 80.25 - (4 - .pi) * 900)) < 3)
        style.borderWidth = 8
        style.borderColour = Colour(hex: 0x0000FF)
        let framed = try TestRenderer().picture(frame, Look(styles: [style]), named: "border")
        let inner = (0..<300).reduce(0) { $0 + framed.amount(0, row: $1, columns: 0..<400) }
        #expect(abs(inner - (104.5 * 64.25 - (4 - .pi) * 22 * 22)) < 3)
    }

    @Test func aCardSeenFromItsEdgeFades() throws {
        let offscreen = try TestRenderer()
        for tilt in [89.0, 89.9, 89.99, 90] {
            let card = Card(Transform3D.identity.rotated(by: .degrees(tilt), about: .yAxis))
            let frame = Frame([card])
            let corners = frame.camera.corners(of: card.size, through: card.matrix).compactMap { $0 }
            let width = corners.map(\.x).max()! - corners.map(\.x).min()!
            let picture = try offscreen.picture(frame, .plain)
            let found = picture.amount(0, row: 150, columns: 0..<400)
            #expect(found <= width + 0.1 && picture.amount(0, row: 20, columns: 0..<400) < 0.01, "\(tilt)")
        }
    }
}
