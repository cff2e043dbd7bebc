// java.lang.System, Runtime, Shutdown, and the system's properties.
#include <unistd.h>

#include <cstdlib>

#include "natives/host/host.hpp"
#include "natives/registry.hpp"
#include "vm/host_inputs.hpp"

namespace weaveproof::natives {
namespace system {
namespace {

// ---- arraycopy

[[noreturn]] void badCopy(const std::string& text) {
  throw JavaThrow("java/lang/ArrayStoreException", "arraycopy: " + text);
}

std::string arrayText(const Class& c) {
  return c.component->primitive ? c.component->name->string() + "[" : std::string("object array[");
}

[[noreturn]] void badElement(const Class& from, const Class& to) {
  badCopy("element type mismatch: can not cast one of the elements of " + from.component->externalName() +
          "[] to the type of the destination array, " + to.component->externalName());
}

// Of arrays that other threads can reach, one visible action an element; two if both can be reached, for others may come
// between its read and its write. How far it got stands in the arguments, which then describe the copy that is left: the
// elements go forward, but for overlapping moves to the right, as if by way of a copy. An element that was read waits in an
// array of its own, in the scratch slot.
NativeStatus copyOneElement(NativeCall& call, Object& from, Object& to, bool seenBoth) {
  Machine& vm = call.vm;
  const Class &fromClass = classOf(from), &toClass = classOf(to);
  const int shift = fromClass.elementShift;
  const bool backward = &from == &to && call.i(1) < call.i(3);
  const auto last = static_cast<std::uint32_t>(backward ? call.i(4) - 1 : 0);
  const std::uint32_t fromOffset = kArrayBase + ((call.args[1] + last) << shift);
  const std::uint32_t toOffset = kArrayBase + ((call.args[3] + last) << shift);
  if (!seenBoth) {  // one of them may be used by this thread alone so far
    vm.noteUses(call.thread, ActionKind::Read, call.ref(0), fromOffset, std::uint64_t{1} << shift);
    vm.noteUses(call.thread, ActionKind::Write, call.ref(2), toOffset, std::uint64_t{1} << shift);
  }
  if (seenBoth && call.resume == 0) {
    if (!vm.permitAccess(call.thread, ActionKind::Read, call.ref(0), fromOffset, FieldAccess::kElement))
      return NativeStatus::Visible;
    call.needFrame();
    call.setLocal(0, vm.newArray(classOf(from), 1));
    std::memcpy(vm.at(call.local(0)).bytes() + kArrayBase, from.bytes() + fromOffset, std::size_t{1} << shift);
    call.thread.top->resume = 1;
    return NativeStatus::Progress;
  }
  if (seenBoth) {
    if (!vm.permitAccess(call.thread, ActionKind::Write, call.ref(2), toOffset, FieldAccess::kElement))
      return NativeStatus::Visible;
  } else if (!call.permit({.kind = ActionKind::Copy,
                           .flags = PendingAction::kPlain,
                           .object = call.ref(0),
                           .offset = fromOffset,
                           .target = call.ref(2),
                           .targetOffset = toOffset})) {
    return NativeStatus::Visible;
  }
  const std::uint8_t* const source = seenBoth ? vm.at(call.local(0)).bytes() + kArrayBase : from.bytes() + fromOffset;
  if (fromClass.isReferenceArray()) {
    Ref element;
    std::memcpy(&element, source, sizeof element);
    if (element && !vm.classOf(element).isSubclassOf(toClass.component)) badElement(fromClass, toClass);
    vm.setReference(call.ref(2), toOffset, element);
  } else {
    vm.touch(call.ref(2), toOffset, std::uint64_t{1} << shift);
    std::memcpy(to.bytes() + toOffset, source, std::size_t{1} << shift);
  }
  if (seenBoth) {
    call.setLocal(0, 0);
    call.thread.top->resume = 0;
  }
  if (!backward) ++call.args[1], ++call.args[3];
  --call.args[4];
  if (call.args[4] == 0) return call.done();
  call.needFrame();
  return NativeStatus::Progress;
}

NativeStatus arraycopy(NativeCall& call) {
  Machine& vm = call.vm;
  Object& from = call.object(call.ref(0));
  Object& to = call.object(call.ref(2));
  const Class &fromClass = classOf(from), &toClass = classOf(to);
  const std::int32_t fromAt = call.i(1), toAt = call.i(3), length = call.i(4);
  if (!fromClass.isArray()) badCopy("source type " + fromClass.externalName() + " is not an array");
  if (!toClass.isArray()) badCopy("destination type " + toClass.externalName() + " is not an array");
  const bool references = fromClass.isReferenceArray();
  if (references != toClass.isReferenceArray() || (!references && &fromClass != &toClass))
    badCopy("type mismatch: can not copy " + arrayText(fromClass) + "] into " + arrayText(toClass) + "]");
  auto outside = [&](const char* what, std::int32_t at, const Object& array, const Class& c) {
    const std::string kind = std::string(what) + " index " + std::to_string(at) + " out of bounds for " + arrayText(c) +
                             std::to_string(array.length) + "]";
    throw JavaThrow("java/lang/ArrayIndexOutOfBoundsException", "arraycopy: " + kind);
  };
  if (fromAt < 0) outside("source", fromAt, from, fromClass);
  if (toAt < 0) outside("destination", toAt, to, toClass);
  if (length < 0)
    throw JavaThrow("java/lang/ArrayIndexOutOfBoundsException",
                    "arraycopy: length " + std::to_string(length) + " is negative");
  auto pastEnd = [&](const char* what, std::int32_t at, const Object& array, const Class& c) {
    if (std::int64_t{at} + length > std::int64_t{array.length})
      throw JavaThrow("java/lang/ArrayIndexOutOfBoundsException",
                      std::string("arraycopy: last ") + what + " index " +
                          std::to_string(static_cast<std::uint32_t>(at) + static_cast<std::uint32_t>(length)) +
                          " out of bounds for " + arrayText(c) + std::to_string(array.length) + "]");
  };
  pastEnd("source", fromAt, from, fromClass);
  pastEnd("destination", toAt, to, toClass);
  const int shift = fromClass.elementShift;
  if (vm.supervisor) {
    auto isVisible = [&](ActionKind kind, Ref array, std::int32_t at) {
      const std::uint32_t header = vm.at(array).flags, offset = kArrayBase + (static_cast<std::uint32_t>(at) << shift);
      if (!(header & heap::kEscaped)) return false;
      if (vm.supervisor->isVisibleElement(call.thread, kind, array, offset)) return true;
      // It may be local because the library works on what is its own, which is to be noted for all that is copied.
      const std::uint64_t end = std::uint64_t{offset} + (static_cast<std::uint64_t>(length) << shift);
      if (header & heap::kInternal)
        for (std::uint64_t place = offset + 8; place < end + 7; place += 8)
          vm.supervisor->isVisibleElement(call.thread, kind, array, std::min(place, end - 1));
      return false;
    };
    const bool seenFrom = length > 0 && isVisible(ActionKind::Read, call.ref(0), fromAt);
    const bool seenTo = length > 0 && isVisible(ActionKind::Write, call.ref(2), toAt);
    if (seenFrom || seenTo) return copyOneElement(call, from, to, seenFrom && seenTo);
    const std::uint64_t bytes = static_cast<std::uint64_t>(length) << shift;
    vm.noteUses(call.thread, ActionKind::Read, call.ref(0),
                kArrayBase + (static_cast<std::uint64_t>(fromAt) << shift), bytes);
    vm.noteUses(call.thread, ActionKind::Write, call.ref(2), kArrayBase + (static_cast<std::uint64_t>(toAt) << shift),
                bytes);
    vm.touch(call.ref(2), kArrayBase + (std::uint64_t(toAt) << shift), std::uint64_t(length) << shift);
    if (references && (to.flags & heap::kEscaped))
      for (std::int32_t i = 0; i < length; ++i) vm.escape(from.elements<Ref>()[fromAt + i]);
  }
  if (!references || fromClass.component->isSubclassOf(toClass.component)) {
    std::memmove(to.elements<std::uint8_t>() + (std::size_t(toAt) << shift),
                 from.elements<std::uint8_t>() + (std::size_t(fromAt) << shift), std::size_t(length) << shift);
    return call.done();
  }
  for (std::int32_t i = 0; i < length; ++i) {  // each element is checked, and those before a bad one are copied
    const Ref element = from.elements<Ref>()[fromAt + i];
    if (element && !vm.classOf(element).isSubclassOf(toClass.component)) badElement(fromClass, toClass);
    to.elements<Ref>()[toAt + i] = element;
  }
  return call.done();
}

// ---- time, streams, the end

NativeStatus nanoTime(NativeCall& call) {
  if (!call.permitClock()) return NativeStatus::Visible;
  return call.returnLong(call.vm.readClock(call.thread));
}
NativeStatus currentTimeMillis(NativeCall& call) {
  if (!call.permitClock(true)) return NativeStatus::Visible;
  return call.returnLong(call.vm.epochMillis(call.thread));
}
NativeStatus identityHashCode(NativeCall& call) {
  return call.returnInt(call.ref(0) ? call.vm.identityHash(call.ref(0)) : 0);
}

template <char Which>
NativeStatus setStream(NativeCall& call) {
  Machine& vm = call.vm;
  const char* name = Which == 'i' ? "in" : Which == 'o' ? "out" : "err";
  const std::uint32_t offset = fieldNamed(*vm.known.system, name).offset;
  if (vm.supervisor && !vm.habits.streamsChange)
    throw Unsupported{"System.setIn, setOut or setErr is called on some schedules only"};
  vm.habits.streamsChange = true;
  if (!call.permitWrite(vm.known.system->mirror, offset)) return NativeStatus::Visible;
  vm.setReference(vm.known.system->mirror, offset, call.ref(0));
  return call.done();
}

NativeStatus mapLibraryName(NativeCall& call) {
  call.object(call.ref(0));
  return call.returnRef(call.vm.newString("lib" + call.vm.utf8(call.ref(0)) + ".so"));
}

NativeStatus halt0(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Exit})) return NativeStatus::Visible;
  throw ProgramExit{call.i(0), true};
}

}  // namespace
}  // namespace system

