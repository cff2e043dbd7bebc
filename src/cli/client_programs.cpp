#include "cli/client_programs.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <functional>

#include "base/error.hpp"
#include "base/interrupt.hpp"
#include "batch/apart.hpp"
#include "cli/check.hpp"
#include "cli/folders.hpp"
#include "cli/usage_error.hpp"
#include "clients/wrong_call.hpp"
#include "image/api_jar.hpp"
#include "image/compile_cache.hpp"
#include "image/source_file.hpp"
#include "mine/division.hpp"
#include "words/violation_text.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

constexpr const char* kOrders = "weaveproof.clients.Orders";

// One file for all, in a folder that is the same whenever the text is: so what was compiled once is found again, and a
// trace finds its classes and its source as long as the cache keeps them.
fs::path writeSource(const clients::Subject& subject, const std::string& text) {
  const fs::path cache = image::cacheFolder();
  const fs::path folder = cache.empty() ? image::makeScratchFolder(fs::temp_directory_path())
                                        : cache / fmt::format("clients-{:016x}", XXH3_64bits(text.data(), text.size()));
  std::string name = subject.className.substr(subject.className.rfind('.') + 1);
  fs::path file = folder / (name + "Clients.java");
  std::error_code error;
  if (!fs::exists(file, error)) writeFile(file, text);
  image::touch(folder);
  return file;
}

}  // namespace

ClientPrograms::ClientPrograms(const ClientsOptions& options) : options_(options) {
  jdk_ = image::supportedJdk(options.checked.jdk, options.checked.spec.preview);
  if (image::apiJar().empty())
    throw UsageError{"clients needs weaveproof-api.jar beside the binary or in ../share/java, and it is in neither"};
  located_ = locateProgram(options.checked.program, jdk_);
  known_.emplace(jdk_, located_.classPath);
  subject_ = clients::subjectOf(located_.mainClass, options.wishes, *known_);
  if (!options.reference.empty())
    reference_ =
        clients::referenceFor(subject_, options.reference, options.referenceConstruct, options.wishes.values, *known_);
}

void ClientPrograms::compile(const std::vector<clients::Client>& all) {
  count_ = all.size();
  classes_ = compileFor(subject_, all);
  referenceClasses_ = reference_ ? compileFor(*reference_, all) : classes_;
}

fs::path ClientPrograms::compileFor(const clients::Subject& subject, const std::vector<clients::Client>& all) {
  const std::string source = clients::sourceOfAll(harness(subject), all);
  const fs::path file = writeSource(subject, source);
  if (&subject == &subject_) sources_ = file.parent_path();
  std::string messages;
  try {
    return image::compileSource(jdk_, file, located_.classPath.locations(), &messages);
  } catch (const base::Error&) {
    if (messages.empty()) throw;
    throw base::Error(clients::whatIsWrong(harness(subject), source, messages, *known_));
  }
}

std::string ClientPrograms::classPath() const { return located_.classPath.locations(); }

std::vector<std::vector<clients::Order>> ClientPrograms::admitted() {
  std::vector<std::string> orders = options_.orderWords;
  orders.insert(orders.end(), {"--quiet=true", "--search=dfs", "--property=exception",
                               "--classpath=" + referenceClasses_.string() + ":" + classPath(), kOrders});
  for (std::size_t i = 1; i <= count_; ++i)
    orders.push_back(clients::classNameOf(reference_ ? *reference_ : subject_, i));
  CheckOptions check = checkOptionsOf(orders);
  // The limit is that of one client, and these are the orders of all.
  if (check.search.timeLimit) *check.search.timeLimit *= static_cast<double>(count_);
  Scratch scratch;
  check.usualTrace = (scratch.path() / "trace.json").string();
  const std::function<verdict::CheckResult()> exploreAll = [&] {
    return explore(check, program::ProgramSpace::open).result;
  };
  const auto result = batch::apart(exploreAll, batch::kUsualGrace);
  if (result.ending == search::Ending::Stopped) throw base::Interrupted();
  if (result.verdict == verdict::Verdict::Unsupported) throw *result.unsupported;
  if (result.verdict == verdict::Verdict::Violation)
    throw base::Error(fmt::format("an object cannot be made, or filled, before any thread calls it: {}",
                                  words::messageOf(result.errors.front().violation)));
  // A call that loops for ever is one that waits. The search does not continue after it, but there are no other
  // threads.
  if (result.ending != search::Ending::Finished)
    throw OrdersUnfinished{"the calls could not be made one after the other in all orders: " + result.covered};
  return clients::admittedOf(result.outcomes, count_);
}

std::string ClientPrograms::sourcePath() const {
  std::string paths = sources_.string();
  if (!options_.checked.sourcePath.empty()) paths += ":" + options_.checked.sourcePath;
  const std::string& subjectFile = located_.absolute.program;
  if (subjectFile.ends_with(".java")) paths += ":" + image::sourceFolderOf(subjectFile).string();
  return paths;
}

std::vector<fs::path> ClientPrograms::sourceFolders() const {
  return cli::sourceFolders({"", classPath(), true}, sourcePath());
}

std::vector<std::string> ClientPrograms::words(std::size_t number, const std::string& property,
                                               const std::vector<clients::Order>& orders) const {
  std::vector<std::string> words{"--classpath=" + classes_.string() + ":" + classPath(),
                                 "--sourcepath=" + sourcePath()};
  words.push_back(clients::classNameOf(subject_, number));
  words.push_back(property);
  for (const clients::Order& order : orders) words.push_back(order.text());
  return words;
}

}  // namespace weaveproof::cli
