#include "classfile/class_file.hpp"

#include "classfile/reader.hpp"

namespace weaveproof::classfile {

const char* FormatError::javaClass() const {
  switch (kind) {
    case UnsupportedVersion:
      return "java/lang/UnsupportedClassVersionError";
    case NoClassDef:
      return "java/lang/NoClassDefFoundError";
    case Verify:
      return "java/lang/VerifyError";
    case ClassFormat:
      break;
  }
  return "java/lang/ClassFormatError";
}

std::string_view ClassFile::utf8(std::uint16_t index) const {
  const Constant& c = constants[index];
  return {reinterpret_cast<const char*>(bytes.data()) + c.second, c.first};
}

std::string_view ClassFile::className(std::uint16_t index) const { return utf8(constants[index].first); }

std::int64_t ClassFile::longBits(std::uint16_t index) const {
  const std::uint8_t* p = bytes.data() + constants[index].second;
  return static_cast<std::int64_t>(std::uint64_t{bigEndian32(p)} << 32 | bigEndian32(p + 4));
}

}  // namespace weaveproof::classfile
