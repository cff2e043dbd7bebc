#include "mutate/class_sites.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "base/error.hpp"
#include "bytecode/bytecode.hpp"
#include "image/class_listing.hpp"
#include "image/class_path.hpp"
#include "mutate/class_layout.hpp"

namespace weaveproof::mutate {

using enum bytecode::Opcode;

namespace {

using classfile::ClassFile;
using classfile::Code;
using classfile::Member;

constexpr std::uint32_t kAnywhere = 0xffff;

constexpr std::string_view kSynchronizers[] = {
    "java/util/concurrent/locks/Lock",
    "java/util/concurrent/locks/ReentrantLock",
    "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock",
    "java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock",
    "java/util/concurrent/locks/StampedLock",
    "java/util/concurrent/locks/Condition",
    "java/util/concurrent/Semaphore",
    "java/util/concurrent/CountDownLatch",
    "java/util/concurrent/CyclicBarrier",
    "java/util/concurrent/Phaser",
};
constexpr std::string_view kOfSynchronizers[] = {
    "lock",
    "lockInterruptibly",
    "unlock",
    "unlockRead",
    "unlockWrite",
    "acquire",
    "acquireUninterruptibly",
    "release",
    "await",
    "signal",
    "signalAll",
    "countDown",
    "arrive",
    "arriveAndAwaitAdvance",
    "awaitNanos",
    "arriveAndDeregister",
    "awaitUntil",
    "register",
    "awaitAdvance",
    "awaitUninterruptibly",
};
constexpr std::string_view kOfObjects[] = {"wait", "notify", "notifyAll"};
constexpr std::string_view kOfThreads[] = {"join", "sleep", "yield", "interrupt", "onSpinWait"};
constexpr std::string_view kParking[] = {"park", "parkNanos", "parkUntil", "unpark"};
constexpr std::string_view kAtomics = "java/util/concurrent/atomic/";

struct Counted {
  std::string_view name;
  int least;  // that its constructor takes
};
constexpr Counted kCounted[] = {{"java/util/concurrent/Semaphore", -0x8000},
                                {"java/util/concurrent/CountDownLatch", 0},
                                {"java/util/concurrent/CyclicBarrier", 1},
                                {"java/util/concurrent/Phaser", 0}};

template <class List>
bool has(const List& list, std::string_view name) {
  return std::ranges::find(list, name) != std::end(list);
}

struct Called {
  std::string_view holder, name, descriptor;
  bool isStatic;
};

// Slots of the parameters, and the first letter of the result.
std::pair<unsigned, char> shapeOf(std::string_view descriptor) {
  unsigned slots = 0;
  std::size_t at = 1;
  while (descriptor[at] != ')') {
    slots += descriptor[at] == 'J' || descriptor[at] == 'D' ? 2 : 1;
    const bool isArray = descriptor[at] == '[';
    while (descriptor[at] == '[') ++at;
    if (isArray && (descriptor[at] == 'J' || descriptor[at] == 'D')) {
      ++at;
      continue;
    }
    at = descriptor[at] == 'L' ? descriptor.find(';', at) + 1 : at + 1;
  }
  return {slots, descriptor[at + 1]};
}

// Instructions that drop the arguments and give some result, as long as the call; empty if they are longer.
std::optional<std::string> insteadOf(const Called& call, std::uint32_t length) {
  auto [slots, result] = shapeOf(call.descriptor);
  if (!call.isStatic) ++slots;
  std::string code;
  for (; slots >= 2; slots -= 2) code += static_cast<char>(OP_pop2);
  if (slots == 1) code += static_cast<char>(OP_pop);
  switch (result) {
    case 'V':
      break;
    case 'J':
      code += static_cast<char>(OP_lconst_0);
      break;
    case 'L':
    case '[':
      code += static_cast<char>(OP_aconst_null);
      break;
    default:
      code += static_cast<char>(OP_iconst_0);
  }
  if (code.size() > length) return std::nullopt;
  code.resize(length, static_cast<char>(OP_nop));
  return code;
}

std::string bigEndian(std::uint32_t number) {
  return {static_cast<char>(number >> 8 & 0xff), static_cast<char>(number & 0xff)};
}

std::uint32_t lineAt(const Code& code, std::uint32_t bci) {
  std::uint32_t line = 0, best = 0;
  for (const classfile::Bytes table : code.lineNumberTables)
    for (std::uint32_t i = 0; i < bytecode::u2(table, 0); ++i) {
      const std::uint32_t start = bytecode::u2(table, 2 + 4 * i);
      if (start <= bci && (line == 0 || start >= best)) best = start, line = bytecode::u2(table, 4 + 4 * i);
    }
  return line;
}

class ClassScan {
 public:
  ClassScan(Sites& all, std::size_t number, const ClassFile& file, const std::set<std::string, std::less<>>& threads)
      : all_(all), number_(number), file_(file), threads_(threads), layout_(layoutOf(file.bytes)) {}

