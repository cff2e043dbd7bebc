// Class files made by hand, right or wrong.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/class_file.hpp"

namespace weaveproof::classfile {

using Buffer = std::vector<std::uint8_t>;

inline void put2(Buffer& to, std::size_t value) {
  to.push_back(static_cast<std::uint8_t>(value >> 8));
  to.push_back(static_cast<std::uint8_t>(value));
}
inline void put4(Buffer& to, std::size_t value) {
  put2(to, value >> 16);
  put2(to, value & 0xFFFF);
}
inline Buffer u2s(std::initializer_list<std::size_t> values) {
  Buffer bytes;
  for (std::size_t value : values) put2(bytes, value);
  return bytes;
}

// Starts as `public class T extends Object { static int f; void m() {} }`; every part can be changed before `bytes`.
class ClassBuilder {
 public:
  struct Attribute {
    std::string name;  // "" stands for the index 0
    Buffer body;
    int lengthOff = 0;  // added to the length that the file states
  };
  struct Part {
    std::uint16_t flags;
    std::string name, descriptor;
    std::vector<Attribute> attributes;
  };

  std::uint32_t magic = 0xCAFEBABE;
  std::uint16_t minor = 0, major = kWrittenMajor;
  std::uint16_t flags = ACC_PUBLIC | ACC_SUPER;
  std::uint16_t thisClass, superClass;
  std::vector<std::uint16_t> interfaces;
  std::vector<Part> fields{{ACC_STATIC, "f", "I", {}}};
  std::vector<Part> methods{{0, "m", "()V", {code()}}};
  std::vector<Attribute> attributes;
  Buffer trailing;

  ClassBuilder() {
    thisClass = klass("T");
    superClass = klass("java/lang/Object");
  }

  std::uint16_t constant(std::uint8_t tag, const Buffer& body) {
    pool_.push_back(tag);
    pool_.insert(pool_.end(), body.begin(), body.end());
    std::uint16_t index = count_;
    count_ = static_cast<std::uint16_t>(count_ + (tag == 5 || tag == 6 ? 2 : 1));
    return index;
  }
  std::uint16_t utf8(std::string_view text) {
    for (const auto& [known, index] : texts_) {
      if (known == text) return index;
    }
    Buffer body = u2s({text.size()});
    body.insert(body.end(), text.begin(), text.end());
    std::uint16_t index = constant(1, body);
    texts_.emplace_back(text, index);
    return index;
  }
  std::uint16_t klass(std::string_view name) { return constant(7, u2s({utf8(name)})); }
  std::uint16_t string(std::string_view text) { return constant(8, u2s({utf8(text)})); }
  std::uint16_t integer(std::uint32_t value) { return constant(3, u2s({value >> 16, value & 0xFFFF})); }
  std::uint16_t longInteger(std::uint64_t v) { return constant(5, u2s({v >> 48, v >> 32, v >> 16, v})); }
  std::uint16_t nameAndType(std::string_view name, std::string_view descriptor) {
    std::uint16_t nameIndex = utf8(name);
    return constant(12, u2s({nameIndex, utf8(descriptor)}));
  }
  std::uint16_t member(Tag tag, std::string_view owner, std::string_view name, std::string_view descriptor) {
    std::uint16_t ownerIndex = klass(owner);
    return constant(static_cast<std::uint8_t>(tag), u2s({ownerIndex, nameAndType(name, descriptor)}));
  }
  std::uint16_t handle(std::uint8_t kind, std::uint16_t index) {
    return constant(15, {kind, static_cast<std::uint8_t>(index >> 8), static_cast<std::uint8_t>(index)});
  }

  // A Code attribute: by default of one `return`, with one stack slot and four locals.
  static Attribute code(const Buffer& instructions = {0xB1}, const Buffer& handlers = {0, 0},
                        const Buffer& attributes = {0, 0}) {
    Buffer body = u2s({1, 4});
    put4(body, instructions.size());
    for (const Buffer* part : {&instructions, &handlers, &attributes})
      body.insert(body.end(), part->begin(), part->end());
    return {"Code", body};
  }
  // The same with one attribute inside.
  Attribute codeWith(const std::vector<Attribute>& inside) { return code({0xB1}, {0, 0}, attributeBytes(inside)); }

  Buffer bytes() {
    Buffer rest = u2s({flags, thisClass, superClass, interfaces.size()});
    for (std::uint16_t index : interfaces) put2(rest, index);
    for (const std::vector<Part>* parts : {&fields, &methods}) {
      put2(rest, parts->size());
      for (const Part& part : *parts) {
        append(rest, u2s({part.flags, utf8(part.name), utf8(part.descriptor)}));
        append(rest, attributeBytes(part.attributes));
      }
    }
    append(rest, attributeBytes(attributes));
    append(rest, trailing);

    Buffer file;
    put4(file, magic);
    append(file, u2s({minor, major, count_}));
    append(file, pool_);
    append(file, rest);
    return file;
  }

 private:
  static void append(Buffer& to, const Buffer& from) { to.insert(to.end(), from.begin(), from.end()); }
  Buffer attributeBytes(const std::vector<Attribute>& list) {
    Buffer result = u2s({list.size()});
    for (const Attribute& attribute : list) {
      put2(result, attribute.name.empty() ? 0 : utf8(attribute.name));
      put4(result, attribute.body.size() + static_cast<std::size_t>(attribute.lengthOff));
      append(result, attribute.body);
    }
    return result;
  }

  Buffer pool_;
  std::uint16_t count_ = 1;
  std::vector<std::pair<std::string, std::uint16_t>> texts_;
};

}  // namespace weaveproof::classfile
