#include "jdk/questions.hpp"

#include <algorithm>
#include <iterator>

namespace weaveproof::jdk {

namespace {

constexpr QuestionRule kQuestions[] = {
    // Of any exception, as the constant names its own class. printStackTrace() prints to System.err.
    {"",
     "getStackTrace printStackTrace(Ljava/io/PrintStream;)V printStackTrace(Ljava/io/PrintWriter;)V getAllStackTraces",
     Question::Places},
    {"java/lang/System", "setOut setErr", Question::Places},
    {"java/lang/Class",
     "getName getSimpleName getTypeName toString hashCode equals getClass desiredAssertionStatus isArray isPrimitive "
     "getComponentType componentType arrayType getClassLoader describeConstable",
     Question::Nothing},
    {"java/lang/Class", "forName getResource getResourceAsStream", Question::Classes},
    {"java/lang/Class", "", Question::Members},
    {"java/lang/ClassLoader", "", Question::Classes},
    {"java/lang/Module", "", Question::Classes},
    {"java/lang/ModuleLayer", "", Question::Classes},
    {"java/lang/ModuleLayer$Controller", "", Question::Classes},
    {"java/lang/Package", "", Question::Classes},
    {"java/lang/StackWalker", "", Question::Places},
    {"java/lang/StackWalker$StackFrame", "", Question::Places},
    {"java/lang/System", "getLogger", Question::Everything},
    {"java/lang/reflect/", "", Question::Members},
    {"java/lang/annotation/", "", Question::Members},
    {"java/lang/runtime/", "", Question::Nothing},
    {"java/lang/ref/", "", Question::Nothing},
    {"java/lang/invoke/MethodHandle", "", Question::Nothing},
    {"java/lang/invoke/VarHandle", "", Question::Nothing},
    {"java/lang/invoke/LambdaMetafactory", "", Question::Nothing},
    {"java/lang/invoke/StringConcatFactory", "", Question::Nothing},
    {"java/lang/invoke/CallSite", "", Question::Nothing},
    {"java/lang/invoke/ConstantCallSite", "", Question::Nothing},
    {"java/lang/invoke/MutableCallSite", "", Question::Nothing},
    {"java/lang/invoke/VolatileCallSite", "", Question::Nothing},
    {"java/lang/invoke/MethodType", "fromMethodDescriptorString", Question::Classes},
    {"java/lang/invoke/MethodType", "", Question::Nothing},
    {"java/lang/invoke/MethodHandles$Lookup", "findClass defineClass defineHiddenClass", Question::Classes},
    {"java/lang/invoke/", "", Question::Members},
    {"java/lang/constant/", "", Question::Classes},
    {"java/lang/instrument/", "", Question::Classes},
    {"java/lang/management/", "", Question::Everything},
    {"java/lang/module/", "", Question::Classes},
    {"java/lang/", "", Question::Nothing},
    {"java/util/ServiceLoader", "", Question::Classes},
    {"java/util/ServiceLoader$Provider", "", Question::Classes},
    {"java/util/ResourceBundle", "", Question::Classes},
    {"java/util/PropertyResourceBundle", "", Question::Classes},
    {"java/util/ListResourceBundle", "", Question::Classes},
    {"java/util/concurrent/atomic/AtomicIntegerFieldUpdater", "newUpdater", Question::Members},
    {"java/util/concurrent/atomic/AtomicLongFieldUpdater", "newUpdater", Question::Members},
    {"java/util/concurrent/atomic/AtomicReferenceFieldUpdater", "newUpdater", Question::Members},
    {"java/util/concurrent/", "", Question::Nothing},
    {"java/util/function/", "", Question::Nothing},
    {"java/util/stream/", "", Question::Nothing},
    {"java/util/random/", "", Question::Classes},
    {"java/util/regex/", "", Question::Nothing},
    {"java/util/zip/", "", Question::Nothing},
    {"java/util/jar/", "", Question::Classes},
    {"java/util/logging/", "", Question::Everything},
    {"java/util/prefs/", "", Question::Classes},
    {"java/util/spi/", "", Question::Classes},
    {"java/util/", "", Question::Nothing},
    {"java/io/ObjectInputStream", "", Question::Classes},
    {"java/io/ObjectOutputStream", "", Question::Members},
    {"java/io/ObjectStreamClass", "", Question::Members},
    {"java/io/", "", Question::Nothing},
    {"java/math/", "", Question::Nothing},
    {"java/time/", "", Question::Nothing},
    {"java/text/", "", Question::Nothing},
    {"java/nio/charset/StandardCharsets", "", Question::Nothing},
    {"java/nio/charset/", "", Question::Classes},
    {"java/nio/file/FileSystems", "newFileSystem", Question::Classes},
    {"java/nio/", "", Question::Nothing},
    {"java/security/AccessController", "", Question::Nothing},
    {"java/security/PrivilegedAction", "", Question::Nothing},
    {"java/security/PrivilegedExceptionAction", "", Question::Nothing},
    {"weaveproof/", "", Question::Nothing},
    {"gov/nasa/jpf/", "", Question::Nothing},
};

bool names(std::string_view list, std::string_view method, std::string_view descriptor) {
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = std::min(list.find(' ', at), list.size());
    const std::string_view word = list.substr(at, end - at);
    if (word == method || (word.starts_with(method) && word.substr(method.size()) == descriptor)) return true;
    at = end + 1;
  }
  return false;
}

}  // namespace

std::span<const QuestionRule> questionRules() { return kQuestions; }

Question questionOf(std::string_view holder, std::string_view method, std::string_view descriptor) {
  if (holder.starts_with('[')) return Question::Nothing;  // clone
  for (const QuestionRule& rule : kQuestions) {
    const bool isBeginning = rule.holder.empty() || rule.holder.ends_with('/');
    if (isBeginning ? !holder.starts_with(rule.holder) : holder != rule.holder) continue;
    if (rule.methods.empty() || names(rule.methods, method, descriptor)) return rule.question;
  }
  return Question::Everything;
}

}  // namespace weaveproof::jdk
