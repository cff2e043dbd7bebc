// The page of src/report/page/ in two parts, between which the result stands, as JSON. Made by the build
// (cmake/embed_page.cmake).
#pragma once

#include <cstddef>
#include <string_view>

namespace weaveproof::report {

extern const std::string_view kPageBeforeData, kPageBehindData;

}  // namespace weaveproof::report
