// What `zoetrope bench frame` is held against: the same cards drawn as one would write it down in C, without a renderer.
#pragma once

#include <stdbool.h>

#include "FeedbackReference.h"
#include "SceneReference.h"

typedef struct FrameReference FrameReference;

/// Cards of 200×260 points in a picture of so many pixels, for the OpenGL context that is current; NULL where that does not work.
/// - hasLabels: whether each card has its number on it.
/// - isLean: leaves out what is beside the picture or no pixel's, and draws a digit as a quad; else all is drawn, and each fragment
///   of a card looks for its digit.
FrameReference *frameReferenceMake(int width, int height, int cards, bool hasLabels, bool isLean);
void frameReferenceFree(FrameReference *reference);

/// Lays out, uploads and draws one frame, and waits for it.
void frameReferenceDraw(FrameReference *reference, double scroll);

/// How many cards that was.

/// Red, green, blue and alpha, row by row from the lowest.
void frameReferencePixels(FrameReference *reference, unsigned char *pixels);
