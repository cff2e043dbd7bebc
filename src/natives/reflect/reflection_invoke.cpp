// Reflective calls: jdk.internal.reflect.NativeMethodAccessorImpl and NativeConstructorAccessorImpl.
//
// The arguments are checked and unboxed here, the target runs as a frame above the native's own, and its result is
// boxed. An exception that it throws is wrapped in an InvocationTargetException. Checks come in HotSpot's order,
// because their messages show which one failed.
#include <fmt/format.h>

#include "jdk/messages.hpp"
#include "natives/memory/memory_part.hpp"
#include "natives/reflect/boxing.hpp"
#include "natives/reflect/reflection.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace reflection_invoke {
namespace {

constexpr int kReturned = 1;  // resumed: the target has returned
// Scratch slot 0 is null until the target is entered: the initialisation of its class may throw as well, and what that
// throws is not wrapped. A constructor's new object stands there.
constexpr int kEntered = 0;
// An array of arguments that others can reach is copied first: the copy stands in scratch slot 1.
constexpr int kCopied = 2, kCopy = 1;

[[noreturn]] void illegalArgument(const std::string& message) {
  if (message.empty()) throw JavaThrow("java/lang/IllegalArgumentException");
  throw JavaThrow("java/lang/IllegalArgumentException", message);
}

// The operands of a call as slots.
class Slots {
 public:
  void add(Value value) {
    if (bytecode::slotsOf(value.kind) == 2) {
      setLong(slots_ + count_, value.bits);
      count_ += 2;
    } else {
      slots_[count_++] = static_cast<Slot>(value.bits);
    }
  }
  const Slot* data() const { return slots_; }
  int count() const { return count_; }

