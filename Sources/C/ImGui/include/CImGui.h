// Dear ImGui as a panel of knobs needs it, in C: the C++ stays behind this door.
#ifndef ZOETROPE_CIMGUI_H
#define ZOETROPE_CIMGUI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct GLFWwindow GLFWwindow;
typedef struct { float x, y; } UIPoint;
typedef struct { float r, g, b, a; } UIColour;

// Life. The window's callbacks that were set before go on being called.
bool uiStart(GLFWwindow *window);
void uiStop(void);
// Fonts at so many pixels; NULL is the built-in one. Number 0 is text, 1 is bold, 2 has letters of one width. They are made by any
// thread, also before uiStart, and then used or forgotten.
typedef struct UIFonts UIFonts;
UIFonts *uiMakeFonts(const char *text, const char *bold, const char *mono, float pixels);
void uiUseFonts(UIFonts *fonts);
void uiForgetFonts(UIFonts *fonts);
// Sizes of the toolkit's own parts, as multiples of what they are at 13 pixels.
void uiScaleStyle(float factor);
void uiBeginFrame(void);
// Whether the pointer's form is the toolkit's business.
void uiFormPointer(bool isWanted);
void uiEndFrame(void);
// Draws the frame that was ended last into the framebuffer that is bound.
void uiPaint(void);

typedef struct {
    UIPoint least, most;
    // The same while the window looks the same.
    uint64_t fingerprint;
} UIBox;
/// Where the windows of the frame before are, as many as there is room for. Returns how many there are.
int uiWindowBoxes(UIBox *boxes, int room);
// Of all that is drawn behind windows.
uint64_t uiBackFingerprint(void);
// The frame that was ended last has been drawn: the next one is compared with it.
void uiNotePainted(void);
// What of one of these windows looks otherwise than it did, as many boxes as there is room for. Returns how many there are; -1 where
// that is not known, or where something may shine through.
int uiChangedParts(int number, UIBox *boxes, int room);
// Like uiPaint, but only what is in these boxes.
void uiPaintParts(const UIBox *boxes, int count);
// Like uiPaint, but only those of these windows that are wanted; what is behind them if anything is after the last of them.
void uiPaintWindows(const bool *isWanted, int count);

// Ends a frame that is not to be seen.
// What happened to the window since the last frame.
void uiNoteKey(int key, int action, int modifiers);
void uiNoteLetter(uint32_t scalar);
void uiNoteWheel(double x, double y);
void uiNoteFocus(bool isFocused);
void uiNotePointer(UIPoint place, bool isInside);
void uiNoteButton(int number, bool isDown);
bool uiWantsMouse(void);
// Something in a window is being dragged, pressed or typed in.
bool uiIsHeld(void);
bool uiWantsText(void);
// While something lies over all that is behind a question, also after it was answered.
bool uiIsDimmed(void);

// The look of it.
typedef enum {
    UIRoleText, UIRoleTextFaint, UIRoleWindow, UIRoleChild, UIRolePopup, UIRoleBorder, UIRoleFrame, UIRoleFrameHovered,
    UIRoleFrameActive, UIRoleTitle, UIRoleAccent, UIRoleAccentActive, UIRoleCheck, UIRoleButton, UIRoleButtonHovered,
    UIRoleButtonActive, UIRoleHeader, UIRoleHeaderHovered, UIRoleHeaderActive, UIRoleSeparator, UIRoleScrollbar,
    UIRoleScrollbarGrab, UIRolePlot, UIRoleSelectedText
} UIRole;
void uiColour(UIRole role, UIColour colour);
void uiPushColour(UIRole role, UIColour colour);
void uiPopColours(int count);
void uiPushFont(int number);
void uiPopFont(void);
void uiPushSpacing(float x, float y);
void uiPopStyles(int count);
void uiPushAlpha(float alpha);
void uiPushDisabled(bool isDisabled);
void uiPopDisabled(void);

// Windows. Flags are a set.
typedef enum {
    UIWindowPlain = 0, UIWindowNoTitle = 1, UIWindowFixed = 2, UIWindowNoBackground = 4, UIWindowNoInput = 8,
    UIWindowFits = 16, UIWindowNoScroll = 32, UIWindowBehind = 64, UIWindowMenuBar = 128, UIWindowNoFocus = 256
} UIWindowFlags;
bool uiBeginWindow(const char *name, bool *isOpen, int flags);
void uiEndWindow(void);
void uiPlaceNextWindow(float x, float y, float pivotX, float pivotY, bool always);
void uiSizeNextWindow(float width, float height, bool always);
void uiLimitNextWindow(float leastWidth, float leastHeight, float mostWidth, float mostHeight);
bool uiIsWindowHovered(void);
UIPoint uiWindowPlace(void);
UIPoint uiWindowSize(void);
bool uiBeginChild(const char *name, float width, float height, bool hasBorder);
void uiEndChild(void);
void uiSetScrollY(float y);

// Where things go.
void uiSameLine(float x, float spacing);
void uiNewLine(void);
void uiPushWrap(float x);
void uiPopWrap(void);
// Text on the same line as framed things stands at their height.
void uiAlignText(void);
void uiSpace(float width, float height);
void uiSeparator(void);
void uiNextWidth(float width);
float uiWidthLeft(void);
float uiHeightLeft(void);
UIPoint uiCursor(void);
void uiSetCursor(float x, float y);
UIPoint uiScreenCursor(void);
void uiSetScreenCursor(float x, float y);
float uiLineHeight(void);
float uiFrameHeight(void);
float uiFontSize(void);
UIPoint uiTextSize(const char *text, float wrap);
void uiPushId(const char *id);
void uiPopId(void);
void uiBeginGroup(void);
void uiEndGroup(void);
bool uiBeginColumns(const char *id, int count);
void uiColumnWidth(float width);
void uiNextColumn(void);
void uiEndColumns(void);

