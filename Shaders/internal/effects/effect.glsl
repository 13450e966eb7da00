// What shaders of the user's own are given. Comes before their text; names that begin with zt_ are not for them.
uniform vec4 zt_clock;   // time, time since the frame before, number of the frame, frames a second
uniform vec4 zt_date;    // year, month from 0, day, seconds
uniform vec4 zt_effort;  // 1, or less in motion where the processor draws
uniform vec4 zt_pointer; // from the lower left of the picture in its pixels: where it is, and where it was pressed
uniform vec4 zt_sound;   // low, middle and high notes, beats
#ifndef FACE
uniform vec4 zt_o_place; // as in effect.frag
#endif
#if defined(FACE) || defined(GL_ES)
// GLSL ES gives variables outside of functions nothing but constants.
vec2 zt_uv = vec2(0), zt_resolution = vec2(1);
vec4 zt_FragCoord = vec4(0, 0, 0.5, 1);
vec2 zt_PointCoord = vec2(0);
#else
vec2 zt_uv = (gl_FragCoord.xy + zt_o_place.xy) / zt_o_place.wz, zt_resolution = zt_o_place.wz;
vec4 zt_FragCoord = vec4(zt_uv * zt_resolution, 0.5, 1);
vec2 zt_PointCoord = zt_uv;
#endif
float iChannelTime[4] = float[4](0.0, 0.0, 0.0, 0.0);
vec3 iChannelResolution[4] = vec3[4](vec3(0), vec3(0), vec3(0), vec3(0));
vec4 zt_FragColor = vec4(0), zt_FragData[8];
float zt_FragDepth = 0.0, zt_FragDepthEXT = 0.0;
// What a vertex shader is given, where one is run for each pixel.
vec4 zt_Vertex = vec4(0), zt_Position = vec4(0), zt_Color = vec4(1), zt_MultiTexCoord0 = vec4(0);
vec3 zt_Normal = vec3(0, 0, 1);
const mat4 zt_ProjectionMatrix = mat4(1), zt_ModelViewMatrix = mat4(1), zt_ModelViewProjectionMatrix = mat4(1);
const mat3 zt_NormalMatrix = mat3(1);

// From 0 to 1; in the middle while there is no pointer.
vec2 zt_pointerShare() { return zt_pointer.xy == vec2(0) ? vec2(0.5) : zt_pointer.xy / zt_resolution; }
// In pixels, and whether it is pressed.
vec4 zt_pointerPressed() { return vec4(zt_pointer.xy, zt_pointer.zw == vec2(0) ? 0 : 1, 0); }
// Of an eye three units in front of the picture, which sees 45 degrees.
mat4 zt_viewMatrix() { return mat4(vec4(1, 0, 0, 0), vec4(0, 1, 0, 0), vec4(0, 0, 1, 0), vec4(0, 0, -3, 1)); }
mat4 zt_projectionMatrix() {
    float far = 2.41421;
    return mat4(vec4(far * zt_resolution.y / zt_resolution.x, 0, 0, 0), vec4(0, far, 0, 0), vec4(0, 0, -1.0002, -1),
        vec4(0, 0, -0.020002, 0));
}
#ifdef CUBE0
uniform samplerCube iChannel0;
#elif defined(CHANNEL0)
uniform sampler2D iChannel0;
#endif
#ifdef VIEWER
#define iViewerChannel iChannel0
#endif
#ifdef CUBE1
uniform samplerCube iChannel1;
#elif defined(CHANNEL1)
uniform sampler2D iChannel1;
#endif
#ifdef CUBE2
uniform samplerCube iChannel2;
#elif defined(CHANNEL2)
uniform sampler2D iChannel2;
#endif
#ifdef CUBE3
uniform samplerCube iChannel3;
#elif defined(CHANNEL3)
uniform sampler2D iChannel3;
#endif
#ifdef STAGE_VERTEX
#define zt_bias(s, p, bias) texture(s, p)
// Where cards are bent nothing is painted.
#define dFdx(value) (value)
#define dFdy(value) (value)
#define fwidth(value) (value)
#define discard
#else
#define zt_bias(s, p, bias) texture(s, p, bias)
#endif

