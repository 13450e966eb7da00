/// What stands on a cover.
struct CoverWords {
    let title: String
    let name: String
    /// Small print: a series, a format, a year.
    let note: String

    init(dice: inout Dice) {
        if dice.chance(4) {
            (title, name) = dice.choose(Self.afar)
        } else {
            title = dice.chance(70) ? dice.choose(Self.titles) : Self.composed(&dice)
            name =
                dice.chance(30)
                ? dice.choose(Self.bands) : "\(dice.choose(Self.firstNames)) \(dice.choose(Self.lastNames))"
        }
        note = dice.choose(Self.notes)
    }

    private static func composed(_ dice: inout Dice) -> String {
        switch dice.within(0...2) {
        case 0: return "\(dice.choose(qualities)) \(dice.choose(things))"
        case 1: return "The \(dice.choose(qualities)) \(dice.choose(things))"
        default:
            let pair = dice.shuffled(things).prefix(2)
            return pair.joined(separator: " & ")
        }
    }

    private static let titles = [
        "Slow Weather", "A Field Guide to Silence", "Paper Harbour", "Night Ferry", "The Glass Orchard",
        "Letters from the Tide", "Everything Faces South", "Small Hours, Large Rooms", "Half the Sky", "Low Sun",
        "An Atlas of Ordinary Light", "Second Thaw", "The Cartographer’s Daughter", "Blue Interval",
        "Rooms Without Clocks", "Northbound", "What the River Kept", "Soft Machines", "Copper & Salt",
        "The Last Quiet Summer", "Undertow", "Terminal Moraine", "Winter Quarters", "A Brief Theory of Snow",
        "Gardens at Speed", "Parallel Evenings", "The Long Exposure", "Nocturnes for Two Cities", "Fern",
        "Tidal Lines", "On Balance", "Equinox", "Signal Loss", "The Beekeeper’s Almanac", "Lighthouse Hours",
        "Distance Learning", "Polar Routes", "Concrete Poems", "Salt Road", "Variations on a Doorway", "Meridian",
        "The Weight of Birds", "Slower than Rain", "Dust Music", "A House by Water", "Instructions for Dusk",
        "Marginalia", "The Swimmer’s Notebook", "Oblique", "Seven Kinds of Blue", "Overland", "Magnolia Electric",
        "The Orange Room", "Further Along the Coast", "Sleepers", "Unfinished Maps", "Afterimage", "Kiosk",
        "The Understudy", "Pleasant Machines", "Static & Silk", "The Year of Fog", "Monochrome Sun", "Weekday Hymns",
        "Cloud Chamber", "In Praise of Corners", "Minor Planets", "Ultramarine", "The Paper Moon Affair", "Landfall",
        "Notes on Gravity", "Interior Weather", "Bright Hollow", "Open Water", "The Geometry of Hours", "Lantern Year",
    ]

    private static let afar = [
        ("Θάλασσα", "Ελένη Μαρκάκη"), ("Μικρές ώρες", "Νίκος Αλεξίου"), ("Тихие воды", "Анна Лебедева"),
        ("Северный свет", "Илья Громов"),
    ]

    private static let qualities = [
        "Quiet", "Northern", "Electric", "Hidden", "Velvet", "Distant", "Golden", "Restless", "Marble", "Wild",
        "Hollow", "Invisible", "Amber", "Late", "Weightless", "Silver",
    ]

    private static let things = [
        "Harbour", "Garden", "Hours", "Signals", "Rivers", "Mirrors", "Orchard", "Machine", "Summer", "Horizon",
        "Letters", "Thunder", "Pavilion", "Stars", "Islands", "Arcade",
    ]

    private static let firstNames = [
        "Mara", "Jonas", "Amina", "Teodor", "Ines", "Kofi", "Yuki", "Leila", "Oskar", "Priya", "Dario", "Freya",
        "Samuel", "Noor", "Elif", "Mateo", "Ida", "Bao", "Clara", "Idris", "Wren", "Saoirse", "Anselm", "Ngozi",
    ]

    private static let lastNames = [
        "Lindqvist", "Okafor", "Vance", "Moreau", "Tanaka", "Halloran", "Castellane", "Øster", "Raman", "Petrov",
        "Abbott", "Kaya", "Silveira", "Whitlock", "Nyström", "Adeyemi", "Brandt", "Ferrante", "Novák", "Quill",
        "Sørensen", "Iwasaki", "Marlowe", "Duarte",
    ]

    private static let bands = [
        "The Night Gardeners", "Pale Harbour", "Cassini Trio", "Low Tide Orchestra", "Velvet Atlas", "Mono & Sons",
        "Eastern Standard", "Glass Ensemble", "Ocho Ríos", "The Paper Lanterns", "Kodama", "Sunday Static",
        "Quartet Nord", "Hôtel Lumière", "Field Unit", "The Slow Readers",
    ]

    private static let notes = [
        "A novel", "Stereo", "Poems", "Vol. 2", "Stories", "33⅓", "Live", "Essays", "New edition", "Side A", "EP",
        "1968", "1974", "2019", "2023", "No. 14", "No. 7", "Remastered", "A memoir", "Piano works",
    ]
}
