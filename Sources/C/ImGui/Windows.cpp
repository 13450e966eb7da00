// What windows of the toolkit look like, and what of that has changed.
#include "Toolkit.h"

#include <algorithm>
#include <cstring>
#include <vector>

// A menu is a window of its own, wherever it was opened from: it reaches beyond that.
static bool standsForItself(const ImGuiWindow *window) { return !window->ParentWindow || window->Flags & ImGuiWindowFlags_Popup; }

static ImGuiWindow *root(ImGuiWindow *window) {
    while (!standsForItself(window)) window = window->ParentWindow;
    return window;
}

// In the frame that was ended last, and not in the one before it.
static bool isDrawn(const ImGuiWindow *window) { return window->Active && !window->Hidden; }

// Whether something is drawn of a window or of the parts within it.
static bool isSeen(ImGuiWindow *whole) {
    if (!(whole->Flags & ImGuiWindowFlags_NoBackground)) return true;
    for (ImGuiWindow *window : GImGui->Windows) {
        if (isDrawn(window) && window->DrawList->VtxBuffer.Size > 0 && root(window) == whole) return true;
    }
    return false;
}

// Windows that stand for themselves, from the back.
static ImVector<ImGuiWindow *> rootWindows(void) {
    ImVector<ImGuiWindow *> roots;
    for (ImGuiWindow *window : GImGui->Windows) {
        if (!isDrawn(window) || !standsForItself(window) || !isSeen(window)) continue;
        ImRect box = window->Rect();
        if (box.GetWidth() > 0 && box.GetHeight() > 0) roots.push_back(window);
    }
    return roots;
}

static uint64_t mixed(uint64_t hash, const void *bytes, size_t count) {
    const uint64_t *words = (const uint64_t *)bytes;
    for (size_t i = 0; i < count / 8; i++) hash = (hash ^ words[i]) * 0x100000001b3u + (hash >> 47);
    const uint8_t *rest = (const uint8_t *)bytes + count / 8 * 8;
    for (size_t i = 0; i < count % 8; i++) hash = (hash ^ rest[i]) * 0x100000001b3u;
    return hash;
}

static uint64_t fingerprint(const ImDrawList *list, uint64_t hash) {
    hash = mixed(hash, list->VtxBuffer.Data, (size_t)list->VtxBuffer.size_in_bytes());
    for (const ImDrawCmd &command : list->CmdBuffer) {
        hash = mixed(hash, &command.ClipRect, sizeof command.ClipRect);
        hash = mixed(hash, &command.ElemCount, sizeof command.ElemCount);
        hash = mixed(hash, &command.TextureId, sizeof command.TextureId);
    }
    return hash;
}

static const uint64_t noFingerprint = 0xcbf29ce484222325u;

// Of all that is drawn of a window and the parts within it.
static uint64_t fingerprint(ImGuiWindow *whole) {
    uint64_t hash = noFingerprint;
    for (ImGuiWindow *window : GImGui->Windows) {
        if (!isDrawn(window) || root(window) != whole) continue;
        hash = fingerprint(window->DrawList, hash);
    }
    return hash;
}

uint64_t uiBackFingerprint(void) { return fingerprint(ImGui::GetBackgroundDrawList(), noFingerprint); }

int uiWindowBoxes(UIBox *boxes, int room) {
    ImVector<ImGuiWindow *> roots = rootWindows();
    for (int i = 0; i < roots.Size && i < room; i++) {
        ImRect box = roots[i]->Rect();
        boxes[i] = UIBox{point(box.Min), point(box.Max), fingerprint(roots[i])};
    }
    return roots.Size;
}

// What changed from one frame to the next

// A part of a window, as it was drawn last.
struct PaintedPart {
    ImGuiWindow *window;
    std::vector<ImDrawVert> corners;
    std::vector<ImDrawIdx> indices;
    std::vector<ImDrawCmd> commands;
};

// A window that stands for itself, with the parts within it.
static std::vector<std::vector<PaintedPart>> painted;

static bool isPartOf(ImGuiWindow *window, const ImGuiWindow *whole) { return isDrawn(window) && root(window) == whole; }

