// For what is seen itself: each job has a `paint` that says what the light is.
void main() { paint(); }
