// Cards without a border.
const bool hasBorder = false;
vec4 borderedOver(vec4 fill, vec2 dx, vec2 dy) { return fill; }
float borderedAlpha(float fill) { return fill; }
