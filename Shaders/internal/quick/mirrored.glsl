// Cards that are seen in the floor.
in float under;
uniform vec4 floorFade; // how deep the last of it is seen, strength, pixels a point

// How much of what is so deep under the floor is seen in it.
float shareSeen() {
    float left = max(1.0 - max(under, 0.0) / floorFade.x, 0.0);
    return left * left * floorFade.y;
}

// A floor with an image in it, both as bytes: mixed as squares, which is near enough to light.
vec3 inFloor(vec3 image, float alpha) {
    vec3 below = floorColour() * alpha;
    return sqrt(mix(below * below, image * image, shareSeen()));
}

// Whether it is under the floor at all.
float underFloor() { return clamp(under * floorFade.z + 0.5, 0.0, 1.0); }
float shadowInFloor() { return shareSeen() * underFloor(); }
