// Throwable, its stack trace, and the message of a NullPointerException that the machine raised.
#include "natives/registry.hpp"
#include "natives/stacks/stack_trace_element.hpp"

namespace weaveproof::natives {

void fillStackTraceElement(Machine& vm, Ref element, const Method& method, int bci) {
  const Class& type = *vm.known.stackTraceElement;
  Class& holder = *method.holder;
  auto set = [&](std::string_view field, Ref value) {
    vm.setReference(element, fieldNamed(type, field).offset, value);
  };
  auto interned = [&](std::string_view text) { return vm.literal(vm.world.literal(text)); };
  set("declaringClassObject", vm.mirror(holder));
  set("declaringClass", interned(holder.externalName()));
  set("methodName", interned(method.name->text()));
  if (holder.sourceFile) set("fileName", interned(holder.sourceFile->text()));
  const int line = bci == -2 ? -2 : lineNumber(method, bci);
  vm.at(element).set<std::int32_t>(fieldNamed(type, "lineNumber").offset, line);
  if (holder.module) {
    set("moduleName", interned(holder.module->text()));
    // The version shows only where the module is not of the JDK; StackTraceElement decides by its format.
    const auto it = vm.modules.find(holder.module);
    if (it != vm.modules.end()) {
      const Ref descriptor = vm.getReference(it->second, fieldNamed(*vm.known.module, "descriptor").offset);
      if (descriptor) {
        const Class& d = vm.classOf(descriptor);
        if (const Ref version = vm.getReference(descriptor, fieldNamed(d, "version").offset))
          set("moduleVersion", vm.getReference(version, fieldNamed(vm.classOf(version), "version").offset));
        else if (const Ref raw = vm.getReference(descriptor, fieldNamed(d, "rawVersionString").offset))
          set("moduleVersion", raw);
      }
    }
  }
  if (holder.loader->object)
    if (const Ref name = vm.getReference(holder.loader->object, vm.known.loaderName)) set("classLoaderName", name);
}

namespace throwable {
namespace {

NativeStatus fillInStackTrace(NativeCall& call) {
  call.vm.fillInStackTrace(call.thread, call.ref(0));
  return call.returnRef(call.ref(0));
}

NativeStatus fillFrom(NativeCall& call, Ref backtrace) {
  Machine& vm = call.vm;
  Object& elements = call.object(call.ref(0));
  if (!backtrace) return call.done();
  for (std::uint32_t i = 0; i < elements.length && i * 2 + 1 < vm.at(backtrace).length; ++i) {
    const std::uint32_t* pair = vm.at(backtrace).elements<std::uint32_t>() + i * 2;
    fillStackTraceElement(vm, elements.elements<Ref>()[i], *fromLow<Method>(pair[0]), static_cast<int>(pair[1]));
  }
  return call.done();
}

NativeStatus initStackTraceElements(NativeCall& call) {  // (StackTraceElement[], Throwable)
  return fillFrom(call, call.vm.getReference(call.ref(1), call.vm.known.throwableBacktrace));
}
NativeStatus initFromBacktrace(NativeCall& call) {  // (StackTraceElement[], backtrace, depth)
  return fillFrom(call, call.ref(1));
}

NativeStatus getExtendedNPEMessage(NativeCall& call) {
  const auto message = workedOutMessage(call.vm, call.ref(0));
  return call.returnRef(message ? call.vm.newStringModified(*message) : 0);
}

constexpr NativeEntry kThrowable[] = {{"fillInStackTrace", "(I)Ljava/lang/Throwable;", fillInStackTrace}};
constexpr NativeEntry kElement[] = {
    in(jdk::kUntil17,
       {"initStackTraceElements", "([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V", initStackTraceElements}),
    in(jdk::kFrom21,
       {"initStackTraceElements", "([Ljava/lang/StackTraceElement;Ljava/lang/Object;I)V", initFromBacktrace})};
constexpr NativeEntry kNullPointer[] = {{"getExtendedNPEMessage", nullptr, getExtendedNPEMessage}};

constexpr ClassNatives kClasses[] = {
    {"java/lang/Throwable", kThrowable},
    {"java/lang/StackTraceElement", kElement},
    {"java/lang/NullPointerException", kNullPointer},
};

}  // namespace
}  // namespace throwable

extern const std::span<const ClassNatives> kThrowableNatives = throwable::kClasses;

}  // namespace weaveproof::natives
