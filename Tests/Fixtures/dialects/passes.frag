/*{ pixelRatio: 1, PASSES: [{ fs: "./modules/spread.frag", TARGET: "spread", FLOAT: true }, {}] }*/
uniform vec2 resolution;
uniform sampler2D spread;
void main() { gl_FragColor = vec4(texture2D(spread, gl_FragCoord.xy / resolution).rgb / 3.0, 1.0); }
