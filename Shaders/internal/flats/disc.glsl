// What a lens makes of each point that is not in its focus: a disc with a soft rim, as real lenses have it. LensLevels reckons with it too.
// Where the rim begins and ends, in radii: so that the disc's variance is that of one with a sharp rim.
const vec2 RIM = vec2(0.535, 1.248);

// How much of the point is so many radii away from it.
float discAt(float radii) { return clamp((RIM.y - radii) / (RIM.y - RIM.x), 0.0, 1.0); }
