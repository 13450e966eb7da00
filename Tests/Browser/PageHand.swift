import Foundation
import LayoutCore
import TestSupport

/// Someone at a page, by chance, but the same in every run.
struct PageHand {
    private var chance: SeededGenerator

    init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

    static let formulas = [
        Formula.taskStack,
        "x = o*w*0.6; z = -abs(o)*80; ry = clamp(-o, -1, 1)*55; alpha = 1 - smoothstep(2, 4, abs(o))",
        "k = 2 in 0..9 \"é\"\nx = sin(o/k)*W/3; y = o*h/4; z = cos(o/k)*W/3; blur = abs(o); rz = 9*sin(t)",
        "x = sign(o)*sqrt(abs(o))*w; s = exp(-o*o/9); zorder = -abs(o); rx = atan(o)*30",
    ]

    static func quoted(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }

    mutating func play(on layout: String, frames: Int) throws -> ModulePlayer.Play {
        let (width, height) = (Int(chance.number(in: 300...1400)), Int(chance.number(in: 200...900)))
        let make =
            "{\(layout),\"items\":\(chance.one(of: [1, 2, 7, 15, 22])),\"view\":{\"width\":\(width),\"height\":\(height)},"
            + "\"scroll\":\(chance.number(in: -1...9)),\"edits\":[{\"insert\":{\"at\":1}},{\"remove\":{\"at\":0}}],"
            + "\"plates\":[{\"x\":1,\"y\":2,\"z\":-200,\"width\":30,\"height\":40,\"turnY\":20,\"spin\":7.5}]}"
        let view = Size(width: Double(width), height: Double(height))
        var acts: [String] = []
        for _ in 0..<frames {
            if chance.number(in: 0...1) < 0.4 { acts.append("{\"input\":\(try text(of: input(in: view)))}") }
            if chance.number(in: 0...1) < 0.05 { acts.append("{\"turn\":\(turn())}") }
            acts.append("{\"advance\":\(chance.one(of: [1.0 / 60, 1.0 / 120, 0.05]))}")
            acts.append("{\"frame\":1}")
        }
        return ModulePlayer.Play(make: make, acts: acts)
    }

    private func text(of input: Input) throws -> String {
        String(decoding: try JSONEncoder().encode(input), as: UTF8.self)
    }

    private mutating func input(in view: Size) -> Input {
        let point = Point(x: chance.number(in: 0...view.width), y: chance.number(in: 0...view.height))
        let delta = Vector2(x: chance.number(in: -90...90), y: chance.number(in: -40...40))
        switch Int(chance.number(in: 0...12.99)) {
        case 0: return .press(at: point)
        case 1, 2, 3: return .drag(by: delta)
        case 4: return .release
        case 5: return .flick(by: delta, seconds: 0.1)
        case 6: return .tap(at: point)
        case 7: return .wheel(by: chance.number(in: -2...2))
        case 8: return .key(chance.one(of: Input.Key.allCases))
        case 9: return .scroll(to: chance.number(in: 0...9), seconds: chance.number(in: 0...0.5))
        case 10: return chance.isHeads() ? .insert(at: 2) : .remove(at: 1)
        case 11: return .point(at: chance.isHeads() ? point : nil)
        default: return .resize(Size(width: view.width, height: view.height * chance.number(in: 0.5...1.5)))
        }
    }

    private mutating func turn() -> String {
        let knob = chance.one(of: [
            ("wrap", "true"), ("wrap", "off"), ("layout.spacing", "0.7"), ("motion.bounces", "false"),
            ("fadeMin", "-1"),
            ("perspective", "-0.002"), ("vertical", "yes"), ("decelerationRate", "0.9"), ("style", "ios"),
            ("pointerTilt", "12"),
            ("nothing", "3"),
        ])
        return "{\"name\":\"\(knob.0)\",\"to\":\"\(knob.1)\"}"
    }
}