// What earlier versions of GLSL call it: functions, so that a shader may call something of its own texture.
vec4 zt_Text2D(sampler2D s, vec2 p) { return texture(s, p); }
vec4 zt_Text2D(sampler2D s, vec2 p, float bias) { return zt_bias(s, p, bias); }
vec4 zt_Text2DLod(sampler2D s, vec2 p, float level) { return textureLod(s, p, level); }
vec4 zt_Text2DLodEXT(sampler2D s, vec2 p, float level) { return textureLod(s, p, level); }
vec4 zt_Text2DLodARB(sampler2D s, vec2 p, float level) { return textureLod(s, p, level); }
vec4 zt_Text2DGrad(sampler2D s, vec2 p, vec2 dx, vec2 dy) { return textureGrad(s, p, dx, dy); }
vec4 zt_Text2DGradEXT(sampler2D s, vec2 p, vec2 dx, vec2 dy) { return textureGrad(s, p, dx, dy); }
vec4 zt_Text2DGradARB(sampler2D s, vec2 p, vec2 dx, vec2 dy) { return textureGrad(s, p, dx, dy); }
vec4 zt_Text2DProj(sampler2D s, vec3 p) { return textureProj(s, p); }
vec4 zt_Text2DProj(sampler2D s, vec4 p) { return textureProj(s, p); }
vec4 zt_Text2DProjEXT(sampler2D s, vec3 p) { return textureProj(s, p); }
vec4 zt_Text2DProjLod(sampler2D s, vec3 p, float level) { return textureProjLod(s, p, level); }
vec4 zt_Text2DProjLodEXT(sampler2D s, vec3 p, float level) { return textureProjLod(s, p, level); }
#ifndef GL_ES
vec4 zt_Text1D(sampler1D s, float p) { return texture(s, p); }
#endif
vec4 zt_Text3D(sampler3D s, vec3 p) { return texture(s, p); }
vec4 zt_TextCube(samplerCube s, vec3 p) { return texture(s, p); }
vec4 zt_TextCubeLod(samplerCube s, vec3 p, float level) { return textureLod(s, p, level); }
vec4 zt_TextCubeLodEXT(samplerCube s, vec3 p, float level) { return textureLod(s, p, level); }
// A channel that is asked for a direction shows its picture as a globe does.
vec2 zt_onGlobe(vec3 way) {
    return vec2(atan(way.x, -way.z) / 6.2831853 + 0.5, asin(clamp(way.y / max(length(way), 1e-9), -1.0, 1.0)) / 3.1415927 + 0.5);
}
vec4 zt_TextCube(sampler2D s, vec3 p) { return textureLod(s, zt_onGlobe(p), 0.0); }
vec4 zt_Text(samplerCube s, vec3 p) { return texture(s, p); }
vec4 zt_Text(samplerCube s, vec3 p, float bias) { return zt_bias(s, p, bias); }
vec4 zt_TextLod(samplerCube s, vec3 p, float level) { return textureLod(s, p, level); }
vec4 zt_Text(sampler2D s, vec2 p) { return texture(s, p); }
vec4 zt_Text(sampler2D s, vec2 p, float bias) { return zt_bias(s, p, bias); }
vec4 zt_Text(sampler2D s, vec3 p) { return textureLod(s, zt_onGlobe(p), 0.0); }
vec4 zt_Text(sampler2D s, vec3 p, float bias) { return textureLod(s, zt_onGlobe(p), max(bias, 0.0)); }
vec4 zt_TextLod(sampler2D s, vec2 p, float level) { return textureLod(s, p, level); }
vec4 zt_TextLod(sampler2D s, vec3 p, float level) { return textureLod(s, zt_onGlobe(p), level); }
// Between two edges that are one lies a step.
float zt_smooths(float a, float b, float x) { return a == b ? step(a, x) : smoothstep(a, b, x); }
vec2 zt_smooths(vec2 a, vec2 b, vec2 x) { return vec2(zt_smooths(a.x, b.x, x.x), zt_smooths(a.y, b.y, x.y)); }
vec3 zt_smooths(vec3 a, vec3 b, vec3 x) { return vec3(zt_smooths(a.xy, b.xy, x.xy), zt_smooths(a.z, b.z, x.z)); }
vec4 zt_smooths(vec4 a, vec4 b, vec4 x) { return vec4(zt_smooths(a.xyz, b.xyz, x.xyz), zt_smooths(a.w, b.w, x.w)); }
vec2 zt_smooths(float a, float b, vec2 x) { return a == b ? step(a, x) : smoothstep(a, b, x); }
vec3 zt_smooths(float a, float b, vec3 x) { return a == b ? step(a, x) : smoothstep(a, b, x); }
vec4 zt_smooths(float a, float b, vec4 x) { return a == b ? step(a, x) : smoothstep(a, b, x); }
// What was added up, by how much it is.
vec4 zt_mean(vec4 sum) { return vec4(sum.rgb / (sum.a > 0.0 ? sum.a : 1.0), 1); }

