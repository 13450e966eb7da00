// What a vertex shader works out, number by number: it runs in a context of its own, and its output comes back by transform
// feedback.
#pragma once

// Runs the shader once for each pair of inputs (attribute 0, a vec2). It writes to out variables named v0, v1 … of type vec4,
// `vectors` of them. Gives 0, or says in `message` what went wrong.
int zvpRun(
    const char *source, const float *pairs, int count, int vectors, float *results, char *message, int messageSize);
