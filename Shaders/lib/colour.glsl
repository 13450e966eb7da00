#pragma once
// Colours: sRGB is what files and screens hold, linear is amounts of light.

vec3 toLinear(vec3 c) { return mix(c / 12.92, pow((max(c, 0.0) + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)); }
vec3 toSRGB(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }

// How bright an sRGB colour looks, from 0 to 1.
float luma(vec3 c) { return dot(c, vec3(0.2126, 0.7152, 0.0722)); }

// Hue in turns, saturation, value.
vec3 fromHSV(vec3 c) {
    vec3 rainbow = clamp(abs(mod(c.x * 6.0 + vec3(0, 4, 2), 6.0) - 3.0) - 1.0, 0.0, 1.0);
    return c.z * mix(vec3(1), rainbow, c.y);
}
vec3 toHSV(vec3 c) {
    float most = max(c.r, max(c.g, c.b)), span = most - min(c.r, min(c.g, c.b));
    if (span <= 0.0) return vec3(0, 0, most);
    float hue = most == c.r ? (c.g - c.b) / span : most == c.g ? 2.0 + (c.b - c.r) / span : 4.0 + (c.r - c.g) / span;
    return vec3(fract(hue / 6.0), span / most, most);
}

// Ottosson's OKLab, of linear light: lightness, green to red, blue to yellow. Equal steps look equal.
vec3 toOklab(vec3 c) {
    vec3 lms = mat3(0.4122214708, 0.2119034982, 0.0883024619, 0.5363325363, 0.6806995451, 0.2817188376,
                    0.0514459929, 0.1073969566, 0.6299787005) * c;
    lms = sign(lms) * pow(abs(lms), vec3(1.0 / 3.0));
    return mat3(0.2104542553, 1.9779984951, 0.0259040371, 0.7936177850, -2.4285922050, 0.7827717662,
                -0.0040720468, 0.4505937099, -0.8086757660) * lms;
}
vec3 fromOklab(vec3 c) {
    vec3 lms = mat3(1.0, 1.0, 1.0, 0.3963377774, -0.1055613458, -0.0894841775,
                    0.2158037573, -0.0638541728, -1.2914855480) * c;
    lms = lms * lms * lms;
    return mat3(4.0767416621, -1.2684380046, -0.0041960863, -3.3077115913, 2.6097574011, -0.7034186147,
                0.2309699292, -0.3413193965, 1.7076147010) * lms;
}
// Between two sRGB colours in steps that look equal.
vec3 mixOklab(vec3 a, vec3 b, float t) {
    return toSRGB(clamp(fromOklab(mix(toOklab(toLinear(a)), toOklab(toLinear(b)), t)), 0.0, 1.0));
}

// Quilez' cosine palette: middle, reach, how often, and where in turn each part begins.
vec3 palette(float t, vec3 middle, vec3 reach, vec3 often, vec3 start) {
    return middle + reach * cos(6.2831853 * (often * t + start));
}
vec3 rainbow(float t) { return palette(t, vec3(0.5), vec3(0.5), vec3(1), vec3(0, 0.33, 0.67)); }
vec3 dusk(float t) { return palette(t, vec3(0.55, 0.4, 0.45), vec3(0.42, 0.32, 0.3), vec3(1), vec3(0, 0.1, 0.25)); }

// As layers of a picture: b over a.
vec3 blendMultiply(vec3 a, vec3 b) { return a * b; }
vec3 blendScreen(vec3 a, vec3 b) { return 1.0 - (1.0 - a) * (1.0 - b); }
vec3 blendOverlay(vec3 a, vec3 b) { return mix(2.0 * a * b, 1.0 - 2.0 * (1.0 - a) * (1.0 - b), step(0.5, a)); }
vec3 blendSoftLight(vec3 a, vec3 b) {
    vec3 root = mix(((16.0 * a - 12.0) * a + 4.0) * a, sqrt(max(a, 0.0)), step(0.25, a));
    return mix(a - (1.0 - 2.0 * b) * a * (1.0 - a), a + (2.0 * b - 1.0) * (root - a), step(0.5, b));
}
vec3 blendAdd(vec3 a, vec3 b) { return min(a + b, 1.0); }
vec3 blendDodge(vec3 a, vec3 b) { return min(a / max(1.0 - b, 1e-4), 1.0); }
vec3 blendBurn(vec3 a, vec3 b) { return 1.0 - min((1.0 - a) / max(b, 1e-4), 1.0); }
