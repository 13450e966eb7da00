// Cards that are seen themselves.
vec3 inFloor(vec3 image, float alpha) { return image; }
float underFloor() { return 1.0; }
float shadowInFloor() { return 1.0; }