  void run() {
    for (std::size_t i = 0; i < file_.fields.size(); ++i) {
      const Member& field = file_.fields[i];
      if (field.accessFlags & classfile::ACC_VOLATILE)
        add("RVK", 0, fmt::format("{} is no longer volatile", file_.utf8(field.nameIndex)),
            {flags(layout_.fieldFlags[i], field.accessFlags & ~classfile::ACC_VOLATILE)}, {});
    }
    for (std::size_t i = 0; i < file_.methods.size(); ++i) {
      const Member& method = file_.methods[i];
      if (!method.code) continue;
      method_ = &method;
      if (method.accessFlags & classfile::ACC_SYNCHRONIZED)
        add("RSK", lineAt(*method.code, 0), fmt::format("{} is no longer synchronized", file_.utf8(method.nameIndex)),
            {flags(layout_.methodFlags[i], method.accessFlags & ~classfile::ACC_SYNCHRONIZED)}, reach(0, kAnywhere));
      instructions(*method.code);
    }
  }

 private:
  Edit flags(std::size_t at, int value) const {
    return {number_, at, at + 2, bigEndian(static_cast<std::uint32_t>(value)), false};
  }

  std::vector<Reach> reach(std::uint32_t first, std::uint32_t last) const {
    return {{number_, fmt::format("{}{}", file_.utf8(method_->nameIndex), file_.utf8(method_->descriptorIndex)), first,
             last}};
  }

  void add(const char* operatorName, std::uint32_t line, std::string what, std::vector<Edit> edits,
           std::vector<Reach> reach) {
    Site site;
    site.id = static_cast<std::uint32_t>(all_.sites.size() + 1);
    site.operatorName = operatorName;
    site.className = std::string(file_.name());
    std::ranges::replace(site.className, '/', '.');
    site.file = number_;
    site.line = line;
    site.what = std::move(what);
    site.edits = std::move(edits);
    site.reach = std::move(reach);
    all_.sites.push_back(std::move(site));
  }

  // The instructions from `bci` on become `bytes`.
  Edit patch(const Code& code, std::uint32_t bci, std::string bytes) const {
    const std::size_t at = static_cast<std::size_t>(code.code.data() - file_.bytes.data()) + bci;
    const std::size_t end = at + bytes.size();
    return {number_, at, end, std::move(bytes), false};
  }

  void instructions(const Code& code) {
    std::uint32_t previous = 0;
    for (std::uint32_t bci = 0; bci < code.code.size(); bci += bytecode::instructionLength(code.code, bci)) {
      const std::uint8_t op = bytecode::u1(code.code, bci);
      if (op == OP_monitorenter) block(code, bci, previous);
      if (op >= OP_invokevirtual && op <= OP_invokeinterface) call(code, bci, previous, calledAt(code, bci));
      previous = bci;
    }
  }

  Called calledAt(const Code& code, std::uint32_t bci) const {
    const classfile::Constant& method = file_.constants[bytecode::u2(code.code, bci + 1)];
    const classfile::Constant& signature = file_.constants[method.second];
    return {file_.className(method.first), file_.utf8(signature.first),
            file_.utf8(static_cast<std::uint16_t>(signature.second)), bytecode::u1(code.code, bci) == OP_invokestatic};
  }

