# The jars that lie beside the binary, which looks for them there:
#
#   weaveproof-api.jar     java/api, what test harnesses may call (target weaveproof_api)
#   weaveproof-mutate.jar  java/mutate, the part of `weaveproof mutate` that the JDK's compiler does (weaveproof_mutate_jar)
#
# And one for the class path of tests: weaveproof-junit.jar, java/junit, the annotation @Weave (weaveproof_junit_jar). It is made
# where the jars of JUnit 5 are found. It runs in the JVM of the user's tests, which may be one of Java 8.

include(CompileJava)

# add_jar_beside_binary(NAME TARGET [OPTIONS of javac])
function(add_jar_beside_binary name target)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/java/${name}/*.java)
  set(classes ${CMAKE_BINARY_DIR}/${name}-classes)
  string(JOIN " " options "-g:source,lines" ${ARGN})
  compile_java(
    OUT ${classes}
    STAMP ${classes}.stamp
    OPTIONS "${options}"
    SOURCES ${sources})
  set(jar ${CMAKE_BINARY_DIR}/weaveproof-${name}.jar)
  set(manifest ${CMAKE_BINARY_DIR}/${name}-manifest.txt)
  set(module ${name})
  if(name STREQUAL "junit")
    set(module jupiter)  # as its package
  endif()
  file(CONFIGURE OUTPUT ${manifest} CONTENT "Automatic-Module-Name: weaveproof.${module}\nImplementation-Version: ${PROJECT_VERSION}\n")
  add_custom_command(
    OUTPUT ${jar}
    COMMAND ${WEAVEPROOF_JDK}/bin/jar -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --create --file ${jar} --manifest ${manifest}
      -C ${classes} .
    DEPENDS ${classes}.stamp ${manifest}
    COMMENT "Making weaveproof-${name}.jar"
    VERBATIM)
  add_custom_target(${target} ALL DEPENDS ${jar})
endfunction()

add_jar_beside_binary(api weaveproof_api ${WEAVEPROOF_JAVAC_RELEASE})
add_jar_beside_binary(mutate weaveproof_mutate_jar ${WEAVEPROOF_JAVAC_RELEASE})

set(junit_jars)
foreach(name junit-jupiter-api junit-platform-commons opentest4j apiguardian-api)
  find_file(WEAVEPROOF_${name}_JAR ${name}.jar PATHS /usr/share/java NO_DEFAULT_PATH)
  mark_as_advanced(WEAVEPROOF_${name}_JAR)
  list(APPEND junit_jars ${WEAVEPROOF_${name}_JAR})
endforeach()
list(JOIN junit_jars ":" junit_path)
if(junit_path MATCHES "NOTFOUND")
  message(STATUS "weaveproof-junit.jar is not built: it needs Debian's package junit5")
else()
  add_jar_beside_binary(junit weaveproof_junit_jar --release 8 -cp ${junit_path})
endif()

set(api_classes ${CMAKE_BINARY_DIR}/api-classes)  # what tests are compiled against
