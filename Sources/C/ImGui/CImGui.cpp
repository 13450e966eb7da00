#include "Toolkit.h"

static ImVec4 vec(UIColour c) { return ImVec4(c.r, c.g, c.b, c.a); }
static ImU32 packed(UIColour c) { return ImGui::ColorConvertFloat4ToU32(vec(c)); }
static ImFont *fonts[3] = {nullptr, nullptr, nullptr};
static ImGuiStyle unscaled;
static GLFWwindow *ownWindow = nullptr;
static ImVec2 mouse(-FLT_MAX, -FLT_MAX);
static bool isMouseDown[3] = {false, false, false};

// Life

bool uiStart(GLFWwindow *window) {
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO &io = ImGui::GetIO();
    // Where windows stand is the program's own matter; nothing is written beside it.
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigWindowsMoveFromTitleBarOnly = true;
    ImGui::StyleColorsDark();
    ImGuiStyle &style = ImGui::GetStyle();
    style.WindowRounding = 10;
    style.ChildRounding = 6;
    style.FrameRounding = 5;
    style.PopupRounding = 8;
    style.GrabRounding = 5;
    style.TabRounding = 5;
    style.ScrollbarRounding = 6;
    style.ScrollbarSize = 9;
    style.WindowBorderSize = 1;
    style.PopupBorderSize = 1;
    style.FrameBorderSize = 0;
    style.WindowPadding = ImVec2(14, 12);
    style.FramePadding = ImVec2(8, 4);
    style.ItemSpacing = ImVec2(8, 6);
    style.ItemInnerSpacing = ImVec2(6, 4);
    style.GrabMinSize = 10;
    style.WindowTitleAlign = ImVec2(0, 0.5f);
    style.Colors[ImGuiCol_ModalWindowDimBg] = ImVec4(0, 0, 0, 0.5f);
    unscaled = style;
    // Events come through the program's own queue, so that none is lost between two slow frames.
    ownWindow = window;
    if (!ImGui_ImplGlfw_InitForOpenGL(window, false)) return false;
    return ImGui_ImplOpenGL3_Init("#version 150");
}

void uiStop(void) {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
    for (auto &font : fonts) font = nullptr;
}

struct UIFonts {
    ImFontAtlas *atlas;
    ImFont *fonts[3];
};

UIFonts *uiMakeFonts(const char *text, const char *bold, const char *mono, float pixels) {
    UIFonts *made = new UIFonts{IM_NEW(ImFontAtlas), {nullptr, nullptr, nullptr}};
    static const ImWchar ranges[] = {0x20, 0x17f, 0x370, 0x3ff, 0x400, 0x4ff, 0x2010, 0x2044, 0x2190, 0x21ff,
                                     0x2200, 0x22ff, 0x2318, 0x2318, 0x25a0, 0x25ff, 0x2713, 0x2717, 0};
    const char *paths[3] = {text, bold, mono};
    for (int i = 0; i < 3; i++) {
        ImFontConfig config;
        config.OversampleH = 2;
        config.OversampleV = 1;
        made->fonts[i] = paths[i] ? made->atlas->AddFontFromFileTTF(paths[i], pixels, &config, ranges) : nullptr;
        if (!made->fonts[i]) {
            ImFontConfig plain;
            plain.SizePixels = pixels;
            made->fonts[i] = i == 0 ? made->atlas->AddFontDefault(&plain) : made->fonts[0];
        }
    }
    unsigned char *rows;
    int width, height;
    made->atlas->GetTexDataAsRGBA32(&rows, &width, &height);
    return made;
}

void uiUseFonts(UIFonts *made) {
    ImGuiIO &io = ImGui::GetIO();
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    IM_DELETE(io.Fonts);
    io.Fonts = made->atlas;
    for (int i = 0; i < 3; i++) fonts[i] = made->fonts[i];
    delete made;
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

void uiForgetFonts(UIFonts *made) {
    IM_DELETE(made->atlas);
    delete made;
}

void uiScaleStyle(float factor) {
    ImVec4 colours[ImGuiCol_COUNT];
    ImGuiStyle &style = ImGui::GetStyle();
    for (int i = 0; i < ImGuiCol_COUNT; i++) colours[i] = style.Colors[i];
    style = unscaled;
    style.ScaleAllSizes(factor);
    for (int i = 0; i < ImGuiCol_COUNT; i++) style.Colors[i] = colours[i];
}

void uiBeginFrame(void) {
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    // As of the events that were taken, and not as of this moment.
    ImGuiIO &io = ImGui::GetIO();
    io.MousePos = mouse;
    for (int i = 0; i < 3; i++) io.MouseDown[i] = isMouseDown[i];
    ImGui::NewFrame();
}

void uiEndFrame(void) { ImGui::Render(); }

void uiPaint(void) { ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData()); }

