# Finds the JDK that compiles the Java sources and that the tests compare with. Sets WEAVEPROOF_JDK, WEAVEPROOF_JDK_VERSION, and
# WEAVEPROOF_JAVAC_RELEASE: options of javac with which class files run on all supported versions.
#
# It is the first of these that says in its `release` file that it is a supported version: JAVA_HOME, the places where distributions
# install it, the home of the javac on the PATH. The oldest one is preferred: tests for newer versions use JDKs of their own.

set(WEAVEPROOF_JDK_VERSIONS 17 21 25)

# Sets OUT to the version of the JDK in HOME, empty if there is none.
function(version_of_jdk home out)
  set(version "")
  if(EXISTS ${home}/bin/javac AND EXISTS ${home}/release)
    file(STRINGS ${home}/release version REGEX "^JAVA_VERSION=")
    string(REGEX REPLACE "^JAVA_VERSION=\"([0-9]+).*" "\\1" version "${version}")
  endif()
  set(${out} "${version}" PARENT_SCOPE)
endfunction()

if(NOT WEAVEPROOF_JDK)
  find_program(javac_on_path javac NO_CACHE)
  set(candidates $ENV{JAVA_HOME})
  foreach(version IN LISTS WEAVEPROOF_JDK_VERSIONS)
    file(GLOB installed LIST_DIRECTORIES true /usr/lib/jvm/*${version}*)
    list(APPEND candidates ${installed})
  endforeach()
  if(javac_on_path)
    file(REAL_PATH ${javac_on_path} javac_on_path)
    cmake_path(GET javac_on_path PARENT_PATH bin)
    cmake_path(GET bin PARENT_PATH home)
    list(APPEND candidates ${home})
  endif()
  foreach(candidate IN LISTS candidates)
    version_of_jdk(${candidate} version)
    if(version IN_LIST WEAVEPROOF_JDK_VERSIONS)
      file(REAL_PATH ${candidate} candidate)
      set(WEAVEPROOF_JDK ${candidate} CACHE PATH "The JDK (17, 21 or 25) to compile and test with")
      break()
    endif()
  endforeach()
endif()

if(NOT WEAVEPROOF_JDK)
  message(FATAL_ERROR
    "No JDK 17, 21 or 25 with javac was found: install one, or set JAVA_HOME or -DWEAVEPROOF_JDK=… to its folder.")
endif()
version_of_jdk(${WEAVEPROOF_JDK} WEAVEPROOF_JDK_VERSION)
if(NOT WEAVEPROOF_JDK_VERSION IN_LIST WEAVEPROOF_JDK_VERSIONS)
  message(FATAL_ERROR "${WEAVEPROOF_JDK} is not a JDK 17, 21 or 25 with javac.")
endif()
message(STATUS "JDK ${WEAVEPROOF_JDK_VERSION}: ${WEAVEPROOF_JDK}")

set(WEAVEPROOF_JAVAC_RELEASE "")
if(NOT WEAVEPROOF_JDK_VERSION EQUAL 17)
  set(WEAVEPROOF_JAVAC_RELEASE "-source 17 -target 17")
endif()