// Things.
void uiText(const char *text);
void uiTextFaint(const char *text);
void uiTextColoured(UIColour colour, const char *text);
void uiTextWrapped(const char *text);
bool uiButton(const char *label, float width, float height);
bool uiSmallButton(const char *label);
bool uiInvisibleButton(const char *id, float width, float height, bool right);
bool uiCheckbox(const char *label, bool *value);
// Values that are typed stay within bounds too.
bool uiSlider(const char *label, double *value, double least, double most, const char *format, bool isLogarithmic);
bool uiSliderInt(const char *label, int64_t *value, int64_t least, int64_t most);
bool uiDrag(const char *label, double *value, double speed, double least, double most, const char *format);
bool uiDragVector(const char *label, double *values, int count, double speed, double least, double most);
// A field of numbers in which one types with Ctrl held: what is typed is the caller's to read. Asked before the field itself
// is made, which takes its place where nobody types.
typedef enum { UITypingNot, UITypingGoesOn, UITypingEnded, UITypingGivenUp } UITyping;
UITyping uiType(const char *label, char *text, size_t capacity);
bool uiInputNumber(const char *label, double *value, const char *format);
bool uiColourEdit(const char *label, float *rgba, bool hasAlpha);
// Text is edited in place; true when it was changed (or, with `onEnter`, when Enter was pressed).
bool uiInputText(const char *label, const char *hint, char *text, size_t capacity, bool onEnter);
// Tab adds the ending that is given.
bool uiInputPath(const char *label, const char *hint, char *text, size_t capacity, const char *ending);
// One line of a prompt. Tab puts `completed` in the place of what was typed, the arrows `older` and `newer`; NULL changes
// nothing.
typedef enum { UILineNothing, UILineEntered, UILineOlder, UILineNewer } UILineEvent;
UILineEvent uiInputLine(
    const char *label, const char *hint, char *text, size_t capacity, const char *completed, const char *older,
    const char *newer);
bool uiInputLines(const char *label, char *text, size_t capacity, float width, float height);
// Of the field of lines that was made last: where its first letter stands, scrolled as it is.
UIPoint uiFieldText(void);
bool uiBeginCombo(const char *label, const char *preview);
void uiEndCombo(void);
bool uiSelectable(const char *label, bool isSelected, float width, float height);
bool uiHeader(const char *label, bool isOpenAtFirst);
bool uiBeginTabs(const char *id);
void uiEndTabs(void);
bool uiBeginTab(const char *label, bool selectNow);
void uiEndTab(void);
void uiFocusHere(void);

// The item that was made last.
bool uiIsHovered(void);
bool uiIsActive(void);
bool uiWasActivated(void);
bool uiWasDeactivated(void);
bool uiWasDoubleClicked(void);
bool uiWasRightClicked(void);
bool uiIsVisible(void);
UIPoint uiItemLow(void);
UIPoint uiItemHigh(void);
void uiTooltip(const char *text, float wrap);
// Of the window's own content.
UIPoint uiDisplaySize(void);

// Pop-ups and menus.
void uiOpenPopup(const char *id);
bool uiBeginPopup(const char *id);
bool uiBeginModal(const char *title);
void uiEndPopup(void);
void uiClosePopup(void);
// Closes the pop-up on top, where there are more of them than so many; between two frames.
bool uiCloseTopPopup(int stay);
int uiOpenPopups(void);
bool uiBeginItemMenu(const char *id);
bool uiMenuItem(const char *label, const char *shortcut, bool isOn, bool isEnabled);
bool uiBeginMenu(const char *label);
void uiEndMenu(void);

// The hand.
UIPoint uiMouse(void);
UIPoint uiMouseWay(int button);
bool uiIsMouseDown(int button);
float uiMouseWheel(void);
bool uiHasShift(void);
bool uiHasAlt(void);
bool uiHasControl(void);
void uiCopy(const char *text);

// Drawing: into the window at hand, over (or under) all of them, or over the text of the field of lines that was made last.
typedef enum { UILayerWindow, UILayerFront, UILayerBack, UILayerField } UILayer;
void uiLine(UILayer layer, UIPoint a, UIPoint b, UIColour colour, float thickness);
void uiPolyline(UILayer layer, const UIPoint *points, int count, UIColour colour, float thickness, bool isClosed);
void uiFillConvex(UILayer layer, const UIPoint *points, int count, UIColour colour);
void uiRect(UILayer layer, UIPoint a, UIPoint b, UIColour colour, float rounding, float thickness);
void uiFillRect(UILayer layer, UIPoint a, UIPoint b, UIColour colour, float rounding);
void uiCircle(UILayer layer, UIPoint middle, float radius, UIColour colour, float thickness);
void uiFillCircle(UILayer layer, UIPoint middle, float radius, UIColour colour);
void uiDrawText(UILayer layer, UIPoint at, UIColour colour, const char *text);
void uiDrawTextSized(UILayer layer, int font, float size, UIPoint at, UIColour colour, const char *text, float wrap);
void uiPushClip(UIPoint a, UIPoint b);
void uiPopClip(void);
// What follows on that layer stays within the field.
void uiPushFieldClip(void);
void uiPopFieldClip(void);
// A texture of the same context, or a part of it in parts of its size.
void uiDrawPicture(UILayer layer, uint32_t texture, UIPoint a, UIPoint b, UIPoint from, UIPoint to, float alpha, float rounding);

#ifdef __cplusplus
}
#endif
#endif
