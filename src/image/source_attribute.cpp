// A new Utf8 constant is appended to the pool and the attribute is made to point there: the old constant may be in
// use as a string.
#include "image/source_attribute.hpp"

#include <fmt/format.h>

#include <fstream>

#include "base/regular_file.hpp"
#include "classfile/attributes.hpp"
#include "classfile/reader.hpp"

namespace weaveproof::image {

using classfile::Reader;

namespace {

constexpr std::size_t kPoolCount = 8;   // offset of the number of constants
constexpr std::size_t kPoolStart = 10;  // offset of the first one
constexpr std::size_t kMostConstants = 65535;

void skipConstant(Reader& in) {
  using classfile::Tag;
  switch (static_cast<Tag>(in.u1())) {
    case Tag::Utf8:
      in.take(in.u2());
      break;
    case Tag::Long:
    case Tag::Double:
      in.take(8);
      break;
    case Tag::Class:
    case Tag::String:
    case Tag::MethodType:
    case Tag::Module:
    case Tag::Package:
      in.take(2);
      break;
    case Tag::MethodHandle:
      in.take(3);
      break;
    default:
      in.take(4);
      break;
  }
}

void skipAttribute(Reader& in) {
  in.take(2);
  in.take(in.u4());
}

void skipMembers(Reader& in) {
  for (unsigned n = in.u2(); n > 0; --n) {
    in.take(6);
    for (unsigned a = in.u2(); a > 0; --a) skipAttribute(in);
  }
}

void put16(std::vector<std::uint8_t>& bytes, std::size_t at, std::size_t value) {
  bytes[at] = static_cast<std::uint8_t>(value >> 8);
  bytes[at + 1] = static_cast<std::uint8_t>(value);
}

}  // namespace

std::vector<std::uint8_t> withSourceFile(std::span<const std::uint8_t> classFile, std::string_view sourceFile) {
  classfile::ClassFile parsed = classfile::parse(classFile, true);
  std::vector<std::uint8_t> bytes(classFile.begin(), classFile.end());
  std::size_t constants = parsed.constants.size();
  if (parsed.sourceFile == 0 || constants == kMostConstants) return bytes;

  Reader in(classFile);
  in.take(kPoolStart);
  for (std::size_t i = 1; i < constants; ++i) {
    skipConstant(in);
    classfile::Tag tag = parsed.constants[i].tag;
    if (tag == classfile::Tag::Long || tag == classfile::Tag::Double) ++i;
  }
  std::size_t poolEnd = in.offset();
  in.take(6);
  in.take(parsed.interfaces.size() * 2 + 2);
  skipMembers(in);  // fields
  skipMembers(in);  // methods
  for (unsigned n = in.u2(); n > 0; --n) {
    std::size_t attribute = in.offset();
    std::uint16_t name = in.u2();
    in.take(in.u4());
    if (classfile::attributeNamed(parsed.utf8(name)) == classfile::Attribute::SourceFile) {
      put16(bytes, attribute + 6, constants);
    }
  }
  std::vector<std::uint8_t> constant{static_cast<std::uint8_t>(classfile::Tag::Utf8), 0, 0};
  put16(constant, 1, sourceFile.size());
  constant.insert(constant.end(), sourceFile.begin(), sourceFile.end());
  put16(bytes, kPoolCount, constants + 1);
  bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(poolEnd), constant.begin(), constant.end());
  return bytes;
}

void nameSourceFile(const std::filesystem::path& classes, const std::string& sourceFile) {
  for (const auto& entry : std::filesystem::recursive_directory_iterator(classes)) {
    if (entry.path().extension() != ".class") continue;
    const std::vector<std::uint8_t> renamed = withSourceFile(base::RegularFile(entry.path()).read(), sourceFile);
    std::ofstream out(entry.path(), std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char*>(renamed.data()), static_cast<std::streamsize>(renamed.size()));
    if (!out.flush()) throw base::Error(fmt::format("cannot write {}", entry.path().string()));
  }
}

}  // namespace weaveproof::image
