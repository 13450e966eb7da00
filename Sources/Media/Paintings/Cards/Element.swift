internal import CardContent

/// A chemical element: its sign, number, name and family; card 0 is hydrogen.
struct Element: CardPainter {
    /// From 1.
    private let number: Int

    init(number: Int) { self.number = number.turn(in: Self.signs.count) + 1 }

    /// From light to dark, by family.
    private var colours: (UInt32, UInt32) {
        switch number {
        // All know it by its colour.
        case 79: (0xDDB642, 0x7C5A10)
        case 3, 11, 19, 37, 55, 87: (0xE8695A, 0xA32E2B)
        case 4, 12, 20, 38, 56, 88: (0xEBA146, 0xAC5F19)
        case 2, 10, 18, 36, 54, 86, 118: (0x9379DB, 0x4E3795)
        case 9, 17, 35, 53, 85, 117: (0x45B9A9, 0x196B63)
        case 1, 6...8, 15, 16, 34: (0x63AE57, 0x2B672F)
        case 5, 14, 32, 33, 51, 52: (0x9DA945, 0x58611A)
        case 13, 31, 49, 50, 81...84, 113...116: (0x7893AF, 0x3A516B)
        case 57...71: (0xDB6C99, 0x872B56)
        case 89...103: (0xBA60A9, 0x662863)
        default: (0x4A8AD0, 0x1C4882)
        }
    }

    /// How many electrons each shell holds when they are filled one after the other.
    var shells: [Int] {
        let orbitals = [
            (1, 2), (2, 2), (2, 6), (3, 2), (3, 6), (4, 2), (3, 10), (4, 6), (5, 2), (4, 10), (5, 6), (6, 2), (4, 14),
            (5, 10), (6, 6), (7, 2), (5, 14), (6, 10), (7, 6),
        ]
        var (rest, shells) = (number, Array(repeating: 0, count: 7))
        for (shell, room) in orbitals where rest > 0 {
            shells[shell - 1] += min(room, rest)
            rest -= min(room, rest)
        }
        return shells.filter { $0 > 0 }
    }

    var ground: Colour { Colour(hex: colours.1) }
    let roundness = 0.08

    func labels(_ size: Sides, unit: Double) -> [Label] {
        func label(
            _ text: String, _ size: Double, _ weight: Int, _ alignment: Label.Alignment, _ placement: Label.Placement,
            _ inset: Double
        ) -> Label {
            Label(
                text, font: Font("Inter, Nimbus Sans, sans-serif", weight: weight), size: size * unit, colour: .white,
                alignment: alignment, placement: placement, wraps: false, insets: .init(inset * unit))
        }
        return [
            label(Self.signs[number - 1], 0.42, 700, .centre, .middle, 0),
            label("\(number)", 0.115, 600, .leading, .top, 0.075),
            label(Self.names[number - 1], 0.088, 500, .centre, .bottom, 0.075),
        ]
    }

    func paint(on canvas: inout Canvas) {
        let (light, dark) = (Tint(hex: colours.0), Tint(hex: colours.1))
        canvas.wash(light, dark, canvas.whole)
        let middle = canvas.extent / 2
        let white = Tint(1, 1, 1, 1)
        for (shell, count) in shells.enumerated() {
            // Seven of them end within the card.
            let radius = 0.21 + 0.043 * Float(shell)
            canvas.ring(white.faded(0.16), at: middle, radius: radius, width: 0.004)
            for electron in 0..<count {
                let turn = Float(electron) / Float(count) + 0.137 * Float(shell) - 0.25
                let spot = middle + radius * SIMD2(cosine(turn), sine(turn))
                // Beside the letters of the name it would be read as an accent.
                let isBesideName = abs(spot.x - middle.x) < 0.36 && (0.79...0.95).contains(spot.y)
                canvas.disc(white.faded(isBesideName ? 0.1 : 0.42), at: spot, radius: 0.0095)
            }
        }
        canvas.outline(white.faded(0.25), canvas.whole.inset(by: 0.012), width: 0.004)
    }

    private static let signs = words(
        """
        H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb \
        Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu \
        Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db \
        Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og
        """)

    private static let names = words(
        """
        Hydrogen Helium Lithium Beryllium Boron Carbon Nitrogen Oxygen Fluorine Neon Sodium Magnesium \
        Aluminium Silicon Phosphorus Sulfur Chlorine Argon Potassium Calcium Scandium Titanium Vanadium \
        Chromium Manganese Iron Cobalt Nickel Copper Zinc Gallium Germanium Arsenic Selenium Bromine Krypton \
        Rubidium Strontium Yttrium Zirconium Niobium Molybdenum Technetium Ruthenium Rhodium Palladium \
        Silver Cadmium Indium Tin Antimony Tellurium Iodine Xenon Caesium Barium Lanthanum Cerium \
        Praseodymium Neodymium Promethium Samarium Europium Gadolinium Terbium Dysprosium Holmium Erbium \
        Thulium Ytterbium Lutetium Hafnium Tantalum Tungsten Rhenium Osmium Iridium Platinum Gold Mercury \
        Thallium Lead Bismuth Polonium Astatine Radon Francium Radium Actinium Thorium Protactinium Uranium \
        Neptunium Plutonium Americium Curium Berkelium Californium Einsteinium Fermium Mendelevium Nobelium \
        Lawrencium Rutherfordium Dubnium Seaborgium Bohrium Hassium Meitnerium Darmstadtium Roentgenium \
        Copernicium Nihonium Flerovium Moscovium Livermorium Tennessine Oganesson
        """)

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
