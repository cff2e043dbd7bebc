# Finds the JDK 17 that compiles the Java sources and that the tests compare with. Sets WEAVEPROOF_JDK.
#
# The first of these that says in its `release` file that it is Java 17: JAVA_HOME, the places where distributions
# install it, the home of the javac on the PATH.

if(NOT WEAVEPROOF_JDK)
  find_program(javac_on_path javac NO_CACHE)
  file(GLOB installed LIST_DIRECTORIES true /usr/lib/jvm/*17*)
  set(candidates $ENV{JAVA_HOME} ${installed})
  if(javac_on_path)
    file(REAL_PATH ${javac_on_path} javac_on_path)
    cmake_path(GET javac_on_path PARENT_PATH bin)
    cmake_path(GET bin PARENT_PATH home)
    list(APPEND candidates ${home})
  endif()
  foreach(candidate IN LISTS candidates)
    if(EXISTS ${candidate}/bin/javac AND EXISTS ${candidate}/release)
      file(STRINGS ${candidate}/release java17 REGEX "^JAVA_VERSION=\"17[.\"]")
      if(java17)
        file(REAL_PATH ${candidate} candidate)
        set(WEAVEPROOF_JDK ${candidate} CACHE PATH "The JDK 17 to compile and test with")
        break()
      endif()
    endif()
  endforeach()
endif()

if(NOT WEAVEPROOF_JDK)
  message(FATAL_ERROR
    "No JDK 17 with javac was found: install one, or set JAVA_HOME or -DWEAVEPROOF_JDK=… to its folder.")
endif()
file(STRINGS ${WEAVEPROOF_JDK}/release WEAVEPROOF_JDK_VERSION REGEX "^JAVA_VERSION=")
string(REGEX REPLACE "^JAVA_VERSION=\"([0-9]+).*" "\\1" WEAVEPROOF_JDK_VERSION "${WEAVEPROOF_JDK_VERSION}")
message(STATUS "JDK ${WEAVEPROOF_JDK_VERSION}: ${WEAVEPROOF_JDK}")
