# Programs for some versions of the JDK, and tests on versions other than the one that everything is tested with.
#
#   // jdk: 21+   25   17-21   21 preview     this program is compiled and run with such versions alone; `preview`: with --enable-preview
#
# java21.*, litmus21.*, … are the tests of these names on JDK 21 (build/jdks/21, which scripts/jdks.sh fills): all programs with such a
# line that fits, and a sample of the others, which are compiled with the JDK at hand. Without that JDK there are no such tests.

# Sets OUT to the versions that SOURCE names, empty if it names none.
function(jdk_line source out)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
  file(STRINGS ${source} line REGEX "^// jdk: " LIMIT_COUNT 1 ENCODING UTF-8)
  string(REPLACE "// jdk: " "" line "${line}")
  if(line AND NOT line MATCHES "^[0-9]+(\\+|-[0-9]+)?( preview)?$")
    message(FATAL_ERROR "${source}: `// jdk: ${line}` is not like 21+, 25, 17-21 or `21 preview`")
  endif()
  set(${out} "${line}" PARENT_SCOPE)
endfunction()

# Sets OUT to whether LINE, which is not empty, has this version.
function(fits_version line version out)
  string(REGEX MATCH "^([0-9]+)(\\+|-([0-9]+))?" match "${line}")
  set(first ${CMAKE_MATCH_1})
  set(last ${first})
  if(CMAKE_MATCH_2 STREQUAL "+")
    set(last 999)
  elseif(CMAKE_MATCH_3)
    set(last ${CMAKE_MATCH_3})
  endif()
  set(${out} NO PARENT_SCOPE)
  if(version GREATER_EQUAL first AND version LESS_EQUAL last)
    set(${out} YES PARENT_SCOPE)
  endif()
endfunction()

# Sets OUT to those of the programs that are for the JDK at hand.
function(keep_for_this_jdk programs out)
  set(kept "")
  foreach(source IN LISTS programs)
    jdk_line(${source} line)
    set(fits YES)
    if(line)
      fits_version("${line}" ${WEAVEPROOF_JDK_VERSION} fits)
    endif()
    if(fits)
      list(APPEND kept ${source})
    endif()
  endforeach()
  set(${out} "${kept}" PARENT_SCOPE)
endfunction()

# Programs are compiled for the JDK at hand, and may use its preview features if it is newer than the oldest one.
set(programs_javac "")
if(NOT WEAVEPROOF_JDK_VERSION EQUAL 17)
  set(programs_javac "--enable-preview -source ${WEAVEPROOF_JDK_VERSION} ")
endif()

# A JDK that comes or goes changes which tests there are.
set(WEAVEPROOF_OTHER_JDKS ${CMAKE_SOURCE_DIR}/build/jdks CACHE PATH "The folder of the other versions of the JDK: 21 and 25 in it are used")
option(WEAVEPROOF_ALL_ON_OTHER_JDKS "Test every program on the other versions of the JDK, not only a sample" OFF)
file(GLOB other_jdks CONFIGURE_DEPENDS ${WEAVEPROOF_OTHER_JDKS}/*/release)
set(other_versions "")
foreach(release IN LISTS other_jdks)
  cmake_path(GET release PARENT_PATH home)
  cmake_path(GET home FILENAME version)
  if(version IN_LIST WEAVEPROOF_JDK_VERSIONS AND NOT version EQUAL WEAVEPROOF_JDK_VERSION AND EXISTS ${home}/bin/javac)
    list(APPEND other_versions ${version})
  endif()
endforeach()