void uiNotePainted(void) {
    ImVector<ImGuiWindow *> roots = rootWindows();
    painted.resize((size_t)roots.Size);
    for (int i = 0; i < roots.Size; i++) {
        size_t count = 0;
        for (ImGuiWindow *window : GImGui->Windows) {
            if (!isPartOf(window, roots[i])) continue;
            // Kept for their room.
            if (painted[(size_t)i].size() <= count) painted[(size_t)i].emplace_back();
            PaintedPart &part = painted[(size_t)i][count++];
            const ImDrawList *list = window->DrawList;
            part.window = window;
            part.corners.assign(list->VtxBuffer.begin(), list->VtxBuffer.end());
            part.indices.assign(list->IdxBuffer.begin(), list->IdxBuffer.end());
            part.commands.assign(list->CmdBuffer.begin(), list->CmdBuffer.end());
        }
        painted[(size_t)i].resize(count);
    }
}

// A triangle with what is told of it.
struct Triangle {
    const ImDrawVert *corners[3];
    ImVec4 clip;
    ImTextureID texture;

    bool operator==(const Triangle &other) const {
        for (int i = 0; i < 3; i++)
            if (memcmp(corners[i], other.corners[i], sizeof(ImDrawVert))) return false;
        return texture == other.texture && !memcmp(&clip, &other.clip, sizeof clip);
    }

    // Where something of it is seen, with the edges that it shares with pixels beside it.
    ImRect box(void) const {
        ImRect box(corners[0]->pos, corners[0]->pos);
        box.Add(corners[1]->pos);
        box.Add(corners[2]->pos);
        box.ClipWith(ImRect(clip));
        return ImRect(ImFloor(box.Min.x) - 1, ImFloor(box.Min.y) - 1, ImFloor(box.Max.x) + 2, ImFloor(box.Max.y) + 2);
    }
};

static void addTriangles(
    const ImDrawVert *corners, const ImDrawIdx *indices, const ImDrawCmd *commands, size_t count, std::vector<Triangle> &all
) {
    for (size_t i = 0; i < count; i++) {
        const ImDrawCmd &command = commands[i];
        const ImDrawVert *first = corners + command.VtxOffset;
        for (unsigned at = command.IdxOffset; at + 2 < command.IdxOffset + command.ElemCount; at += 3)
            all.push_back({{first + indices[at], first + indices[at + 1], first + indices[at + 2]},
                           command.ClipRect, command.TextureId});
    }
}

// Few boxes that hold all of these: those near to each other become one.
struct Boxes {
    std::vector<ImRect> all;

    void add(ImRect box) {
        // Outside of its clip.
        if (box.GetWidth() < 3 || box.GetHeight() < 3) return;
        for (size_t i = all.size(); i-- > 0;) {
            ImRect both = all[i];
            both.Add(box);
            if (both.GetArea() > 1.2f * (all[i].GetArea() + box.GetArea()) + 400) continue;
            all.erase(all.begin() + (long)i);
            return add(both);
        }
        all.push_back(box);
    }
};

// What of a part looks otherwise. Where as many triangles were drawn before they are compared one by one; else those at the
// beginning and at the end that are the same are left out.
static void addChanges(const PaintedPart &before, const ImDrawList *now, Boxes &boxes) {
    static std::vector<Triangle> old, fresh;
    old.clear();
    fresh.clear();
    addTriangles(before.corners.data(), before.indices.data(), before.commands.data(), before.commands.size(), old);
    addTriangles(now->VtxBuffer.Data, now->IdxBuffer.Data, now->CmdBuffer.Data, (size_t)now->CmdBuffer.Size, fresh);
    size_t start = 0, end = 0, least = std::min(old.size(), fresh.size());
    while (start < least && old[start] == fresh[start]) start++;
    while (end < least - start && old[old.size() - 1 - end] == fresh[fresh.size() - 1 - end]) end++;
    bool isAsMany = old.size() == fresh.size();
    for (size_t i = start; i < old.size() - end; i++)
        if (!isAsMany || !(old[i] == fresh[i])) boxes.add(old[i].box());
    for (size_t i = start; i < fresh.size() - end; i++)
        if (!isAsMany || !(old[i] == fresh[i])) boxes.add(fresh[i].box());
}

