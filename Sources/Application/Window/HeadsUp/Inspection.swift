internal import ZoeRenderer

/// What is looked at instead of the picture, or beside it.
enum Inspection: String, CaseIterable {
    case picture, wireframe, depth, overdraw
    /// The numbers of the card under the pointer.
    case card

    var next: Inspection {
        let all = Inspection.allCases
        let here = all.firstIndex(of: self) ?? 0
        return all[(here + 1) % all.count]
    }

    var debugView: DebugView? {
        switch self {
        case .picture, .card: nil
        case .wireframe: .wireframe
        case .depth: .depth
        case .overdraw: .overdraw
        }
    }

    var help: String {
        switch self {
        case .picture: "The picture."
        case .wireframe:
            "The triangles: blue where no edge comes near, green at round corners and borders, orange where pixels are "
                + "covered in part, and all of translucent cards."
        case .depth: "Lighter is nearer to the eye."
        case .overdraw: "How often each pixel is drawn: dark red once, then orange, yellow, white."
        case .card: "What the graphics card is told of the card under the pointer."
        }
    }
}