void uiNoteKey(int key, int action, int modifiers) {
    ImGui_ImplGlfw_KeyCallback(ownWindow, key, 0, action, modifiers);
}
void uiNoteLetter(uint32_t scalar) { ImGui_ImplGlfw_CharCallback(ownWindow, scalar); }
void uiNoteWheel(double x, double y) { ImGui_ImplGlfw_ScrollCallback(ownWindow, x, y); }
void uiNoteFocus(bool isFocused) { ImGui_ImplGlfw_WindowFocusCallback(ownWindow, isFocused); }
void uiNotePointer(UIPoint place, bool isInside) { mouse = isInside ? vec(place) : ImVec2(-FLT_MAX, -FLT_MAX); }
void uiNoteButton(int number, bool isDown) {
    if (number >= 0 && number < 3) isMouseDown[number] = isDown;
}
bool uiWantsMouse(void) { return ImGui::GetIO().WantCaptureMouse; }
bool uiIsHeld(void) { return GImGui->ActiveId != 0; }
bool uiIsDimmed(void) { return GImGui->DimBgRatio > 0; }
bool uiWantsText(void) { return ImGui::GetIO().WantTextInput; }

// Look

// Colours of ours, and which of the toolkit's they are.
static const struct { UIRole role; ImGuiCol colour; } roles[] = {
    {UIRoleText, ImGuiCol_Text}, {UIRoleTextFaint, ImGuiCol_TextDisabled}, {UIRoleWindow, ImGuiCol_WindowBg},
    {UIRoleChild, ImGuiCol_ChildBg}, {UIRolePopup, ImGuiCol_PopupBg}, {UIRoleBorder, ImGuiCol_Border},
    {UIRoleFrame, ImGuiCol_FrameBg}, {UIRoleFrameHovered, ImGuiCol_FrameBgHovered},
    {UIRoleFrameActive, ImGuiCol_FrameBgActive}, {UIRoleTitle, ImGuiCol_TitleBg}, {UIRoleTitle, ImGuiCol_TitleBgActive},
    {UIRoleTitle, ImGuiCol_TitleBgCollapsed}, {UIRoleTitle, ImGuiCol_MenuBarBg}, {UIRoleAccent, ImGuiCol_SliderGrab},
    {UIRoleAccentActive, ImGuiCol_SliderGrabActive}, {UIRoleAccent, ImGuiCol_NavHighlight},
    {UIRoleAccent, ImGuiCol_DragDropTarget}, {UIRoleCheck, ImGuiCol_CheckMark}, {UIRoleButton, ImGuiCol_Button},
    {UIRoleButtonHovered, ImGuiCol_ButtonHovered}, {UIRoleButtonActive, ImGuiCol_ButtonActive},
    {UIRoleHeader, ImGuiCol_Header}, {UIRoleHeaderHovered, ImGuiCol_HeaderHovered},
    {UIRoleHeaderActive, ImGuiCol_HeaderActive}, {UIRoleHeader, ImGuiCol_Tab},
    {UIRoleHeaderHovered, ImGuiCol_TabHovered}, {UIRoleHeaderActive, ImGuiCol_TabActive},
    {UIRoleSeparator, ImGuiCol_Separator}, {UIRoleScrollbar, ImGuiCol_ScrollbarBg},
    {UIRoleScrollbarGrab, ImGuiCol_ScrollbarGrab}, {UIRoleButtonHovered, ImGuiCol_ScrollbarGrabHovered},
    {UIRoleButtonActive, ImGuiCol_ScrollbarGrabActive}, {UIRolePlot, ImGuiCol_PlotLines},
    {UIRolePlot, ImGuiCol_PlotHistogram}, {UIRoleSelectedText, ImGuiCol_TextSelectedBg},
    {UIRoleBorder, ImGuiCol_TableBorderLight}, {UIRoleBorder, ImGuiCol_TableBorderStrong},
};

void uiColour(UIRole role, UIColour colour) {
    for (auto &entry : roles)
        if (entry.role == role) ImGui::GetStyle().Colors[entry.colour] = vec(colour);
}

