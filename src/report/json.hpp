// What the JSON of a result and of a trace have in common.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "report/code_place.hpp"
#include "schedule/counterexample.hpp"

namespace weaveproof::report {

nlohmann::ordered_json jsonOf(const schedule::Counterexample& example);  // the violation, and where the threads stand
nlohmann::ordered_json jsonOfSteps(const schedule::Counterexample& example);
nlohmann::ordered_json jsonOfStep(const schedule::Counterexample& example, std::size_t index);

nlohmann::ordered_json jsonOf(const program::Place& place);
nlohmann::ordered_json jsonOfStacks(const check::Violation& violation);

// Adds to steps, which need not be all, the call of the library that they are part of: "call", with its first and last step.
void addCalls(nlohmann::ordered_json& steps, const schedule::Counterexample& example);

// Adds where something happens: "at", and "called_from" if that is in the library.
void addPlaces(nlohmann::ordered_json& json, const program::Standpoint& where);

std::vector<std::string> namesOf(const std::vector<program::NamedObject>& objects);

// Indented text, ended by a newline. Bytes that are no UTF-8 are replaced.
std::string textOf(const nlohmann::ordered_json& json);

}  // namespace weaveproof::report
