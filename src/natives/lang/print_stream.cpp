// The output of a program that is being checked. What goes to the original System.out and System.err is taken here, in one
// step: it is no part of the state. A printing thread needs the stream's monitor, as its Java code would take it. But
// while no thread holds the monitor, that is no action (tracking/internal_calls.cpp). Other streams, and all streams in a single
// run, run their Java code.
#include "base/utf8.hpp"
#include "natives/registry.hpp"
#include "natives/shortcut.hpp"
#include "vm/indy/call_site.hpp"

namespace weaveproof::natives {

using enum bytecode::Opcode;

namespace print_stream {
namespace {

bool isIntercepted(const NativeCall& call) {
  const auto& supervisor = call.vm.supervisor;
  return supervisor && (call.ref(0) == supervisor->rules.systemOut || call.ref(0) == supervisor->rules.systemErr);
}

bool permitPrinting(NativeCall& call) { return call.vm.supervisor->permitPrinting(call.thread, call.ref(0)); }

void write(NativeCall& call, const std::string& text) {
  call.vm.write(call.ref(0) == call.vm.supervisor->rules.systemOut ? 1 : 2, text.data(), text.size());
}

std::string charsOf(NativeCall& call, Ref array) {
  const Object& chars = call.vm.at(array);
  std::string text;
  for (std::uint32_t i = 0; i < chars.length; ++i)
    base::utf8::encodeUnit(text, chars.elements<std::uint16_t>()[i], false);
  return text;
}

template <bool kLine>
NativeStatus writeString(NativeCall& call) {
  if (!isIntercepted(call) || !call.ref(1)) return NativeStatus::Declined;
  if (!permitPrinting(call)) return NativeStatus::Visible;
  if (call.vm.recordOutput) write(call, call.vm.utf8(call.ref(1)) + (kLine ? "\n" : ""));
  return call.done();
}
template <bool kLine>
NativeStatus writeChars(NativeCall& call) {  // what is printed is no part of the state, nor when each element was read
  if (!isIntercepted(call) || !call.ref(1)) return NativeStatus::Declined;
  if (!permitPrinting(call)) return NativeStatus::Visible;
  if (call.vm.recordOutput) write(call, charsOf(call, call.ref(1)) + (kLine ? "\n" : ""));
  return call.done();
}
NativeStatus newLine(NativeCall& call) {
  if (!isIntercepted(call)) return NativeStatus::Declined;
  if (!permitPrinting(call)) return NativeStatus::Visible;
  write(call, "\n");
  return call.done();
}
NativeStatus flush(NativeCall& call) {
  if (!isIntercepted(call)) return NativeStatus::Declined;
  return permitPrinting(call) ? call.done() : NativeStatus::Visible;
}
NativeStatus writeByte(NativeCall& call) {
  if (!isIntercepted(call)) return NativeStatus::Declined;
  if (!permitPrinting(call)) return NativeStatus::Visible;
  write(call, std::string(1, static_cast<char>(call.i(1))));
  return call.done();
}

// static PrintStream format([Locale,] String, Object[]) { synchronized (out) { out.print(String.format(…)); } return out; }
template <bool kLocale>
Method& formatter(Machine& vm) {
  using namespace classfile;
  const SharedLock lock(vm);
  Method*& known = vm.world.replacement(kLocale ? "PrintStream.format(Locale)" : "PrintStream.format");
  if (known) return *known;
  Class& stream = *vm.world.bootClass("java/io/PrintStream");
  const std::string arguments =
      std::string(kLocale ? "Ljava/util/Locale;" : "") + "Ljava/lang/String;[Ljava/lang/Object;";
  ClassWriter writer(ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, indy::syntheticName(vm, stream, "Format"));
  CodeWriter code(writer);
  code.op(OP_aload_0).op(OP_monitorenter);
  const std::size_t start = code.bytes.size();
  code.op(OP_aload_0).op(OP_aload_1).op(OP_aload_2);
  if (kLocale) code.op(OP_aload_3);
  code.invoke(OP_invokestatic, "java/lang/String", "format", "(" + arguments + ")Ljava/lang/String;");
  code.invoke(OP_invokevirtual, "java/io/PrintStream", "print", "(Ljava/lang/String;)V");
  const std::size_t end = code.bytes.size();
  code.op(OP_aload_0).op(OP_monitorexit).op(OP_aload_0).op(OP_areturn);
  code.handle(start, end, code.bytes.size(), "java/lang/Throwable").op(OP_aload_0).op(OP_monitorexit).op(OP_athrow);
  writer.addMethod(ACC_STATIC, "format", "(Ljava/io/PrintStream;" + arguments + ")Ljava/io/PrintStream;", code, 6, 4);
  known = &methodNamed(*indy::defineSynthetic(vm, stream, writer), "format");
  vm.mirror(*known->holder);
  return *known;
}

template <bool kLocale>
NativeStatus format(NativeCall& call) {
  if (!isIntercepted(call)) return NativeStatus::Declined;
  call.redirect = &formatter<kLocale>(call.vm);
  call.vm.mirror(*call.redirect->holder);
  return NativeStatus::Redirected;
}

constexpr NativeEntry kPrintStream[] = {
    shortcut("write", "(Ljava/lang/String;)V", writeString<false>),
    shortcut("writeln", "(Ljava/lang/String;)V", writeString<true>),
    shortcut("write", "([C)V", writeChars<false>),
    shortcut("writeln", "([C)V", writeChars<true>),
    shortcut("newLine", "()V", newLine),
    shortcut("flush", "()V", flush),
    shortcut("write", "(I)V", writeByte),
    shortcut("format", "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;", format<false>),
    shortcut("format", "(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;", format<true>),
};

constexpr ClassNatives kClasses[] = {{"java/io/PrintStream", kPrintStream}};

}  // namespace
}  // namespace print_stream

extern const std::span<const ClassNatives> kPrintStreamShortcuts = print_stream::kClasses;

}  // namespace weaveproof::natives
