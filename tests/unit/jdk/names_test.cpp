// Each name of the JDK that a table of src/jdk, or the registry of native methods, has for a version is there in that JDK: the one
// at hand, and those that scripts/jdks.sh has loaded (WEAVEPROOF_JDKS names their folder). Most of them are
// compared with names that are met while a program runs, so that one which another JDK spells otherwise would never be missed.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/name_list.hpp"
#include "bytecode/bytecode.hpp"
#include "classfile/parser.hpp"
#include "image/jdk.hpp"
#include "image/jimage.hpp"
#include "jdk/assumed_calls.hpp"
#include "jdk/base_classes.hpp"
#include "jdk/call_words.hpp"
#include "jdk/carriers.hpp"
#include "jdk/internal_calls.hpp"
#include "jdk/known.hpp"
#include "jdk/library_calls.hpp"
#include "jdk/loader_sites.hpp"
#include "jdk/local_fields.hpp"
#include "jdk/lock_words.hpp"
#include "jdk/questions.hpp"
#include "jdk/special_names.hpp"
#include "jdk/spin_variables.hpp"
#include "jdk/upcalls.hpp"
#include "jdk/version.hpp"
#include "jdk/wait_roles.hpp"
#include "natives/registry.hpp"

namespace weaveproof::jdk {
namespace {

using classfile::ClassFile;
using classfile::Member;

class JdkNames : public testing::Test {
 protected:
  static std::vector<image::Jdk> jdks() {
    std::vector<image::Jdk> found{image::locateJdk("")};
    if (const char* folder = std::getenv("WEAVEPROOF_JDKS"))
      for (const int version : kSupported) {
        const std::filesystem::path home = std::filesystem::path(folder) / std::to_string(version);
        if (version != found[0].feature && std::filesystem::exists(home / "release"))
          found.push_back(image::locateJdk(home.string()));
      }
    return found;
  }

  void forEachJdk(const std::function<void()>& test) {
    for (const image::Jdk& jdk : jdks()) {
      SCOPED_TRACE("JDK " + jdk.version);
      version_ = jdk.feature;
      modules_.emplace(jdk.modules());
      classes_.clear();
      test();
    }
  }

  // Null if there is no such class.
  const ClassFile* find(std::string_view name) {
    const auto [known, isNew] = classes_.try_emplace(std::string(name));
    if (!isNew) return known->second.get();
    const std::string_view package = name.substr(0, name.rfind('/'));
    const auto bytes = modules_->find(modules_->moduleOfPackage(package), std::string(name) + ".class");
    if (bytes) known->second = std::make_unique<ClassFile>(classfile::parse(*bytes, true));
    return known->second.get();
  }

  const ClassFile* expectClass(std::string_view name) {
    const ClassFile* file = find(name);
    EXPECT_TRUE(file) << "the JDK has no class " << name;
    return file;
  }

  static const Member* memberOf(const ClassFile& file, const std::vector<Member>& members, std::string_view name,
                                std::string_view descriptor = {}) {
    const auto found = std::ranges::find_if(members, [&](const Member& member) {
      return base::listsName(name, file.utf8(member.nameIndex)) &&
             (descriptor.empty() || file.utf8(member.descriptorIndex) == descriptor);
    });
    return found == members.end() ? nullptr : &*found;
  }

  void expectField(std::string_view holder, std::string_view name) {
    const ClassFile* file = expectClass(holder);
    EXPECT_TRUE(!file || memberOf(*file, file->fields, name)) << "no field " << holder << "." << name;
  }
  void expectMethod(std::string_view holder, std::string_view name, std::string_view descriptor = {}) {
    const ClassFile* file = expectClass(holder);
    EXPECT_TRUE(!file || memberOf(*file, file->methods, name, descriptor))
        << "no method " << holder << "." << name << descriptor;
  }

