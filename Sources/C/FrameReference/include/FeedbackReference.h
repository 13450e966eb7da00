// What `zoetrope bench feedback` is held against: a pass that reads what it drew before, and one that shows it, as one would write
// it down in C, with the same targets.
#pragma once

typedef struct FeedbackReference FeedbackReference;

/// For the OpenGL context that is current; NULL where that does not work.
/// - buffer, image: two functions `mainImage`, which read `iChannel0`, `iFrame` and `iResolution`.
FeedbackReference *feedbackReferenceMake(int width, int height, const char *buffer, const char *image);
void feedbackReferenceFree(FeedbackReference *reference);

/// Draws the next frame, and waits for it.
void feedbackReferenceDraw(FeedbackReference *reference);

/// Red, green, blue and alpha, row by row from the lowest.
void feedbackReferencePixels(FeedbackReference *reference, unsigned char *pixels);
