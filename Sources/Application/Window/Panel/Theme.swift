internal import CZoeImGui

/// The panel's own look: ink on smoked glass, with one warm accent. Legible over light and dark pictures alike, as what lies
/// behind it does not shine through.
enum Theme {
    static let ink = UIColour(0xECE9E4)
    static let faint = UIColour(0x9A97A0)
    static let glass = UIColour(0x16161C)
    static let accent = UIColour(0xF2A65A)
    static let accentParts = SIMD3(accent.r, accent.g, accent.b)
    /// What is written on the accent.
    static let onAccent = UIColour(0x20140A)
    /// Far cards in small pictures.
    static let dusk = UIColour(0x55506B)
    static let good = UIColour(0x7BC8A4)
    static let warning = UIColour(0xF4D35E)
    static let error = UIColour(0xF26D6D)
    static let xAxis = UIColour(0xF26D6D)
    static let yAxis = UIColour(0x7BC8A4)
    static let zAxis = UIColour(0x6FA8F5)

    static func apply() {
        let colours: [(UIRole, UIColour)] = [
            (UIRoleText, ink), (UIRoleTextFaint, faint), (UIRoleWindow, glass), (UIRoleChild, UIColour(0, 0)),
            (UIRolePopup, UIColour(0x1B1B22)), (UIRoleBorder, UIColour(0xFFFFFF, 0.08)),
            (UIRoleFrame, UIColour(0xFFFFFF, 0.07)), (UIRoleFrameHovered, UIColour(0xFFFFFF, 0.11)),
            (UIRoleFrameActive, UIColour(0xFFFFFF, 0.15)), (UIRoleTitle, glass),
            (UIRoleAccent, accent), (UIRoleAccentActive, UIColour(0xFFC07F)), (UIRoleCheck, accent),
            (UIRoleButton, UIColour(0xFFFFFF, 0.09)), (UIRoleButtonHovered, UIColour(0xFFFFFF, 0.16)),
            (UIRoleButtonActive, UIColour(0xF2A65A, 0.55)), (UIRoleHeader, UIColour(0xFFFFFF, 0.06)),
            (UIRoleHeaderHovered, UIColour(0xFFFFFF, 0.11)), (UIRoleHeaderActive, UIColour(0xF2A65A, 0.35)),
            (UIRoleSeparator, UIColour(0xFFFFFF, 0.09)), (UIRoleScrollbar, UIColour(0, 0)),
            (UIRoleScrollbarGrab, UIColour(0xFFFFFF, 0.16)), (UIRolePlot, accent),
            (UIRoleSelectedText, UIColour(0xF2A65A, 0.35)),
        ]
        for (role, colour) in colours { uiColour(role, colour) }
    }
}
