vec2 shareOf(vec2 pixel) { return pixel / resolution; }
#pragma glslify: export(shareOf)
