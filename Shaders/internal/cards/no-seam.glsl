// Cards that share no side with others.
float seenShare(float covered, vec2 dx, vec2 dy) { return covered; }
