#include "junit/selection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "base/error.hpp"
#include "image/class_file_path.hpp"
#include "image/class_listing.hpp"
#include "junit/uses_junit.hpp"

namespace weaveproof::junit {

namespace fs = std::filesystem;

namespace {

std::string withSlashes(std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  return name;
}

std::string withDots(std::string name) {
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

// As far as it matters here: it leads nowhere else than below the class path.
bool isPackage(const std::string& name) { return !name.empty() && name.find("..") == std::string::npos; }

class Selector {
 public:
  explicit Selector(image::ClassPath& classPath) : classPath_(classPath), uses_(classPath) {}

  void add(const std::string& given) try {
    std::error_code error;
    if (given.ends_with(".class") && fs::is_regular_file(given, error)) {
      const image::NamedClass named = image::classAt(given);
      addRoot(named.root);
      addClass(named.name, "", given);
    } else if (given.ends_with(".jar") && fs::is_regular_file(given, error)) {
      image::ClassPath alone;
      alone.addJar(given);
      addRoot(given);
      addAll(image::classesBelow(alone, ""), given);
    } else if (given.find('/') != std::string::npos || given.starts_with('.')) {
      addFolder(given);
    } else if (const std::size_t hash = given.find('#'); hash != std::string::npos) {
      addClass(given.substr(0, hash), given.substr(hash + 1), given);
    } else if (classPath_.find(withSlashes(given) + ".class")) {
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

  void addClass(const std::string& name, const std::string& method, const std::string& given) {
    const std::string path = withSlashes(name);
    if (!classPath_.find(path + ".class"))
      selection_.problems.push_back(fmt::format("there is no class {} on the class path", name));
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

  // Classes that nobody has named: those without tests do not matter.
  void addAll(const std::vector<std::string>& names, const std::string& given) {
    bool any = false;
    for (const std::string& name : names) {
      if (!uses_.mayHaveTests(name)) continue;
      any = true;
      if (const std::optional<std::string> missing = uses_.missingAnnotation(name))
        selection_.problems.push_back(missingText(withDots(name), *missing));
      else
        want("?" + withDots(name));
    }
    if (!any) selection_.problems.push_back(fmt::format("there are no test classes in {}", given));
  }

  void addPackageOrFolder(const std::string& given) {
    const std::string package = given.ends_with(".*") ? given.substr(0, given.size() - 2) : given;
    const std::vector<std::string> names =
        isPackage(package) ? image::classesBelow(classPath_, withSlashes(package)) : std::vector<std::string>();
    std::error_code error;
    if (!names.empty() && !isFolderOfPackages(names.front()))
      addAll(names, given);
    else if (fs::is_directory(given, error))
      addFolder(given);
    else
      selection_.problems.push_back(fmt::format("there is no class or package {} on the class path", given));
  }

  // Below the current directory, if that is on the class path, classes/bank/AccountTest.class looks as if it were a class of
  // the package classes.bank. It says itself that it is none.
  static bool isFolderOfPackages(const std::string& path) {
    std::error_code error;
    const fs::path file = path + ".class";
    return fs::is_regular_file(file, error) && image::classAt(file).name != withDots(path);
  }

  // The folder itself need not be on the class path: a class file tells where its root is.
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
    std::vector<std::string> names;
    std::set<fs::path> roots;
    for (const fs::path& file : files) {
      const image::NamedClass named = image::classAt(file);
      if (roots.insert(named.root).second) addRoot(named.root);
      names.push_back(withSlashes(named.name));
    }
    addAll(names, given);
  }

  void want(const std::string& word) {
    if (wanted_.insert(word).second) selection_.words.push_back(word);
  }

  image::ClassPath& classPath_;
  UsesJUnit uses_;
  Selection selection_;
  std::set<std::string> wanted_;
};

}  // namespace

Selection select(const std::vector<std::string>& given, image::ClassPath& classPath) {
  Selector selector(classPath);
  for (const std::string& one : given) selector.add(one);
  return selector.take();
}

}  // namespace weaveproof::junit
