#include "change/call_graph.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace weaveproof::change {

using classfile::ClassFile;
using classfile::Constant;
using classfile::Member;
using classfile::Tag;
using enum bytecode::Opcode;
using jdk::Upcalls;

Named namedBy(const ClassFile& file, const Constant& member) {
  const Constant& nameAndType = file.constants[member.second];
  return {file.className(member.first), file.utf8(nameAndType.first),
          file.utf8(static_cast<std::uint16_t>(nameAndType.second))};
}

bool isMember(const ClassFile& file, std::uint32_t index) {
  return index < file.constants.size() && file.constants[index].tag >= Tag::Fieldref &&
         file.constants[index].tag <= Tag::InterfaceMethodref;
}

namespace {

constexpr std::string_view kLambdas = "java/lang/invoke/LambdaMetafactory";

}  // namespace

class CallGraphBuilder {
 public:
  CallGraphBuilder(CallGraph& graph, const ClassSet& classes)
      : classes_(classes),
        ofClasses_(graph.ofClasses_),
        methods_(graph.methods_),
        calls_(graph.calls_),
        lambdas_(graph.lambdas_),
        upcalls_(graph.upcalls_) {}

  void run() {
    collect();
    const std::size_t declared = methods_.size();
    for (std::size_t i = 0; i < declared; ++i) findLambdas(methods_[i]);
    findUpcalls();
    for (std::size_t i = 0; i < methods_.size(); ++i) findCalls(CallGraph::nodeAt(i));
  }

 private:
  using Node = CallGraph::Node;
  using Method = CallGraph::Method;
  using Call = CallGraph::Call;
  using OfClass = CallGraph::OfClass;
  static constexpr std::size_t kLevels = CallGraph::kLevels;

  Method& at(Node node) { return methods_[node - kLevels]; }

  // ---- the program's classes and methods

  void collect() {
    classes_.forEach([&](const ClassFile& file) {
      OfClass& own = ofClasses_[file.name()];
      own.file = &file;
      own.lineage = classes_.lineageOf(file);
      for (const ClassFile* one : own.lineage) {
        const auto add = [&](std::string_view name) {
          if (classes_.find(name) == nullptr) own.library.insert(name);
        };
        if (one->superClass != 0) add(one->className(one->superClass));
        for (const std::uint16_t interface : one->interfaces) add(one->className(interface));
      }
      for (const Member& member : file.methods) {
        const Node node = newNode({&file, &member, nullptr});
        named_[keyOf(file.utf8(member.nameIndex), file.utf8(member.descriptorIndex))].push_back(node);
        nodes_[&member] = node;
      }
    });
  }

  Node newNode(Method method) {
    methods_.push_back(method);
    calls_.emplace_back();
    return static_cast<Node>(methods_.size() - 1 + kLevels);
  }

  static std::string keyOf(std::string_view name, std::string_view descriptor) {
    return std::string(name) + std::string(descriptor);
  }

  // ---- what the library may call

  void findUpcalls() {
    std::set<Node> objects, tasks;
    for (const auto& [name, own] : ofClasses_) {
      for (const ClassFile* one : own.lineage) {
        for (const Member& member : one->methods) {
          const std::string_view method = one->utf8(member.nameIndex);
          if (method == "<clinit>") tasks.insert(nodes_[&member]);
          if (method.starts_with('<') || (member.accessFlags & classfile::ACC_STATIC) != 0) continue;
          const bool overrides = std::ranges::any_of(
              own.library, [&](std::string_view type) { return jdk::mayBeOverridden(type, method); });
          if (overrides) (isTask(method) ? tasks : objects).insert(nodes_[&member]);
        }
      }
    }
    for (const auto& [name, nodes] : lambdas_) (isTask(name) ? tasks : objects).insert(nodes.begin(), nodes.end());
    upcalls_[1].assign(objects.begin(), objects.end());
    upcalls_[2].assign(tasks.begin(), tasks.end());
    for (const auto& [member, node] : nodes_) upcalls_[3].push_back(node);
  }

  // ---- calls

  // The bootstrap method of an invokedynamic; null if the constant is none.
  static const classfile::BootstrapMethod* bootstrapAt(const ClassFile& file, std::uint16_t index) {
    if (index >= file.constants.size() || file.constants[index].tag != Tag::InvokeDynamic) return nullptr;
    return &file.bootstrapMethods[file.constants[index].first];
  }

  static Named bootstrapOf(const ClassFile& file, const classfile::BootstrapMethod& bootstrap) {
    return namedBy(file, file.constants[file.constants[bootstrap.handle].second]);
  }

