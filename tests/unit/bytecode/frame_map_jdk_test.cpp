// Frame maps against the verifier, whose types come from another source: at every instruction of java.base the depths
// agree, and so do the references, as far as they are live; and what is live has a type.
#include <gtest/gtest.h>

#include "bytecode/frame_map.hpp"
#include "bytecode/verification/type_frame.hpp"
#include "bytecode/verifier.hpp"
#include "image/jdk.hpp"
#include "image/jimage.hpp"

namespace weaveproof::bytecode {
namespace {

bool agree(const FrameMaps::Map& map, const verification::TypeFrame& frame) {
  if (map.stackDepth() != frame.depth()) return false;
  for (std::uint32_t i = 0; i < frame.depth(); ++i) {
    if (map.isReference(frame.localCount() + i) != frame.slot(i).isReference()) return false;
  }
  for (std::uint32_t i = 0; i < frame.localCount(); ++i) {
    const verification::Type& type = frame.local(i);
    if (map.isLive(i) && type.kind == verification::TypeKind::Top) return false;
    if (map.isReference(i) != (map.isLive(i) && type.isReference())) return false;
  }
  return true;
}

TEST(FrameMapOnTheJdk, AgreesWithTheVerifier) {
  const image::Jimage modules(image::locateJdk("").modules());
  std::size_t instructions = 0;
  modules.forEach([&](std::string_view module, std::string_view path, std::span<const std::uint8_t> bytes) {
    if (module != "java.base" || !path.ends_with(".class") || path.ends_with("module-info.class")) return;
    const classfile::ClassFile file = classfile::parse(bytes, true);
    for (const classfile::Member& method : file.methods) {
      if (!method.code) continue;
      const FrameMaps maps(file, method);
      verify(file, method, [&](std::uint32_t bci, const verification::TypeFrame& frame) {
        ++instructions;
        EXPECT_TRUE(agree(maps.at(bci), frame)) << path << " " << file.utf8(method.nameIndex) << " bci " << bci;
      });
    }
  });
  EXPECT_GT(instructions, 1000000u);
}

}  // namespace
}  // namespace weaveproof::bytecode
