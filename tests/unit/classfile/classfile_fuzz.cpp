// Whatever bytes it is given, the parser returns or throws FormatError.
//
//   classfile_fuzz [inputs [seed]]    mutates some classes of the JDK; equal arguments give equal inputs
//
// Compiled by clang with -fsanitize=fuzzer and -DWEAVEPROOF_LIBFUZZER, the same check is driven by libFuzzer.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>
#include <string_view>
#include <vector>

#include "classfile/class_file.hpp"
#include "image/jdk.hpp"
#include "image/jimage.hpp"

namespace {

using namespace weaveproof;
using Buffer = std::vector<std::uint8_t>;

volatile std::uint64_t sink;  // keeps the reads below from being optimised away

std::uint64_t sum(classfile::Bytes bytes) {
  std::uint64_t total = bytes.size();
  for (std::uint8_t byte : bytes) total += byte;
  return total;
}
std::uint64_t sum(std::string_view text) {
  return sum({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

std::uint64_t sum(const classfile::RawAnnotations& annotations) {
  return sum(annotations.visible) + sum(annotations.visibleTypes) + sum(annotations.visibleParameters) +
         sum(annotations.defaultValue);
}

std::uint64_t followMember(const classfile::ClassFile& file, const classfile::Member& member) {
  std::uint64_t total = sum(file.utf8(member.nameIndex)) + sum(file.utf8(member.descriptorIndex));
  if (member.signature != 0) total += sum(file.utf8(member.signature));
  total += file.constants.at(member.constantValue).second;
  for (std::uint16_t exception : member.exceptions) total += sum(file.className(exception));
  total += sum(member.methodParameters) + sum(member.annotations);
  if (!member.code) return total;
  const classfile::Code& code = *member.code;
  total += sum(code.code) + sum(code.stackMapTable);
  for (classfile::Bytes table : code.lineNumberTables) total += sum(table);
  for (classfile::Bytes table : code.localVariableTables) {
    total += sum(table);
    for (std::size_t at = 2; at < table.size(); at += 10) {
      total += sum(file.utf8(static_cast<std::uint16_t>(table[at + 4] << 8 | table[at + 5])));
      total += sum(file.utf8(static_cast<std::uint16_t>(table[at + 6] << 8 | table[at + 7])));
    }
  }
  for (const classfile::ExceptionHandler& handler : code.handlers) {
    total += code.code[handler.handlerPc];
    if (handler.catchType != 0) total += sum(file.className(handler.catchType));
  }
  return total;
}

// Follows every index and reads every byte that the parser vouches for.
void followAll(const classfile::ClassFile& file) {
  using classfile::Tag;
  std::uint64_t total = sum(file.name());
  for (std::size_t i = 0; i < file.constants.size(); ++i) {
    const classfile::Constant& c = file.constants[i];
    auto index = static_cast<std::uint16_t>(i);
    if (c.tag == Tag::Utf8) total += sum(file.utf8(index));
    if (c.tag == Tag::Class) total += sum(file.className(index));
    if (c.tag == Tag::String || c.tag == Tag::MethodType) total += sum(file.utf8(c.first));
    if (c.tag == Tag::Long || c.tag == Tag::Double) total += static_cast<std::uint64_t>(file.longBits(index));
    if (c.tag == Tag::NameAndType)
      total += sum(file.utf8(c.first)) + sum(file.utf8(static_cast<std::uint16_t>(c.second)));
    if (c.tag == Tag::Fieldref || c.tag == Tag::Methodref || c.tag == Tag::InterfaceMethodref) {
      total += sum(file.className(c.first)) + sum(file.utf8(file.constants.at(c.second).first));
    }
    if (c.tag == Tag::InvokeDynamic || c.tag == Tag::Dynamic) {
      total += file.bootstrapMethods.at(c.first).handle + sum(file.utf8(file.constants.at(c.second).first));
    }
    if (c.tag == Tag::MethodHandle) total += sum(file.className(file.constants.at(c.second).first));
  }
  if (file.superClass != 0) total += sum(file.className(file.superClass));
  for (std::uint16_t interface : file.interfaces) total += sum(file.className(interface));
  for (const classfile::Member& field : file.fields) total += followMember(file, field);
  for (const classfile::Member& method : file.methods) total += followMember(file, method);
  for (std::uint16_t utf8 : {file.sourceFile, file.signature}) {
    if (utf8 != 0) total += sum(file.utf8(utf8));
  }
  for (std::uint16_t klass : {file.nestHost, file.enclosingClass}) {
    if (klass != 0) total += sum(file.className(klass));
  }
  if (file.enclosingMethod != 0) total += sum(file.utf8(file.constants.at(file.enclosingMethod).first));
  for (const classfile::InnerClass& inner : file.innerClasses) {
    total += sum(file.className(inner.inner));
    if (inner.outer != 0) total += sum(file.className(inner.outer));
    if (inner.name != 0) total += sum(file.utf8(inner.name));
  }
  for (std::uint16_t member : file.nestMembers) total += sum(file.className(member));
  for (std::uint16_t subclass : file.permittedSubclasses) total += sum(file.className(subclass));
  for (const classfile::BootstrapMethod& bootstrap : file.bootstrapMethods) {
    total += file.constants.at(bootstrap.handle).second;
    for (std::uint16_t argument : bootstrap.arguments) total += file.constants.at(argument).second;
  }
  if (file.record) {
    for (const classfile::RecordComponent& component : *file.record) {
      total +=
          sum(file.utf8(component.nameIndex)) + sum(file.utf8(component.descriptorIndex)) + sum(component.annotations);
    }
  }
  sink = total + sum(file.annotations);
}

bool accepts(classfile::Bytes bytes, bool trusted) {
  try {
    followAll(classfile::parse(bytes, trusted));
    return true;
  } catch (const classfile::FormatError&) {
    return false;
  }
}

// Whatever passes all checks must pass the fewer ones. (A module-info is only accepted when trusted.)
void checkOne(classfile::Bytes bytes) {
  bool checked = accepts(bytes, false);
  bool trusted = accepts(bytes, true);
  if (checked && !trusted) {
    std::fputs("classfile_fuzz: accepted in full, but refused with fewer checks\n", stderr);
    std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  checkOne({data, size});
  return 0;
}

#ifndef WEAVEPROOF_LIBFUZZER

namespace {

class Mutator {
 public:
  Mutator(std::vector<Buffer> seeds, std::uint64_t seed) : seeds_(std::move(seeds)), random_(seed) {}

  Buffer next() {
    Buffer bytes = seeds_[below(seeds_.size())];
    for (std::size_t n = 1 + below(4); n > 0 && bytes.size() > 10; --n) mutate(bytes);
    return bytes;
  }

 private:
  std::size_t below(std::size_t limit) { return random_() % limit; }

  void mutate(Buffer& bytes) {
    std::size_t at = below(bytes.size());
    auto offset = [&bytes](std::size_t i) { return bytes.begin() + static_cast<std::ptrdiff_t>(i); };
    switch (below(8)) {
      case 0:  // one bit
        bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ 1u << below(8));
        break;
      case 1:  // one byte
        bytes[at] = static_cast<std::uint8_t>(random_());
        break;
      case 2:  // an index
        putAt(bytes, at, 2, below(300));
        break;
      case 3:  // an extreme length
        putAt(bytes, at, below(2) == 0 ? 2 : 4, kExtremes[below(std::size(kExtremes))]);
        break;
      case 4:  // cut the end off
        bytes.resize(at);
        break;
      case 5:  // cut a piece out
        bytes.erase(offset(at), offset(at + below(std::min<std::size_t>(bytes.size() - at, 32) + 1)));
        break;
      case 6: {  // put in a piece of another class
        const Buffer& other = seeds_[below(seeds_.size())];
        std::size_t from = below(other.size());
        std::size_t length = below(std::min<std::size_t>(other.size() - from, 64) + 1);
        auto piece = other.begin() + static_cast<std::ptrdiff_t>(from);
        bytes.insert(offset(at), piece, piece + static_cast<std::ptrdiff_t>(length));
        break;
      }
      default: {  // copy a piece over another place
        std::size_t from = below(bytes.size());
        for (std::size_t n = below(16); n > 0 && at < bytes.size() && from < bytes.size(); --n)
          bytes[at++] = bytes[from++];
        break;
      }
    }
  }

  static void putAt(Buffer& bytes, std::size_t at, std::size_t size, std::uint32_t value) {
    for (std::size_t i = 0; i < size && at + i < bytes.size(); ++i) {
      bytes[at + i] = static_cast<std::uint8_t>(value >> 8 * (size - 1 - i));
    }
  }

  static constexpr std::uint32_t kExtremes[] = {0,      1,       0x7F,       0xFF,       0x7FFF,    0xFFFE,
                                                0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF};
  std::vector<Buffer> seeds_;
  std::mt19937_64 random_;
};

}  // namespace

int main(int argc, char** argv) {
  std::uint64_t inputs = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 200000;
  std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  image::Jimage jimage(image::locateJdk("").modules());
  std::vector<Buffer> seeds;
  for (const char* path : {"java/lang/Object.class", "java/lang/Runnable.class", "java/util/Optional.class",
                           "java/lang/Runtime$Version.class", "java/util/concurrent/TimeUnit.class",
                           "java/lang/constant/ConstantDesc.class", "java/lang/annotation/Retention.class",
                           "java/util/stream/Collectors$CollectorImpl.class", "java/lang/Math.class"}) {
    auto bytes = jimage.find("java.base", path);
    if (!bytes) {
      std::fprintf(stderr, "classfile_fuzz: the JDK has no %s\n", path);
      return 1;
    }
    seeds.emplace_back(bytes->begin(), bytes->end());
    if (!accepts(seeds.back(), false)) {
      std::fprintf(stderr, "classfile_fuzz: %s is refused unchanged\n", path);
      return 1;
    }
  }
  Mutator mutator(std::move(seeds), seed);
  for (std::uint64_t i = 0; i < inputs; ++i) {
    Buffer bytes = mutator.next();
    // In memory of exactly its size: an address sanitizer then sees any read beyond its end.
    std::unique_ptr<std::uint8_t[]> exact(new std::uint8_t[bytes.size()]);
    std::copy(bytes.begin(), bytes.end(), exact.get());
    checkOne({exact.get(), bytes.size()});
  }
  std::printf("%llu inputs, seed %llu: each was parsed or refused\n", static_cast<unsigned long long>(inputs),
              static_cast<unsigned long long>(seed));
  return 0;
}

#endif  // WEAVEPROOF_LIBFUZZER