NativeStatus availableProcessors(NativeCall& call) { return call.returnInt(call.vm.options.processors); }

namespace system {
namespace {

NativeStatus maxMemory(NativeCall& call) { return call.returnLong(static_cast<std::int64_t>(call.vm.heap.maxBytes())); }
NativeStatus totalMemory(NativeCall& call) {
  return call.returnLong(static_cast<std::int64_t>(std::min(call.vm.heap.maxBytes(), std::uint64_t{256} << 20)));
}
NativeStatus freeMemory(NativeCall& call) {
  const auto total = static_cast<std::int64_t>(std::min(call.vm.heap.maxBytes(), std::uint64_t{256} << 20));
  return call.returnLong(std::max<std::int64_t>(total - static_cast<std::int64_t>(call.vm.heap.usedBytes()), 1 << 20));
}
NativeStatus gc(NativeCall& call) {
  call.vm.collectSoon();
  return call.done();
}

// ---- properties

Ref stringArray(Machine& vm, const std::vector<std::string>& texts, std::int32_t length) {
  const Ref array = vm.newArray(*vm.known.stringArray, length);
  for (std::size_t i = 0; i < texts.size(); ++i) vm.at(array).elements<Ref>()[i] = vm.newString(texts[i]);
  return array;
}

NativeStatus vmProperties(NativeCall& call) {
  Machine& vm = call.vm;
  const std::string home = vm.world.jdk().home.string();
  std::vector<std::string> pairs = {
      "java.home",
      home,
      "java.vm.specification.name",
      "Java Virtual Machine Specification",
      "java.vm.specification.vendor",
      "Oracle Corporation",
      "java.vm.specification.version",
      std::to_string(vm.world.jdk().feature),
      "java.vm.name",
      "weaveproof",
      "java.vm.vendor",
      "weaveproof",
      "java.vm.version",
      vm.world.jdk().version,
      "java.vm.info",
      "interpreted mode",
      "java.vm.compressedOopsMode",
      "32-bit",
      "java.class.path",
      vm.world.classPath().text(),
      "java.library.path",
      // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): one text on two lines
      "/usr/java/packages/lib:/usr/lib/x86_64-linux-gnu/jni:/lib/x86_64-linux-gnu:/usr/lib/x86_64-linux-gnu:/usr/lib/"
      "jni:/lib:/usr/lib",
      "sun.boot.library.path",
      home + "/lib",
      "jdk.debug",
      "release",
  };
  for (const auto& [name, value] : vm.options.properties) {
    pairs.push_back(name);
    pairs.push_back(value);
  }
  return call.returnRef(stringArray(vm, pairs, static_cast<std::int32_t>(pairs.size() + 2)));
}

// An array with the indices that the class itself names: _file_encoding_NDX and so on.
NativeStatus platformProperties(NativeCall& call) {
  Machine& vm = call.vm;
  const Class& raw = *call.method->holder;
  auto constant = [&](const Field& field) {
    return raw.file->constants[raw.file->fields[field.index].constantValue].second;
  };
  const Ref array =
      vm.newArray(*vm.known.stringArray, static_cast<std::int32_t>(constant(fieldNamed(raw, "FIXED_LENGTH"))));
  const HostFacts values = vm.options.host.empty() ? hostProperties() : vm.options.host;
  for (const Field& field : raw.fields) {
    const std::string_view name = field.name->text();
    if (name.size() < 6 || name.substr(name.size() - 4) != "_NDX") continue;
    if (auto it = values.find(std::string(name.substr(1, name.size() - 5))); it != values.end())
      vm.at(array).elements<Ref>()[constant(field)] = vm.newString(it->second);
  }
  return call.returnRef(array);
}

NativeStatus environ(NativeCall& call) {  // byte[][]: name, value, name, value, …
  HostInputs::note("environment");
  Machine& vm = call.vm;
  std::vector<std::pair<std::string, std::string>> pairs;
  for (char** entry = ::environ; entry && *entry; ++entry) {
    const std::string text = *entry;
    const auto equals = text.find('=', 1);
    if (equals != std::string::npos) pairs.emplace_back(text.substr(0, equals), text.substr(equals + 1));
  }
  const Ref array = vm.newObjectArray(*vm.known.byteArray, static_cast<std::int32_t>(pairs.size() * 2));
  auto bytes = [&](const std::string& text) {
    const Ref result = vm.newArray(*vm.known.byteArray, static_cast<std::int32_t>(text.size()));
    std::memcpy(vm.at(result).elements<char>(), text.data(), text.size());
    return result;
  };
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    vm.at(array).elements<Ref>()[i * 2] = bytes(pairs[i].first);
    vm.at(array).elements<Ref>()[i * 2 + 1] = bytes(pairs[i].second);
  }
  return call.returnRef(array);
}

constexpr NativeEntry kSystem[] = {
    {"registerNatives", nullptr, nothing},
    {"arraycopy", nullptr, arraycopy, 1},
    {"nanoTime", nullptr, nanoTime},
    {"currentTimeMillis", nullptr, currentTimeMillis},
    {"identityHashCode", nullptr, identityHashCode},
    {"setIn0", nullptr, setStream<'i'>},
    {"setOut0", nullptr, setStream<'o'>},
    {"setErr0", nullptr, setStream<'e'>},
    {"mapLibraryName", nullptr, mapLibraryName},
};
constexpr NativeEntry kRuntime[] = {
    {"availableProcessors", nullptr, availableProcessors},
    {"maxMemory", nullptr, maxMemory},
    {"totalMemory", nullptr, totalMemory},
    {"freeMemory", nullptr, freeMemory},
    {"gc", nullptr, gc},
};
constexpr NativeEntry kShutdown[] = {{"beforeHalt", nullptr, nothing}, {"halt0", nullptr, halt0}};
constexpr NativeEntry kRaw[] = {{"vmProperties", nullptr, vmProperties},
                                {"platformProperties", nullptr, platformProperties}};
constexpr NativeEntry kEnvironment[] = {{"environ", nullptr, environ}};

constexpr ClassNatives kClasses[] = {
    {"java/lang/System", kSystem},
    {"java/lang/Runtime", kRuntime},
    {"java/lang/Shutdown", kShutdown},
    {"jdk/internal/util/SystemProps$Raw", kRaw},
    {"java/lang/ProcessEnvironment", kEnvironment},
};

}  // namespace
}  // namespace system

extern const std::span<const ClassNatives> kSystemNatives = system::kClasses;

}  // namespace weaveproof::natives
