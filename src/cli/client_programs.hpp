// The Java programs that clients are: written, compiled together, and run one call after the other to find out which
// results are admitted.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/clients_options.hpp"
#include "cli/locate.hpp"
#include "clients/admitted.hpp"
#include "clients/client.hpp"
#include "clients/source.hpp"
#include "image/jdk.hpp"

namespace weaveproof::cli {

// A limit, or Ctrl-C, came before all orders of the calls were run, so that it is not known what is admitted.
struct OrdersUnfinished {
  std::string sentence;
};

class ClientPrograms {
 public:
  // Finds the class, and that of --spec. Throws UsageError and base::Error.
  explicit ClientPrograms(const ClientsOptions& options);

  const clients::Subject& subject() const { return subject_; }

  // Throws base::Error if they do not compile.
  void compile(const std::vector<clients::Client>& all);

  // What each of them may come to. Throws OrdersUnfinished, base::Error if an object cannot be made, and
  // program::UnsupportedFeature.
  std::vector<std::vector<clients::Order>> admitted();

  // Class path, source path, main class and arguments of one of them, from 1 on.
  std::vector<std::string> words(std::size_t number, const std::string& property,
                                 const std::vector<clients::Order>& orders) const;

  // Where the sources of the clients and of the class may be.
  std::vector<std::filesystem::path> sourceFolders() const;

  // As a file of its own.
  std::string source(const clients::Client& client, std::size_t number, const std::string& property,
                     const std::vector<clients::Order>& orders) const {
    return clients::sourceOf(harness(subject_), client, number, property, orders);
  }

 private:
  clients::Harness harness(const clients::Subject& subject) const {
    return {subject, options_.prefix, options_.content};
  }
  // The folder with the classes.
  std::filesystem::path compileFor(const clients::Subject& subject, const std::vector<clients::Client>& all);
  std::string classPath() const;
  std::string sourcePath() const;

  const ClientsOptions& options_;
  image::Jdk jdk_;
  LocatedProgram located_;
  std::optional<clients::ClassSource> known_;
  clients::Subject subject_;
  std::optional<clients::Subject> reference_;
  std::filesystem::path classes_, referenceClasses_, sources_;
  std::size_t count_ = 0;
};

}  // namespace weaveproof::cli
