internal import LayoutCore
internal import ZoeDocument
internal import ZoeUserShaders

/// Knobs of one shader that stand together on the panel.
struct ShaderSection {
    let title: String
    let parameters: [Parameter]

    /// Shader after shader; of each, what its author has put together.
    static func all(_ table: [Parameter], _ plan: ShaderPlan) -> [ShaderSection] {
        var sections: [ShaderSection] = []
        for group in [Parameter.Group.face, .backdrop, .post, .transition] {
            var rest = table.filter { $0.group == group }
            while let first = rest.first {
                let together = rest.filter { $0.shader == first.shader && $0.section == first.section }
                rest.removeAll { $0.shader == first.shader && $0.section == first.section }
                let name = first.shader ?? plan.path(of: group)?.fileName ?? ""
                let part = first.section.map { " · \($0)" } ?? ""
                sections.append(ShaderSection(title: "\(group.title): \(name)\(part)", parameters: together))
            }
        }
        return sections
    }
}

extension Parameter {
    /// Which of several shaders in one group it belongs to.
    fileprivate var shader: String? {
        guard group == .post, let dot = name.firstIndex(of: ".") else { return nil }
        return String(name[..<dot])
    }

    fileprivate var section: String? { presentation.section }
}

extension ShaderPlan {
    /// The path of the one shader that is on for this.
    fileprivate func path(of group: Parameter.Group) -> String? {
        switch group {
        case .face: face
        case .backdrop: backdrop
        case .transition: transition
        default: nil
        }
    }
}

extension Parameter.Group {
    fileprivate var title: String {
        switch self {
        case .face: "Cards"
        case .backdrop: "Behind"
        case .transition: "Between"
        default: "Over all"
        }
    }
}

extension String {
    fileprivate var fileName: String {
        let last = split(separator: "/").last.map(String.init) ?? self
        return last.hasPrefix("<") ? String(last.dropFirst().dropLast()) : last
    }
}