  void findLambdas(Method method) {
    const ClassFile& file = *method.file;
    CallGraph::forEachInstruction(method, [&](classfile::Bytes code, std::uint32_t bci) {
      if (code[bci] != OP_invokedynamic) return;
      const std::uint16_t index = bytecode::u2(code, bci + 1);
      const classfile::BootstrapMethod* const bootstrap = bootstrapAt(file, index);
      if (bootstrap == nullptr || bootstrapOf(file, *bootstrap).holder != kLambdas) return;
      const std::string_view name = file.utf8(file.constants[file.constants[index].second].first);
      const Constant* const body = bodyOf(file, *bootstrap);
      if (body == nullptr) return;
      lambdas_[name].push_back(newNode({&file, nullptr, body}));
    });
  }

  static const Constant* bodyOf(const ClassFile& file, const classfile::BootstrapMethod& bootstrap) {
    if (bootstrap.arguments.size() < 2 || bootstrap.arguments[1] >= file.constants.size()) return nullptr;
    const Constant& handle = file.constants[bootstrap.arguments[1]];
    return handle.tag == Tag::MethodHandle && isMember(file, handle.second) ? &handle : nullptr;
  }

  void findCalls(Node node) {
    const Method method = at(node);
    const ClassFile& file = *method.file;
    std::vector<Call>& calls = calls_[node - kLevels];
    if (method.body != nullptr) return callBody(file, *method.body, calls.emplace_back());
    if ((method.member->accessFlags & classfile::ACC_NATIVE) != 0 && !file.name().starts_with("weaveproof/"))
      calls.push_back({0, Upcalls::All, false, {}});
    CallGraph::forEachInstruction(method, [&](classfile::Bytes code, std::uint32_t bci) {
      Call call{bci, Upcalls::None, false, {}};
      const std::uint8_t op = code[bci];
      if (op >= OP_ldc && op <= OP_ldc2_w) {
        if (isComputed(file, op == OP_ldc ? code[bci + 1] : bytecode::u2(code, bci + 1)))
          calls.push_back({bci, Upcalls::All, false, {}});
        return;
      }
      if (op < OP_getstatic || op > OP_new) return;
      const std::uint16_t index = bytecode::u2(code, bci + 1);
      if (op == OP_new) {
        if (index < file.constants.size() && file.constants[index].tag == Tag::Class)
          initialize(file.className(index), call);
      } else if (op == OP_invokedynamic) {
        link(file, index, call);
      } else if (isMember(file, index)) {
        const Named named = namedBy(file, file.constants[index]);
        if (op == OP_getstatic || op == OP_putstatic || op == OP_invokestatic) initialize(named.holder, call);
        if (op == OP_invokestatic || op == OP_invokespecial)
          callExactly(named, call);
        else if (op == OP_invokevirtual || op == OP_invokeinterface)
          callVirtually(named, call);
      }
      if (!call.targets.empty() || call.upcalls != Upcalls::None || call.startsThreads)
        calls.push_back(std::move(call));
    });
  }

  // By a bootstrap method, which is called when the constant is first loaded.
  static bool isComputed(const ClassFile& file, std::uint16_t index) {
    return index < file.constants.size() && file.constants[index].tag == Tag::Dynamic;
  }

  void initialize(std::string_view className, Call& call) {
    const auto own = ofClasses_.find(className);
    if (own == ofClasses_.end()) return;
    for (const ClassFile* one : own->second.lineage) {
      for (const Member& member : one->methods)
        if (one->utf8(member.nameIndex) == "<clinit>") call.targets.push_back(nodes_[&member]);
    }
  }

  void link(const ClassFile& file, std::uint16_t index, Call& call) {
    const classfile::BootstrapMethod* const bootstrap = bootstrapAt(file, index);
    if (bootstrap == nullptr) return;
    const std::string_view holder = bootstrapOf(file, *bootstrap).holder;
    if (holder == kLambdas) return;
    const bool tells = holder == "java/lang/invoke/StringConcatFactory" || holder == "java/lang/runtime/ObjectMethods";
    call.upcalls = tells ? Upcalls::OfObjects : Upcalls::All;
  }

  static void raise(Call& call, Upcalls upcalls) { call.upcalls = std::max(call.upcalls, upcalls); }

  static void callLibrary(std::string_view holder, std::string_view name, Call& call) {
    raise(call, jdk::upcallsOf(holder, name));
    call.startsThreads = call.startsThreads || name == "start" || holder == "java/util/Timer";
  }

  // What is not found in the program's own supertypes of a class, the library's have.
  void callInherited(const OfClass& own, std::string_view name, Call& call) {
    for (const std::string_view type : own.library) callLibrary(type, name, call);
  }

  void callExactly(const Named& named, Call& call) {
    const auto own = ofClasses_.find(named.holder);
    if (own == ofClasses_.end()) return callLibrary(named.holder, named.name, call);
    for (const ClassFile* one : own->second.lineage) {
      for (const Member& member : one->methods) {
        if (one->utf8(member.nameIndex) != named.name || one->utf8(member.descriptorIndex) != named.descriptor)
          continue;
        call.targets.push_back(nodes_[&member]);
        if (named.name == "<init>") return;
      }
    }
    if (call.targets.empty() || named.name != "<init>") callInherited(own->second, named.name, call);
  }

