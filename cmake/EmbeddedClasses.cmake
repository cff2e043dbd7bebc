# Compiles java/vm, the classes that the machine adds to java.base, and turns them into a C++ file that becomes part
# of the vm library (see src/vm/embedded_classes.hpp). Sets embedded_classes_cpp.

include(CompileJava)

set(vm_java ${CMAKE_SOURCE_DIR}/java/vm)
file(GLOB_RECURSE vm_java_sources CONFIGURE_DEPENDS ${vm_java}/*.java)
compile_java(
  OUT ${CMAKE_BINARY_DIR}/vm-classes
  STAMP ${CMAKE_BINARY_DIR}/vm-classes.stamp
  OPTIONS "${WEAVEPROOF_JAVAC_RELEASE} -g:source,lines --patch-module \"java.base=${vm_java}\""
  SOURCES ${vm_java_sources})

set(embedded_classes_cpp ${CMAKE_BINARY_DIR}/embedded_classes.cpp)
add_custom_command(
  OUTPUT ${embedded_classes_cpp}
  COMMAND ${CMAKE_COMMAND} -D CLASSES=${CMAKE_BINARY_DIR}/vm-classes -D OUT=${embedded_classes_cpp}
    -P ${CMAKE_SOURCE_DIR}/cmake/embed_classes.cmake
  DEPENDS ${CMAKE_BINARY_DIR}/vm-classes.stamp ${CMAKE_SOURCE_DIR}/cmake/embed_classes.cmake
  COMMENT "Embedding the classes of java/vm"
  VERBATIM)
