internal import CZoeMath
internal import CardContent
internal import LayoutCore
internal import ZoeStyle

/// The shadows of cards on the floor that they stand on, as cards that lie there and are nothing but their shadows.
struct ContactShadows {
    let frame: Frame
    let look: Look

    /// Nil where there are none.
    init?(_ frame: Frame, _ look: Look, _ effort: Effort = .full) {
        guard let light = look.light, light.contact > 0, let floor = look.floor else { return nil }
        let height = floor.height ?? MirrorPlane.ground(under: frame)
        let lens = frame.camera.lens
        let down = MirrorPlane.down(before: frame.camera)
        guard height.isFinite, abs(height) < 1e6 else { return nil }
        var shadows = frame
        shadows.cards = []
        var styles: [CardStyle] = []
        let feet = Foot.all(of: frame, look, lens, on: height, down)
        // A narrow one where a card touches, and a wide one around it.
        for (share, spread, part) in [(0.02, 0.3, 0.75), (0.11, 1.0, 0.5)] {
            func areOne(_ foot: Foot) -> Bool {
                let radius = foot.radius(share, spread)
                guard effort == .quick else { return foot.width <= Self.longest * radius }
                return foot.width <= Self.longestInMotion * radius && foot.bulge <= Self.bulge * radius
            }
            for var foot in Foot.joined(feet, areOne) {
                foot.endWhereItRises()
                let radius = foot.radius(share, spread)
                let near = exp(-foot.gap / (0.2 * foot.tall)) * foot.sharpness(share, spread)
                let strength = light.contact * part * foot.alpha * near
                guard strength > 0.004 else { continue }
                foot.endWhereCornersRise(by: radius)
                // As dark in its middle as a blur leaves what is twice its deviation wide. A card hides what of its shadow is
                // under it, so that it lies a little way off.
                let away = 6 * radius
                styles.append(
                    CardStyle(
                        fill: .plain(.clear),
                        shadow: Shadow(radius: radius, offset: Vector2(x: 0, y: away), opacity: strength)))
                shadows.cards.append(
                    Card(
                        index: shadows.cards.count, identity: shadows.cards.count, offset: foot.offset,
                        size: Size(width: foot.width, height: 2 * radius), matrix: lens.view(foot.matrix(away, down)),
                        order: shadows.cards.count))
            }
        }
        guard !shadows.cards.isEmpty else { return nil }
        self.frame = shadows
        self.look = Look(styles: styles)
    }

    /// How long, beside the radius of its shadow, what pieces of a bent card have in common may be: no corner is seen in that.
    private static let longest = 2.0
    /// The same in motion, by how far the pieces bend away from it, and no longer than so many radii.
    private static let (bulge, longestInMotion) = (0.3, 6.0)

    /// What of a card is nearest to a floor: its lower edge, from the left to the right.
    private struct Foot {
        /// On the floor.
        private var start: SIMD3<Double>
        private var end: SIMD3<Double>
        /// Above the floor.
        private(set) var gap: Double
        let tall: Double
        let offset: Double
        let alpha: Double
        /// How unsharp the card is, in points of the stage.
        private let blur: Double
        /// Of its corners.
        private var round = 0.0
        /// How much higher than the lower one the other end is, and which that is.
        private var rise = 0.0
        private var risesToEnd = true

        /// Of all pieces that share it, one after the other.
        private var length = 0.0

        var width: Double { (end - start).dot(end - start).squareRoot() }

        /// How far the pieces bend away from it, as an arc does.
        var bulge: Double { (max(length - width, 0) * width * 3 / 8).squareRoot() }

