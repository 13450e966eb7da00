import Foundation
import LayoutCore
import Testing
import ZoeEditor

@testable import zoetrope

/// The six stacks of CollectionViewPagingLayout against its own steps: scale and place, opacity, then the turn.
@Suite struct StackAliasTests {
    /// The presets, and the options' defaults where a preset says nothing.
    struct Options {
        var (scaleFactor, minScale, maxScale) = (0.15, 0.0 as Double?, 1.0 as Double?)
        var (maxStackSize, spacingFactor, alphaFactor) = (3.0, 0.03, 0.0)
        var (bottomSpeed, topSpeed) = (0.9, 0.3)
        var (perspectiveRatio, stackRotateAngel, popAngle) = (0.0, 0.0, Double.pi / 7)
        var (pop, position, reverse) = (SIMD2(-1.3, 0.3), SIMD2(0.0, -1.0), false)
    }

    static func options(_ preset: String) -> Options {
        var options = Options()
        switch preset {
        case "transparent":
            (options.scaleFactor, options.maxStackSize, options.alphaFactor) = (0.12, 4, 0.2)
            (options.bottomSpeed, options.topSpeed, options.popAngle) = (10, 0.1, .pi / 10)
            options.pop = SIMD2(-1.45, 0.3)
        case "perspective":
            (options.scaleFactor, options.minScale, options.maxStackSize) = (0.1, 0.2, 6)
            (options.spacingFactor, options.perspectiveRatio, options.popAngle) = (0.08, 0.3, .pi / 10)
            (options.pop, options.position) = (SIMD2(-1.45, 0.3), SIMD2(1, 0))
        case "rotary":
            (options.scaleFactor, options.minScale, options.maxStackSize) = (-0.03, 0.2, 3)
            (options.spacingFactor, options.alphaFactor, options.stackRotateAngel) = (0.01, 0.1, .pi / 16)
            (options.popAngle, options.pop, options.position) = (.pi / 4, SIMD2(-1.45, 0.4), SIMD2(0, 1))
        case "vortex":
            (options.scaleFactor, options.minScale, options.maxScale) = (-0.15, 0.2, nil)
            (options.maxStackSize, options.spacingFactor, options.alphaFactor) = (4, 0, 0.4)
            (options.topSpeed, options.perspectiveRatio, options.popAngle) = (1, -0.3, .pi)
            (options.pop, options.position) = (.zero, SIMD2(0, 1))
        case "reverse":
            (options.scaleFactor, options.maxScale, options.maxStackSize) = (0.1, nil, 4)
            (options.spacingFactor, options.popAngle, options.pop) = (0.08, -.pi / 4, SIMD2(1.45, 0.4))
            (options.position, options.reverse) = (SIMD2(-1, -0.2), true)
        default:
            (options.scaleFactor, options.maxScale, options.maxStackSize) = (0.1, nil, 7)
            (options.spacingFactor, options.topSpeed, options.perspectiveRatio) = (0.06, 0.1, 0.04)
            (options.popAngle, options.pop, options.position) = (-.pi / 4, SIMD2(1.45, 0.4), SIMD2(-1, 0))
            options.reverse = true
        }
        return options
    }

    static func expected(_ options: Options, at offset: Double, _ size: Size) -> (matrix: Transform3D, alpha: Double) {
        let progress = options.reverse ? -offset : offset
        var scale = 1 - progress * options.scaleFactor
        if let least = options.minScale { scale = max(least, scale) }
        if let most = options.maxScale { scale = min(most, scale) }
        let stackProgress = min(max(progress, 0), options.maxStackSize) / options.maxStackSize
        let easeOut = 1 - log10(1 + (9 - stackProgress * 9))
        func place(_ side: Double, _ position: Double, _ pop: Double) -> Double {
            let translate = side * options.spacingFactor * -max(progress, 0) * -position
            var adjustment = ((scale - 1) * side) / 2
            adjustment += easeOut * options.perspectiveRatio * side
            adjustment *= -position
            if progress < 0 { adjustment -= side * pop * progress }
            return translate + adjustment
        }
        var angle: Double
        if progress <= 0 {
            angle = -min(abs(progress), 1) * abs(options.popAngle)
            if options.popAngle < 0 { angle *= -1 }
        } else {
            let floatAmount = abs(progress - progress.rounded(.towardZero))
            angle = -floatAmount * options.stackRotateAngel * 2 + options.stackRotateAngel
            if Int(progress) % 2 == 0 { angle *= -1 }
            if progress < 1 { angle += (1 - progress) * options.stackRotateAngel }
        }
        var alpha = 1.0
        let target = options.maxStackSize - 1
        if progress >= target {
            alpha = 1 - min(max((progress - target) / options.bottomSpeed, 0), 1)
        } else if progress < 0 {
            alpha = min(max((progress + 1) / options.topSpeed, 0), 1)
        }
        if alpha > 0, progress >= 0 { alpha -= progress * options.alphaFactor }
        let matrix =
            Transform3D.rotation(.radians(angle), about: Vector3(x: 0, y: 0, z: 1))
            * .scale(x: scale, y: scale, z: 1)
            * .translation(
                x: place(size.width, options.position.x, options.pop.x),
                y: place(size.height, options.position.y, options.pop.y), z: 0)
        return (matrix, max(alpha, 0))
    }

    @Test(
        arguments: ["transparent", "perspective", "rotary", "vortex", "reverse", "blur"],
        [-3.4, -2, -1, -0.95, -0.6, -0.2, 0, 0.3, 0.97, 1, 1.4, 2.75, 3.2, 6.5])
    func eachMannerIsThePreset(preset: String, offset: Double) throws {
        let card = try LayoutAliasTests.card("cvpl:\(preset)", at: offset)
        let (matrix, alpha) = Self.expected(Self.options(preset), at: offset, card.size)
        #expect(abs(card.alpha - alpha) < 1e-9, "\(card.alpha) for \(alpha)")
        // What is not seen may stand anywhere.
        if alpha > 0 { #expect(LayoutAliasTests.isSame(card.matrix, matrix)) }
    }
}
