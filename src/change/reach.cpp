#include "change/reach.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "bytecode/descriptor.hpp"
#include "change/call_graph.hpp"
#include "change/instructions.hpp"
#include "jdk/main_methods.hpp"

namespace weaveproof::change {

using jdk::Upcalls;

class ReachBuilder {
 public:
  ReachBuilder(Reach& reach, const Change& change) : reach_(reach), graph_(*reach.classes_) {
    for (const Method& method : graph_.methods()) {
      const auto changed = method.member == nullptr ? change.code.end() : change.code.find(nameOf(method));
      changed_.push_back(changed == change.code.end() ? nullptr : &changed->second);
    }
  }

  void run() {
    propagate();
    tell();
  }

 private:
  using Node = CallGraph::Node;
  using Method = CallGraph::Method;

  static MethodName nameOf(const Method& method) {
    return {std::string(method.file->name()), std::string(method.file->utf8(method.member->nameIndex)),
            std::string(method.file->utf8(method.member->descriptorIndex))};
  }

  // ---- which methods may run changed code

  void propagate() {
    const std::vector<std::vector<Node>> callers = graph_.callers();
    reaches_.assign(graph_.size(), false);
    std::vector<Node> open;
    const auto come = [&](Node node) {
      if (reaches_[node]) return;
      reaches_[node] = true;
      open.push_back(node);
    };
    for (std::size_t i = 0; i < graph_.methods().size(); ++i)
      if (changed_[i] != nullptr) come(CallGraph::nodeAt(i));
    while (!open.empty()) {
      const Node node = open.back();
      open.pop_back();
      for (const Node caller : callers[node]) come(caller);
    }
  }

  // ---- the answers

  void tell() {
    for (std::size_t level = 0; level < CallGraph::kLevels; ++level) reach_.by_[level] = reaches_[level];
    for (std::size_t i = 0; i < graph_.methods().size(); ++i) {
      const Method& method = graph_.methods()[i];
      if (reaches_[CallGraph::nodeAt(i)] && method.member != nullptr) reach_.methods_[nameOf(method)] = tellOf(i);
    }
    tellThreads();
    reach_.always_ = std::ranges::any_of(graph_.unasked(), [&](Node node) { return reaches_[node]; });
  }

  void tellThreads() {
    std::set<std::string> threads;
    for (const auto& [method, told] : reach_.methods_) {
      if (jdk::isMain(method.name, method.descriptor) || (isTask(method.name) && method.descriptor.starts_with("()")))
        threads.insert(bytecode::dotted(method.className) + "." + method.name);
    }
    for (const auto& [name, nodes] : graph_.lambdas()) {
      for (const Node node : nodes) {
        if (!isTask(name) || !reaches_[node]) continue;
        const Named body =
            namedBy(*graph_.method(node).file, graph_.method(node).file->constants[graph_.method(node).body->second]);
        threads.insert(bytecode::dotted(body.holder) + "." + std::string(body.name));
      }
    }
    reach_.threads_.assign(threads.begin(), threads.end());
  }

  Reach::OfMethod tellOf(std::size_t i) const {
    Reach::OfMethod told;
    const Method& method = graph_.methods()[i];
    if (!method.member->code) return told;
    const std::size_t size = method.member->code->code.size();
    told.within.resize(size);
    told.ahead.resize(size);
    told.behind.resize(size);
    told.upcalls.resize(size, Upcalls::None);
    std::vector<Instruction> instructions;
    try {
      instructions = instructionsOf(*method.file, *method.member->code, plainNaming());
    } catch (const classfile::FormatError&) {
      told.ahead.assign(size, true);
      told.behind.assign(size, true);
      return told;
    }
    if (changed_[i] != nullptr) {
      for (const CodeRange& range : *changed_[i])
        for (std::uint32_t bci = range.begin; bci < range.end && bci < size; ++bci) told.within[bci] = true;
    }
    std::vector<bool> comes = told.within;
    for (const CallGraph::Call& call : graph_.calls(i)) {
      told.upcalls[call.bci] = call.upcalls;
      const bool any = std::ranges::any_of(call.targets, [&](Node node) { return reaches_[node]; });
      if (any || reaches_[CallGraph::nodeOf(call.upcalls)]) comes[call.bci] = true;
    }
    // Backwards, and again until nothing is new, because of loops.
    for (bool isNew = true; isNew;) {
      isNew = false;
      for (std::size_t k = instructions.size(); k-- > 0;) {
        const Instruction& instruction = instructions[k];
        const auto from = [&](std::uint32_t next) {
          return next < instructions.size() && told.ahead[instructions[next].bci];
        };
        bool behind = bytecode::fallsThrough(method.member->code->code[instruction.bci]) &&
                      from(static_cast<std::uint32_t>(k + 1));
        for (const std::uint32_t target : instruction.targets) behind = behind || from(target);
        for (const Handler& handler : instruction.handlers) behind = behind || from(handler.target);
        const bool ahead = behind || comes[instruction.bci];
        isNew = isNew || ahead != told.ahead[instruction.bci];
        told.behind[instruction.bci] = behind;
        told.ahead[instruction.bci] = ahead;
      }
    }
    return told;
  }

  Reach& reach_;
  const CallGraph graph_;
  std::vector<const std::vector<CodeRange>*> changed_;  // of each method of the graph; null: nothing
  std::vector<bool> reaches_;                           // by node
};

Reach::Reach(std::shared_ptr<const ClassSet> classes, const Change& change) : classes_(std::move(classes)) {
  ReachBuilder(*this, change).run();
}

const Reach::OfMethod* Reach::find(std::string_view className, std::string_view name,
                                   std::string_view descriptor) const {
  const auto found = methods_.find({std::string(className), std::string(name), std::string(descriptor)});
  return found == methods_.end() ? nullptr : &found->second;
}

std::vector<const classfile::Member*> mainMethodsOf(const classfile::ClassFile& file) {
  std::vector<const classfile::Member*> found;
  for (const classfile::Member& method : file.methods)
    if (jdk::isMain(file.utf8(method.nameIndex), file.utf8(method.descriptorIndex))) found.push_back(&method);
  return found;
}

bool Reach::mayBeRunBy(std::string mainClass) const {
  if (always() || by(jdk::Upcalls::Tasks)) return true;
  std::ranges::replace(mainClass, '.', '/');
  // main may be inherited, and the classes above are initialised with it. If it is not static, an object is made first.
  const auto lineage = classes_->lineageOf(*classes_->find(mainClass));
  std::size_t mains = 0;
  bool areStatic = true;
  for (const classfile::ClassFile* one : lineage)
    for (const classfile::Member* method : mainMethodsOf(*one)) {
      ++mains;
      areStatic = areStatic && (method->accessFlags & classfile::ACC_STATIC);
    }
  if (mains == 0) return true;  // it is of an interface
  return std::ranges::any_of(lineage, [&](const classfile::ClassFile* one) {
    const auto mayRun = [&](std::string_view name, std::string_view descriptor) {
      return find(one->name(), name, descriptor) != nullptr;
    };
    return mayRun(jdk::kMainName, jdk::kMainWithArguments) || mayRun(jdk::kMainName, jdk::kMainWithout) ||
           (!areStatic && mayRun("<init>", "()V")) || mayRun("<clinit>", "()V");
  });
}

}  // namespace weaveproof::change