// Between light (linear, premultiplied) and what a screen shows (sRGB, alpha not multiplied in).
// As in shared/srgb.glsl.
vec3 zt_encode(vec3 c) {
    vec3 root = sqrt(c), fourth = sqrt(root);
    vec3 curve = 1.12268751 * root + 0.19613379 * fourth - 0.33550856 * root * fourth + 0.0813329378 * c - 0.0646112801;
    return mix(12.92 * c, curve, step(0.0031308, c));
}
vec4 zt_straight(vec4 light) { return vec4(zt_encode(clamp(light.rgb / max(light.a, 1e-6), 0.0, 1.0)), light.a); }

#ifdef FACE
vec2 u_size = vec2(0);   // of the card, in points
int u_index = 0;   // in the row
int u_count = 0;
float u_offset = 0.0;  // in items from the middle
bool u_selected = false;
bool u_back = false;     // it is seen from behind
vec3 v_normal = vec3(0, 0, 1); // where the card is bent: x right, y up, z out of it
vec4 u_colour = vec4(0);  // of its own fill: both ends of the gradient
vec4 u_colour2 = vec4(0);
uniform sampler2D zt_content;
uniform sampler2D zt_label;
uniform sampler2D zt_picture;
vec4 zt_contentPlace = vec4(0), zt_labelPlace = vec4(0), zt_pictureUse = vec4(0);
vec2 zt_half = vec2(0);

vec4 zt_flat(sampler2D sheet, vec4 place, vec2 uv) {
    if (place.z == 0.0) return vec4(0);
    vec2 rim = 1.0 / (abs(place.zw) * vec2(textureSize(sheet, 0)));
    return zt_straight(textureLod(sheet, place.xy + clamp(uv, rim, 1.0 - rim) * place.zw, 0.0));
}
// What the card is without this shader, without the labels' own colours, and without all but its picture.
vec4 cardColour(vec2 uv) { return zt_flat(zt_content, zt_contentPlace, uv); }
vec4 cardLabel(vec2 uv) { return zt_flat(zt_label, zt_labelPlace, uv); }
vec4 cardPicture(vec2 uv) {
    vec2 spot = (uv - 0.5) * vec2(2, -2) * zt_half;
    if (zt_pictureUse.x == 0.0 || any(greaterThan(abs(spot), zt_pictureUse.zw))) return vec4(0);
    return zt_straight(texture(zt_picture, spot * abs(zt_pictureUse.xy) + 0.5));
}
#endif

#ifdef ISF
#define isf_vertShaderInit()
#define vv_vertShaderInit()
#define texture2DRect(image, pixel) zt_image(image, (pixel) / zt_imageSize(image))
vec4 zt_image(sampler2D image, vec2 uv) { return texture(image, uv); }
vec4 zt_image(sampler2D image, vec2 uv, float bias) { return zt_bias(image, uv, bias); }
vec4 zt_image(samplerCube image, vec3 way) { return texture(image, way); }
vec4 zt_image(samplerCube image, vec3 way, float bias) { return zt_bias(image, way, bias); }
vec2 zt_imageSize(sampler2D image) { return vec2(textureSize(image, 0)); }
vec4 zt_imagePixel(sampler2D image, vec2 pixel) { return zt_image(image, pixel / zt_imageSize(image)); }
vec4 zt_imagePixel(sampler2D image, vec2 pixel, float bias) { return zt_image(image, pixel / zt_imageSize(image), bias); }
#ifdef FACE
struct CardImage { int side; };
vec4 zt_image(CardImage image, vec2 uv) { return cardColour(uv); }
vec4 zt_image(CardImage image, vec2 uv, float bias) { return cardColour(uv); }
vec2 zt_imageSize(CardImage image) { return zt_resolution; }
vec4 zt_imagePixel(CardImage image, vec2 pixel) { return cardColour(pixel / zt_resolution); }
vec4 zt_imagePixel(CardImage image, vec2 pixel, float bias) { return cardColour(pixel / zt_resolution); }
#endif
// Names alone: some pass a bias as well.
#define IMG_NORM_PIXEL zt_image
#define IMG_PIXEL zt_imagePixel
#define IMG_THIS_PIXEL(image) zt_image(image, zt_uv)
#define IMG_THIS_NORM_PIXEL(image) zt_image(image, zt_uv)
#define IMG_SIZE(image) zt_imageSize(image)
#endif

