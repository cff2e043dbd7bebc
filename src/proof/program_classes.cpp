#include "proof/program_classes.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <map>
#include <mutex>

#include "base/error.hpp"
#include "image/api_jar.hpp"
#include "image/class_listing.hpp"
#include "image/jimage.hpp"

namespace weaveproof::proof {

namespace {

constexpr const char* kServices = "META-INF/services";

std::string packageOf(const std::string& name) { return name.substr(0, std::min(name.rfind('/'), name.size())); }

// Opened once: several class paths are compared with the same library.
std::shared_ptr<const image::Jimage> libraryOf(const image::Jdk& jdk) {
  static std::mutex mutex;
  static std::map<std::string, std::shared_ptr<const image::Jimage>> known;
  const std::lock_guard lock(mutex);
  std::shared_ptr<const image::Jimage>& library = known[jdk.modules().string()];
  if (!library) library = std::make_shared<const image::Jimage>(jdk.modules());
  return library;
}

// A class that is damaged or cannot be read is the machine's to complain about.
std::optional<image::Found> read(const image::ClassPath& classPath, const std::string& name) {
  try {
    return classPath.find(name + ".class");
  } catch (const base::Error&) {
    return std::nullopt;
  }
}

// A file of META-INF/services: a name on each line, and comments.
void addProviders(std::span<const std::uint8_t> bytes, std::vector<std::string>& names) {
  std::string name;
  bool isComment = false;
  for (std::size_t i = 0; i <= bytes.size(); ++i) {
    const char c = i < bytes.size() ? static_cast<char>(bytes[i]) : '\n';
    if (c == '\n' || c == '\r') {
      if (!name.empty()) names.push_back(std::move(name));
      name.clear();
      isComment = false;
    } else if (c == '#') {
      isComment = true;
    } else if (!isComment && c != ' ' && c != '\t') {
      name += c;
    }
  }
}

// All classes on this path but those of the API for harnesses.
change::ClassSource classSource(const image::ClassPath& classPath, const image::Jdk& jdk) {
  const std::filesystem::path api = image::apiJar();
  const std::shared_ptr<const image::Jimage> library = libraryOf(jdk);
  const auto harness = std::make_shared<image::ClassPath>();
  if (!api.empty()) harness->add(api.string());
  const auto isOfLibrary = [harness, library](const std::string& name) {
    const std::string_view module = library->moduleOfPackage(packageOf(name));
    return (!module.empty() && library->find(module, name + ".class")) || read(*harness, name);
  };
  change::ClassSource source;
  source.isOfLibrary = isOfLibrary;
  source.find = [&classPath, api](const std::string& name) -> std::optional<std::vector<std::uint8_t>> {
    std::optional<image::Found> found = read(classPath, name);
    if (!found || (!api.empty() && found->origin == api)) return std::nullopt;
    return std::move(found->bytes);
  };
  source.all = [&classPath] { return image::classesBelow(classPath, ""); };
  source.resources = [&classPath, api] {
    std::map<std::string, std::string> digests;
    image::forEachResource(classPath, api, {"", "META-INF"},
                           [&](const std::string& name, std::span<const std::uint8_t> bytes) {
                             const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
                             digests[name] += fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
                           });
    return digests;
  };
  // The library looks for providers of its own services, whether the program asks or not.
  source.providers = [&classPath, api, isOfLibrary] {
    std::vector<std::string> names;
    image::forEachResource(classPath, api, {kServices},
                           [&](const std::string& file, std::span<const std::uint8_t> bytes) {
                             std::string slashes = file.substr(std::string_view(kServices).size() + 1);
                             std::ranges::replace(slashes, '.', '/');
                             if (isOfLibrary(slashes)) addProviders(bytes, names);
                           });
    return names;
  };
  return source;
}

}  // namespace

std::shared_ptr<change::ClassSet> classesOf(const image::ClassPath& classPath, const image::Jdk& jdk,
                                            const NamedProgram& program) {
  std::vector<std::string> roots = program.arguments;
  roots.push_back(program.mainClass);
  for (const auto& [name, value] : program.properties) roots.push_back(value);
  return std::make_shared<change::ClassSet>(change::ClassSet::ofProgram(classSource(classPath, jdk), roots));
}

TwoVersions::TwoVersions(const image::ClassPath& oldPath, const image::ClassPath& newPath, const image::Jdk& jdk,
                         const NamedProgram& program)
    : before(classesOf(oldPath, jdk, program)),
      after(classesOf(newPath, jdk, program)),
      oldUsed(classesOf(oldPath, jdk, program)),
      newUsed(classesOf(newPath, jdk, program)) {
  const change::ClassSource oldSource = classSource(oldPath, jdk), newSource = classSource(newPath, jdk);
  before->addNamed(oldSource, newUsed->names());
  after->addNamed(newSource, oldUsed->names());
  if (before->asksForAll() != after->asksForAll()) {
    before->askForResources(oldSource);
    after->askForResources(newSource);
  }
}

}  // namespace weaveproof::proof
