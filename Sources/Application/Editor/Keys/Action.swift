/// What can be done by a key, a button or a menu. The table makes the bindings, the cheat sheet and the panel's buttons.
public enum Action: String, CaseIterable, Sendable {
    // Moving about.
    case previousCard, nextCard, firstCard, lastCard, pageBack, pageOn, autoscroll, play
    case previousLayout, nextLayout, previousScene, nextScene
    // Looking.
    case walk, keepWalk, leave, zoomIn, zoomOut
    // The panel and what else lies over the picture.
    case editShader, restartClock
    case panel, prompt, curve, timeline, headsUp, inspect, cheatSheet
    case fullScreen, largerInterface, smallerInterface, usualInterface
    // Changing.
    case search, undo, redo, resetAll, randomise, snapshot, compare, recall, keepState, editTrack
    // Files.
    case open, save, saveAs, keepPreset, capture, captureAs, film, export, copyCommand
    case insertCard, removeCard
    // Keys of the timeline.
    case previousKey, nextKey, copyKeys, pasteKeys, chooseKeys
    case quit

    public enum Group: String, CaseIterable, Sendable {
        case moving = "Moving about"
        case looking = "Looking"
        case changing = "Changing"
        case files = "Files and pictures"
        case window = "The window"
    }

    public struct Entry: Sendable {
        public let group: Group
        /// As in `Ctrl+Shift+Z`; several ways with spaces between.
        public let keys: String
        public let help: String
    }

