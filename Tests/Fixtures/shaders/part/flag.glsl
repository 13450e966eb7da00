#pragma once
#include "stripe.glsl"

// Darkens every other stripe.
vec3 flag(vec3 colour, vec2 p) { return colour * mix(0.7, 1.0, stripe(p.y * 6.0)); }
