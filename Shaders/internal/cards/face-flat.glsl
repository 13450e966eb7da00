// A face on cards that stay flat.
const bool isBent = false;
void turnFace() {}
