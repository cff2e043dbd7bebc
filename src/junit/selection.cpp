#include "junit/selection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "base/error.hpp"
#include "image/class_file_path.hpp"
#include "image/class_listing.hpp"
#include "junit/class_names.hpp"
#include "junit/uses_junit.hpp"

namespace weaveproof::junit {

namespace fs = std::filesystem;

namespace {

// As far as it matters here: it leads nowhere else than below the class path.
bool isPackage(const std::string& name) { return !name.empty() && name.find("..") == std::string::npos; }

// A module's description, or a class for other versions of Java.
bool isNoClass(const std::string& path) { return path.ends_with("module-info") || path.starts_with("META-INF/"); }

class Selector {
 public:
  explicit Selector(image::ClassPath& classPath) : classPath_(classPath), uses_(classPath) {}

  void add(const Given& one) try {
    const std::string& given = one.word;
    shown_ = one.shown;
    std::error_code error;
    if (given.empty()) throw base::Error("an empty text names no test");
    if (given.starts_with('#')) throw base::Error(fmt::format("{} names no class", given));
    if (given.ends_with(".class") && fs::is_regular_file(given, error)) {
      const image::NamedClass named = image::classAt(given);
      addRoot(named.root);
      addClass(named.name, "", given);
    } else if (given.ends_with(".jar") && fs::is_regular_file(given, error)) {
      image::ClassPath alone;
      alone.addJar(given);
      addRoot(given);
      addAll(image::classesBelow(alone, ""));
    } else if (given.find('/') != std::string::npos || given.starts_with('.')) {
      addFolder(given);
    } else if (const std::size_t hash = given.find('#'); hash != std::string::npos) {
      addClass(given.substr(0, hash), given.substr(hash + 1), given);
    } else if (hasClass(given)) {
      addClass(given, "", given);
    } else {
      addPackageOrFolder(given);
    }
  } catch (const base::Error& problem) {
    selection_.problems.emplace_back(problem.what());
  }

  Selection take() { return std::move(selection_); }

 private:
  void addRoot(const fs::path& root) {
    classPath_.add(root.string());
    selection_.roots.push_back(root.string());
  }

  // For Subclass$Nested, which only the class itself can confirm, there has to be Subclass.
  bool hasClass(const std::string& name) const {
    for (std::size_t end = name.size(); end != std::string::npos && end > 0; end = name.rfind('$', end - 1))
      if (classPath_.find(withSlashes(name.substr(0, end)) + ".class")) return true;
    return false;
  }

  void addClass(const std::string& name, const std::string& method, const std::string& given) {
    const std::string path = withSlashes(name);
    if (!hasClass(name))
      selection_.problems.push_back(
          fmt::format("there is no class {} on the class path{}", name, image::didYouMeanClass(classPath_, name)));
    else if (method.empty() && given.ends_with('#'))
      selection_.problems.push_back(fmt::format("{} names no method", given));
    else if (const std::optional<std::string> missing = uses_.missingAnnotation(path))
      selection_.problems.push_back(missingText(name, *missing));
    else
      want(method.empty() ? name : name + "#" + method);
  }

  static std::string missingText(const std::string& name, const std::string& annotation) {
    return fmt::format("{} needs {}, which is not on the class path: a jar of JUnit is missing", name, annotation);
  }

  // Classes that the user has not named: those without tests do not matter.
  void addAll(const std::vector<std::string>& names) {
    const std::size_t before = selection_.problems.size();
    Searched searched{shown_, {}};
    for (const std::string& name : names) {
      if (isNoClass(name)) continue;
      if (const std::optional<std::string> damage = uses_.damageOf(name)) {
        selection_.problems.push_back(*damage);
      } else if (!uses_.mayHaveTests(name)) {
        continue;
      } else if (const std::optional<std::string> missing = uses_.missingAnnotation(name)) {
        selection_.problems.push_back(missingText(withDots(name), *missing));
      } else {
        searched.words.push_back(want("?" + withDots(name)));
      }
    }
    if (!searched.words.empty())
      selection_.searched.push_back(std::move(searched));
    else if (selection_.problems.size() == before)
      selection_.problems.push_back(fmt::format("there are no test classes in {}", shown_));
  }

  void addPackageOrFolder(const std::string& given) {
    const std::string package = given.ends_with(".*") ? given.substr(0, given.size() - 2) : given;
    const std::vector<std::string> names =
        isPackage(package) ? image::classesBelow(classPath_, withSlashes(package)) : std::vector<std::string>();
    std::error_code error;
    if (!names.empty() && !isFolderOfPackages(names))
      addAll(names);
    else if (fs::is_directory(given, error))
      addFolder(given);
    else
      selection_.problems.push_back(fmt::format("there is no class or package {} on the class path{}", given,
                                                image::didYouMeanClass(classPath_, given)));
  }

  // Below the current directory, if that is on the class path, classes/bank/AccountTest.class looks as if it were a class of
  // the package classes.bank. It says itself that it is none; so does the first one that says anything.
  static bool isFolderOfPackages(const std::vector<std::string>& paths) {
    for (const std::string& path : paths) {
      std::error_code error;
      const fs::path file = path + ".class";
      if (!fs::is_regular_file(file, error)) return false;
      try {
        return image::classAt(file).name != withDots(path);
      } catch (const base::Error&) {
      }
    }
    return true;  // as a folder, each of them gets its sentence
  }

  // The folder itself need not be on the class path: a class file shows where its root is.
  void addFolder(const std::string& given) {
    std::error_code error;
    if (!fs::is_directory(given, error)) {
      selection_.problems.push_back(fmt::format("there is no folder {}", given));
      return;
    }
    std::vector<fs::path> files;
    const auto options = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator it(given, options, error), end; !error && it != end; it.increment(error))
      if (it->path().extension() == ".class" && it->path().filename() != "module-info.class")
        files.push_back(it->path());
    std::sort(files.begin(), files.end());
    addFiles(files);
  }

  // A file that holds no class, or lies where its class does not belong, does not keep the others from being tested.
  void addFiles(const std::vector<fs::path>& files) {
    const std::size_t before = selection_.problems.size();
    std::vector<std::string> names;
    std::set<fs::path> roots;
    for (const fs::path& file : files) try {
        const image::NamedClass named = image::classAt(file);
        if (roots.insert(named.root).second) addRoot(named.root);
        names.push_back(withSlashes(named.name));
      } catch (const base::Error& problem) {
        selection_.problems.emplace_back(problem.what());
      }
    if (!names.empty() || selection_.problems.size() == before) addAll(names);
  }

  // Its number among those that are wanted.
  std::size_t want(const std::string& word) {
    const auto [entry, isNew] = wanted_.try_emplace(word, selection_.words.size());
    if (isNew) selection_.words.push_back(word);
    return entry->second;
  }

  image::ClassPath& classPath_;
  UsesJUnit uses_;
  Selection selection_;
  std::string shown_;  // what is looked at now, as it was given
  std::map<std::string, std::size_t> wanted_;
};

}  // namespace

Selection select(const std::vector<Given>& given, image::ClassPath& classPath) {
  Selector selector(classPath);
  for (const Given& one : given) selector.add(one);
  return selector.take();
}

}  // namespace weaveproof::junit
