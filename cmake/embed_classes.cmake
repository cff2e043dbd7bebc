# cmake -D CLASSES=folder -D OUT=file.cpp -P embed_classes.cmake
#
# Writes every class file under the folder into a C++ file, sorted by name.

file(GLOB_RECURSE names RELATIVE ${CLASSES} ${CLASSES}/*.class)
list(TRANSFORM names REPLACE "\\.class$" "")
list(SORT names)

set(arrays "")
set(table "")
set(count 0)
foreach(name IN LISTS names)
  file(READ ${CLASSES}/${name}.class bytes HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
  string(APPEND arrays "const unsigned char class${count}[] = {${bytes}};\n")
  string(APPEND table "    {\"${name}\", class${count}, sizeof class${count}},\n")
  math(EXPR count "${count} + 1")
endforeach()

file(WRITE ${OUT} "\
#include \"vm/embedded_classes.hpp\"

namespace weaveproof::vm {
namespace {
${arrays}}  // namespace

const EmbeddedClass kEmbeddedClasses[] = {
${table}    {nullptr, nullptr, 0},
};
const std::size_t kEmbeddedClassCount = ${count};

}  // namespace weaveproof::vm
")