void uiPushColour(UIRole role, UIColour colour) {
    // Pushed colours are popped one by one, so each role pushes only its first.
    for (auto &entry : roles)
        if (entry.role == role) return ImGui::PushStyleColor(entry.colour, vec(colour));
}

void uiPopColours(int count) { ImGui::PopStyleColor(count); }
void uiPushFont(int number) { ImGui::PushFont(fonts[number >= 0 && number < 3 ? number : 0]); }
void uiPopFont(void) { ImGui::PopFont(); }
void uiPushSpacing(float x, float y) { ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(x, y)); }
void uiPushAlpha(float alpha) { ImGui::PushStyleVar(ImGuiStyleVar_Alpha, alpha); }
void uiPopStyles(int count) { ImGui::PopStyleVar(count); }
void uiPushDisabled(bool isDisabled) { ImGui::BeginDisabled(isDisabled); }
void uiPopDisabled(void) { ImGui::EndDisabled(); }

// Windows

bool uiBeginWindow(const char *name, bool *isOpen, int flags) {
    ImGuiWindowFlags f = ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings;
    if (flags & UIWindowNoTitle) f |= ImGuiWindowFlags_NoTitleBar;
    if (flags & UIWindowFixed) f |= ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoResize;
    if (flags & UIWindowNoBackground) f |= ImGuiWindowFlags_NoBackground;
    if (flags & UIWindowNoInput) f |= ImGuiWindowFlags_NoInputs;
    if (flags & UIWindowFits) f |= ImGuiWindowFlags_AlwaysAutoResize;
    if (flags & UIWindowNoScroll) f |= ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
    if (flags & UIWindowBehind) f |= ImGuiWindowFlags_NoBringToFrontOnFocus;
    if (flags & UIWindowMenuBar) f |= ImGuiWindowFlags_MenuBar;
    if (flags & UIWindowNoFocus) f |= ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoNav;
    return ImGui::Begin(name, isOpen, f);
}

void uiEndWindow(void) { ImGui::End(); }
void uiPlaceNextWindow(float x, float y, float pivotX, float pivotY, bool always) {
    ImGui::SetNextWindowPos(ImVec2(x, y), always ? ImGuiCond_Always : ImGuiCond_Appearing, ImVec2(pivotX, pivotY));
}
void uiSizeNextWindow(float width, float height, bool always) {
    ImGui::SetNextWindowSize(ImVec2(width, height), always ? ImGuiCond_Always : ImGuiCond_Appearing);
}
void uiLimitNextWindow(float leastWidth, float leastHeight, float mostWidth, float mostHeight) {
    ImGui::SetNextWindowSizeConstraints(ImVec2(leastWidth, leastHeight), ImVec2(mostWidth, mostHeight));
}
bool uiIsWindowHovered(void) { return ImGui::IsWindowHovered(ImGuiHoveredFlags_RootAndChildWindows); }
UIPoint uiWindowPlace(void) { return point(ImGui::GetWindowPos()); }
UIPoint uiWindowSize(void) { return point(ImGui::GetWindowSize()); }
bool uiBeginChild(const char *name, float width, float height, bool hasBorder) {
    return ImGui::BeginChild(name, ImVec2(width, height), hasBorder);
}
void uiEndChild(void) { ImGui::EndChild(); }
void uiSetScrollY(float y) { ImGui::SetScrollY(y); }

// Where things go

