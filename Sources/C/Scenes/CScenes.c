// The one list of what is in the folder Sources/Document/Scenes, in the order in which the program shows it. Embedded like the
// shaders of CShaders.
#include "CScenes.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const SceneText texts[] = {
    {"showcases", "gallery", (const char[]) {
#embed "../../Document/Scenes/gallery.json"
        , 0}},
    {"showcases", "cover-flow", (const char[]) {
#embed "../../Document/Scenes/cover-flow.json"
        , 0}},
    {"showcases", "cover-flow-2", (const char[]) {
#embed "../../Document/Scenes/cover-flow-2.json"
        , 0}},
    {"showcases", "lit-shelf", (const char[]) {
#embed "../../Document/Scenes/lit-shelf.json"
        , 0}},
    {"showcases", "tins", (const char[]) {
#embed "../../Document/Scenes/tins.json"
        , 0}},
    {"showcases", "drum", (const char[]) {
#embed "../../Document/Scenes/drum.json"
        , 0}},
    {"showcases", "open-book", (const char[]) {
#embed "../../Document/Scenes/open-book.json"
        , 0}},
    {"showcases", "domino-turn", (const char[]) {
#embed "../../Document/Scenes/domino-turn.json"
        , 0}},
    {"showcases", "card-table", (const char[]) {
#embed "../../Document/Scenes/card-table.json"
        , 0}},
    {"showcases", "open-lens", (const char[]) {
#embed "../../Document/Scenes/open-lens.json"
        , 0}},
    {"showcases", "diorama", (const char[]) {
#embed "../../Document/Scenes/diorama.json"
        , 0}},
    {"showcases", "lightbox", (const char[]) {
#embed "../../Document/Scenes/lightbox.json"
        , 0}},
    {"systems", "ios9-switcher", (const char[]) {
#embed "../../Document/Scenes/ios9-switcher.json"
        , 0}},
    {"systems", "ios9-switcher-grand", (const char[]) {
#embed "../../Document/Scenes/ios9-switcher-grand.json"
        , 0}},
    {"systems", "cosine-cards", (const char[]) {
#embed "../../Document/Scenes/cosine-cards.json"
        , 0}},
    {"systems", "cosine-cards-grand", (const char[]) {
#embed "../../Document/Scenes/cosine-cards-grand.json"
        , 0}},
    {"systems", "ellipse", (const char[]) {
#embed "../../Document/Scenes/ellipse.json"
        , 0}},
    {"systems", "ellipse-grand", (const char[]) {
#embed "../../Document/Scenes/ellipse-grand.json"
        , 0}},
    {"systems", "ellipse-3d", (const char[]) {
#embed "../../Document/Scenes/ellipse-3d.json"
        , 0}},
    {"systems", "polygon-wheel", (const char[]) {
#embed "../../Document/Scenes/polygon-wheel.json"
        , 0}},
    {"systems", "polygon-wheel-grand", (const char[]) {
#embed "../../Document/Scenes/polygon-wheel-grand.json"
        , 0}},
    {"systems", "uipicker", (const char[]) {
#embed "../../Document/Scenes/uipicker.json"
        , 0}},
    {"systems", "uipicker-grand", (const char[]) {
#embed "../../Document/Scenes/uipicker-grand.json"
        , 0}},
    {"systems", "waterfall", (const char[]) {
#embed "../../Document/Scenes/waterfall.json"
        , 0}},
    {"systems", "waterfall-grand", (const char[]) {
#embed "../../Document/Scenes/waterfall-grand.json"
        , 0}},
    {"systems", "ring", (const char[]) {
#embed "../../Document/Scenes/ring.json"
        , 0}},
    {"systems", "ring-grand", (const char[]) {
#embed "../../Document/Scenes/ring-grand.json"
        , 0}},
    {"systems", "stone-circle", (const char[]) {
#embed "../../Document/Scenes/stone-circle.json"
        , 0}},
    {"systems", "disc", (const char[]) {
#embed "../../Document/Scenes/disc.json"
        , 0}},
    {"systems", "disc-grand", (const char[]) {
#embed "../../Document/Scenes/disc-grand.json"
        , 0}},
    {"systems", "book", (const char[]) {
#embed "../../Document/Scenes/book.json"
        , 0}},
    {"systems", "tag-cloud", (const char[]) {
#embed "../../Document/Scenes/tag-cloud.json"
        , 0}},
    {"systems", "tag-cloud-grand", (const char[]) {
#embed "../../Document/Scenes/tag-cloud-grand.json"
        , 0}},
    {"systems", "knot", (const char[]) {
#embed "../../Document/Scenes/knot.json"
        , 0}},
    {"rows", "linear", (const char[]) {
#embed "../../Document/Scenes/linear.json"
        , 0}},
    {"rows", "forecast", (const char[]) {
#embed "../../Document/Scenes/forecast.json"
        , 0}},
    {"rows", "parallax", (const char[]) {
#embed "../../Document/Scenes/parallax.json"
        , 0}},
    {"rows", "shelf", (const char[]) {
#embed "../../Document/Scenes/shelf.json"
        , 0}},
    {"rows", "right-to-left", (const char[]) {
#embed "../../Document/Scenes/right-to-left.json"
        , 0}},
    {"rows", "spotlight", (const char[]) {
#embed "../../Document/Scenes/spotlight.json"
        , 0}},
    {"rows", "time-machine", (const char[]) {
#embed "../../Document/Scenes/time-machine.json"
        , 0}},
    {"rows", "inverted-time-machine", (const char[]) {
#embed "../../Document/Scenes/inverted-time-machine.json"
        , 0}},
    {"rows", "custom", (const char[]) {
#embed "../../Document/Scenes/custom.json"
        , 0}},
    {"rows", "perspective-wall", (const char[]) {
#embed "../../Document/Scenes/perspective-wall.json"
        , 0}},
    {"rows", "photographs", (const char[]) {
#embed "../../Document/Scenes/photographs.json"
        , 0}},
    {"rows", "wave", (const char[]) {
#embed "../../Document/Scenes/wave.json"
        , 0}},
    {"rows", "roller-coaster", (const char[]) {
#embed "../../Document/Scenes/roller-coaster.json"
        , 0}},
    {"rows", "winding-road", (const char[]) {
#embed "../../Document/Scenes/winding-road.json"
        , 0}},
    {"rows", "flags", (const char[]) {
#embed "../../Document/Scenes/flags.json"
        , 0}},
    {"rows", "fan", (const char[]) {
#embed "../../Document/Scenes/fan.json"
        , 0}},
    {"rings", "rotary", (const char[]) {
#embed "../../Document/Scenes/rotary.json"
        , 0}},
    {"rings", "inverted-rotary", (const char[]) {
#embed "../../Document/Scenes/inverted-rotary.json"
        , 0}},
    {"rings", "cylinder", (const char[]) {
#embed "../../Document/Scenes/cylinder.json"
        , 0}},
    {"rings", "inverted-cylinder", (const char[]) {
#embed "../../Document/Scenes/inverted-cylinder.json"
        , 0}},
    {"rings", "panorama", (const char[]) {
#embed "../../Document/Scenes/panorama.json"
        , 0}},
    {"rings", "wheel", (const char[]) {
#embed "../../Document/Scenes/wheel.json"
        , 0}},
    {"rings", "salon", (const char[]) {
#embed "../../Document/Scenes/salon.json"
        , 0}},
    {"rings", "inverted-wheel", (const char[]) {
#embed "../../Document/Scenes/inverted-wheel.json"
        , 0}},
    {"rings", "ferris-wheel", (const char[]) {
#embed "../../Document/Scenes/ferris-wheel.json"
        , 0}},
    {"rings", "phyllotaxis", (const char[]) {
#embed "../../Document/Scenes/phyllotaxis.json"
        , 0}},
    {"rings", "spiral", (const char[]) {
#embed "../../Document/Scenes/spiral.json"
        , 0}},
    {"solids", "cube", (const char[]) {
#embed "../../Document/Scenes/cube.json"
        , 0}},
    {"solids", "stories", (const char[]) {
#embed "../../Document/Scenes/stories.json"
        , 0}},
    {"solids", "inverted-cube", (const char[]) {
#embed "../../Document/Scenes/inverted-cube.json"
        , 0}},
    {"solids", "departures", (const char[]) {
#embed "../../Document/Scenes/departures.json"
        , 0}},
    {"solids", "blinds", (const char[]) {
#embed "../../Document/Scenes/blinds.json"
        , 0}},
    {"solids", "shatter", (const char[]) {
#embed "../../Document/Scenes/shatter.json"
        , 0}},
    {"solids", "tiles", (const char[]) {
#embed "../../Document/Scenes/tiles.json"
        , 0}},
    {"solids", "flip", (const char[]) {
#embed "../../Document/Scenes/flip.json"
        , 0}},
    {"solids", "folding-screen", (const char[]) {
#embed "../../Document/Scenes/folding-screen.json"
        , 0}},
    {"solids", "rolodex", (const char[]) {
#embed "../../Document/Scenes/rolodex.json"
        , 0}},
    {"solids", "domino", (const char[]) {
#embed "../../Document/Scenes/domino.json"
        , 0}},
    {"solids", "day-calendar", (const char[]) {
#embed "../../Document/Scenes/day-calendar.json"
        , 0}},
    {"piles", "stack", (const char[]) {
#embed "../../Document/Scenes/stack.json"
        , 0}},
    {"piles", "vortex", (const char[]) {
#embed "../../Document/Scenes/vortex.json"
        , 0}},
    {"piles", "blurred-stack", (const char[]) {
#embed "../../Document/Scenes/blurred-stack.json"
        , 0}},
    {"piles", "swipe-deck", (const char[]) {
#embed "../../Document/Scenes/swipe-deck.json"
        , 0}},
    {"piles", "type-specimens", (const char[]) {
#embed "../../Document/Scenes/type-specimens.json"
        , 0}},
    {"piles", "swap-cards", (const char[]) {
#embed "../../Document/Scenes/swap-cards.json"
        , 0}},
    {"piles", "wallet", (const char[]) {
#embed "../../Document/Scenes/wallet.json"
        , 0}},
    {"piles", "hero", (const char[]) {
#embed "../../Document/Scenes/hero.json"
        , 0}},
    {"piles", "multi-browse", (const char[]) {
#embed "../../Document/Scenes/multi-browse.json"
        , 0}},
    {"piles", "depth-pages", (const char[]) {
#embed "../../Document/Scenes/depth-pages.json"
        , 0}},
    {"piles", "cascade", (const char[]) {
#embed "../../Document/Scenes/cascade.json"
        , 0}},
    {"piles", "zoom-pages", (const char[]) {
#embed "../../Document/Scenes/zoom-pages.json"
        , 0}},
    {"piles", "overview", (const char[]) {
#embed "../../Document/Scenes/overview.json"
        , 0}},
    {"piles", "periodic-table", (const char[]) {
#embed "../../Document/Scenes/periodic-table.json"
        , 0}},
    {"space", "helix", (const char[]) {
#embed "../../Document/Scenes/helix.json"
        , 0}},
    {"space", "double-helix", (const char[]) {
#embed "../../Document/Scenes/double-helix.json"
        , 0}},
    {"space", "sphere", (const char[]) {
#embed "../../Document/Scenes/sphere.json"
        , 0}},
    {"space", "dome", (const char[]) {
#embed "../../Document/Scenes/dome.json"
        , 0}},
    {"space", "torus", (const char[]) {
#embed "../../Document/Scenes/torus.json"
        , 0}},
    {"space", "mobius", (const char[]) {
#embed "../../Document/Scenes/mobius.json"
        , 0}},
    {"space", "tunnel", (const char[]) {
#embed "../../Document/Scenes/tunnel.json"
        , 0}},
    {"space", "corridor", (const char[]) {
#embed "../../Document/Scenes/corridor.json"
        , 0}},
    {"space", "lattice", (const char[]) {
#embed "../../Document/Scenes/lattice.json"
        , 0}},
    {"motion", "flowing", (const char[]) {
#embed "../../Document/Scenes/flowing.json"
        , 0}},
    {"motion", "elements", (const char[]) {
#embed "../../Document/Scenes/elements.json"
        , 0}},
    {"motion", "title", (const char[]) {
#embed "../../Document/Scenes/title.json"
        , 0}},
    {"motion", "turntable", (const char[]) {
#embed "../../Document/Scenes/turntable.json"
        , 0}},
    {"faces", "gloss", (const char[]) {
#embed "../../Document/Scenes/gloss.json"
        , 0}},
    {"faces", "curl", (const char[]) {
#embed "../../Document/Scenes/curl.json"
        , 0}},
    {"faces", "card-back", (const char[]) {
#embed "../../Document/Scenes/card-back.json"
        , 0}},
    {"faces", "hologram", (const char[]) {
#embed "../../Document/Scenes/hologram.json"
        , 0}},
    {"faces", "foil", (const char[]) {
#embed "../../Document/Scenes/foil.json"
        , 0}},
    {"faces", "paper", (const char[]) {
#embed "../../Document/Scenes/paper.json"
        , 0}},
    {"faces", "halftone", (const char[]) {
#embed "../../Document/Scenes/halftone.json"
        , 0}},
    {"faces", "frost", (const char[]) {
#embed "../../Document/Scenes/frost.json"
        , 0}},
    {"faces", "duotone", (const char[]) {
#embed "../../Document/Scenes/duotone.json"
        , 0}},
    {"faces", "gradient", (const char[]) {
#embed "../../Document/Scenes/gradient.json"
        , 0}},
    {"faces", "plasma", (const char[]) {
#embed "../../Document/Scenes/plasma.json"
        , 0}},
    {"faces", "neon", (const char[]) {
#embed "../../Document/Scenes/neon.json"
        , 0}},
    {"faces", "vinyl", (const char[]) {
#embed "../../Document/Scenes/vinyl.json"
        , 0}},
    {"faces", "engraving", (const char[]) {
#embed "../../Document/Scenes/engraving.json"
        , 0}},
    {"faces", "polaroid", (const char[]) {
#embed "../../Document/Scenes/polaroid.json"
        , 0}},
    {"faces", "mosaic", (const char[]) {
#embed "../../Document/Scenes/mosaic.json"
        , 0}},
    {"faces", "paint", (const char[]) {
#embed "../../Document/Scenes/paint.json"
        , 0}},
    {"backdrops", "studio-floor", (const char[]) {
#embed "../../Document/Scenes/studio-floor.json"
        , 0}},
    {"backdrops", "aurora", (const char[]) {
#embed "../../Document/Scenes/aurora.json"
        , 0}},
    {"backdrops", "starfield", (const char[]) {
#embed "../../Document/Scenes/starfield.json"
        , 0}},
    {"backdrops", "mesh", (const char[]) {
#embed "../../Document/Scenes/mesh.json"
        , 0}},
    {"backdrops", "linen", (const char[]) {
#embed "../../Document/Scenes/linen.json"
        , 0}},
    {"backdrops", "blueprint", (const char[]) {
#embed "../../Document/Scenes/blueprint.json"
        , 0}},
    {"backdrops", "bokeh", (const char[]) {
#embed "../../Document/Scenes/bokeh.json"
        , 0}},
    {"backdrops", "spectrum", (const char[]) {
#embed "../../Document/Scenes/spectrum.json"
        , 0}},
    {"post", "depth-of-field", (const char[]) {
#embed "../../Document/Scenes/depth-of-field.json"
        , 0}},
    {"post", "bloom", (const char[]) {
#embed "../../Document/Scenes/bloom.json"
        , 0}},
    {"post", "vignette", (const char[]) {
#embed "../../Document/Scenes/vignette.json"
        , 0}},
    {"post", "film", (const char[]) {
#embed "../../Document/Scenes/film.json"
        , 0}},
    {"post", "fxaa", (const char[]) {
#embed "../../Document/Scenes/fxaa.json"
        , 0}},
    {"post", "crt", (const char[]) {
#embed "../../Document/Scenes/crt.json"
        , 0}},
    {"post", "grade", (const char[]) {
#embed "../../Document/Scenes/grade.json"
        , 0}},
    {"post", "tilt-shift", (const char[]) {
#embed "../../Document/Scenes/tilt-shift.json"
        , 0}},
    {"post", "ink", (const char[]) {
#embed "../../Document/Scenes/ink.json"
        , 0}},
    {"post", "aberration", (const char[]) {
#embed "../../Document/Scenes/aberration.json"
        , 0}},
};

size_t scene_text_count(void) { return sizeof texts / sizeof *texts; }

SceneText scene_text(size_t index) { return texts[index]; }
