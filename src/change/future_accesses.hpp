// Which fields a thread may still read and write, by where it stands: the static half of the hybrid analyses of field accesses
// (Parizek and Lhotak; [39] of dfs-rb.txt) and of array elements (Parizek; [40]), which section 8 of that paper describes. The
// other half, the stacks of the threads in a state, is program/thread_futures.hpp.
//
// For each place in a method, the analysis gives the accesses that may happen from there to the end of the method:
// those of the method itself, of the methods that it calls (call_graph.hpp), of the methods that the library calls
// back, and of the threads that it starts. Fields are those that classes of the program declare, by class and name.
// Arrays are distinguished only by the kind of their elements.
//
// The analysis does not know what the library does with its own fields. Nor does it know accesses by reflection, by
// handles, or by code that is generated while the program runs. Therefore every result that is based on it is compared
// with what threads do later: see program/thread_futures.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "change/access_set.hpp"
#include "change/call_graph.hpp"
#include "change/change.hpp"

namespace weaveproof::change {

class FutureAccesses {
 public:
  // First the kinds of arrays, in the order of the instructions (int, long, float, double, reference, byte and boolean, char, short),
  // then the fields of the program.
  using Field = std::uint32_t;
  static constexpr Field kArrays = 8, kNoField = UINT32_MAX;
  static Field arrayOf(char element);  // the first character of its descriptor

  explicit FutureAccesses(std::shared_ptr<const ClassSet> classes);

  // Names with slashes; the class is the one that declares the field. kNoField: it is not of the program.
  Field fieldOf(std::string_view className, std::string_view name) const;
  std::string textOf(Field field) const;  // "Account.balance", "int[]"; the same in every process
  std::size_t fields() const { return kArrays + fieldNames_.size(); }

  bool isOfProgram(std::string_view className) const { return classes_->find(className) != nullptr; }

  // By bci: the accesses from this instruction on, and those after it. Empty: the program has no such method, or it has
  // no code.
  struct OfMethod {
    std::vector<AccessSet> ahead, behind;
  };
  OfMethod of(std::string_view className, std::string_view name, std::string_view descriptor) const;

  // The accesses that the library may cause by its upcalls, and those that every thread may make at any time: see
  // CallGraph::unasked.
  const AccessSet& by(jdk::Upcalls upcalls) const { return summaries_[CallGraph::nodeOf(upcalls)]; }
  const AccessSet& always() const { return always_; }

 private:
  void numberFields();
  void summarize();
  void addInstruction(const CallGraph::Method& method, classfile::Bytes code, std::uint32_t bci, AccessSet& set) const;
  void addLibraryCall(const Named& named, AccessSet& set) const;
  void addCall(const CallGraph::Call& call, AccessSet& set) const;
  Field resolve(const Named& named) const;

  const std::shared_ptr<const ClassSet> classes_;
  const CallGraph graph_;
  std::map<std::pair<std::string_view, std::string_view>, Field> fieldsByName_;
  std::vector<std::pair<std::string_view, std::string_view>> fieldNames_;  // class and name, from kArrays on
  std::map<MethodName, std::size_t> methods_;                              // of the graph
  std::vector<AccessSet> summaries_;                                       // by node: all that it may come to
  AccessSet always_;
};

}  // namespace weaveproof::change