  void call(const Code& code, std::uint32_t bci, std::uint32_t previous, const Called& called) {
    const std::uint32_t length = bytecode::instructionLength(code.code, bci);
    const bool isThreads = (called.holder == "java/lang/Object" && has(kOfObjects, called.name)) ||
                           (threads_.contains(called.holder) && has(kOfThreads, called.name)) ||
                           (called.holder == "java/util/concurrent/locks/LockSupport" && has(kParking, called.name));
    const bool isSynchronizers = has(kSynchronizers, called.holder) && has(kOfSynchronizers, called.name);
    if (isThreads || isSynchronizers)
      if (std::optional<std::string> nothing = insteadOf(called, length))
        add(isThreads ? "RTXC" : "RCXC", lineAt(code, bci), fmt::format("{} is not called", called.name),
            {patch(code, bci, std::move(*nothing))}, reach(bci, bci));
    weaken(code, bci, called);
    count(code, bci, previous, called);
  }

  void weaken(const Code& code, std::uint32_t bci, const Called& called) {
    if (!called.holder.starts_with(kAtomics) || called.isStatic) return;
    const std::string_view kind = called.holder.substr(kAtomics.size());
    const bool isPair = kind == "AtomicMarkableReference" || kind == "AtomicStampedReference";
    std::string_view weaker;
    if (called.name == "compareAndSet")
      weaker = isPair || kind.ends_with("FieldUpdater") ? "weakCompareAndSet" : "weakCompareAndSetPlain";
    else if (called.name == "set" && !isPair)
      weaker = "lazySet";
    else
      return;
    const auto first = static_cast<std::uint32_t>(file_.constants.size());  // the number of the first new constant
    if (first + 3 > 0xffff) return;
    const classfile::Constant& method = file_.constants[bytecode::u2(code.code, bci + 1)];
    const std::uint32_t descriptor = file_.constants[method.second].second;
    const auto tag = [](classfile::Tag value) { return std::string(1, static_cast<char>(value)); };
    std::string constants = tag(classfile::Tag::Utf8) + bigEndian(static_cast<std::uint32_t>(weaker.size()));
    constants += weaker;
    constants += tag(classfile::Tag::NameAndType) + bigEndian(first) + bigEndian(descriptor);
    constants += tag(method.tag) + bigEndian(method.first) + bigEndian(first + 1);
    add("WAO", lineAt(code, bci), fmt::format("{} becomes {}", called.name, weaker),
        {{number_, 8, 10, bigEndian(first + 3), false},
         {number_, layout_.constantsEnd, layout_.constantsEnd, constants, false},
         patch(code, bci + 1, bigEndian(first + 2))},
        reach(bci, bci));
  }

  // A constant right before the constructor is called.
  void count(const Code& code, std::uint32_t bci, std::uint32_t previous, const Called& called) {
    const auto counted = std::ranges::find(kCounted, called.holder, &Counted::name);
    if (counted == std::end(kCounted) || called.name != "<init>" || called.descriptor != "(I)V") return;
    const std::uint8_t op = bytecode::u1(code.code, previous);
    for (const int change : {1, -1}) {
      int value = 0;
      std::string push;
      if (op >= OP_iconst_m1 && op <= OP_iconst_5) {
        value = op - OP_iconst_0 + change;
        if (value < -1 || value > 5) continue;
        push = std::string(1, static_cast<char>(OP_iconst_0 + value));
      } else if (op == OP_bipush) {
        value = bytecode::s1(code.code, previous + 1) + change;
        if (value < -128 || value > 127) continue;
        push = {static_cast<char>(OP_bipush), static_cast<char>(value)};
      } else {
        return;
      }
      if (value < counted->least) continue;
      add("MXC", lineAt(code, bci), fmt::format("new {} counts {}", simpleName(called.holder), value),
          {patch(code, previous, push)}, reach(previous, bci));
    }
  }

  static std::string_view simpleName(std::string_view name) { return name.substr(name.rfind('/') + 1); }