#ifdef POST
uniform sampler2D zt_scene;
uniform sampler2D zt_sceneLevels;
uniform sampler2D zt_depth;
uniform vec4 zt_part;  // of the whole picture in what the textures hold: from uv to theirs
uniform vec4 zt_lens;  // from depth to z / w, and m34
vec2 zt_inPart(vec2 uv) { return zt_part.xy + clamp(uv, 0.0, 1.0) * zt_part.zw; }
vec4 sceneColour(vec2 uv) { return zt_straight(textureLod(zt_scene, zt_inPart(uv), 0.0)); }
// Blurred: each level is half as large as the one before.
vec4 sceneColour(vec2 uv, float level) { return zt_straight(textureLod(zt_sceneLevels, zt_inPart(uv), level)); }
// In points behind the plane of the view; what is nearer is below 0, and where no card is it is very far.
float sceneDepth(vec2 uv) {
    float depth = textureLod(zt_depth, zt_inPart(uv), 0.0).r * 2.0 - 1.0;
    float q = zt_lens.x * depth + zt_lens.y;
    return depth >= 1.0 ? 1e6 : -q / max(1.0 - zt_lens.z * q, 1e-6);
}
#endif

#ifdef ENTRY_TRANSITION
uniform float progress = 0.5;
uniform sampler2D fromPicture;
uniform sampler2D toPicture;
#ifdef TRANSITION
// The pictures themselves, as a screen shows them, alpha multiplied in.
vec4 zt_shown(vec4 c) {
    if (c.a <= 0.0 || c.a >= 1.0) return c;
    vec3 light = mix(c.rgb / 12.92, pow((c.rgb + 0.055) / 1.055, vec3(2.4)), step(0.04045, c.rgb));
    return zt_straight(vec4(light, c.a));
}
vec4 getFromColor(vec2 uv) { return zt_shown(texture(fromPicture, uv)); }
vec4 getToColor(vec2 uv) { return zt_shown(texture(toPicture, uv)); }
#else
// What nobody has chosen has one pixel.
bool zt_isChosen(sampler2D picture) { return textureSize(picture, 0).x > 1; }
#if !defined(FACE) && !defined(POST)
// A card on a table, for want of a picture.
vec4 zt_sample(vec2 uv, vec3 card, vec3 table) {
    vec2 beyond = abs(uv - 0.5) - vec2(0.3, 0.35);
    return vec4(mix(card, table, step(0.0, max(beyond.x, beyond.y))) * (0.6 + 0.4 * uv.y), 1);
}
#endif
vec4 getFromColor(vec2 uv) {
    if (zt_isChosen(fromPicture)) return texture(fromPicture, uv);
#if defined(FACE)
    return cardColour(uv);
#elif defined(POST)
    return sceneColour(uv);
#else
    return zt_sample(uv, vec3(0.93, 0.55, 0.2), vec3(0.2, 0.24, 0.32));
#endif
}
vec4 getToColor(vec2 uv) {
    if (zt_isChosen(toPicture)) return texture(toPicture, uv);
#if defined(FACE)
    return mix(u_colour2, u_colour, uv.y);
#elif defined(POST)
    return vec4(0, 0, 0, 1);
#else
    return zt_sample(uv, vec3(0.25, 0.6, 0.85), vec3(0.92, 0.9, 0.85));
#endif
}
#endif
#endif
