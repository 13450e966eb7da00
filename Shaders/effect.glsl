// What shaders of the user's own are given. Comes before their text; names that begin with zt_ are not for them.
uniform vec4 zt_clock;   // time, time since the frame before, number of the frame, frames a second
uniform vec4 zt_date;    // year, month from 0, day, seconds
uniform vec4 zt_pointer; // from the lower left of the picture in its pixels: where it is, and where it was pressed
#ifndef TYPE_u_time
#define TYPE_u_time float
#endif
#ifndef TYPE_u_delta
#define TYPE_u_delta float
#endif
#ifndef TYPE_u_frame
#define TYPE_u_frame int
#endif
#ifndef TYPE_u_resolution
#define TYPE_u_resolution vec2
#endif
#ifndef TYPE_u_mouse
#define TYPE_u_mouse vec2
#endif
#ifndef TYPE_u_date
#define TYPE_u_date vec4
#endif
#ifndef TYPE_iFrame
#define TYPE_iFrame int
#endif
#ifndef TYPE_iResolution
#define TYPE_iResolution vec3
#endif
#ifndef TYPE_iMouse
#define TYPE_iMouse vec4
#endif
TYPE_u_time u_time = TYPE_u_time(0);
TYPE_u_delta u_delta = TYPE_u_delta(0);
TYPE_u_frame u_frame = TYPE_u_frame(0);
TYPE_u_date u_date = TYPE_u_date(0);
TYPE_u_resolution u_resolution = TYPE_u_resolution(0);
TYPE_u_mouse u_mouse = TYPE_u_mouse(0);
float iTime = 0.0, iTimeDelta = 0.0, iFrameRate = 0.0;
TYPE_iFrame iFrame = TYPE_iFrame(0);
TYPE_iResolution iResolution = TYPE_iResolution(0);
TYPE_iMouse iMouse = TYPE_iMouse(0);
vec4 iDate = vec4(0);
float iSampleRate = 44100.0; // nothing is heard, but some count with it
float iChannelTime[4] = float[4](0.0, 0.0, 0.0, 0.0);
vec3 iChannelResolution[4] = vec3[4](vec3(0), vec3(0), vec3(0), vec3(0));
vec2 v_uv = vec2(0), v_texcoord = vec2(0), v_texCoord = vec2(0), vUv = vec2(0);
vec4 zt_FragCoord = vec4(0), zt_FragColor = vec4(0);
#ifdef CHANNEL0
uniform sampler2D iChannel0;
#endif
#ifdef CHANNEL1
uniform sampler2D iChannel1;
#endif
#ifdef CHANNEL2
uniform sampler2D iChannel2;
#endif
#ifdef CHANNEL3
uniform sampler2D iChannel3;
#endif
#ifdef STAGE_VERTEX
// Where cards are bent nothing is painted.
#define dFdx(value) (value)
#define dFdy(value) (value)
#define fwidth(value) (value)
#define discard
#endif
#ifdef ENTRY_IMAGE
#if defined(CHANNEL0) || defined(CHANNEL1) || defined(CHANNEL2) || defined(CHANNEL3)
#ifndef STAGE_VERTEX
// A channel is a flat picture; who reads it as a cube or as a space gets what lies in that direction.
vec2 zt_around(vec3 p) { return vec2(atan(p.z, p.x) / 6.2831853 + 0.5, asin(clamp(normalize(p + vec3(0, 0, 1e-9)).y, -1.0, 1.0)) / 3.1415927 + 0.5); }
vec4 zt_texture(sampler2D s, vec2 p) { return texture(s, p); }
vec4 zt_texture(sampler2D s, vec2 p, float bias) { return texture(s, p, bias); }
vec4 zt_texture(sampler2D s, vec3 p) { return textureLod(s, zt_around(p), 0.0); }
vec4 zt_texture(sampler2D s, vec3 p, float bias) { return textureLod(s, zt_around(p), 0.0); }
vec4 zt_texture(samplerCube s, vec3 p) { return texture(s, p); }
vec4 zt_texture(samplerCube s, vec3 p, float bias) { return texture(s, p, bias); }
vec4 zt_texture(sampler3D s, vec3 p) { return texture(s, p); }
vec4 zt_textureLod(sampler2D s, vec2 p, float level) { return textureLod(s, p, level); }
vec4 zt_textureLod(sampler2D s, vec3 p, float level) { return textureLod(s, zt_around(p), level); }
vec4 zt_textureLod(samplerCube s, vec3 p, float level) { return textureLod(s, p, level); }
#define texture zt_texture
#define textureLod zt_textureLod
#endif
#endif
#endif
#define texture2D texture
#define textureCube texture

// Between light (linear, premultiplied) and what a screen shows (sRGB, alpha not multiplied in).
vec3 zt_encode(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
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
#define TIME iTime
#define TIMEDELTA iTimeDelta
#define FRAMEINDEX int(iFrame)
#define DATE (iDate + vec4(0, 1, 0, 0))
#define RENDERSIZE (iResolution.xy)
#define isf_FragNormCoord v_uv
#define vv_FragNormCoord v_uv
#define isf_vertShaderInit()
#define vv_vertShaderInit()
#define texture2DRect(image, pixel) zt_image(image, (pixel) / zt_imageSize(image))
vec4 zt_Position = vec4(0); // a vertex shader may set it
vec4 zt_image(sampler2D image, vec2 uv) { return texture(image, uv); }
vec2 zt_imageSize(sampler2D image) { return vec2(textureSize(image, 0)); }
#ifdef FACE
struct CardImage { int side; };
vec4 zt_image(CardImage image, vec2 uv) { return cardColour(uv); }
vec2 zt_imageSize(CardImage image) { return RENDERSIZE; }
#endif
#define IMG_NORM_PIXEL(image, uv) zt_image(image, uv)
#define IMG_PIXEL(image, pixel) zt_image(image, (pixel) / zt_imageSize(image))
#define IMG_THIS_PIXEL(image) zt_image(image, v_uv)
#define IMG_THIS_NORM_PIXEL(image) zt_image(image, v_uv)
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
