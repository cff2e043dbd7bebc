#include "words/unsupported_text.hpp"

namespace weaveproof::words {

std::string textOf(const program::UnsupportedFeature& feature) {
  return feature.what + (feature.where.isKnown() ? " (" + program::textOf(feature.where) + ")" : "");
}

}  // namespace weaveproof::words
