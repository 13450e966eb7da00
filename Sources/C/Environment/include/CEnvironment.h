// Variables of the environment, set so that other threads may read them meanwhile.
#pragma once

// Whoever reads a variable walks along an array, which the C library gives back when it adds another: that of a reader in another
// thread as well. Some libraries add one when they start, in whichever thread that is. After this the array that
// readers walk along is one that nobody gives back, whoever adds another later.
void setVariable(const char *name, const char *value, int replaces);

// What Mesa reads when it is loaded: variables that a shader gives no value begin at 0, as in browsers, and it says nothing of that on
// standard error. Nothing that is set already is changed.
void setDriverVariables(void);
