// What programs have learned of the host while they ran, beside the facts that they are given (natives/host/host.hpp): files, the
// environment, standard input. A proof holds, and a trace leads to its violation, as long as these are the same.
//
// Each input that was read is noted by name, for the whole process. Its value is computed only when it is needed,
// because the host is assumed not to change during a check. A name is one of
//
//     file PATH           the bytes of a regular file, or that there is none
//     entries PATH        the names in a directory, in the host's order
//     status PATH         kind, owner and access; where it leads, if it is a link
//     times PATH          its size, number and times, too
//     environment         all variables. The value is a digest: some are secret
//     standard input      from where the process found it on
//     host name
//     the file systems    which change by themselves: never the same
#pragma once

#include <map>
#include <string>

namespace weaveproof::vm {

class HostInputs {
 public:
  using Values = std::map<std::string, std::string>;  // by name

  static void forget();  // before a check begins
  static void note(std::string name);

  static Values sinceForgotten();
  // As it is now; empty if it cannot be known whether it is the same as at another time.
  static std::string valueOf(const std::string& name);
  // Those that are not what they were.
  static Values changedSince(const Values& before);
};

}  // namespace weaveproof::vm
