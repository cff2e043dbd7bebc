// The commands of the benchmark tool. Each adds its options and returns what is to be done once they are read; that
// returns the exit status.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "experiment.hpp"

namespace bench {

using Command = std::function<int()>;

Command addSuite(CLI::App& app, Setting& setting);            // suite.cpp
Command addStudy(CLI::App& app, Setting& setting);            // study.cpp
Command addTechniques(CLI::App& app, Setting& setting);       // techniques.cpp
Command addPrss(CLI::App& app, Setting& setting);             // prss.cpp
Command addCharacteristics(CLI::App& app, Setting& setting);  // characteristics.cpp
Command addSpin(CLI::App& app, Setting& setting);             // spin.cpp
Command addPolicies(CLI::App& app, Setting& setting);         // policies.cpp
Command addArrays(CLI::App& app, Setting& setting);           // arrays.cpp
Command addPairwise(CLI::App& app, Setting& setting);         // pairwise.cpp
Command addTici(CLI::App& app, Setting& setting);             // tici.cpp
Command addPor(CLI::App& app, Setting& setting);              // por.cpp
Command addContracts(CLI::App& app, Setting& setting);        // contracts.cpp
Command addVerify(CLI::App& app, Setting& setting);           // verify.cpp

// --programs and the limits, which several of them have.
void addChoiceOfPrograms(CLI::App& app, std::vector<std::string>& patterns);
void addLimits(CLI::App& app, Setting& setting);

}  // namespace bench
