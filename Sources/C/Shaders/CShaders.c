// The one list of what is in the folder Shaders. As bytes of a C array the texts cost the compiler nothing; as a literal
// in Swift they cost it half a minute.
#include "CShaders.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const ShaderText texts[] = {
    {"", "card.vert", (const char[]) {
#embed "../../../Shaders/card.vert"
        , 0}},
    {"", "card.frag", (const char[]) {
#embed "../../../Shaders/card.frag"
        , 0}},
    {"", "screen.vert", (const char[]) {
#embed "../../../Shaders/screen.vert"
        , 0}},
    {"", "backdrop.frag", (const char[]) {
#embed "../../../Shaders/backdrop.frag"
        , 0}},
    {"", "effect-pass.frag", (const char[]) {
#embed "../../../Shaders/effect-pass.frag"
        , 0}},
    {"", "shrink.frag", (const char[]) {
#embed "../../../Shaders/shrink.frag"
        , 0}},
    {"", "noise.frag", (const char[]) {
#embed "../../../Shaders/noise.frag"
        , 0}},
    {"", "studio.frag", (const char[]) {
#embed "../../../Shaders/studio.frag"
        , 0}},
    {"", "seam.frag", (const char[]) {
#embed "../../../Shaders/seam.frag"
        , 0}},
    {"", "shadow.frag", (const char[]) {
#embed "../../../Shaders/shadow.frag"
        , 0}},
    {"", "floor.frag", (const char[]) {
#embed "../../../Shaders/floor.frag"
        , 0}},
    {"", "reflection.frag", (const char[]) {
#embed "../../../Shaders/reflection.frag"
        , 0}},
    {"", "blur.frag", (const char[]) {
#embed "../../../Shaders/blur.frag"
        , 0}},
    {"", "flat.vert", (const char[]) {
#embed "../../../Shaders/flat.vert"
        , 0}},
    {"", "flat.frag", (const char[]) {
#embed "../../../Shaders/flat.frag"
        , 0}},
    {"", "quick.vert", (const char[]) {
#embed "../../../Shaders/quick.vert"
        , 0}},
    {"", "quick.frag", (const char[]) {
#embed "../../../Shaders/quick.frag"
        , 0}},
    {"", "card-picture.frag", (const char[]) {
#embed "../../../Shaders/card-picture.frag"
        , 0}},
    {"", "glyph.vert", (const char[]) {
#embed "../../../Shaders/glyph.vert"
        , 0}},
    {"", "glyph.frag", (const char[]) {
#embed "../../../Shaders/glyph.frag"
        , 0}},
    {"", "debug.frag", (const char[]) {
#embed "../../../Shaders/debug.frag"
        , 0}},
    {"", "effect.glsl", (const char[]) {
#embed "../../../Shaders/effect.glsl"
        , 0}},
    {"", "effect-end.glsl", (const char[]) {
#embed "../../../Shaders/effect-end.glsl"
        , 0}},
    {"", "effect.frag", (const char[]) {
#embed "../../../Shaders/effect.frag"
        , 0}},
    {"", "effect-names.glsl", (const char[]) {
#embed "../../../Shaders/effect-names.glsl"
        , 0}},
    {"hosts", "Complex.frag", (const char[]) {
#embed "../../../Shaders/hosts/Complex.frag"
        , 0}},
    {"hosts", "MathUtils.frag", (const char[]) {
#embed "../../../Shaders/hosts/MathUtils.frag"
        , 0}},
    {"hosts", "2D.frag", (const char[]) {
#embed "../../../Shaders/hosts/2D.frag"
        , 0}},
    {"hosts", "2DJulia.frag", (const char[]) {
#embed "../../../Shaders/hosts/2DJulia.frag"
        , 0}},
    {"hosts", "3D.frag", (const char[]) {
#embed "../../../Shaders/hosts/3D.frag"
        , 0}},
    {"hosts", "DE-Raytracer.frag", (const char[]) {
#embed "../../../Shaders/hosts/DE-Raytracer.frag"
        , 0}},
    {"lib", "noise.glsl", (const char[]) {
#embed "../../../Shaders/lib/noise.glsl"
        , 0}},
    {"lib", "colour.glsl", (const char[]) {
#embed "../../../Shaders/lib/colour.glsl"
        , 0}},
    {"lib", "shapes.glsl", (const char[]) {
#embed "../../../Shaders/lib/shapes.glsl"
        , 0}},
    {"faces", "gloss.frag", (const char[]) {
#embed "../../../Shaders/faces/gloss.frag"
        , 0}},
    {"faces", "hologram.frag", (const char[]) {
#embed "../../../Shaders/faces/hologram.frag"
        , 0}},
    {"faces", "foil.frag", (const char[]) {
#embed "../../../Shaders/faces/foil.frag"
        , 0}},
    {"faces", "paper.frag", (const char[]) {
#embed "../../../Shaders/faces/paper.frag"
        , 0}},
    {"faces", "halftone.frag", (const char[]) {
#embed "../../../Shaders/faces/halftone.frag"
        , 0}},
    {"faces", "frost.frag", (const char[]) {
#embed "../../../Shaders/faces/frost.frag"
        , 0}},
    {"faces", "duotone.frag", (const char[]) {
#embed "../../../Shaders/faces/duotone.frag"
        , 0}},
    {"faces", "gradient.frag", (const char[]) {
#embed "../../../Shaders/faces/gradient.frag"
        , 0}},
    {"faces", "plasma.frag", (const char[]) {
#embed "../../../Shaders/faces/plasma.frag"
        , 0}},
    {"faces", "neon.frag", (const char[]) {
#embed "../../../Shaders/faces/neon.frag"
        , 0}},
    {"faces", "vinyl.frag", (const char[]) {
#embed "../../../Shaders/faces/vinyl.frag"
        , 0}},
    {"faces", "engraving.frag", (const char[]) {
#embed "../../../Shaders/faces/engraving.frag"
        , 0}},
    {"faces", "polaroid.frag", (const char[]) {
#embed "../../../Shaders/faces/polaroid.frag"
        , 0}},
    {"faces", "mosaic.frag", (const char[]) {
#embed "../../../Shaders/faces/mosaic.frag"
        , 0}},
    {"faces", "paint.frag", (const char[]) {
#embed "../../../Shaders/faces/paint.frag"
        , 0}},
    {"faces", "curl.frag", (const char[]) {
#embed "../../../Shaders/faces/curl.frag"
        , 0}},
    {"backdrops", "studio-floor.frag", (const char[]) {
#embed "../../../Shaders/backdrops/studio-floor.frag"
        , 0}},
    {"backdrops", "aurora.frag", (const char[]) {
#embed "../../../Shaders/backdrops/aurora.frag"
        , 0}},
    {"backdrops", "starfield.frag", (const char[]) {
#embed "../../../Shaders/backdrops/starfield.frag"
        , 0}},
    {"backdrops", "mesh.frag", (const char[]) {
#embed "../../../Shaders/backdrops/mesh.frag"
        , 0}},
    {"backdrops", "linen.frag", (const char[]) {
#embed "../../../Shaders/backdrops/linen.frag"
        , 0}},
    {"backdrops", "blueprint.frag", (const char[]) {
#embed "../../../Shaders/backdrops/blueprint.frag"
        , 0}},
    {"backdrops", "bokeh.frag", (const char[]) {
#embed "../../../Shaders/backdrops/bokeh.frag"
        , 0}},
    {"post", "depth-of-field.frag", (const char[]) {
#embed "../../../Shaders/post/depth-of-field.frag"
        , 0}},
    {"post", "bloom.frag", (const char[]) {
#embed "../../../Shaders/post/bloom.frag"
        , 0}},
    {"post", "vignette.frag", (const char[]) {
#embed "../../../Shaders/post/vignette.frag"
        , 0}},
    {"post", "film.frag", (const char[]) {
#embed "../../../Shaders/post/film.frag"
        , 0}},
    {"post", "fxaa.frag", (const char[]) {
#embed "../../../Shaders/post/fxaa.frag"
        , 0}},
    {"post", "crt.frag", (const char[]) {
#embed "../../../Shaders/post/crt.frag"
        , 0}},
    {"post", "grade.frag", (const char[]) {
#embed "../../../Shaders/post/grade.frag"
        , 0}},
    {"post", "tilt-shift.frag", (const char[]) {
#embed "../../../Shaders/post/tilt-shift.frag"
        , 0}},
    {"post", "ink.frag", (const char[]) {
#embed "../../../Shaders/post/ink.frag"
        , 0}},
    {"post", "aberration.frag", (const char[]) {
#embed "../../../Shaders/post/aberration.frag"
        , 0}},
};

size_t shader_text_count(void) { return sizeof texts / sizeof *texts; }

ShaderText shader_text(size_t index) { return texts[index]; }