// Where nothing of what is behind the window is seen.
static bool isOpaque(const ImGuiWindow *window, const ImRect &box) {
    const ImDrawList *list = window->DrawList;
    if (window->Flags & ImGuiWindowFlags_NoBackground || list->VtxBuffer.Size == 0) return false;
    if (list->VtxBuffer[0].col >> IM_COL32_A_SHIFT < 255) return false;
    ImRect whole = window->Rect();
    float round = window->WindowRounding;
    ImRect flat = whole;
    flat.Expand(-1);
    if (!flat.Contains(box)) return false;
    bool isBesideCorners = box.Min.x >= whole.Min.x + round && box.Max.x <= whole.Max.x - round;
    return isBesideCorners || (box.Min.y >= whole.Min.y + round && box.Max.y <= whole.Max.y - round);
}

int uiChangedParts(int number, UIBox *found, int room) {
    ImVector<ImGuiWindow *> roots = rootWindows();
    if (number < 0 || number >= roots.Size || (size_t)number >= painted.size() || GImGui->DimBgRatio > 0) return -1;
    const std::vector<PaintedPart> &before = painted[(size_t)number];
    Boxes boxes;
    size_t count = 0;
    for (ImGuiWindow *window : GImGui->Windows) {
        if (!isPartOf(window, roots[number])) continue;
        if (count >= before.size() || before[count].window != window) return -1;
        for (const ImDrawCmd &command : window->DrawList->CmdBuffer)
            if (command.UserCallback) return -1;
        addChanges(before[count++], window->DrawList, boxes);
    }
    if (count != before.size()) return -1;
    for (const ImRect &box : boxes.all)
        if (!isOpaque(roots[number], box)) return -1;
    int size = (int)boxes.all.size();
    for (int i = 0; i < size && i < room; i++) found[i] = UIBox{point(boxes.all[(size_t)i].Min), point(boxes.all[(size_t)i].Max), 0};
    return size <= room ? size : -1;
}

void uiPaintParts(const UIBox *boxes, int count) {
    const ImDrawData *whole = ImGui::GetDrawData();
    std::vector<std::vector<ImVec4>> clips;
    for (int i = 0; i < whole->CmdListsCount; i++) {
        clips.emplace_back();
        for (const ImDrawCmd &command : whole->CmdLists[i]->CmdBuffer) clips.back().push_back(command.ClipRect);
    }
    for (int number = 0; number < count; number++) {
        ImRect box(vec(boxes[number].least), vec(boxes[number].most));
        std::vector<ImDrawList *> lists;
        for (int i = 0; i < whole->CmdListsCount; i++) {
            bool isSeen = false;
            ImDrawList *list = whole->CmdLists[i];
            for (int k = 0; k < list->CmdBuffer.Size; k++) {
                ImRect clip(clips[(size_t)i][(size_t)k]);
                isSeen = isSeen || clip.Overlaps(box);
                clip.ClipWithFull(box);
                list->CmdBuffer[k].ClipRect = clip.ToVec4();
            }
            if (isSeen) lists.push_back(list);
        }
        ImDrawData part = *whole;
        part.CmdLists = lists.data();
        part.CmdListsCount = (int)lists.size();
        ImGui_ImplOpenGL3_RenderDrawData(&part);
    }
    for (int i = 0; i < whole->CmdListsCount; i++)
        for (int k = 0; k < whole->CmdLists[i]->CmdBuffer.Size; k++)
            whole->CmdLists[i]->CmdBuffer[k].ClipRect = clips[(size_t)i][(size_t)k];
}

void uiPaintWindows(const bool *isWanted, int count) {
    ImVector<ImGuiWindow *> roots = rootWindows();
    ImDrawData part = *ImGui::GetDrawData();
    ImVector<ImDrawList *> lists;
    bool paintsBack = false;
    for (int i = roots.Size; i < count; i++) paintsBack = paintsBack || isWanted[i];
    for (int i = 0; i < part.CmdListsCount; i++) {
        if (paintsBack && part.CmdLists[i] == ImGui::GetBackgroundDrawList()) lists.push_back(part.CmdLists[i]);
        for (ImGuiWindow *window : GImGui->Windows) {
            if (window->DrawList != part.CmdLists[i]) continue;
            // What is drawn once more after the window that it belongs to has no number, and goes along.
            int number = (int)(roots.find(root(window)) - roots.begin());
            if (number >= roots.Size || (number < count && isWanted[number])) lists.push_back(part.CmdLists[i]);
        }
    }
    part.CmdLists = lists.Data;
    part.CmdListsCount = lists.Size;
    ImGui_ImplOpenGL3_RenderDrawData(&part);
}
