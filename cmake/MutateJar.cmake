# Compiles java/mutate, the part of `weaveproof mutate` that the JDK's compiler does, into weaveproof-mutate.jar beside the
# binary, which looks for it there. Adds the target weaveproof_mutate_jar.

include(CompileJava)

set(mutate_java ${CMAKE_SOURCE_DIR}/java/mutate)
file(GLOB_RECURSE mutate_java_sources CONFIGURE_DEPENDS ${mutate_java}/*.java)
set(mutate_classes ${CMAKE_BINARY_DIR}/mutate-classes)
compile_java(
  OUT ${mutate_classes}
  STAMP ${mutate_classes}.stamp
  OPTIONS "-g:source,lines"
  SOURCES ${mutate_java_sources})

set(mutate_jar ${CMAKE_BINARY_DIR}/weaveproof-mutate.jar)
add_custom_command(
  OUTPUT ${mutate_jar}
  COMMAND ${WEAVEPROOF_JDK}/bin/jar -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --create --file ${mutate_jar} -C ${mutate_classes} .
  DEPENDS ${mutate_classes}.stamp
  COMMENT "Making weaveproof-mutate.jar"
  VERBATIM)
add_custom_target(weaveproof_mutate_jar ALL DEPENDS ${mutate_jar})