void uiSameLine(float x, float spacing) { ImGui::SameLine(x, spacing); }
void uiNewLine(void) { ImGui::NewLine(); }
void uiPushWrap(float x) { ImGui::PushTextWrapPos(x); }
void uiPopWrap(void) { ImGui::PopTextWrapPos(); }
void uiAlignText(void) { ImGui::AlignTextToFramePadding(); }
void uiSpace(float width, float height) { ImGui::Dummy(ImVec2(width, height)); }
void uiSeparator(void) { ImGui::Separator(); }
void uiNextWidth(float width) { ImGui::SetNextItemWidth(width); }
float uiWidthLeft(void) { return ImGui::GetContentRegionAvail().x; }
float uiHeightLeft(void) { return ImGui::GetContentRegionAvail().y; }
void uiFormPointer(bool isWanted) {
    auto &flags = ImGui::GetIO().ConfigFlags;
    flags = isWanted ? flags & ~ImGuiConfigFlags_NoMouseCursorChange : flags | ImGuiConfigFlags_NoMouseCursorChange;
}
UIPoint uiCursor(void) { return point(ImGui::GetCursorPos()); }
void uiSetCursor(float x, float y) { ImGui::SetCursorPos(ImVec2(x, y)); }
UIPoint uiScreenCursor(void) { return point(ImGui::GetCursorScreenPos()); }
void uiSetScreenCursor(float x, float y) { ImGui::SetCursorScreenPos(ImVec2(x, y)); }
float uiLineHeight(void) { return ImGui::GetTextLineHeightWithSpacing(); }
float uiFrameHeight(void) { return ImGui::GetFrameHeight(); }
float uiFontSize(void) { return ImGui::GetFontSize(); }
UIPoint uiTextSize(const char *text, float wrap) { return point(ImGui::CalcTextSize(text, nullptr, false, wrap)); }
void uiPushId(const char *id) { ImGui::PushID(id); }
void uiPopId(void) { ImGui::PopID(); }
void uiBeginGroup(void) { ImGui::BeginGroup(); }
void uiEndGroup(void) { ImGui::EndGroup(); }
bool uiBeginColumns(const char *id, int count) {
    return ImGui::BeginTable(id, count, ImGuiTableFlags_SizingFixedFit | ImGuiTableFlags_NoPadOuterX);
}
void uiColumnWidth(float width) {
    ImGui::TableSetupColumn("", width > 0 ? ImGuiTableColumnFlags_WidthFixed : ImGuiTableColumnFlags_WidthStretch, width);
}
void uiNextColumn(void) { ImGui::TableNextColumn(); }
void uiEndColumns(void) { ImGui::EndTable(); }

// Things