    public var entry: Entry {
        switch self {
        case .previousCard: Entry(group: .moving, keys: "Left Up", help: "the card before")
        case .nextCard: Entry(group: .moving, keys: "Right Down", help: "the next card")
        case .firstCard: Entry(group: .moving, keys: "Home", help: "the first card")
        case .lastCard: Entry(group: .moving, keys: "End", help: "the last card")
        case .pageBack: Entry(group: .moving, keys: "PageUp", help: "a viewful back")
        case .pageOn: Entry(group: .moving, keys: "PageDown", help: "a viewful on")
        case .autoscroll: Entry(group: .moving, keys: "Space", help: "let it turn by itself, or stop it")
        case .play:
            Entry(group: .moving, keys: "K", help: "let the clock run, or stop it: of timelines, shaders, formulas")
        case .previousKey: Entry(group: .moving, keys: ",", help: "back to the timeline's key before")
        case .nextKey: Entry(group: .moving, keys: ".", help: "on to the timeline's next key")
        case .previousLayout: Entry(group: .moving, keys: "[", help: "the layout before")
        case .nextLayout: Entry(group: .moving, keys: "]", help: "the next layout")
        case .previousScene: Entry(group: .moving, keys: "{", help: "the built-in scene before")
        case .nextScene: Entry(group: .moving, keys: "}", help: "the next built-in scene")
        case .walk:
            Entry(group: .looking, keys: "W", help: "walk around the stage (or hold the right button); again: fly back")
        case .keepWalk:
            Entry(
                group: .looking, keys: "Shift+W",
                help: "let the scene be seen from where one has walked to; again: from its own eye")
        case .leave: Entry(group: .looking, keys: "Esc", help: "close what is open, fly back")
        case .zoomIn: Entry(group: .looking, keys: "= +", help: "nearer, while walking around")
        case .zoomOut: Entry(group: .looking, keys: "-", help: "farther, while walking around")
        case .editShader: Entry(group: .files, keys: "E", help: "open the shader in your editor, at its first mistake")
        case .restartClock: Entry(group: .moving, keys: "Shift+K", help: "the clock back to 0")
        case .panel: Entry(group: .window, keys: "Tab", help: "the panel of knobs")
        case .search: Entry(group: .changing, keys: "/ Ctrl+F", help: "find a knob")
        case .keepPreset:
            Entry(group: .files, keys: "Ctrl+Shift+P", help: "keep the scene among your own, by name")
        case .prompt: Entry(group: .window, keys: ": F2", help: "type commands: set tilt 0.4, scroll 3, help")
        case .curve: Entry(group: .window, keys: "C", help: "the formula and its curve")
        case .timeline: Entry(group: .window, keys: "T", help: "the timeline: knobs and their keys, as lanes")
        case .headsUp: Entry(group: .window, keys: "H", help: "frame times, counts, what draws")
        case .inspect:
            Entry(
                group: .window, keys: "D", help: "wireframe, depth, overdraw, the card under the pointer, the picture")
        case .cheatSheet: Entry(group: .window, keys: "? F1", help: "this sheet")
        case .fullScreen: Entry(group: .window, keys: "F11", help: "full screen, or back to a window")
        case .largerInterface:
            Entry(group: .window, keys: "Ctrl++ Ctrl+= Ctrl+Num+", help: "panel and letters larger")
        case .smallerInterface: Entry(group: .window, keys: "Ctrl+- Ctrl+Num-", help: "panel and letters smaller")
        case .usualInterface:
            Entry(group: .window, keys: "Ctrl+0 Ctrl+Num0", help: "panel and letters as large as the screen has them")
        case .undo: Entry(group: .changing, keys: "Ctrl+Z", help: "take the last change back")
        case .redo: Entry(group: .changing, keys: "Ctrl+Shift+Z Ctrl+Y", help: "make it again")
        case .resetAll: Entry(group: .changing, keys: "Ctrl+R", help: "all knobs back to their defaults")
        case .randomise: Entry(group: .changing, keys: "R", help: "turn all knobs that are not locked at random")
        case .snapshot: Entry(group: .changing, keys: "B", help: "keep this state to compare with")
        case .compare: Entry(group: .changing, keys: "A", help: "hold to see the state that was kept")
        case .recall:
            Entry(group: .changing, keys: "1 2 3 4 5 6 7 8 9", help: "go to the state that was kept under this number")
        case .keepState:
            Entry(
                group: .changing, keys: "Ctrl+1 Ctrl+2 Ctrl+3 Ctrl+4 Ctrl+5 Ctrl+6 Ctrl+7 Ctrl+8 Ctrl+9",
                help: "keep this state under that number")
        case .editTrack:
            Entry(group: .changing, keys: "L", help: "the line of the layout path, to drag its points; again: done")
        case .insertCard: Entry(group: .changing, keys: "Insert", help: "a new card beside the current one")
        case .removeCard:
            Entry(
                group: .changing, keys: "Delete Backspace",
                help: "take the current card, or the chosen keys or point, away")
        case .copyKeys: Entry(group: .changing, keys: "Ctrl+C", help: "copy the timeline's chosen keys")
        case .pasteKeys: Entry(group: .changing, keys: "Ctrl+V", help: "put them where the time stands")
        case .chooseKeys: Entry(group: .changing, keys: "Ctrl+A", help: "choose all keys of the timeline")
        case .open: Entry(group: .files, keys: "Ctrl+O", help: "open a scene, a picture or a folder")
        case .save: Entry(group: .files, keys: "Ctrl+S", help: "save the scene")
        case .saveAs: Entry(group: .files, keys: "Ctrl+Shift+S", help: "save the scene under a new name")
        case .capture: Entry(group: .files, keys: "P F12", help: "a picture of the scene")
        case .captureAs:
            Entry(group: .files, keys: "Shift+P Shift+F12", help: "a picture, with its size and name asked for")
        case .film:
            Entry(group: .files, keys: "V F9", help: "a film of the stage, from now on; again: that is all of it")
        case .export:
            Entry(group: .files, keys: "Ctrl+E", help: "the scene for other tools: a page, a model, code, print")
        case .copyCommand:
            Entry(group: .files, keys: "Ctrl+Shift+C", help: "copy the command line that makes this picture")
        case .quit: Entry(group: .window, keys: "Ctrl+Q", help: "quit")
        }
    }
}
