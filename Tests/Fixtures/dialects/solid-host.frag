#include "DE-Raytracer.frag"
uniform float Radius; slider[0,1,3]

float DE(vec3 point) {
    orbitTrap = min(orbitTrap, vec4(abs(point), dot(point, point)));
    return length(point) - Radius;
}
#preset Default
FOV = 0.5
Eye = 0,0,-4
Target = 0,0,0
BackgroundColor = 0,0,0
OrbitStrength = 0
CamLight = 1,1,1,1
#endpreset