  // Declared there, or inherited.
  bool hasMethod(std::string_view holder, std::string_view name) {
    const ClassFile* file = find(holder);
    if (!file) return false;
    if (memberOf(*file, file->methods, name)) return true;
    if (file->superClass && hasMethod(file->className(file->superClass), name)) return true;
    return std::ranges::any_of(file->interfaces,
                               [&](std::uint16_t index) { return hasMethod(file->className(index), name); });
  }

  template <class Visit>
  static void forEachName(std::string_view list, Visit&& visit) {
    while (!list.empty()) {
      const std::size_t end = std::min(list.find(' '), list.size());
      visit(list.substr(0, end));
      list.remove_prefix(std::min(end + 1, list.size()));
    }
  }
  void expectMethods(std::string_view holder, std::string_view names, std::string_view descriptor = {}) {
    forEachName(names, [&](std::string_view name) { expectMethod(holder, name, descriptor); });
  }

  int version_ = 0;
  std::optional<image::Jimage> modules_;
  std::map<std::string, std::unique_ptr<ClassFile>, std::less<>> classes_;
};

TEST_F(JdkNames, TheVersionIsOneThatIsKnown) {
  forEachJdk([&] { EXPECT_TRUE(jdk::isSupported(version_)); });
}

TEST_F(JdkNames, WhatTheMachineTouches) {
  forEachJdk([&] {
    const auto nameOf = [&](vm::Class* jdk::Known::*where) {
      for (const jdk::KnownClass& one : jdk::knownClasses(version_))
        if (one.where == where) return one.name;
      return std::string_view();
    };
    for (const jdk::KnownClass& one : jdk::knownClasses(version_)) expectClass(one.name);
    for (const jdk::KnownOffset& one : jdk::knownOffsets(version_)) expectField(nameOf(one.holder), one.name);
    for (const jdk::KnownStatic& one : jdk::knownStatics()) expectField(nameOf(one.holder), one.name);
    for (const jdk::KnownMethod& one : jdk::knownMethods()) expectMethod(nameOf(one.holder), one.name, one.descriptor);
    for (const jdk::ClearedField& field : jdk::clearedAtEndOfThread(version_))
      expectField("java/lang/Thread", field.name);
  });
}

TEST_F(JdkNames, LocalFields) {
  forEachJdk([&] {
    for (const jdk::LocalField& field : jdk::localFields(version_))
      forEachName(field.names, [&](std::string_view name) { expectField(field.holder, name); });
  });
}

TEST_F(JdkNames, InternalCalls) {
  forEachJdk([&] {
    for (const jdk::InternalCall& call : jdk::internalCalls(version_)) expectMethods(call.holder, call.methods);
  });
}

TEST_F(JdkNames, MethodsThatWait) {
  forEachJdk([&] {
    for (const jdk::WaitingMethod& waiting : jdk::waitingMethods(version_))
      expectMethods(waiting.holder, waiting.methods, waiting.descriptor);
    for (const jdk::OwnTry& named : jdk::kOwnTries) {
      expectMethod(jdk::kSynchronizer, named.name, named.descriptor);
      expectMethod(jdk::kLongSynchronizer, named.name, named.longDescriptor);
    }
  });
}

// Names without '*', which stands for names that no table has. A method may be inherited.
TEST_F(JdkNames, CallsThatAreSteps) {
  forEachJdk([&] {
    for (const jdk::LibraryCalls& calls : jdk::libraryCalls(version_)) {
      if (calls.holder.ends_with('*')) continue;
      expectClass(calls.holder);
      forEachName(calls.methods, [&](std::string_view name) {
        EXPECT_TRUE(name.ends_with('*') || hasMethod(calls.holder, name)) << calls.holder << "." << name;
      });
    }
  });
}

TEST_F(JdkNames, WhatThreadsWaitFor) {
  forEachJdk([&] {
    for (const jdk::LockWords& words : jdk::lockWords()) expectClass(words.holder);
    for (const jdk::ConditionWords& words : jdk::conditionWords()) expectField(words.holder, words.field);
    for (const std::string_view name : jdk::kOwnedLocks) expectClass(name);
    for (const jdk::NamedField& named : jdk::kLockWordFields) expectField(named.holder, named.field);
  });
}

TEST_F(JdkNames, CallsThatAReportHasAWordFor) {
  forEachJdk([&] {
    for (const jdk::CallWords& words : jdk::callWords()) expectMethods(words.holder, words.methods);
    for (const jdk::CallWords& words : jdk::workerWords()) expectMethods(words.holder, words.methods);
    for (const std::string_view box : jdk::kBoxes) expectField(box, jdk::kBoxedValue);
  });
}

// By calls of a class or of one that it inherits from; of a package, some class has the method.
TEST_F(JdkNames, CallsThatTakeSomethingForGranted) {
  forEachJdk([&] {
    constexpr std::string_view kAtomics[] = {
        "java/util/concurrent/atomic/AtomicInteger", "java/util/concurrent/atomic/AtomicReference",
        "java/util/concurrent/atomic/AtomicIntegerFieldUpdater", "java/util/concurrent/atomic/AtomicReferenceArray"};
    for (const jdk::AssumedCall& call : jdk::assumedCalls()) {
      const bool isPackage = call.holder.ends_with('/');
      if (!isPackage) expectClass(call.holder);
      forEachName(call.methods, [&](std::string_view name) {
        EXPECT_TRUE(isPackage ? std::ranges::any_of(kAtomics, [&](auto holder) { return hasMethod(holder, name); })
                              : hasMethod(call.holder, name))
            << call.holder << "." << name;
      });
    }
  });
}

TEST_F(JdkNames, WhatTheLibraryMayCall) {
  forEachJdk([&] {
    for (const jdk::UpcallRule& rule : jdk::upcallRules()) {
      if (!rule.holder.starts_with("java/") || rule.holder.ends_with('/')) continue;
      expectClass(rule.holder);
      forEachName(rule.methods, [&](std::string_view name) {
        EXPECT_TRUE(hasMethod(rule.holder, name)) << rule.holder << "." << name;
      });
    }
  });
}

TEST_F(JdkNames, WhatTheLibraryIsAsked) {
  forEachJdk([&] {
    for (const jdk::QuestionRule& rule : jdk::questionRules()) {
      if (!rule.holder.starts_with("java/") || rule.holder.ends_with('/')) continue;
      expectClass(rule.holder);
      if (rule.question == jdk::Question::Nothing) continue;  // some of these are inherited
      forEachName(rule.methods, [&](std::string_view name) {
        EXPECT_TRUE(hasMethod(rule.holder, name)) << rule.holder << "." << name;
      });
    }
    EXPECT_EQ(jdk::questionOf("java/lang/Class", "forName", "()V"), jdk::Question::Classes);
    EXPECT_EQ(jdk::questionOf("java/lang/Class", "getDeclaredFields", "()V"), jdk::Question::Members);
    EXPECT_EQ(jdk::questionOf("java/lang/Class", "getName", "()V"), jdk::Question::Nothing);
    EXPECT_EQ(jdk::questionOf("java/util/ArrayList", "add", "()V"), jdk::Question::Nothing);
    EXPECT_EQ(jdk::questionOf("javax/xml/parsers/SAXParserFactory", "newInstance", "()V"), jdk::Question::Everything);
    EXPECT_EQ(jdk::questionOf("java/io/IOException", "getStackTrace", "()[Ljava/lang/StackTraceElement;"),
              jdk::Question::Places);
    EXPECT_EQ(jdk::questionOf("java/io/IOException", "printStackTrace", "()V"), jdk::Question::Nothing);
    EXPECT_EQ(jdk::questionOf("java/io/IOException", "printStackTrace", "(Ljava/io/PrintWriter;)V"),
              jdk::Question::Places);
  });
}

TEST_F(JdkNames, VariablesOfSpinningThreads) {
  forEachJdk([&] {
    for (const jdk::SpinVariable& spin : jdk::spinVariables(version_)) {
      const ClassFile* file = expectClass(spin.holder);
      if (!file) continue;
      bool found = false, hasNames = false;
      for (const Member& method : file->methods) {
        if (file->utf8(method.nameIndex) != spin.method || !method.code) continue;
        for (const classfile::Bytes table : method.code->localVariableTables)
          for (std::uint32_t i = 0, count = bytecode::u2(table, 0); i < count; ++i) {
            hasNames = true;
            found |= file->utf8(bytecode::u2(table, 2 + 10 * i + 4)) == spin.variable;
          }
      }
      expectMethod(spin.holder, spin.method);
      EXPECT_TRUE(found || !hasNames) << spin.holder << "." << spin.method << ": " << spin.variable;
    }
  });
}

TEST_F(JdkNames, ClassesOfTheBase) {
  forEachJdk([&] {
    for (const std::string_view name : jdk::kAlwaysInitialized) expectClass(name);
    for (const std::string_view name : jdk::kReadsProperties)
      EXPECT_NE(std::ranges::find(jdk::kAlwaysInitialized, name), std::end(jdk::kAlwaysInitialized)) << name;
    for (const std::string_view name : jdk::kBoxCaches) expectField(name, jdk::kBoxCacheField);
    for (const jdk::SpinCount& count : jdk::spinCounts(version_)) expectField(count.holder, count.field);
  });
}

TEST_F(JdkNames, FramesOfTheClassLoader) {
  forEachJdk([&] {
    const auto expectSites = [&, this](const auto& sites) {
      for (const jdk::LoaderSite& site : sites)
        if (site.versions.has(version_))
          expectMethod(site.className, site.method, site.descriptor ? site.descriptor : "");
    };
    expectSites(jdk::kDefiningSites);
    expectSites(jdk::kNotFoundSites);
    expectSites(jdk::kAskingSites);
  });
}

TEST_F(JdkNames, SpecialNames) {
  forEachJdk([&] {
    for (const std::string_view name : jdk::kSpecialClasses) expectClass(name);
    for (const jdk::NamedMethods& special : jdk::kSpecialMethods)
      if (special.versions.has(version_)) expectMethods(special.holder, special.methods);
    for (const jdk::NamedMethods& pinning : jdk::kPinningNatives)
      if (pinning.versions.has(version_)) expectMethods(pinning.holder, pinning.methods);
    for (const jdk::NamedMethods& forgetting : jdk::kForgetsTime)
      if (forgetting.versions.has(version_)) expectMethods(forgetting.holder, forgetting.methods);
    for (const auto& row : {jdk::rowFor(version_, jdk::kNativeWaits), jdk::rowFor(version_, jdk::kNativeSleeps)})
      expectMethod(row.holder, row.methods, "(J)V");
    expectClass("java/util/concurrent/locks/ReentrantLock" + std::string(jdk::kFair));
  });
}

// But those of weaveproof's own classes.
// Updates of a version may bring native methods, which older ones do not have: these are no misspelt names.
constexpr std::string_view kOnlyInSomeUpdates =
    "java/io/Console.ttyStatus sun/nio/ch/NativeThread.supportPendingSignals0 "
    "sun/nio/ch/Net.shouldShutdownWriteBeforeClose0";

TEST_F(JdkNames, NativeMethods) {
  forEachJdk([&] {
    for (const std::string_view holder : natives::classesWithNatives()) {
      if (holder.starts_with("weaveproof/")) continue;
      for (const vm::NativeEntry& entry : natives::nativesOf(holder)) {
        if (entry.versions.has(version_) &&
            !base::listsName(kOnlyInSomeUpdates, std::string(holder) + "." + entry.name))
          expectMethod(holder, entry.name, entry.descriptor ? entry.descriptor : "");
      }
    }
  });
}

}  // namespace
}  // namespace weaveproof::jdk
