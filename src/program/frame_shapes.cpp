#include "program/frame_shapes.hpp"

#include "bytecode/frame_map.hpp"

namespace weaveproof::program {

const FrameShape& FrameShapes::find(vm::Method& method, const vm::Cell* pc, bool calling, std::uint32_t key) {
  std::unique_ptr<FrameShape>& known = all_[key];
  if (known) return *known;
  known = std::make_unique<FrameShape>();
  FrameShape& shape = *known;
  auto word = [](std::uint32_t slot) { return static_cast<std::uint16_t>(SavedFrame::kWords + slot); };
  if (method.isNative()) {
    std::uint32_t slot = 0;
    if (!method.isStatic()) shape.references.push_back(word(slot++));
    for (std::string_view type : bytecode::parameterTypes(method.descriptor->text())) {
      const bytecode::Kind kind = bytecode::kindOf(type[0]);
      if (kind == bytecode::Kind::Reference) shape.references.push_back(word(slot));
      slot += static_cast<std::uint32_t>(bytecode::slotsOf(kind));
    }
    for (std::uint32_t i = method.argumentSlots; i < method.maxLocals; ++i) shape.references.push_back(word(i));
    return shape;
  }
  const std::uint32_t bci = method.bciOfCell[static_cast<std::size_t>(pc - method.translated)];
  const bytecode::FrameMaps& maps = world_.frameMaps(method);
  const bytecode::FrameMaps::Map map = calling ? maps.duringCall(bci) : maps.at(bci);
  shape.spinning = spinLocalsAt(method, bci, world_.jdk().feature);
  std::erase_if(shape.spinning, [&](const SpinLocal& spinning) {
    return !map.isLive(spinning.local) || (spinning.readsReceiver() && !map.isLive(0));
  });
  for (std::uint32_t i = 0; i < method.maxLocals; ++i) {
    // A constructor's object is asked for when it returns.
    const bool self = i == 0 && method.constructor;
    if (!map.isLive(i) && !self) shape.dead.push_back(static_cast<std::uint16_t>(i));
    if (map.isReference(i) || self) shape.references.push_back(word(i));
  }
  for (std::uint32_t i = 0; i < map.stackDepth(); ++i)
    if (map.isReference(method.maxLocals + i)) shape.references.push_back(word(method.maxLocals + i));
  return shape;
}

}  // namespace weaveproof::program