 private:
  static constexpr int kMost = 256;  // a method takes at most 255
  Slot slots_[kMost] = {};
  int count_ = 0;
};

Value checkedArgument(Machine& vm, const Class& type, Ref argument) {
  if (!type.primitive) {
    if (argument && !vm.classOf(argument).isSubclassOf(&type)) illegalArgument("argument type mismatch");
    return {Kind::Reference, argument};
  }
  if (!argument) illegalArgument(std::string(jdk::messageFor(vm.world.jdk().feature, jdk::kNullForPrimitive)));
  Value value = unbox(vm, argument);
  if (!widen(value, type.elementKind)) illegalArgument("argument type mismatch");
  return value;
}

void addArguments(Machine& vm, Ref parameterTypes, Ref arguments, Slots& slots) {
  const Object& types = vm.at(parameterTypes);
  const std::uint32_t count = arguments ? vm.at(arguments).length : 0;
  if (count != types.length)
    illegalArgument(fmt::format(fmt::runtime(jdk::messageFor(vm.world.jdk().feature, jdk::kWrongArgumentCount)), count,
                                types.length));
  for (std::uint32_t i = 0; i < types.length; ++i) {
    const Class& type = vm.classOfMirror(types.elements<Ref>()[i]);
    slots.add(checkedArgument(vm, type, vm.at(arguments).elements<Ref>()[i]));
  }
}

Ref parameterTypesOf(Machine& vm, Ref executable) {
  return FieldsOf(vm, vm.classOf(executable), executable).get("parameterTypes");
}

MemoryPart argumentArray(NativeCall& call, int slot) {
  const Ref array = call.ref(slot);
  return {array, 0, array ? static_cast<std::int32_t>(call.vm.at(array).length) : 0};
}

[[noreturn]] void throwFromTarget(NativeCall& call, Ref thrown) {
  Machine& vm = call.vm;
  const Ref wrapper = vm.makeThrowable(call.thread, JavaThrow("java/lang/reflect/InvocationTargetException"));
  FieldsOf(vm, vm.classOf(wrapper), wrapper).set("target", thrown);
  throw JavaThrow(wrapper);
}

// The method that a call on `receiver` runs. An error of the selection counts as thrown by the target.
Method& selectTarget(NativeCall& call, Method& method, Ref receiver) {
  if (method.isStatic() || method.isPrivate()) return method;
  try {
    if (method.signaturePolymorphic && !method.native)  // VarHandle.get and its kin
      throw JavaThrow("java/lang/UnsatisfiedLinkError", "'" + method.readableName() + "'");
    return *call.vm.select(call.vm.classOf(receiver), method);
  } catch (const JavaThrow& signal) {
    call.needFrame();
    throwFromTarget(call, call.vm.makeThrowable(call.thread, signal));
  }
}

// `mark` goes to the scratch slot. A synchronized target needs its monitor before its frame can be made; until that is
// free, the whole call is made again.
NativeStatus enterTarget(NativeCall& call, Method& target, const Slots& slots, Ref mark) {
  Machine& vm = call.vm;
  const bool locks = target.isSynchronized() && !target.isNative();
  const Ref lock = !locks ? 0 : target.isStatic() ? vm.mirror(*target.holder) : slots.data()[0];
  if (locks && !vm.permitLock(call.thread, lock)) return NativeStatus::Visible;
  if (locks && !vm.tryEnter(call.thread, lock)) return NativeStatus::Blocked;
  if (locks && vm.supervisor && vm.supervisor->rules.everythingVisible)
    vm.supervisor->granted = true;  // the frame asks once more, for what has been granted
  auto leave = [&] {
    if (locks) vm.exitMonitor(call.thread, lock);
  };
  try {
    call.needFrame();
    call.setLocal(kEntered, mark);
    const NativeStatus status = call.enter(target, slots.data(), slots.count(), kReturned);
    leave();  // the new frame has entered it once more by itself
    return status;
  } catch (const JavaThrow&) {
    leave();
    throw;
  }
}

NativeStatus invoke(NativeCall& call) {  // (Method, receiver, arguments)
  Machine& vm = call.vm;
  if (call.resume == kResumeThrown) {
    if (!call.local(kEntered)) throw JavaThrow(call.thrown);
    throwFromTarget(call, call.thrown);
  }
  Method& method = methodOfObject(vm, call.ref(0));
  if (call.resume == kReturned) return call.returnRef(box(vm, {method.returnKind, call.value}));

  vm.requireInitialized(call.thread, *method.holder);
  const Ref receiver = call.ref(1);
  Slots slots;
  if (!method.isStatic()) {
    if (!receiver) throw JavaThrow("java/lang/NullPointerException");
    if (!vm.classOf(receiver).isSubclassOf(method.holder))
      illegalArgument(fmt::format(fmt::runtime(jdk::messageFor(vm.world.jdk().feature, jdk::kWrongReceiver)),
                                  vm.classOf(receiver).externalName(), method.holder->externalName()));
    slots.add({Kind::Reference, receiver});
  }
  Method& target = selectTarget(call, method, receiver);
  const MemoryPart arguments = argumentArray(call, 2);
  if (call.resume != kCopied && arguments.isVisible(call, ActionKind::Read))
    return arguments.copyIn(call, kCopy, kCopied);
  addArguments(vm, parameterTypesOf(vm, call.ref(0)), arguments.orCopy(call, kCopy).array, slots);
  return enterTarget(call, target, slots, call.ref(0));
}

NativeStatus newInstance(NativeCall& call) {  // (Constructor, arguments)
  Machine& vm = call.vm;
  if (call.resume == kResumeThrown) {
    if (!call.local(kEntered)) throw JavaThrow(call.thrown);
    throwFromTarget(call, call.thrown);
  }
  if (call.resume == kReturned) return call.returnRef(call.local(kEntered));

  Method& method = methodOfObject(vm, call.ref(0));
  Class& c = *method.holder;
  if (c.isAbstract() || c.isInterface()) throw JavaThrow("java/lang/InstantiationException", c.externalName());
  vm.requireInitialized(call.thread, c);
  const MemoryPart arguments = argumentArray(call, 1);
  if (call.resume != kCopied && arguments.isVisible(call, ActionKind::Read))
    return arguments.copyIn(call, kCopy, kCopied);
  const Ref object = vm.newObject(c);
  Slots slots;
  slots.add({Kind::Reference, object});
  addArguments(vm, parameterTypesOf(vm, call.ref(0)), arguments.orCopy(call, kCopy).array, slots);
  return enterTarget(call, method, slots, object);
}

// Only bytecode can call these as they are meant; what gets here came by reflection.
NativeStatus invokeHandle(NativeCall& call) {
  throw JavaThrow("java/lang/UnsupportedOperationException",
                  "MethodHandle." + call.method->name->string() + " cannot be invoked reflectively");
}

NativeStatus yes(NativeCall& call) { return call.returnBool(true); }

constexpr NativeEntry kMethodHandle[] = {{"invoke", nullptr, invokeHandle}, {"invokeExact", nullptr, invokeHandle}};
constexpr NativeEntry kMethodAccessor[] = {{"invoke0", nullptr, invoke, 2, true}};
constexpr NativeEntry kConstructorAccessor[] = {{"newInstance0", nullptr, newInstance, 2, true}};

// Reflection by method handles does the same, in a hundred times as many instructions, and makes classes.
constexpr NativeEntry kFactory[] = {{"useNativeAccessorOnly", nullptr, yes}};

constexpr ClassNatives kClasses[] = {
    {"jdk/internal/reflect/NativeMethodAccessorImpl", kMethodAccessor, jdk::kUntil21},
    {"jdk/internal/reflect/NativeConstructorAccessorImpl", kConstructorAccessor, jdk::kUntil21},
    {"jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor", kMethodAccessor, jdk::kFrom21},
    {"jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor", kConstructorAccessor, jdk::kFrom21},
    {"jdk/internal/reflect/ReflectionFactory", kFactory, jdk::kFrom21},
    {"java/lang/invoke/MethodHandle", kMethodHandle},
};

}  // namespace
}  // namespace reflection_invoke

extern const std::span<const ClassNatives> kReflectionInvokeNatives = reflection_invoke::kClasses;

}  // namespace weaveproof::natives
