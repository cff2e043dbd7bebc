// Where two stored states differ, for the messages of the oracles (store_oracle.hpp, independence.hpp).
#include <map>

#include "program/java_program.hpp"
#include "state/for_each_leaf.hpp"

namespace weaveproof::program {

std::string JavaFacts::differenceText(StateId one, StateId other) {
  std::map<state::Leaf, std::pair<state::LeafValue, state::LeafValue>> leaves;
  state::forEachLeaf(*space_.trees, one, [&](state::Leaf leaf, state::LeafValue value) { leaves[leaf].first = value; });
  state::forEachLeaf(*space_.trees, other,
                     [&](state::Leaf leaf, state::LeafValue value) { leaves[leaf].second = value; });
  std::string text;
  for (const auto& [leaf, values] : leaves) {
    if (values.first == values.second) continue;
    if (!text.empty()) text += ", ";
    if (leaf.isHot()) {
      static constexpr const char* kParts[] = {"record", "top frame", "callers"};
      text += "thread " + std::to_string(leaf.thread() + 1) + " (its " + kParts[leaf.which() % 3] + ")";
    } else {
      const heap::Object* object = store_.contentOf(values.first ? values.first : values.second);
      text += "an object of class " + vm::classOf(*object).externalName();
      if (!values.first || !values.second) text += values.first ? " (only in the first)" : " (only in the second)";
    }
  }
  return text;
}

}  // namespace weaveproof::program