        /// - Parameter radius: of its corners, in its own points.
        init?(_ card: Card, radius: Double, _ lens: Lens, on height: Double, _ down: SIMD3<Double>) {
            offset = card.offset
            alpha = min(card.alpha, 1)
            let (isPiece, blur) = (card.part != nil, card.blur)
            guard let card = StandingCard(card, seenThrough: lens) else { return nil }
            let corners = [SIMD2(-1.0, -1), SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, 1)]
                .map { card.place($0 * card.half) }.sorted { $0.dot(down) > $1.dot(down) }
            tall = 2 * card.half.y * card.scale.y
            self.blur = blur * card.scale.x
            gap = max(height - corners[0].dot(down), 0)
            risesToEnd = corners[0].x < corners[1].x
            (start, end) = risesToEnd ? (corners[0], corners[1]) : (corners[1], corners[0])
            // What pieces of a bent card have in common has its own form.
            rise = isPiece ? 0 : (corners[0] - corners[1]).dot(down)
            start += (height - start.dot(down)) * down
            end += (height - end.dot(down)) * down
            length = width
            round = min(max(radius * card.scale.x, 0), width / 2)
            guard tall > 1e-6, gap < tall, width > 1e-9 else { return nil }
        }

        /// Those of all cards of a frame, and whether each is of the same card as the one before it.
        static func all(
            of frame: Frame, _ look: Look, _ lens: Lens, on height: Double, _ down: SIMD3<Double>
        ) -> [(foot: Foot, goesOn: Bool)] {
            var feet: [(foot: Foot, goesOn: Bool)] = []
            var last: Int?
            for (place, card) in frame.cards.enumerated()
            where !card.isHidden && card.alpha > 0 && !card.isPlaceholder && !card.isEdge {
                let radius = card.part == nil ? look.deck.style(of: card).cornerRadius : 0
                guard let foot = Foot(card, radius: radius, lens, on: height, down) else { continue }
                feet.append((foot, last.map { frame.cards[$0].isPiece(with: card) } ?? false))
                last = place
            }
            return feet
        }

        /// Pieces of a bent card that follow each other share one, as far as that may be.
        static func joined(_ all: [(foot: Foot, goesOn: Bool)], _ areOne: (Foot) -> Bool) -> [Foot] {
            var feet: [Foot] = []
            for (foot, goesOn) in all {
                if goesOn, let joined = feet.last?.joined(to: foot), areOne(joined) {
                    feet[feet.count - 1] = joined
                } else {
                    feet.append(foot)
                }
            }
            return feet
        }

        /// Nil where they do not go on in each other.
        private func joined(to next: Foot) -> Foot? {
            var both = self
            let near = 0.05 * next.width
            if (next.start - end).isShorter(than: near) {
                both.end = next.end
            } else if (next.end - start).isShorter(than: near) {
                both.start = next.start
            } else {
                return nil
            }
            both.gap = min(gap, next.gap)
            both.length += next.length
            return both
        }

        /// Of a card that leans within its own plane, the higher end is too far away to be dark.
        mutating func endWhereItRises() {
            let reach = 0.12 * tall
            guard rise > 0 else { return }
            let less = max(1 - reach / rise, 0) * (end - start)
            if risesToEnd { end -= less } else { start += less }
            round = min(round, width / 2)
            gap += min(rise, reach) / 2
        }

        /// A card with round corners does not touch the floor with all of its width.
        /// - Parameter gap: from which on nothing more is seen of them.
        mutating func endWhereCornersRise(by gap: Double) {
            let less = max(round - (2 * round * gap).squareRoot(), 0) / width * (end - start)
            (start, end) = (start + less, end - less)
        }

        /// Of the shadow, the softer the higher and the less sharp the card is.
        func radius(_ share: Double, _ spread: Double) -> Double {
            let sharp = share * tall + spread * gap
            return (sharp * sharp + blur * blur).squareRoot()
        }

        /// What is spread wider is fainter.
        func sharpness(_ share: Double, _ spread: Double) -> Double {
            (share * tall + spread * gap) / radius(share, spread)
        }

        /// From points of a card that lies on the floor, so far behind the foot.
        func matrix(_ away: Double, _ down: SIMD3<Double>) -> Transform3D {
            let right = (end - start) / width
            let near = right.cross(down)
            let place = (start + end) / 2 - away * near
            return Transform3D(
                rows: (right.x, right.y, right.z, 0), (near.x, near.y, near.z, 0), (-down.x, -down.y, -down.z, 0),
                (place.x, place.y, place.z, 1))
        }
    }
}

extension SIMD3<Double> {
    fileprivate func isShorter(than length: Double) -> Bool { dot(self) < length * length }
}
