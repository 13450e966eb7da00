// The folder Shaders, made from it: `ZOETROPE_RECORD=1 swift test --filter ShaderListTests` writes this file anew. As bytes of a C
// array the texts cost the compiler nothing; as literals in Swift they cost it half a minute.
#include "CShaders.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const ShaderText texts[] = {
    {"backdrops/aurora.frag", (const char[]) {
#embed "../../../Shaders/backdrops/aurora.frag"
        , 0}},
    {"backdrops/blueprint.frag", (const char[]) {
#embed "../../../Shaders/backdrops/blueprint.frag"
        , 0}},
    {"backdrops/bokeh.frag", (const char[]) {
#embed "../../../Shaders/backdrops/bokeh.frag"
        , 0}},
    {"backdrops/linen.frag", (const char[]) {
#embed "../../../Shaders/backdrops/linen.frag"
        , 0}},
    {"backdrops/mesh.frag", (const char[]) {
#embed "../../../Shaders/backdrops/mesh.frag"
        , 0}},
    {"backdrops/spectrum.frag", (const char[]) {
#embed "../../../Shaders/backdrops/spectrum.frag"
        , 0}},
    {"backdrops/starfield.frag", (const char[]) {
#embed "../../../Shaders/backdrops/starfield.frag"
        , 0}},
    {"backdrops/studio-floor.frag", (const char[]) {
#embed "../../../Shaders/backdrops/studio-floor.frag"
        , 0}},
    {"beginnings/backdrop.frag", (const char[]) {
#embed "../../../Shaders/beginnings/backdrop.frag"
        , 0}},
    {"beginnings/face.frag", (const char[]) {
#embed "../../../Shaders/beginnings/face.frag"
        , 0}},
    {"beginnings/isf.fs", (const char[]) {
#embed "../../../Shaders/beginnings/isf.fs"
        , 0}},
    {"beginnings/post.frag", (const char[]) {
#embed "../../../Shaders/beginnings/post.frag"
        , 0}},
    {"beginnings/toy/Buffer A.glsl", (const char[]) {
#embed "../../../Shaders/beginnings/toy/Buffer A.glsl"
        , 0}},
    {"beginnings/toy/Common.glsl", (const char[]) {
#embed "../../../Shaders/beginnings/toy/Common.glsl"
        , 0}},
    {"beginnings/toy/Image.glsl", (const char[]) {
#embed "../../../Shaders/beginnings/toy/Image.glsl"
        , 0}},
    {"faces/card-back.frag", (const char[]) {
#embed "../../../Shaders/faces/card-back.frag"
        , 0}},
    {"faces/curl.frag", (const char[]) {
#embed "../../../Shaders/faces/curl.frag"
        , 0}},
    {"faces/duotone.frag", (const char[]) {
#embed "../../../Shaders/faces/duotone.frag"
        , 0}},
    {"faces/engraving.frag", (const char[]) {
#embed "../../../Shaders/faces/engraving.frag"
        , 0}},
    {"faces/foil.frag", (const char[]) {
#embed "../../../Shaders/faces/foil.frag"
        , 0}},
    {"faces/frost.frag", (const char[]) {
#embed "../../../Shaders/faces/frost.frag"
        , 0}},
    {"faces/gloss.frag", (const char[]) {
#embed "../../../Shaders/faces/gloss.frag"
        , 0}},
    {"faces/gradient.frag", (const char[]) {
#embed "../../../Shaders/faces/gradient.frag"
        , 0}},
    {"faces/halftone.frag", (const char[]) {
#embed "../../../Shaders/faces/halftone.frag"
        , 0}},
    {"faces/hologram.frag", (const char[]) {
#embed "../../../Shaders/faces/hologram.frag"
        , 0}},
    {"faces/mosaic.frag", (const char[]) {
#embed "../../../Shaders/faces/mosaic.frag"
        , 0}},
    {"faces/neon.frag", (const char[]) {
#embed "../../../Shaders/faces/neon.frag"
        , 0}},
    {"faces/paint.frag", (const char[]) {
#embed "../../../Shaders/faces/paint.frag"
        , 0}},
    {"faces/paper.frag", (const char[]) {
#embed "../../../Shaders/faces/paper.frag"
        , 0}},
    {"faces/plasma.frag", (const char[]) {
#embed "../../../Shaders/faces/plasma.frag"
        , 0}},
    {"faces/polaroid.frag", (const char[]) {
#embed "../../../Shaders/faces/polaroid.frag"
        , 0}},
    {"faces/vinyl.frag", (const char[]) {
#embed "../../../Shaders/faces/vinyl.frag"
        , 0}},
    {"hosts/2D.frag", (const char[]) {
#embed "../../../Shaders/hosts/2D.frag"
        , 0}},
    {"hosts/2DJulia.frag", (const char[]) {
#embed "../../../Shaders/hosts/2DJulia.frag"
        , 0}},
    {"hosts/3D.frag", (const char[]) {
#embed "../../../Shaders/hosts/3D.frag"
        , 0}},
    {"hosts/Brute-Raytracer.frag", (const char[]) {
#embed "../../../Shaders/hosts/Brute-Raytracer.frag"
        , 0}},
    {"hosts/Complex.frag", (const char[]) {
#embed "../../../Shaders/hosts/Complex.frag"
        , 0}},
    {"hosts/DE-Raytracer.frag", (const char[]) {
#embed "../../../Shaders/hosts/DE-Raytracer.frag"
        , 0}},
    {"hosts/Keyboard.frag", (const char[]) {
#embed "../../../Shaders/hosts/Keyboard.frag"
        , 0}},
    {"hosts/MathUtils.frag", (const char[]) {
#embed "../../../Shaders/hosts/MathUtils.frag"
        , 0}},
    {"hosts/Noise.frag", (const char[]) {
#embed "../../../Shaders/hosts/Noise.frag"
        , 0}},
    {"internal/backdrop/gradient.frag", (const char[]) {
#embed "../../../Shaders/internal/backdrop/gradient.frag"
        , 0}},
    {"internal/backdrop/studio.frag", (const char[]) {
#embed "../../../Shaders/internal/backdrop/studio.frag"
        , 0}},
    {"internal/cards/artwork.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/artwork.glsl"
        , 0}},
    {"internal/cards/bent.vert", (const char[]) {
#embed "../../../Shaders/internal/cards/bent.vert"
        , 0}},
    {"internal/cards/border.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/border.glsl"
        , 0}},
    {"internal/cards/card.frag.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/card.frag.glsl"
        , 0}},
    {"internal/cards/card.vert.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/card.vert.glsl"
        , 0}},
    {"internal/cards/edge.frag", (const char[]) {
#embed "../../../Shaders/internal/cards/edge.frag"
        , 0}},
    {"internal/cards/edge.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/edge.glsl"
        , 0}},
    {"internal/cards/edge.vert", (const char[]) {
#embed "../../../Shaders/internal/cards/edge.vert"
        , 0}},
    {"internal/cards/edge.vert.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/edge.vert.glsl"
        , 0}},
    {"internal/cards/face-bent.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/face-bent.glsl"
        , 0}},
    {"internal/cards/face-flat.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/face-flat.glsl"
        , 0}},
    {"internal/cards/face.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/face.glsl"
        , 0}},
    {"internal/cards/face.vert.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/face.vert.glsl"
        , 0}},
    {"internal/cards/gradient.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/gradient.glsl"
        , 0}},
    {"internal/cards/middle-bytes.frag", (const char[]) {
#embed "../../../Shaders/internal/cards/middle-bytes.frag"
        , 0}},
    {"internal/cards/middle.frag", (const char[]) {
#embed "../../../Shaders/internal/cards/middle.frag"
        , 0}},
    {"internal/cards/middle.vert", (const char[]) {
#embed "../../../Shaders/internal/cards/middle.vert"
        , 0}},
    {"internal/cards/no-artwork.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/no-artwork.glsl"
        , 0}},
    {"internal/cards/no-border.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/no-border.glsl"
        , 0}},
    {"internal/cards/no-face.vert.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/no-face.vert.glsl"
        , 0}},
    {"internal/cards/no-seam.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/no-seam.glsl"
        , 0}},
    {"internal/cards/normal.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/normal.glsl"
        , 0}},
    {"internal/cards/opaque.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/opaque.glsl"
        , 0}},
    {"internal/cards/paint.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/paint.glsl"
        , 0}},
    {"internal/cards/plain.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/plain.glsl"
        , 0}},
    {"internal/cards/rim.frag", (const char[]) {
#embed "../../../Shaders/internal/cards/rim.frag"
        , 0}},
    {"internal/cards/rim.vert", (const char[]) {
#embed "../../../Shaders/internal/cards/rim.vert"
        , 0}},
    {"internal/cards/round.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/round.glsl"
        , 0}},
    {"internal/cards/seam.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/seam.glsl"
        , 0}},
    {"internal/cards/shade.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/shade.glsl"
        , 0}},
    {"internal/cards/shadow.frag", (const char[]) {
#embed "../../../Shaders/internal/cards/shadow.frag"
        , 0}},
    {"internal/cards/shadow.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/shadow.glsl"
        , 0}},
    {"internal/cards/shadow.vert", (const char[]) {
#embed "../../../Shaders/internal/cards/shadow.vert"
        , 0}},
    {"internal/cards/soft-shadow.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/soft-shadow.glsl"
        , 0}},
    {"internal/cards/solid.frag", (const char[]) {
#embed "../../../Shaders/internal/cards/solid.frag"
        , 0}},
    {"internal/cards/straight.glsl", (const char[]) {
#embed "../../../Shaders/internal/cards/straight.glsl"
        , 0}},
    {"internal/debug/depth.frag", (const char[]) {
#embed "../../../Shaders/internal/debug/depth.frag"
        , 0}},
    {"internal/debug/overdraw.frag", (const char[]) {
#embed "../../../Shaders/internal/debug/overdraw.frag"
        , 0}},
    {"internal/debug/pass.frag", (const char[]) {
#embed "../../../Shaders/internal/debug/pass.frag"
        , 0}},
    {"internal/debug/wireframe.frag", (const char[]) {
#embed "../../../Shaders/internal/debug/wireframe.frag"
        , 0}},
    {"internal/effects/effect-end.glsl", (const char[]) {
#embed "../../../Shaders/internal/effects/effect-end.glsl"
        , 0}},
    {"internal/effects/effect-names.glsl", (const char[]) {
#embed "../../../Shaders/internal/effects/effect-names.glsl"
        , 0}},
    {"internal/effects/effect-pass.frag", (const char[]) {
#embed "../../../Shaders/internal/effects/effect-pass.frag"
        , 0}},
    {"internal/effects/effect.frag", (const char[]) {
#embed "../../../Shaders/internal/effects/effect.frag"
        , 0}},
    {"internal/effects/effect.glsl", (const char[]) {
#embed "../../../Shaders/internal/effects/effect.glsl"
        , 0}},
    {"internal/flats/blur.frag", (const char[]) {
#embed "../../../Shaders/internal/flats/blur.frag"
        , 0}},
    {"internal/flats/disc.frag", (const char[]) {
#embed "../../../Shaders/internal/flats/disc.frag"
        , 0}},
    {"internal/flats/disc.glsl", (const char[]) {
#embed "../../../Shaders/internal/flats/disc.glsl"
        , 0}},
    {"internal/flats/flat.frag", (const char[]) {
#embed "../../../Shaders/internal/flats/flat.frag"
        , 0}},
    {"internal/flats/flat.vert", (const char[]) {
#embed "../../../Shaders/internal/flats/flat.vert"
        , 0}},
    {"internal/flats/unlit.glsl", (const char[]) {
#embed "../../../Shaders/internal/flats/unlit.glsl"
        , 0}},
    {"internal/floor/clip.vert.glsl", (const char[]) {
#embed "../../../Shaders/internal/floor/clip.vert.glsl"
        , 0}},
    {"internal/floor/mirrored.frag", (const char[]) {
#embed "../../../Shaders/internal/floor/mirrored.frag"
        , 0}},
    {"internal/floor/reflection.frag", (const char[]) {
#embed "../../../Shaders/internal/floor/reflection.frag"
        , 0}},
    {"internal/light/light.glsl", (const char[]) {
#embed "../../../Shaders/internal/light/light.glsl"
        , 0}},
    {"internal/light/lit-corner.vert.glsl", (const char[]) {
#embed "../../../Shaders/internal/light/lit-corner.vert.glsl"
        , 0}},
    {"internal/light/lit-edge.frag", (const char[]) {
#embed "../../../Shaders/internal/light/lit-edge.frag"
        , 0}},
    {"internal/light/lit-flat.glsl", (const char[]) {
#embed "../../../Shaders/internal/light/lit-flat.glsl"
        , 0}},
    {"internal/light/lit-picture.glsl", (const char[]) {
#embed "../../../Shaders/internal/light/lit-picture.glsl"
        , 0}},
    {"internal/light/lit-picture.vert.glsl", (const char[]) {
#embed "../../../Shaders/internal/light/lit-picture.vert.glsl"
        , 0}},
    {"internal/light/lit.frag", (const char[]) {
#embed "../../../Shaders/internal/light/lit.frag"
        , 0}},
    {"internal/light/lit.vert", (const char[]) {
#embed "../../../Shaders/internal/light/lit.vert"
        , 0}},
    {"internal/light/occlusion.glsl", (const char[]) {
#embed "../../../Shaders/internal/light/occlusion.glsl"
        , 0}},
    {"internal/light/painted.glsl", (const char[]) {
#embed "../../../Shaders/internal/light/painted.glsl"
        , 0}},
    {"internal/light/share.glsl", (const char[]) {
#embed "../../../Shaders/internal/light/share.glsl"
        , 0}},
    {"internal/quick/backdrop.frag", (const char[]) {
#embed "../../../Shaders/internal/quick/backdrop.frag"
        , 0}},
    {"internal/quick/backdrop.vert", (const char[]) {
#embed "../../../Shaders/internal/quick/backdrop.vert"
        , 0}},
    {"internal/quick/blur-level.frag", (const char[]) {
#embed "../../../Shaders/internal/quick/blur-level.frag"
        , 0}},
    {"internal/quick/blurred.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/blurred.glsl"
        , 0}},
    {"internal/quick/body.frag", (const char[]) {
#embed "../../../Shaders/internal/quick/body.frag"
        , 0}},
    {"internal/quick/bytes.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/bytes.glsl"
        , 0}},
    {"internal/quick/card-picture.frag", (const char[]) {
#embed "../../../Shaders/internal/quick/card-picture.frag"
        , 0}},
    {"internal/quick/card.vert", (const char[]) {
#embed "../../../Shaders/internal/quick/card.vert"
        , 0}},
    {"internal/quick/fill.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/fill.glsl"
        , 0}},
    {"internal/quick/ground.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/ground.glsl"
        , 0}},
    {"internal/quick/half.frag", (const char[]) {
#embed "../../../Shaders/internal/quick/half.frag"
        , 0}},
    {"internal/quick/lens-level.frag", (const char[]) {
#embed "../../../Shaders/internal/quick/lens-level.frag"
        , 0}},
    {"internal/quick/level.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/level.glsl"
        , 0}},
    {"internal/quick/light.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/light.glsl"
        , 0}},
    {"internal/quick/mirrored.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/mirrored.glsl"
        , 0}},
    {"internal/quick/part.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/part.glsl"
        , 0}},
    {"internal/quick/picture-bytes.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/picture-bytes.glsl"
        , 0}},
    {"internal/quick/plain-corner.vert.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/plain-corner.vert.glsl"
        , 0}},
    {"internal/quick/plain-ground.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/plain-ground.glsl"
        , 0}},
    {"internal/quick/rim.frag", (const char[]) {
#embed "../../../Shaders/internal/quick/rim.frag"
        , 0}},
    {"internal/quick/round.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/round.glsl"
        , 0}},
    {"internal/quick/shadow-corner.vert.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/shadow-corner.vert.glsl"
        , 0}},
    {"internal/quick/shadow.frag", (const char[]) {
#embed "../../../Shaders/internal/quick/shadow.frag"
        , 0}},
    {"internal/quick/sharp.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/sharp.glsl"
        , 0}},
    {"internal/quick/straight.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/straight.glsl"
        , 0}},
    {"internal/quick/unlit.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/unlit.glsl"
        , 0}},
    {"internal/quick/upright.glsl", (const char[]) {
#embed "../../../Shaders/internal/quick/upright.glsl"
        , 0}},
    {"internal/shared/copy.frag", (const char[]) {
#embed "../../../Shaders/internal/shared/copy.frag"
        , 0}},
    {"internal/shared/copy.vert", (const char[]) {
#embed "../../../Shaders/internal/shared/copy.vert"
        , 0}},
    {"internal/shared/corner.vert.glsl", (const char[]) {
#embed "../../../Shaders/internal/shared/corner.vert.glsl"
        , 0}},
    {"internal/shared/main.frag", (const char[]) {
#embed "../../../Shaders/internal/shared/main.frag"
        , 0}},
    {"internal/shared/means.frag", (const char[]) {
#embed "../../../Shaders/internal/shared/means.frag"
        , 0}},
    {"internal/shared/noise.glsl", (const char[]) {
#embed "../../../Shaders/internal/shared/noise.glsl"
        , 0}},
    {"internal/shared/pixel.vert.glsl", (const char[]) {
#embed "../../../Shaders/internal/shared/pixel.vert.glsl"
        , 0}},
    {"internal/shared/screen.vert", (const char[]) {
#embed "../../../Shaders/internal/shared/screen.vert"
        , 0}},
    {"internal/shared/shrink.frag", (const char[]) {
#embed "../../../Shaders/internal/shared/shrink.frag"
        , 0}},
    {"internal/shared/srgb.glsl", (const char[]) {
#embed "../../../Shaders/internal/shared/srgb.glsl"
        , 0}},
    {"internal/text/glyph.frag", (const char[]) {
#embed "../../../Shaders/internal/text/glyph.frag"
        , 0}},
    {"internal/text/glyph.vert", (const char[]) {
#embed "../../../Shaders/internal/text/glyph.vert"
        , 0}},
    {"lib/colour.glsl", (const char[]) {
#embed "../../../Shaders/lib/colour.glsl"
        , 0}},
    {"lib/noise.glsl", (const char[]) {
#embed "../../../Shaders/lib/noise.glsl"
        , 0}},
    {"lib/shapes.glsl", (const char[]) {
#embed "../../../Shaders/lib/shapes.glsl"
        , 0}},
    {"post/aberration.frag", (const char[]) {
#embed "../../../Shaders/post/aberration.frag"
        , 0}},
    {"post/bloom.frag", (const char[]) {
#embed "../../../Shaders/post/bloom.frag"
        , 0}},
    {"post/crt.frag", (const char[]) {
#embed "../../../Shaders/post/crt.frag"
        , 0}},
    {"post/depth-of-field.frag", (const char[]) {
#embed "../../../Shaders/post/depth-of-field.frag"
        , 0}},
    {"post/film.frag", (const char[]) {
#embed "../../../Shaders/post/film.frag"
        , 0}},
    {"post/fxaa.frag", (const char[]) {
#embed "../../../Shaders/post/fxaa.frag"
        , 0}},
    {"post/grade.frag", (const char[]) {
#embed "../../../Shaders/post/grade.frag"
        , 0}},
    {"post/ink.frag", (const char[]) {
#embed "../../../Shaders/post/ink.frag"
        , 0}},
    {"post/tilt-shift.frag", (const char[]) {
#embed "../../../Shaders/post/tilt-shift.frag"
        , 0}},
    {"post/vignette.frag", (const char[]) {
#embed "../../../Shaders/post/vignette.frag"
        , 0}},
    {"transitions/fade.frag", (const char[]) {
#embed "../../../Shaders/transitions/fade.frag"
        , 0}},
    {"transitions/iris.frag", (const char[]) {
#embed "../../../Shaders/transitions/iris.frag"
        , 0}},
    {"transitions/wipe.frag", (const char[]) {
#embed "../../../Shaders/transitions/wipe.frag"
        , 0}},
};

size_t shader_text_count(void) { return sizeof texts / sizeof *texts; }

ShaderText shader_text(size_t index) { return texts[index]; }
