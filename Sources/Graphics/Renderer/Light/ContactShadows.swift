internal import CZoeMath
internal import LayoutCore
internal import ZoeStyle

/// The shadows of cards on the floor that they stand on, as cards that lie there and are nothing but their shadows.
struct ContactShadows {
    let frame: Frame
    let look: Look

    /// Nil where there are none.
    init?(_ frame: Frame, _ look: Look) {
        guard let light = look.light, light.contact > 0, let floor = look.floor else { return nil }
        let height = floor.height ?? MirrorPlane.ground(under: frame)
        let lens = frame.camera.lens
        guard height.isFinite, abs(height) < 1e6 else { return nil }
        var shadows = frame
        shadows.cards = []
        var styles: [CardStyle] = []
        for card in frame.cards where !card.isHidden && card.alpha > 0 && !card.isPlaceholder && !card.isEdge {
            guard let foot = Foot(card, lens, on: height) else { continue }
            // A narrow one where the card touches, and a wide one around it.
            for (share, spread, part) in [(0.02, 0.3, 0.75), (0.11, 1.0, 0.5)] {
                let strength = light.contact * part * min(card.alpha, 1) * exp(-foot.gap / (0.2 * foot.tall))
                guard strength > 0.004 else { continue }
                let radius = share * foot.tall + spread * foot.gap
                // As dark in its middle as a blur leaves what is twice its deviation wide. A card hides what of its shadow is
                // under it, so that it lies a little way off.
                let away = 6 * radius
                styles.append(
                    CardStyle(
                        fill: .plain(.clear),
                        shadow: Shadow(radius: radius, offset: Vector2(x: 0, y: away), opacity: strength)))
                shadows.cards.append(
                    Card(
                        index: shadows.cards.count, identity: shadows.cards.count, offset: card.offset,
                        size: Size(width: foot.width, height: 2 * radius), matrix: lens.view(foot.matrix(away)),
                        order: shadows.cards.count))
            }
        }
        guard !shadows.cards.isEmpty else { return nil }
        self.frame = shadows
        self.look = Look(styles: styles)
    }

    /// What of a card is nearest to a floor: its lower edge.
    private struct Foot {
        /// On the floor.
        let middle: SIMD3<Double>
        let right: SIMD3<Double>
        let width: Double
        /// Above the floor.
        let gap: Double
        let tall: Double

        init?(_ card: Card, _ lens: Lens, on height: Double) {
            guard let card = StandingCard(card, seenThrough: lens) else { return nil }
            let corners = [SIMD2(-1.0, -1), SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, 1)]
                .map { card.place($0 * card.half) }.sorted { $0.y > $1.y }
            tall = 2 * card.half.y * card.scale.y
            gap = max(height - corners[0].y, 0)
            var edge = corners[1] - corners[0]
            edge.y = 0
            guard tall > 1e-6, gap < tall, let right = edge.unit else { return nil }
            self.right = right.x < 0 ? -right : right
            width = edge.dot(right)
            middle = SIMD3((corners[0].x + corners[1].x) / 2, height, (corners[0].z + corners[1].z) / 2)
        }

        /// From points of a card that lies on the floor, so far behind the foot.
        func matrix(_ away: Double) -> Transform3D {
            let near = SIMD3(-right.z, 0, right.x)
            let place = middle - away * near
            return Transform3D(
                rows: (right.x, 0, right.z, 0), (near.x, 0, near.z, 0), (0, -1, 0, 0), (place.x, place.y, place.z, 1))
        }
    }
}