void uiText(const char *text) { ImGui::TextUnformatted(text); }
void uiTextFaint(const char *text) {
    ImGui::PushStyleColor(ImGuiCol_Text, ImGui::GetStyle().Colors[ImGuiCol_TextDisabled]);
    ImGui::TextUnformatted(text);
    ImGui::PopStyleColor();
}
void uiTextColoured(UIColour colour, const char *text) { ImGui::TextColored(vec(colour), "%s", text); }
void uiTextWrapped(const char *text) { ImGui::TextWrapped("%s", text); }
bool uiButton(const char *label, float width, float height) { return ImGui::Button(label, ImVec2(width, height)); }
bool uiSmallButton(const char *label) { return ImGui::SmallButton(label); }
bool uiInvisibleButton(const char *id, float width, float height, bool right) {
    if (width <= 0 || height <= 0) return false;
    ImGuiButtonFlags flags = ImGuiButtonFlags_MouseButtonLeft | (right ? ImGuiButtonFlags_MouseButtonRight : 0);
    return ImGui::InvisibleButton(id, ImVec2(width, height), flags);
}
bool uiCheckbox(const char *label, bool *value) { return ImGui::Checkbox(label, value); }
// A second click on a field must not turn it into a text field: typing begins with Ctrl held.
struct SingleClicks {
    ImU16 clicks = ImGui::GetIO().MouseClickedCount[0];
    bool isDouble = ImGui::GetIO().MouseDoubleClicked[0];
    SingleClicks() {
        ImGuiIO &io = ImGui::GetIO();
        if (clicks > 1) io.MouseClickedCount[0] = 1;
        io.MouseDoubleClicked[0] = false;
    }
    ~SingleClicks() {
        ImGui::GetIO().MouseClickedCount[0] = clicks;
        ImGui::GetIO().MouseDoubleClicked[0] = isDouble;
    }
};
bool uiSlider(const char *label, double *value, double least, double most, const char *format, bool isLogarithmic) {
    ImGuiSliderFlags flags = ImGuiSliderFlags_AlwaysClamp | (isLogarithmic ? ImGuiSliderFlags_Logarithmic : 0);
    return ImGui::SliderScalar(label, ImGuiDataType_Double, value, &least, &most, format, flags);
}
bool uiSliderInt(const char *label, int64_t *value, int64_t least, int64_t most) {
    return ImGui::SliderScalar(label, ImGuiDataType_S64, value, &least, &most, nullptr, ImGuiSliderFlags_AlwaysClamp);
}
bool uiDrag(const char *label, double *value, double speed, double least, double most, const char *format) {
    SingleClicks clicks;
    return ImGui::DragScalar(
        label, ImGuiDataType_Double, value, (float)speed, &least, &most, format, ImGuiSliderFlags_AlwaysClamp);
}
bool uiDragVector(const char *label, double *values, int count, double speed, double least, double most) {
    SingleClicks clicks;
    // Four stand in the room of a panel only where they are short; what is shown shortly is kept as it is.
    return ImGui::DragScalarN(
        label, ImGuiDataType_Double, values, count, (float)speed, &least, &most, count < 4 ? "%.3f" : "%.4g",
        ImGuiSliderFlags_AlwaysClamp | (count < 4 ? 0 : ImGuiSliderFlags_NoRoundToFormat));
}
UITyping uiType(const char *label, char *text, size_t capacity) {
    ImGuiWindow *window = ImGui::GetCurrentWindow();
    if (window->SkipItems) return UITypingNot;
    ImGuiIO &io = ImGui::GetIO();
    ImGuiID id = window->GetID(label);
    ImVec2 low = window->DC.CursorPos;
    ImRect box(low, ImVec2(low.x + ImGui::CalcItemWidth(), low.y + ImGui::GetFrameHeight()));
    if (!ImGui::TempInputIsActive(id)) {
        bool begins = io.KeyCtrl && io.MouseClicked[0] && ImGui::IsWindowHovered() && box.Contains(io.MousePos) &&
                      window->ClipRect.Contains(io.MousePos);
        if (!begins) return UITypingNot;
    }
    ImGui::ItemSize(box, ImGui::GetStyle().FramePadding.y);
    if (!ImGui::ItemAdd(box, id, &box)) return UITypingNot;
    ImGuiInputTextFlags flags = ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll;
    bool isEntered = ImGui::TempInputText(box, id, label, text, (int)capacity, flags);
    if (ImGui::TempInputIsActive(id)) return UITypingGoesOn;
    bool isGivenUp = !isEntered && ImGui::IsKeyPressed(io.KeyMap[ImGuiKey_Escape]);
    return isGivenUp ? UITypingGivenUp : UITypingEnded;
}
bool uiInputNumber(const char *label, double *value, const char *format) {
    return ImGui::InputDouble(label, value, 0, 0, format, 0);
}
bool uiColourEdit(const char *label, float *rgba, bool hasAlpha) {
    ImGuiColorEditFlags flags = ImGuiColorEditFlags_DisplayHex | ImGuiColorEditFlags_AlphaPreviewHalf | (hasAlpha ? ImGuiColorEditFlags_AlphaBar : 0);
    return hasAlpha ? ImGui::ColorEdit4(label, rgba, flags) : ImGui::ColorEdit3(label, rgba, flags);
}
bool uiInputText(const char *label, const char *hint, char *text, size_t capacity, bool onEnter) {
    return ImGui::InputTextWithHint(
        label, hint ? hint : "", text, capacity, onEnter ? ImGuiInputTextFlags_EnterReturnsTrue : 0);
}
// What Tab adds to what was typed.
static int complete(ImGuiInputTextCallbackData *data) {
    auto ending = static_cast<const char *>(data->UserData);
    if (ending && *ending) data->InsertChars(data->BufTextLen, ending);
    data->CursorPos = data->BufTextLen;
    return 0;
}
bool uiInputPath(const char *label, const char *hint, char *text, size_t capacity, const char *ending) {
    return ImGui::InputTextWithHint(
        label, hint, text, capacity,
        ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackCompletion, complete,
        const_cast<char *>(ending));
}
struct Replacements {
    const char *completed, *older, *newer;
    UILineEvent event;
};
static int replace(ImGuiInputTextCallbackData *data) {
    auto all = static_cast<Replacements *>(data->UserData);
    const char *text = nullptr;
    if (data->EventFlag == ImGuiInputTextFlags_CallbackCompletion) {
        text = all->completed;
    } else {
        bool isUp = data->EventKey == ImGuiKey_UpArrow;
        text = isUp ? all->older : all->newer;
        if (text) all->event = isUp ? UILineOlder : UILineNewer;
    }
    if (text) {
        data->DeleteChars(0, data->BufTextLen);
        data->InsertChars(0, text);
    }
    return 0;
}
UILineEvent uiInputLine(
    const char *label, const char *hint, char *text, size_t capacity, const char *completed, const char *older,
    const char *newer) {
    Replacements all = {completed, older, newer, UILineNothing};
    bool isEntered = ImGui::InputTextWithHint(
        label, hint, text, capacity,
        ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackCompletion |
            ImGuiInputTextFlags_CallbackHistory,
        replace, &all);
    return isEntered ? UILineEntered : all.event;
}
static ImGuiWindow *field = nullptr;
static float fieldScroll = 0;
bool uiInputLines(const char *label, char *text, size_t capacity, float width, float height) {
    bool isChanged = ImGui::InputTextMultiline(
        label, text, capacity, ImVec2(width, height), ImGuiInputTextFlags_AllowTabInput);
    // The field is a window within this one; sideways it scrolls by itself, and only while it is being written in.
    ImVector<ImGuiWindow *> &inner = ImGui::GetCurrentWindow()->DC.ChildWindows;
    field = inner.empty() ? nullptr : inner.back();
    ImGuiID id = ImGui::GetID(label);
    ImGuiInputTextState *state = ImGui::GetInputTextState(id);
    fieldScroll = state && ImGui::GetActiveID() == id ? state->ScrollX : 0;
    return isChanged;
}
UIPoint uiFieldText(void) {
    if (!field) return UIPoint{0, 0};
    ImVec2 padding = ImGui::GetStyle().FramePadding;
    return UIPoint{field->DC.CursorStartPos.x + padding.x - fieldScroll, field->DC.CursorStartPos.y + padding.y};
}
bool uiBeginCombo(const char *label, const char *preview) {
    return ImGui::BeginCombo(label, preview, ImGuiComboFlags_HeightLarge);
}
void uiEndCombo(void) { ImGui::EndCombo(); }
bool uiSelectable(const char *label, bool isSelected, float width, float height) {
    return ImGui::Selectable(label, isSelected, 0, ImVec2(width, height));
}
bool uiHeader(const char *label, bool isOpenAtFirst) {
    return ImGui::CollapsingHeader(label, isOpenAtFirst ? ImGuiTreeNodeFlags_DefaultOpen : 0);
}
bool uiBeginTabs(const char *id) { return ImGui::BeginTabBar(id); }
void uiEndTabs(void) { ImGui::EndTabBar(); }
bool uiBeginTab(const char *label, bool selectNow) {
    return ImGui::BeginTabItem(label, nullptr, selectNow ? ImGuiTabItemFlags_SetSelected : 0);
}
void uiEndTab(void) { ImGui::EndTabItem(); }
void uiFocusHere(void) { ImGui::SetKeyboardFocusHere(); }

