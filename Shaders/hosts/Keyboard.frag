#pragma once
// What `#iKeyboard` stands for in an editor's Shadertoy view: keys by their names.
uniform sampler2D iKeyboard;
bool isKeyIn(int key, int row) { return texelFetch(iKeyboard, ivec2(key, row), 0).x > 0.5; }
bool isKeyDown(int key) { return isKeyIn(key, 0); }
bool isKeyPressed(int key) { return isKeyIn(key, 1); }
bool isKeyToggled(int key) { return isKeyIn(key, 2); }
// Nobody knows when a key is let go.
bool isKeyReleased(int key) { return false; }
const int Key_Backspace = 8, Key_Tab = 9, Key_Enter = 13, Key_Shift = 16, Key_Ctrl = 17, Key_Alt = 18, Key_Pause = 19,
    Key_Caps = 20, Key_Escape = 27, Key_Space = 32, Key_PageUp = 33, Key_PageDown = 34, Key_End = 35, Key_Home = 36,
    Key_LeftArrow = 37, Key_UpArrow = 38, Key_RightArrow = 39, Key_DownArrow = 40, Key_Insert = 45, Key_Delete = 46;
const int Key_0 = 48, Key_1 = 49, Key_2 = 50, Key_3 = 51, Key_4 = 52, Key_5 = 53, Key_6 = 54, Key_7 = 55, Key_8 = 56,
    Key_9 = 57;
const int Key_A = 65, Key_B = 66, Key_C = 67, Key_D = 68, Key_E = 69, Key_F = 70, Key_G = 71, Key_H = 72, Key_I = 73,
    Key_J = 74, Key_K = 75, Key_L = 76, Key_M = 77, Key_N = 78, Key_O = 79, Key_P = 80, Key_Q = 81, Key_R = 82,
    Key_S = 83, Key_T = 84, Key_U = 85, Key_V = 86, Key_W = 87, Key_X = 88, Key_Y = 89, Key_Z = 90;
