// String concatenation (java.lang.invoke.StringConcatFactory). Bytecode converts objects and floating-point values to
// strings, because that needs Java code. Then one native call joins everything.
#include <algorithm>
#include <charconv>

#include "base/utf8.hpp"
#include "vm/indy/site_types.hpp"

namespace weaveproof::vm::indy {

using enum bytecode::Opcode;
using namespace classfile;

namespace {

struct Piece {
  char type = 0;  // 0: `text`; else the argument's type: L for a String
  std::span<std::uint16_t> text;
};
using Recipe = std::span<Piece>;

// Collects characters, one byte each as long as that is enough.
class Joiner {
 public:
  void add(std::uint16_t c) {
    if (c > 255) wide_ = true;
    chars_.push_back(c);
  }
  void add(std::string_view ascii) {
    for (char c : ascii) chars_.push_back(static_cast<unsigned char>(c));
  }
  void add(const Machine& vm, Ref string) {
    if (!string) return add("null");
    const Object& bytes = vm.at(vm.getReference(string, vm.known.stringValue));
    if (vm.at(string).get<std::uint8_t>(vm.known.stringCoder) == 0) {
      const auto* data = bytes.elements<std::uint8_t>();
      chars_.insert(chars_.end(), data, data + bytes.length);
    } else {
      const auto* data = bytes.elements<std::uint16_t>();
      wide_ = true;
      chars_.insert(chars_.end(), data, data + bytes.length / 2);
    }
  }
  template <class Int>
  void addNumber(Int value) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    add(std::string_view(digits, static_cast<std::size_t>(end - digits)));
  }
  Ref finish(Machine& vm) const {
    if (chars_.size() > (wide_ ? INT32_MAX / 2u : static_cast<std::size_t>(INT32_MAX)))
      throw JavaThrow("java/lang/OutOfMemoryError", "Overflow: String length out of range");
    return vm.newStringUtf16(chars_.data(), static_cast<std::int32_t>(chars_.size()));
  }

 private:
  std::vector<std::uint16_t> chars_;
  bool wide_ = false;
};

NativeStatus concatenate(NativeCall& call) {
  const Recipe& recipe = *static_cast<const Recipe*>(call.method->data);
  Joiner joiner;
  int slot = 0;
  for (const Piece& piece : recipe) {
    switch (piece.type) {
      case 0:
        for (std::uint16_t c : piece.text) joiner.add(c);
        continue;
      case 'Z':
        joiner.add(call.z(slot) ? "true" : "false");
        break;
      case 'C':
        joiner.add(static_cast<std::uint16_t>(call.i(slot)));
        break;
      case 'J':
        joiner.addNumber(call.l(slot));
        ++slot;
        break;
      case 'L':
        joiner.add(call.vm, call.ref(slot));
        break;
      default:
        joiner.addNumber(call.i(slot));
        break;
    }
    ++slot;
  }
  return call.returnRef(joiner.finish(call.vm));
}

// A constant of the recipe as text; an empty optional if only Java code can convert it.
std::optional<std::string> constantText(const CallSite& site, std::size_t argument) {
  const Constant& constant = site.constant(argument);
  switch (constant.tag) {
    case Tag::String:
      return std::string(site.string(argument));
    case Tag::Integer:
      return std::to_string(static_cast<std::int32_t>(constant.second));
    case Tag::Long:
      return std::to_string(site.from.file->longBits(site.bootstrap.arguments[argument]));
    default:
      return std::nullopt;
  }
}

// Marks in a recipe.
constexpr char16_t kArgument = 1, kConstant = 2;

// The recipe takes each argument and each constant once, and a string comes of it.
bool isUsual(const SiteTypes& types, const CallSite& site) {
  constexpr int kMostSlots = 200;
  const std::string_view type = site.descriptor->text();
  if (!site.has(0, Tag::String) || bytecode::DescriptorReader(type).returnType() != "Ljava/lang/String;") return false;
  const std::u16string recipe = base::utf8::decode(site.string(0));
  const auto marks = [&](char16_t mark) { return static_cast<std::size_t>(std::ranges::count(recipe, mark)); };
  return marks(kArgument) == bytecode::parameterTypes(type).size() &&
         marks(kConstant) == site.bootstrap.arguments.size() - 1 && bytecode::parameterSlots(type) <= kMostSlots &&
         types.exist(type);
}

}  // namespace

Method* linkConcatenation(Machine& vm, const CallSite& site) {
  if (!isUsual(SiteTypes(vm, site.from), site)) return linkByBootstrapMethod(vm, site);
  const auto types = bytecode::parameterTypes(site.descriptor->text());
  std::vector<Piece> pieces;
  std::u16string literal;
  auto endLiteral = [&] {
    if (literal.empty()) return;
    Piece piece;
    piece.text = vm.world.metaspace.array<std::uint16_t>(literal.size());
    std::copy(literal.begin(), literal.end(), piece.text.begin());
    pieces.push_back(piece);
    literal.clear();
  };
  std::size_t argument = 0, constant = 1;
  std::string nativeType = "(";
  bool needsJava = false;
  for (char16_t c : base::utf8::decode(site.string(0))) {
    if (c == kConstant) {
      const auto text = constantText(site, constant++);
      if (!text) return linkByBootstrapMethod(vm, site);
      literal += base::utf8::decode(*text);
    } else if (c == kArgument) {
      endLiteral();
      const std::string_view type = types[argument++];
      Piece piece;
      const bool asString = type[0] == 'F' || type[0] == 'D' || type[0] == 'L' || type[0] == '[';
      piece.type = asString ? 'L' : type[0];
      if (asString && type != "Ljava/lang/String;") needsJava = true;
      nativeType += asString ? "Ljava/lang/String;" : std::string(type);
      pieces.push_back(piece);
    } else {
      literal.push_back(c);
    }
  }
  endLiteral();
  nativeType += ")Ljava/lang/String;";

  const std::string self = syntheticName(vm, site.from, "Concat");
  ClassWriter writer(ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, self);
  writer.addNativeMethod(ACC_STATIC, "join", nativeType);
  if (needsJava) {
    CodeWriter code(writer);
    unsigned slot = 0;
    for (std::string_view type : types) {
      code.load(type[0], slot);
      slot += static_cast<unsigned>(bytecode::slotsOf(bytecode::kindOf(type[0])));
      if (type[0] == 'F' || type[0] == 'D')
        code.invoke(OP_invokestatic, "java/lang/String", "valueOf", "(" + std::string(type) + ")Ljava/lang/String;");
      else if ((type[0] == 'L' || type[0] == '[') && type != "Ljava/lang/String;")
        code.invoke(OP_invokestatic, "java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;");
    }
    code.invoke(OP_invokestatic, self, "join", nativeType).op(OP_areturn);
    writer.addMethod(ACC_STATIC, "concat", site.descriptor->text(), code, static_cast<std::uint16_t>(slot + 4),
                     static_cast<std::uint16_t>(slot));
  }
  Class* c = defineSynthetic(vm, site.from, writer);
  Method& join = methodNamed(*c, "join");
  join.native = concatenate;
  join.data = vm.world.metaspace.make<Recipe>(vm.world.metaspace.copy(pieces));
  return needsJava ? &methodNamed(*c, "concat") : &join;
}

}  // namespace weaveproof::vm::indy
