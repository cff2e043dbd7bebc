// The thread interaction statements of a program (pairwise.txt, section 2), each as a piece of code that can be taken out of its
// class file: the fragments of the study in section 4.
//
// An interaction is an access to a field that is not final, or to an element of an array; a synchronized block; a call
// of a synchronized method; wait, notify, start and join. Which objects several threads can reach is not analysed. What
// a constructor or a static initialiser does is not counted, as no other thread has the object yet. A fragment reaches
// from the loading of the first operand to what consumes the result, so that the operand stack is the same before and
// after it. Taking it out means to write nop over it: all other code stays where it is. Of a synchronized block only
// the monitor goes.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "mutate/site.hpp"

namespace bench {

struct Fragments {
  weaveproof::mutate::Sites all;  // as sites: what each becomes without it, and which instructions it is
  // Interactions that cannot be taken out like this, by the reason: what is returned, or thrown, or decides a branch;
  // what the verifier refuses, as when a local variable loses its only value.
  std::map<std::string, int> refused;

  // The class file without a fragment; its name is that of the site's file.
  std::string without(const weaveproof::mutate::Site& site) const;
};

// Of the classes of one package (without those below it) in a folder of class files. Throws base::Error for a file that is no class.
Fragments fragmentsOf(const std::filesystem::path& classes, const std::string& package);

}  // namespace bench
