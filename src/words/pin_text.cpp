#include "words/pin_text.hpp"

#include <algorithm>

#include "words/action_text.hpp"
#include "words/value_text.hpp"

namespace weaveproof::words {

using program::Pin;

namespace {

std::string reasonOf(const Pin& pin) {
  const std::string object = textOf(pin.object);
  switch (pin.kind) {
    case Pin::Kind::HeldMonitor:
      return "it holds the monitor of " + object;
    case Pin::Kind::Entering:
      return "it waits for the monitor of " + object;
    case Pin::Kind::Waiting:
      return "it is in Object.wait";
    case Pin::Kind::Initialiser:
      return "it runs the initialiser of " + object;
    case Pin::Kind::OtherInitialiser:
      return "it waits for the initialisation of " + object;
    case Pin::Kind::NativeMethod:
      return "native code has called what waits, " + pin.method.className + "." + pin.method.method;
  }
  return "";
}

std::string remedyFor(Pin::Kind kind) {
  switch (kind) {
    case Pin::Kind::HeldMonitor:
    case Pin::Kind::Entering:
    case Pin::Kind::Waiting:
      return "a java.util.concurrent.locks.ReentrantLock instead of synchronized, or JDK 24 or newer, where monitors "
             "do not pin";
    case Pin::Kind::Initialiser:
    case Pin::Kind::OtherInitialiser:
      return "an initialiser that does not wait, or that runs before the virtual threads start";
    case Pin::Kind::NativeMethod:
      return "to wait outside what native code calls";
  }
  return "";
}

}  // namespace

std::string textOf(const Pin& pin) { return reasonOf(pin) + (pin.frame.isKnown() ? ", in " + textOf(pin.frame) : ""); }

std::vector<std::string> helpFor(const check::Deadlock& deadlock) {
  std::vector<std::string> sentences;
  if (deadlock.shape != check::Deadlock::Shape::NoCarrier) return sentences;
  for (const program::DescribedThread& thread : deadlock.threads) {
    if (!thread.pin) continue;
    const std::string sentence = "What would help: " + remedyFor(thread.pin->kind) + ".";
    if (std::ranges::find(sentences, sentence) == sentences.end()) sentences.push_back(sentence);
  }
  return sentences;
}

}  // namespace weaveproof::words
