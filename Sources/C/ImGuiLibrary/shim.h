// Debian's static library of Dear ImGui: its headers are C++ and are included by CImGui alone.
