#include "change/future_accesses.hpp"

#include <algorithm>
#include <iterator>

#include "bytecode/descriptor.hpp"
#include "change/instructions.hpp"

namespace weaveproof::change {

using classfile::ClassFile;
using classfile::Member;
using enum bytecode::Opcode;
using jdk::Upcalls;

namespace {

constexpr std::string_view kElements = "IJFDLBCS";  // as the instructions are numbered
constexpr std::array<const char*, FutureAccesses::kArrays> kArrayTexts = {"int[]",    "long[]", "float[]", "double[]",
                                                                          "Object[]", "byte[]", "char[]",  "short[]"};

// Adds a read and a write of each array: it is unknown what the library does with an array that is passed to it.
void addArrays(std::string_view descriptor, AccessSet& set) {
  for (std::size_t at = descriptor.find('['); at != std::string_view::npos; at = descriptor.find('[', at + 1)) {
    const FutureAccesses::Field array = FutureAccesses::arrayOf(descriptor[at + 1]);
    set.addRead(array);
    set.addWrite(array);
  }
}

}  // namespace

FutureAccesses::Field FutureAccesses::arrayOf(char element) {
  if (element == 'Z') element = 'B';
  const std::size_t kind = kElements.find(element);
  return static_cast<Field>(kind == std::string_view::npos ? kElements.find('L') : kind);  // '[' is a reference, too
}

FutureAccesses::FutureAccesses(std::shared_ptr<const ClassSet> classes)
    : classes_(std::move(classes)), graph_(*classes_) {
  numberFields();
  for (std::size_t i = 0; i < graph_.methods().size(); ++i) {
    const CallGraph::Method& method = graph_.methods()[i];
    if (method.member == nullptr) continue;
    methods_[{std::string(method.file->name()), std::string(method.file->utf8(method.member->nameIndex)),
              std::string(method.file->utf8(method.member->descriptorIndex))}] = i;
  }
  summarize();
}

void FutureAccesses::numberFields() {
  classes_->forEach([&](const ClassFile& file) {
    for (const Member& member : file.fields) {
      const auto [it, isNew] =
          fieldsByName_.try_emplace({file.name(), file.utf8(member.nameIndex)}, static_cast<Field>(fields()));
      if (isNew) fieldNames_.push_back(it->first);
    }
  });
}

FutureAccesses::Field FutureAccesses::fieldOf(std::string_view className, std::string_view name) const {
  const auto found = fieldsByName_.find({className, name});
  return found == fieldsByName_.end() ? kNoField : found->second;
}

std::string FutureAccesses::textOf(Field field) const {
  if (field < kArrays) return kArrayTexts[field];
  const auto& [className, name] = fieldNames_[field - kArrays];
  return bytecode::dotted(className) + "." + std::string(name);
}

// The class that is named may have inherited it.
FutureAccesses::Field FutureAccesses::resolve(const Named& named) const {
  const ClassFile* const holder = classes_->find(named.holder);
  if (holder == nullptr) return kNoField;
  for (const ClassFile* one : classes_->lineageOf(*holder))
    if (const Field field = fieldOf(one->name(), named.name); field != kNoField) return field;
  return kNoField;
}

void FutureAccesses::addInstruction(const CallGraph::Method& method, classfile::Bytes code, std::uint32_t bci,
                                    AccessSet& set) const {
  const std::uint8_t op = code[bci];
  if (op >= OP_iaload && op <= OP_saload) return set.addRead(op - OP_iaload);
  if (op >= OP_iastore && op <= OP_sastore) return set.addWrite(op - OP_iastore);
  if (op < OP_getstatic || op > OP_invokeinterface) return;
  const std::uint16_t index = bytecode::u2(code, bci + 1);
  if (!isMember(*method.file, index)) return;
  const Named named = namedBy(*method.file, method.file->constants[index]);
  if (op >= OP_invokevirtual) {
    if (!isOfProgram(named.holder)) addLibraryCall(named, set);
    return;
  }
  const Field field = resolve(named);
  if (field == kNoField) return;
  if (op == OP_getstatic || op == OP_getfield)
    set.addRead(field);
  else
    set.addWrite(field);
}

// The library may use the arrays that are passed to it. An array that it returns may be one that was passed to it
// before. Not known here: arrays that a collection keeps.
void FutureAccesses::addLibraryCall(const Named& named, AccessSet& set) const {
  addArrays(named.descriptor, set);
  addArrays(named.holder, set);  // an array's own method: clone
  const bool takesAny = named.name == "arraycopy" || named.holder == "java/lang/reflect/Array";
  for (Field array = 0; takesAny && array < kArrays; ++array) {
    set.addRead(array);
    set.addWrite(array);
  }
}

void FutureAccesses::addCall(const CallGraph::Call& call, AccessSet& set) const {
  for (const CallGraph::Node target : call.targets) set.add(summaries_[target]);
  set.add(by(call.upcalls));
  if (call.startsThreads) set.add(by(Upcalls::Tasks));
}

// Passes the accesses of each method on to all its callers, until nothing is new.
void FutureAccesses::summarize() {
  summaries_.resize(graph_.size());
  std::vector<std::vector<CallGraph::Node>> callers = graph_.callers();
  std::vector<CallGraph::Node> open;
  for (std::size_t i = 0; i < graph_.methods().size(); ++i) {
    const CallGraph::Method& method = graph_.methods()[i];
    const CallGraph::Node node = CallGraph::nodeAt(i);
    for (const CallGraph::Call& call : graph_.calls(i))
      if (call.startsThreads) callers[CallGraph::nodeOf(Upcalls::Tasks)].push_back(node);
    if (method.member == nullptr) continue;
    CallGraph::forEachInstruction(
        method, [&](classfile::Bytes code, std::uint32_t bci) { addInstruction(method, code, bci, summaries_[node]); });
    open.push_back(node);
  }
  while (!open.empty()) {
    const CallGraph::Node node = open.back();
    open.pop_back();
    for (const CallGraph::Node caller : callers[node])
      if (caller != node && summaries_[caller].add(summaries_[node])) open.push_back(caller);
  }
  for (const CallGraph::Node node : graph_.unasked()) always_.add(summaries_[node]);
}

FutureAccesses::OfMethod FutureAccesses::of(std::string_view className, std::string_view name,
                                            std::string_view descriptor) const {
  OfMethod told;
  const auto found = methods_.find({std::string(className), std::string(name), std::string(descriptor)});
  if (found == methods_.end()) return told;
  const CallGraph::Method& method = graph_.methods()[found->second];
  if (!method.member->code) return told;
  const classfile::Bytes code = method.member->code->code;
  std::vector<Instruction> instructions;
  try {
    instructions = instructionsOf(*method.file, *method.member->code, plainNaming());
  } catch (const classfile::FormatError&) {
    const AccessSet& all = summaries_[CallGraph::nodeAt(found->second)];
    return {std::vector(code.size(), all), std::vector(code.size(), all)};
  }
  told.ahead.resize(code.size());
  told.behind.resize(code.size());
  for (const Instruction& instruction : instructions)
    addInstruction(method, code, instruction.bci, told.ahead[instruction.bci]);
  for (const CallGraph::Call& call : graph_.calls(found->second))
    if (call.bci < code.size()) addCall(call, told.ahead[call.bci]);
  // Backwards, and again until nothing is new, because of loops.
  for (bool isNew = true; isNew;) {
    isNew = false;
    for (std::size_t k = instructions.size(); k-- > 0;) {
      const Instruction& instruction = instructions[k];
      AccessSet& behind = told.behind[instruction.bci];
      const auto add = [&](std::size_t next) {
        if (next < instructions.size() && behind.add(told.ahead[instructions[next].bci])) isNew = true;
      };
      if (bytecode::fallsThrough(code[instruction.bci])) add(k + 1);
      for (const std::uint32_t target : instruction.targets) add(target);
      for (const Handler& handler : instruction.handlers) add(handler.target);
      if (told.ahead[instruction.bci].add(behind)) isNew = true;
    }
  }
  return told;
}

}  // namespace weaveproof::change
