# Compiles java/api, what test harnesses may call, into weaveproof-api.jar beside the binary, which looks for it there.
# Adds the target weaveproof_api.

include(CompileJava)

set(api_java ${CMAKE_SOURCE_DIR}/java/api)
file(GLOB_RECURSE api_java_sources CONFIGURE_DEPENDS ${api_java}/*.java)
set(api_classes ${CMAKE_BINARY_DIR}/api-classes)
compile_java(
  OUT ${api_classes}
  STAMP ${api_classes}.stamp
  OPTIONS "-g:source,lines"
  SOURCES ${api_java_sources})

set(api_jar ${CMAKE_BINARY_DIR}/weaveproof-api.jar)
add_custom_command(
  OUTPUT ${api_jar}
  COMMAND ${WEAVEPROOF_JDK}/bin/jar -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --create --file ${api_jar} -C ${api_classes} .
  DEPENDS ${api_classes}.stamp
  COMMENT "Making weaveproof-api.jar"
  VERBATIM)
add_custom_target(weaveproof_api ALL DEPENDS ${api_jar})
