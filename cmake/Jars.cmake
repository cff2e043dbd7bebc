# The jars that lie beside the binary, which looks for them there:
#
#   weaveproof-api.jar     java/api, what test harnesses may call (target weaveproof_api)
#   weaveproof-mutate.jar  java/mutate, the part of `weaveproof mutate` that the JDK's compiler does (weaveproof_mutate_jar)

include(CompileJava)

function(add_jar_beside_binary name target)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/java/${name}/*.java)
  set(classes ${CMAKE_BINARY_DIR}/${name}-classes)
  compile_java(
    OUT ${classes}
    STAMP ${classes}.stamp
    OPTIONS "-g:source,lines"
    SOURCES ${sources})
  set(jar ${CMAKE_BINARY_DIR}/weaveproof-${name}.jar)
  add_custom_command(
    OUTPUT ${jar}
    COMMAND ${WEAVEPROOF_JDK}/bin/jar -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --create --file ${jar} -C ${classes} .
    DEPENDS ${classes}.stamp
    COMMENT "Making weaveproof-${name}.jar"
    VERBATIM)
  add_custom_target(${target} ALL DEPENDS ${jar})
endfunction()

add_jar_beside_binary(api weaveproof_api)
add_jar_beside_binary(mutate weaveproof_mutate_jar)

set(api_classes ${CMAKE_BINARY_DIR}/api-classes)  # what tests are compiled against
