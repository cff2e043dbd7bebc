// For the tests: one small variant, and whether its verdict is the one in its header.
#include <fmt/format.h>

#include <memory>
#include <stdexcept>

#include "commands.hpp"

namespace bench {
namespace {

struct VerifyOptions {
  std::string program, variant;
};

}  // namespace

Command addVerify(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<VerifyOptions>();
  app.add_option("program", options->program)->required();
  app.add_option("variant", options->variant)->required();
  addLimits(app, setting);
  return [options, &setting] {
    const std::vector<Benchmark> programs = chosen(readCatalogue(setting.root / "benchmarks"), {options->program});
    setting.fresh = true;
    const Record record =
        runAll(setting, {{&programs[0], "small", options->variant, {"default", "", false}, 0}}).front();
    const std::string& expected = programs[0].expected[variantIndex(options->variant)];
    fmt::print("{} {}: {} {}, expected {}; {} states in {:.2f} s. {}\n", options->program, options->variant,
               record.verdict, record.kind, expected, record.states, record.seconds, record.message);
    return agreement(record, programs[0]) == Agreement::AsExpected ? 0 : 1;
  };
}

}  // namespace bench
