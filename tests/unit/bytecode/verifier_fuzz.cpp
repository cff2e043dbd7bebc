// Whatever the code of a method is, the verifier returns or throws FormatError; and what it accepts, the frame maps
// understand in the same way.
//
//   verifier_fuzz [inputs [seed]]    mutates methods of the JDK; equal arguments give equal inputs
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "bytecode/bytecode.hpp"
#include "bytecode/frame_map.hpp"
#include "bytecode/inline_subroutines.hpp"
#include "bytecode/subroutines.hpp"
#include "bytecode/verification/type_frame.hpp"
#include "bytecode/verifier.hpp"
#include "classfile/class_file.hpp"
#include "image/jdk.hpp"
#include "image/jimage.hpp"

namespace {

using namespace weaveproof;
using Buffer = std::vector<std::uint8_t>;

constexpr std::size_t kClassesPerSeed = 23;  // one class of java.base in so many is used

[[noreturn]] void fail(const classfile::ClassFile& file, const classfile::Member& method, const std::string& what) {
  std::fprintf(stderr, "verifier_fuzz: %s.%s: %s\n", std::string(file.name()).c_str(),
               std::string(file.utf8(method.nameIndex)).c_str(), what.c_str());
  std::abort();
}

// Inferred types are seen before they are final: there only the depth is known.
bool agree(const bytecode::FrameMaps::Map& map, const bytecode::verification::TypeFrame& frame, bool typesAreFinal) {
  if (map.stackDepth() != frame.depth()) return false;
  for (std::uint32_t i = 0; i < frame.localCount() && typesAreFinal; ++i) {
    if (map.isLive(i) && frame.local(i).kind == bytecode::verification::TypeKind::Top) return false;
    if (map.isReference(i) && !frame.local(i).isReference()) return false;
  }
  return true;
}

std::uint64_t inlined = 0;

// Whether the verifier accepts it.
bool checkOne(const classfile::ClassFile& file, classfile::Member& method) {
  try {
    if (file.major <= bytecode::kLastWithSubroutines && bytecode::hasSubroutines(method.code->code)) {
      method.code = bytecode::withoutSubroutines(file, method);
      if (bytecode::hasSubroutines(method.code->code)) fail(file, method, "subroutines are left");
      inlined += 1;
    }
    bytecode::verify(file, method);
  } catch (const classfile::FormatError&) {
    return false;
  } catch (const bytecode::SubroutinesTooLarge&) {
    return false;
  }
  try {
    const bytecode::FrameMaps maps(file, method);
    bytecode::verify(file, method, [&](std::uint32_t bci, const bytecode::verification::TypeFrame& frame) {
      maps.duringCall(bci);
      if (!maps.isReachable(bci)) return;  // declared all the same
      if (!agree(maps.at(bci), frame, file.major > 50)) fail(file, method, "frame maps differ");
    });
  } catch (const classfile::FormatError& error) {
    fail(file, method, std::string("accepted, but has no frame maps: ") + error.what());
  }
  return true;
}

class Mutator {
 public:
  Mutator(const std::vector<classfile::ClassFile>& files, std::uint64_t seed) : files_(files), random_(seed) {}

  // Takes a method of some file and spoils it; true if it is still accepted. Every other method without declared types gets
  // subroutines as well.
  bool next() {
    const classfile::ClassFile& file = files_[below(files_.size())];
    if (file.methods.empty()) return false;
    classfile::Member method = file.methods[below(file.methods.size())];
    if (!method.code) return false;
    code_.assign(method.code->code.begin(), method.code->code.end());
    stackMap_.assign(method.code->stackMapTable.begin(), method.code->stackMapTable.end());
    const bool old = file.major == 49 && below(2) == 0;
    if (old) addSubroutine(*method.code);
    for (std::size_t n = below(3) + (old ? 0 : 1); n > 0; --n) mutate(file, *method.code);
    method.code->code = code_;
    method.code->stackMapTable = stackMap_;
    return checkOne(file, method);
  }

 private:
  std::size_t below(std::size_t limit) { return random_() % limit; }
  std::uint8_t byte() { return static_cast<std::uint8_t>(random_()); }

  std::uint32_t someInstruction() {
    std::vector<std::uint32_t> starts;
    for (std::uint32_t bci = 0, length = 1; bci < code_.size() && length > 0; bci += length) {
      starts.push_back(bci);
      length = bytecode::instructionLength(code_, bci);
    }
    return starts[below(starts.size())];
  }