  void callVirtually(const Named& named, Call& call) {
    if (named.holder.starts_with('[')) return;
    const auto own = ofClasses_.find(named.holder);
    const bool isOwn = own != ofClasses_.end();
    bool found = false;
    if (const auto same = named_.find(keyOf(named.name, named.descriptor)); same != named_.end()) {
      for (const Node node : same->second) {
        const Method& method = at(node);
        if (isOwn && !areRelated(own->second, ofClasses_[method.file->name()])) continue;
        call.targets.push_back(node);
        found = found || !isOwn || contains(own->second.lineage, method.file);
      }
    }
    if (const auto same = lambdas_.find(named.name); same != lambdas_.end())
      call.targets.insert(call.targets.end(), same->second.begin(), same->second.end());
    if (!isOwn)
      callLibrary(named.holder, named.name, call);
    else if (!found)
      callInherited(own->second, named.name, call);
  }

  static bool contains(const std::vector<const ClassFile*>& lineage, const ClassFile* file) {
    return std::ranges::find(lineage, file) != lineage.end();
  }

  // One inherits from the other, or some class from both: an interface and a class that knows nothing of it.
  bool areRelated(const OfClass& a, const OfClass& b) {
    const auto key = std::pair(std::min(a.file, b.file), std::max(a.file, b.file));
    const auto [known, isNew] = related_.try_emplace(key, false);
    if (isNew) {
      known->second = std::ranges::any_of(ofClasses_, [&](const auto& entry) {
        return contains(entry.second.lineage, a.file) && contains(entry.second.lineage, b.file);
      });
    }
    return known->second;
  }

  void callBody(const ClassFile& file, const Constant& handle, Call& call) {
    constexpr int kInvokeVirtual = 5, kInvokeInterface = 9;
    const Named named = namedBy(file, file.constants[handle.second]);
    if (handle.first == kInvokeVirtual || handle.first == kInvokeInterface) {
      callVirtually(named, call);
    } else if (handle.first > kInvokeVirtual) {
      initialize(named.holder, call);
      callExactly(named, call);
    }
  }

  const ClassSet& classes_;
  std::map<std::string_view, OfClass>& ofClasses_;
  std::vector<Method>& methods_;
  std::vector<std::vector<Call>>& calls_;
  std::map<std::string_view, std::vector<Node>>& lambdas_;
  std::array<std::vector<Node>, kLevels>& upcalls_;
  std::unordered_map<std::string, std::vector<Node>> named_;
  std::unordered_map<const Member*, Node> nodes_;
  std::map<std::pair<const ClassFile*, const ClassFile*>, bool> related_;
};

CallGraph::CallGraph(const ClassSet& classes) { CallGraphBuilder(*this, classes).run(); }

std::vector<std::vector<CallGraph::Node>> CallGraph::callers() const {
  std::vector<std::vector<Node>> callers(size());
  for (std::size_t i = 0; i < methods_.size(); ++i) {
    for (const Call& call : calls_[i]) {
      for (const Node target : call.targets) callers[target].push_back(nodeAt(i));
      if (call.upcalls != Upcalls::None) callers[nodeOf(call.upcalls)].push_back(nodeAt(i));
    }
  }
  for (std::size_t level = 1; level < kLevels; ++level) {
    for (const Node target : upcalls_[level]) callers[target].push_back(static_cast<Node>(level));
    if (level > 1) callers[level - 1].push_back(static_cast<Node>(level));
  }
  return callers;
}

// Whether the machine calls it to print an exception that is not caught.
bool CallGraph::isTold(const Method& method) const {
  constexpr std::string_view kTold[] = {"toString",      "getMessage",      "getLocalizedMessage", "getCause",
                                        "getSuppressed", "printStackTrace", "getStackTrace"};
  const std::string_view name = method.file->utf8(method.member->nameIndex);
  if (std::ranges::find(kTold, name) == std::end(kTold)) return false;
  return std::ranges::any_of(libraryOf(method.file->name()), [](std::string_view type) {
    return type.ends_with("Throwable") || type.ends_with("Exception") || type.ends_with("Error");
  });
}

std::vector<CallGraph::Node> CallGraph::unasked() const {
  std::vector<Node> nodes;
  for (std::size_t i = 0; i < methods_.size(); ++i) {
    const Method& method = methods_[i];
    if (method.member == nullptr) continue;
    const std::string_view name = method.file->utf8(method.member->nameIndex);
    const bool loads = std::ranges::any_of(libraryOf(method.file->name()),
                                           [](std::string_view type) { return type.ends_with("ClassLoader"); });
    if (name == "uncaughtException" || (loads && !name.starts_with('<')) || isTold(method)) nodes.push_back(nodeAt(i));
  }
  if (const auto handlers = lambdas_.find("uncaughtException"); handlers != lambdas_.end())
    nodes.insert(nodes.end(), handlers->second.begin(), handlers->second.end());
  return nodes;
}

}  // namespace weaveproof::change