// The item that was made last

bool uiIsHovered(void) { return ImGui::IsItemHovered(); }
bool uiIsActive(void) { return ImGui::IsItemActive(); }
bool uiWasActivated(void) { return ImGui::IsItemActivated(); }
bool uiWasDeactivated(void) { return ImGui::IsItemDeactivated(); }
bool uiWasDoubleClicked(void) { return ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(0); }
bool uiWasRightClicked(void) { return ImGui::IsItemClicked(1); }
bool uiIsVisible(void) { return ImGui::IsItemVisible(); }
UIPoint uiItemLow(void) { return point(ImGui::GetItemRectMin()); }
UIPoint uiItemHigh(void) { return point(ImGui::GetItemRectMax()); }
UIPoint uiDisplaySize(void) { return point(ImGui::GetIO().DisplaySize); }
void uiTooltip(const char *text, float wrap) {
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(wrap);
    ImGui::TextUnformatted(text);
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
}

// Pop-ups

void uiOpenPopup(const char *id) { ImGui::OpenPopup(id); }
bool uiBeginPopup(const char *id) { return ImGui::BeginPopup(id); }
bool uiBeginModal(const char *title) {
    ImGui::SetNextWindowPos(ImGui::GetMainViewport()->GetCenter(), ImGuiCond_Always, ImVec2(0.5f, 0.5f));
    return ImGui::BeginPopupModal(title, nullptr, ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoSavedSettings);
}
void uiEndPopup(void) { ImGui::EndPopup(); }
void uiClosePopup(void) { ImGui::CloseCurrentPopup(); }
int uiOpenPopups(void) { return GImGui->OpenPopupStack.Size; }
bool uiCloseTopPopup(int stay) {
    int count = GImGui->OpenPopupStack.Size;
    if (count <= stay) return false;
    ImGui::ClosePopupToLevel(count - 1, true);
    return true;
}
bool uiBeginItemMenu(const char *id) { return ImGui::BeginPopupContextItem(id); }
bool uiMenuItem(const char *label, const char *shortcut, bool isOn, bool isEnabled) {
    return ImGui::MenuItem(label, shortcut, isOn, isEnabled);
}
bool uiBeginMenu(const char *label) { return ImGui::BeginMenu(label); }
void uiEndMenu(void) { ImGui::EndMenu(); }

