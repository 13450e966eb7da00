/*{
  "DESCRIPTION": "Something that moves leaves a trail.",
  "CATEGORIES": ["Stylize"],
  "INPUTS": [
    {"NAME": "inputImage", "TYPE": "image"},
    {"NAME": "hold", "LABEL": "Hold", "TYPE": "float", "MIN": 0.0, "MAX": 1.0, "DEFAULT": 0.8},
    {"NAME": "tint", "LABEL": "Tint", "TYPE": "color", "DEFAULT": [0.9, 0.95, 1.0, 1.0]}
  ],
  "PASSES": [{"TARGET": "trail", "PERSISTENT": true, "FLOAT": true}, {}]
}*/
// An ISF shader: each of its inputs is a knob. In its first pass it adds to what is kept, in the second it shows that.
// What comes in: isf_FragNormCoord (0 to 1), RENDERSIZE in pixels, TIME in seconds, IMG_THIS_PIXEL(name), IMG_NORM_PIXEL(name, uv).

void main() {
    if (PASSINDEX == 0) {
        vec4 now = IMG_THIS_PIXEL(inputImage);
        vec4 before = IMG_THIS_PIXEL(trail) * vec4(tint.rgb, 1.0);
        gl_FragColor = FRAMEINDEX == 0 ? now : mix(now, before, 0.95 * hold);
    } else {
        gl_FragColor = vec4(IMG_THIS_PIXEL(trail).rgb, 1.0);
    }
}
