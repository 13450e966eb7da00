// Dear ImGui for the files beside this one.
#pragma once

#include "CImGui.h"

// Its header clears structs in a way that newer compilers warn of.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wnontrivial-memcall"
#include <imgui.h>
#include <imgui_internal.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#pragma clang diagnostic pop

static inline ImVec2 vec(UIPoint p) { return ImVec2(p.x, p.y); }
static inline UIPoint point(ImVec2 v) { return UIPoint{v.x, v.y}; }