  // Some gotos become calls of a subroutine that goes where the first of them went, or returns.
  void addSubroutine(classfile::Code& code) {
    if (code.maxLocals > 250 || code_.size() > 20000) return;
    const auto local = static_cast<std::uint8_t>(code.maxLocals++);
    code.maxStack = static_cast<std::uint16_t>(std::min(code.maxStack + 1, 65535));
    std::vector<std::uint32_t> gotos;
    for (std::uint32_t bci = 0, length = 1; bci < code_.size() && length > 0; bci += length) {
      length = bytecode::instructionLength(code_, bci);
      if (code_[bci] == bytecode::OP_goto) gotos.push_back(bci);
    }
    if (gotos.empty()) return;
    const auto entry = static_cast<std::uint32_t>(code_.size());
    const std::uint32_t target = gotos[0] + static_cast<std::uint32_t>(bytecode::s2(code_, gotos[0] + 1));
    code_.insert(code_.end(), {bytecode::OP_astore, local});
    if (below(2) == 0) {
      const std::size_t at = code_.size();
      code_.insert(code_.end(), {bytecode::OP_goto, 0, 0});
      put2(code_, at + 1, target - at);
    } else {
      code_.insert(code_.end(), {bytecode::OP_ret, local});
    }
    for (const std::uint32_t bci : gotos) {
      if (bci != gotos[0] && below(2) == 0) continue;
      code_[bci] = bytecode::OP_jsr;
      put2(code_, bci + 1, entry - bci);
    }
  }

  void mutate(const classfile::ClassFile& file, classfile::Code& code) {
    const std::uint32_t bci = someInstruction();
    const std::uint32_t length = bytecode::instructionLength(code_, bci);
    switch (below(9)) {
      case 0:  // any byte
        code_[below(code_.size())] = byte();
        break;
      case 1:  // another opcode
        code_[bci] = byte();
        break;
      case 2:  // a neighbour, often of the same length
        code_[bci] = static_cast<std::uint8_t>(code_[bci] + below(9) - 4);
        break;
      case 3:  // another constant, local or target
        if (length == 2) code_[bci + 1] = static_cast<std::uint8_t>(below(12));
        if (length >= 3) put2(code_, bci + 1, below(2) == 0 ? below(file.constants.size()) : below(64));
        break;
      case 4:  // nothing in its place
        for (std::uint32_t i = 0; i < length; ++i) code_[bci + i] = bytecode::OP_nop;
        break;
      case 5:  // cut off the end
        code_.resize(1 + below(code_.size()));
        break;
      case 6:  // the declared types
        if (!stackMap_.empty())
          stackMap_[below(stackMap_.size())] = static_cast<std::uint8_t>(below(2) == 0 ? byte() : below(9));
        break;
      case 7:  // the limits
        (below(2) == 0 ? code.maxLocals : code.maxStack) = kLimits[below(std::size(kLimits))];
        break;
      default:  // the handlers
        if (code.handlers.size() < 100) code.handlers.push_back({somePlace(), somePlace(), somePlace(), 0});
        break;
    }
  }

  static void put2(Buffer& bytes, std::size_t at, std::size_t value) {
    bytes[at] = static_cast<std::uint8_t>(value >> 8);
    bytes[at + 1] = static_cast<std::uint8_t>(value);
  }
  std::uint16_t somePlace() { return static_cast<std::uint16_t>(someInstruction() + below(20) / 19); }

  static constexpr std::uint16_t kLimits[] = {0, 1, 2, 3, 5, 8, 63, 64, 65, 1000, 65535};

  const std::vector<classfile::ClassFile>& files_;
  std::mt19937_64 random_;
  Buffer code_, stackMap_;
};

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t inputs = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100000;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  const image::Jimage modules(image::locateJdk("").modules());
  std::vector<classfile::ClassFile> files;
  std::size_t classes = 0;
  modules.forEach([&](std::string_view module, std::string_view path, std::span<const std::uint8_t> bytes) {
    if (module != "java.base" || !path.ends_with(".class") || path.ends_with("module-info.class")) return;
    if (classes++ % kClassesPerSeed != 0) return;
    files.push_back(classfile::parse(bytes, true));
    files.push_back(files.back());
    files.back().major = 49;  // without declared types
  });
  Mutator mutator(files, seed);
  std::uint64_t accepted = 0;
  for (std::uint64_t i = 0; i < inputs; ++i) accepted += mutator.next();
  std::printf("%llu inputs, %llu accepted, %llu with subroutines that could be inlined\n",
              static_cast<unsigned long long>(inputs), static_cast<unsigned long long>(accepted),
              static_cast<unsigned long long>(inlined));
  return (accepted > 0 && inlined > 0) || inputs < 1000 ? 0 : 1;
}