// The hand

UIPoint uiMouse(void) { return point(ImGui::GetIO().MousePos); }
UIPoint uiMouseWay(int button) {
    return ImGui::IsMouseDown(button) ? point(ImGui::GetIO().MouseDelta) : UIPoint{0, 0};
}
bool uiIsMouseDown(int button) { return ImGui::IsMouseDown(button); }
float uiMouseWheel(void) { return ImGui::GetIO().MouseWheel; }
bool uiHasShift(void) { return ImGui::GetIO().KeyShift; }
bool uiHasAlt(void) { return ImGui::GetIO().KeyAlt; }
bool uiHasControl(void) { return ImGui::GetIO().KeyCtrl; }
void uiCopy(const char *text) { ImGui::SetClipboardText(text); }

// Drawing

static ImDrawList *list(UILayer layer) {
    switch (layer) {
    case UILayerFront: return ImGui::GetForegroundDrawList();
    case UILayerBack: return ImGui::GetBackgroundDrawList();
    case UILayerField: return field ? field->DrawList : ImGui::GetWindowDrawList();
    default: return ImGui::GetWindowDrawList();
    }
}

void uiLine(UILayer layer, UIPoint a, UIPoint b, UIColour colour, float thickness) {
    list(layer)->AddLine(vec(a), vec(b), packed(colour), thickness);
}
void uiPolyline(UILayer layer, const UIPoint *points, int count, UIColour colour, float thickness, bool isClosed) {
    static_assert(sizeof(UIPoint) == sizeof(ImVec2), "points are points");
    if (count < 2) return;
    list(layer)->AddPolyline(
        reinterpret_cast<const ImVec2 *>(points), count, packed(colour), isClosed ? ImDrawFlags_Closed : 0, thickness);
}
void uiFillConvex(UILayer layer, const UIPoint *points, int count, UIColour colour) {
    if (count < 3) return;
    list(layer)->AddConvexPolyFilled(reinterpret_cast<const ImVec2 *>(points), count, packed(colour));
}
void uiRect(UILayer layer, UIPoint a, UIPoint b, UIColour colour, float rounding, float thickness) {
    list(layer)->AddRect(vec(a), vec(b), packed(colour), rounding, 0, thickness);
}
void uiFillRect(UILayer layer, UIPoint a, UIPoint b, UIColour colour, float rounding) {
    list(layer)->AddRectFilled(vec(a), vec(b), packed(colour), rounding);
}
void uiCircle(UILayer layer, UIPoint middle, float radius, UIColour colour, float thickness) {
    list(layer)->AddCircle(vec(middle), radius, packed(colour), 0, thickness);
}
void uiFillCircle(UILayer layer, UIPoint middle, float radius, UIColour colour) {
    list(layer)->AddCircleFilled(vec(middle), radius, packed(colour));
}
void uiDrawText(UILayer layer, UIPoint at, UIColour colour, const char *text) {
    list(layer)->AddText(vec(at), packed(colour), text);
}
void uiDrawTextSized(UILayer layer, int font, float size, UIPoint at, UIColour colour, const char *text, float wrap) {
    list(layer)->AddText(
        fonts[font >= 0 && font < 3 ? font : 0], size, vec(at), packed(colour), text, nullptr, wrap > 0 ? wrap : 0);
}
void uiPushClip(UIPoint a, UIPoint b) { ImGui::PushClipRect(vec(a), vec(b), true); }
void uiPopClip(void) { ImGui::PopClipRect(); }
void uiPushFieldClip(void) {
    if (field) field->DrawList->PushClipRect(field->InnerClipRect.Min, field->InnerClipRect.Max);
}
void uiPopFieldClip(void) {
    if (field) field->DrawList->PopClipRect();
}
void uiDrawPicture(UILayer layer, uint32_t texture, UIPoint a, UIPoint b, UIPoint from, UIPoint to, float alpha, float rounding) {
    ImU32 tint = ImGui::ColorConvertFloat4ToU32(ImVec4(1, 1, 1, alpha));
    list(layer)->AddImageRounded(
        (ImTextureID)(intptr_t)texture, vec(a), vec(b), vec(from), vec(to), tint, rounding);
}