  // A synchronized block, as compilers make it: the lock is kept in a local variable, from which each way out takes
  // it. The exits are those that are reached before another one of that variable is.
  void block(const Code& code, std::uint32_t enter, std::uint32_t previous) {
    const std::optional<std::uint16_t> lock = storedAt(code, previous);
    if (!lock) return;
    std::set<std::uint32_t> seen, exits;
    std::vector<std::uint32_t> open{enter + 1};
    while (!open.empty()) {
      const std::uint32_t bci = open.back();
      open.pop_back();
      if (bci >= code.code.size() || !seen.insert(bci).second) continue;
      for (const classfile::ExceptionHandler& handler : code.handlers)
        if (handler.startPc <= bci && bci < handler.endPc) open.push_back(handler.handlerPc);
      const std::uint8_t op = bytecode::u1(code.code, bci);
      const std::uint32_t next = bci + bytecode::instructionLength(code.code, bci);
      if (loadedAt(code, bci) == lock && next < code.code.size() && bytecode::u1(code.code, next) == OP_monitorexit) {
        exits.insert(next);
        continue;
      }
      if (bytecode::fallsThrough(op)) open.push_back(next);
      bytecode::forEachTarget(code.code, bci,
                              [&](std::int64_t target) { open.push_back(static_cast<std::uint32_t>(target)); });
    }
    const std::string pop(1, static_cast<char>(OP_pop));
    std::vector<Edit> edits{patch(code, enter, pop)};
    for (const std::uint32_t exit : exits) edits.push_back(patch(code, exit, pop));
    if (!exits.empty())
      add("RSB", lineAt(code, enter), "a synchronized block is no longer synchronized", std::move(edits),
          reach(enter, enter));
  }

  static std::optional<std::uint16_t> storedAt(const Code& code, std::uint32_t bci) {
    const std::uint8_t op = bytecode::u1(code.code, bci);
    if (op >= OP_astore_0 && op <= OP_astore_3) return op - OP_astore_0;
    if (op == OP_astore || (op == OP_wide && bytecode::u1(code.code, bci + 1) == OP_astore))
      return bytecode::localIndex(code.code, bci);
    return std::nullopt;
  }

  static std::optional<std::uint16_t> loadedAt(const Code& code, std::uint32_t bci) {
    const std::uint8_t op = bytecode::u1(code.code, bci);
    if (op >= OP_aload_0 && op <= OP_aload_3) return op - OP_aload_0;
    if (op == OP_aload || (op == OP_wide && bytecode::u1(code.code, bci + 1) == OP_aload))
      return bytecode::localIndex(code.code, bci);
    return std::nullopt;
  }

  Sites& all_;
  std::size_t number_;
  const ClassFile& file_;
  const std::set<std::string, std::less<>>& threads_;
  ClassLayout layout_;
  const Member* method_ = nullptr;
};

}  // namespace

Sites findClassSites(const std::string& locations) {
  image::ClassPath path;
  path.add(locations);
  Sites all;
  std::vector<std::vector<std::uint8_t>> contents;
  std::map<std::string, std::string> superclasses;
  std::vector<std::string> names;
  for (const std::string& name : image::classesBelow(path, "")) {
    if (name.ends_with("module-info") || name.starts_with("META-INF/")) continue;
    contents.push_back(path.find(name + ".class")->bytes);
    names.push_back(name);
  }
  std::vector<ClassFile> parsed;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::vector<std::uint8_t>& bytes = contents[i];
    try {
      parsed.push_back(classfile::parse(bytes));
    } catch (const classfile::FormatError& error) {
      throw base::Error(fmt::format("{}.class cannot be mutated: {}", names[i], error.what()));
    }
    all.files.push_back({names[i] + ".class", names[i] + ".class", std::string(bytes.begin(), bytes.end()), true});
    superclasses[names[i]] = parsed.back().superClass == 0 ? "" : parsed.back().className(parsed.back().superClass);
  }
  // Threads of the program's own are called by their own names.
  std::set<std::string, std::less<>> threads{"java/lang/Thread"};
  for (std::size_t before = 0; before != threads.size();) {
    before = threads.size();
    for (const auto& [name, super] : superclasses)
      if (threads.contains(super)) threads.insert(name);
  }
  for (std::size_t i = 0; i < parsed.size(); ++i) ClassScan(all, i, parsed[i], threads).run();
  return all;
}

}  // namespace weaveproof::mutate
