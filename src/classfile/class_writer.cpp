#include "classfile/class_writer.hpp"

namespace weaveproof::classfile {

namespace {

constexpr std::uint8_t kWide = 196;

void put1(std::vector<std::uint8_t>& out, std::uint32_t v) { out.push_back(static_cast<std::uint8_t>(v)); }
void put2(std::vector<std::uint8_t>& out, std::uint32_t v) {
  put1(out, v >> 8);
  put1(out, v);
}
void put4(std::vector<std::uint8_t>& out, std::uint32_t v) {
  put2(out, v >> 16);
  put2(out, v & 0xffff);
}
void append(std::vector<std::uint8_t>& out, const std::vector<std::uint8_t>& more) {
  out.insert(out.end(), more.begin(), more.end());
}

// Which of the five typed forms (int, long, float, double, reference) an instruction needs.
int form(char type) {
  switch (type) {
    case 'J':
      return 1;
    case 'F':
      return 2;
    case 'D':
      return 3;
    case 'L':
    case '[':
      return 4;
    default:
      return 0;
  }
}

}  // namespace

CodeWriter& CodeWriter::op(std::uint8_t opcode) {
  put1(bytes, opcode);
  return *this;
}
CodeWriter& CodeWriter::op1(std::uint8_t opcode, std::uint8_t operand) {
  put1(bytes, opcode);
  put1(bytes, operand);
  return *this;
}
CodeWriter& CodeWriter::op2(std::uint8_t opcode, std::uint16_t operand) {
  put1(bytes, opcode);
  put2(bytes, operand);
  return *this;
}
CodeWriter& CodeWriter::local(std::uint8_t opcode, unsigned index) {
  if (index < 256) return op1(opcode, static_cast<std::uint8_t>(index));
  op(kWide);
  return op2(opcode, static_cast<std::uint16_t>(index));
}
CodeWriter& CodeWriter::load(char type, unsigned index) {
  constexpr std::uint8_t kIload = 21;
  return local(static_cast<std::uint8_t>(kIload + form(type)), index);
}
CodeWriter& CodeWriter::returning(char type) {
  constexpr std::uint8_t kIreturn = 172, kReturn = 177;
  return op(type == 'V' ? kReturn : static_cast<std::uint8_t>(kIreturn + form(type)));
}
CodeWriter& CodeWriter::pushInt(std::int32_t value) {
  constexpr std::uint8_t kIconst0 = 3, kBipush = 16, kSipush = 17;
  if (value >= -1 && value <= 5) return op(static_cast<std::uint8_t>(kIconst0 + value));
  if (value == static_cast<std::int8_t>(value)) return op1(kBipush, static_cast<std::uint8_t>(value));
  if (value == static_cast<std::int16_t>(value)) return op2(kSipush, static_cast<std::uint16_t>(value));
  return ldc(owner_.integer(value));
}
CodeWriter& CodeWriter::ldc(std::uint16_t constant) {
  constexpr std::uint8_t kLdcW = 19;
  return op2(kLdcW, constant);
}
CodeWriter& CodeWriter::field(std::uint8_t opcode, std::string_view holder, std::string_view name, std::string_view t) {
  return op2(opcode, owner_.member(Tag::Fieldref, holder, name, t));
}
CodeWriter& CodeWriter::invoke(std::uint8_t opcode, std::string_view holder, std::string_view name, std::string_view t,
                               bool interface) {
  constexpr std::uint8_t kInvokeInterface = 185;
  op2(opcode, owner_.member(interface ? Tag::InterfaceMethodref : Tag::Methodref, holder, name, t));
  if (opcode == kInvokeInterface) {
    // The count of argument slots: nothing here reads it, but it has to be there and not 0.
    put1(bytes, 1);
    put1(bytes, 0);
  }
  return *this;
}
CodeWriter& CodeWriter::type(std::uint8_t opcode, std::string_view className) {
  return op2(opcode, owner_.classConstant(className));
}
std::size_t CodeWriter::jump(std::uint8_t opcode) {
  const std::size_t mark = bytes.size();
  op2(opcode, 0);
  return mark;
}
CodeWriter& CodeWriter::land(std::size_t mark) {
  const auto distance = static_cast<std::uint16_t>(bytes.size() - mark);
  bytes[mark + 1] = static_cast<std::uint8_t>(distance >> 8);
  bytes[mark + 2] = static_cast<std::uint8_t>(distance);
  return *this;
}

CodeWriter& CodeWriter::handle(std::size_t start, std::size_t end, std::size_t handler, std::string_view className) {
  handlers.push_back({static_cast<std::uint16_t>(start), static_cast<std::uint16_t>(end),
                      static_cast<std::uint16_t>(handler), owner_.classConstant(className)});
  return *this;
}

ClassWriter::ClassWriter(std::uint16_t access, std::string_view name, std::string_view super) : access_(access) {
  this_ = classConstant(name);  // not before the members that hold the pool exist
  super_ = classConstant(super);
}

std::uint16_t ClassWriter::entry(std::vector<std::uint8_t> bytes) {
  const auto [it, fresh] = known_.try_emplace(bytes, count_);
  if (fresh) {
    append(pool_, bytes);
    ++count_;
  }
  return it->second;
}

std::uint16_t ClassWriter::utf8(std::string_view text) {
  std::vector<std::uint8_t> e{static_cast<std::uint8_t>(Tag::Utf8)};
  put2(e, static_cast<std::uint32_t>(text.size()));
  e.insert(e.end(), text.begin(), text.end());
  return entry(std::move(e));
}

std::uint16_t ClassWriter::classConstant(std::string_view name) {
  std::vector<std::uint8_t> e{static_cast<std::uint8_t>(Tag::Class)};
  put2(e, utf8(name));
  return entry(std::move(e));
}
std::uint16_t ClassWriter::string(std::string_view text) {
  std::vector<std::uint8_t> e{static_cast<std::uint8_t>(Tag::String)};
  put2(e, utf8(text));
  return entry(std::move(e));
}
std::uint16_t ClassWriter::methodType(std::string_view descriptor) {
  std::vector<std::uint8_t> e{static_cast<std::uint8_t>(Tag::MethodType)};
  put2(e, utf8(descriptor));
  return entry(std::move(e));
}
std::uint16_t ClassWriter::integer(std::int32_t value) {
  std::vector<std::uint8_t> e{static_cast<std::uint8_t>(Tag::Integer)};
  put4(e, static_cast<std::uint32_t>(value));
  return entry(std::move(e));
}
std::uint16_t ClassWriter::member(Tag tag, std::string_view holder, std::string_view name, std::string_view type) {
  std::vector<std::uint8_t> nameAndType{static_cast<std::uint8_t>(Tag::NameAndType)};
  put2(nameAndType, utf8(name));
  put2(nameAndType, utf8(type));
  const std::uint16_t index = entry(std::move(nameAndType));
  std::vector<std::uint8_t> e{static_cast<std::uint8_t>(tag)};
  put2(e, classConstant(holder));
  put2(e, index);
  return entry(std::move(e));
}

void ClassWriter::addInterface(std::string_view name) { interfaces_.push_back(classConstant(name)); }

void ClassWriter::addField(std::uint16_t access, std::string_view name, std::string_view type) {
  std::vector<std::uint8_t> f;
  put2(f, access);
  put2(f, utf8(name));
  put2(f, utf8(type));
  put2(f, 0);
  fields_.push_back(std::move(f));
}

void ClassWriter::addMethod(std::uint16_t access, std::string_view name, std::string_view type, const CodeWriter& code,
                            std::uint16_t maxStack, std::uint16_t maxLocals) {
  std::vector<std::uint8_t> m;
  put2(m, access);
  put2(m, utf8(name));
  put2(m, utf8(type));
  put2(m, 1);
  put2(m, utf8("Code"));
  put4(m, static_cast<std::uint32_t>(12 + code.bytes.size() + 8 * code.handlers.size()));
  put2(m, maxStack);
  put2(m, maxLocals);
  put4(m, static_cast<std::uint32_t>(code.bytes.size()));
  append(m, code.bytes);
  put2(m, static_cast<std::uint32_t>(code.handlers.size()));
  for (const ExceptionHandler& handler : code.handlers) {
    put2(m, handler.startPc);
    put2(m, handler.endPc);
    put2(m, handler.handlerPc);
    put2(m, handler.catchType);
  }
  put2(m, 0);  // no attributes
  methods_.push_back(std::move(m));
}

void ClassWriter::addNativeMethod(std::uint16_t access, std::string_view name, std::string_view type) {
  std::vector<std::uint8_t> m;
  put2(m, static_cast<std::uint32_t>(access | ACC_NATIVE));
  put2(m, utf8(name));
  put2(m, utf8(type));
  put2(m, 0);
  methods_.push_back(std::move(m));
}

std::vector<std::uint8_t> ClassWriter::finish() {
  std::vector<std::uint8_t> out;
  put4(out, 0xCAFEBABE);
  put2(out, 0);
  put2(out, kWrittenMajor);
  put2(out, count_);
  append(out, pool_);
  put2(out, access_);
  put2(out, this_);
  put2(out, super_);
  put2(out, static_cast<std::uint32_t>(interfaces_.size()));
  for (std::uint16_t i : interfaces_) put2(out, i);
  for (const auto* members : {&fields_, &methods_}) {
    put2(out, static_cast<std::uint32_t>(members->size()));
    for (const auto& m : *members) append(out, m);
  }
  put2(out, 0);
  return out;
}

}  // namespace weaveproof::classfile
