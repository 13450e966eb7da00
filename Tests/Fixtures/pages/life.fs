/*{
  "DESCRIPTION": "Conway's Game of Life from a seed, with cells of eight pixels",
  "INPUTS": [{"NAME": "cell", "TYPE": "float", "DEFAULT": 8.0, "MIN": 2.0, "MAX": 32.0}],
  "PASSES": [
    {"TARGET": "cells", "PERSISTENT": true, "WIDTH": "floor($WIDTH / $cell)", "HEIGHT": "floor($HEIGHT / $cell)"},
    {}
  ]
}*/
uint scattered(uvec2 p) {
    uint n = p.x * 1597334677u + p.y * 3812015801u;
    n = (n ^ (n >> 15)) * 2246822519u;
    return n ^ (n >> 13);
}
float alive(ivec2 p) {
    ivec2 size = textureSize(cells, 0);
    return step(0.5, texelFetch(cells, (p + size) % size, 0).r);
}
void main() {
    if (PASSINDEX == 0) {
        ivec2 p = ivec2(gl_FragCoord.xy);
        float now;
        if (FRAMEINDEX == 0) {
            now = scattered(uvec2(p)) % 3u == 0u ? 1.0 : 0.0;
        } else {
            float near = 0.0;
            for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) if (x != 0 || y != 0) near += alive(p + ivec2(x, y));
            now = near == 3.0 || (near == 2.0 && alive(p) == 1.0) ? 1.0 : 0.0;
        }
        gl_FragColor = vec4(now, now, now, 1.0);
    } else {
        ivec2 p = ivec2(gl_FragCoord.xy / cell);
        gl_FragColor = vec4(mix(vec3(0.05, 0.07, 0.12), vec3(0.55, 0.9, 0.6), alive(p)), 1.0);
    }
}
