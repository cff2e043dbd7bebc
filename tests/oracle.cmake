# oracle.<name>  a program of programs.sh, explored in several ways, which keep the promises of ways.txt
#
# Lines in a program that matter here:   // sanitize: yes   // sanitize-thread: yes

set(classes_folder ${CMAKE_BINARY_DIR})
if(WEAVEPROOF_TEST_CLASSES)
  cmake_path(GET WEAVEPROOF_TEST_CLASSES PARENT_PATH classes_folder)
endif()
set(list_programs ${CMAKE_CURRENT_SOURCE_DIR}/programs.sh)
file(GLOB_RECURSE oracle_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/verdict/*.java
  ${CMAKE_CURRENT_SOURCE_DIR}/litmus/*.java ${CMAKE_CURRENT_SOURCE_DIR}/counts/*.java ${CMAKE_SOURCE_DIR}/benchmarks/*.java)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list_programs} ${oracle_sources})
execute_process(COMMAND ${list_programs} ${classes_folder} ${WEAVEPROOF_JDK_VERSION}
  OUTPUT_VARIABLE programs OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE "\n" ";" programs "${programs}")

set(ways "")
set(wanted "")
if(WEAVEPROOF_SANITIZE STREQUAL "thread")
  set(ways --ways share,share-full,auto-two)
  set(wanted "^// sanitize-thread: yes")
elseif(WEAVEPROOF_SANITIZE)
  set(ways --ways full,share)
  set(wanted "^// sanitize: yes")
endif()

# Adds the test of a line of programs.sh.
function(add_oracle kind program)
  string(REGEX MATCH "^([^\t]*)\t([^\t]*)\t(.*)$" program "${program}")
  set(name ${CMAKE_MATCH_1})
  set(source ${CMAKE_MATCH_2})
  separate_arguments(arguments UNIX_COMMAND "${CMAKE_MATCH_3}")
  file(STRINGS ${source} asks REGEX "${wanted}" LIMIT_COUNT 1 ENCODING UTF-8)
  if(wanted AND NOT asks)
    return()
  endif()
  set(test ${prefix}${kind}.${name})
  add_test(NAME ${test} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/oracle.sh --seconds ${seconds} ${ways}
    ${CMAKE_BINARY_DIR}/weaveproof ${name} ${arguments})
  # With WEAVEPROOF_WAYS=all there are some fifty runs.
  math(EXPR timeout "20 * ${seconds}")
  labels_of(${kind} ${name} labels)
  set_tests_properties(${test} PROPERTIES TIMEOUT ${timeout} ENVIRONMENT "${environment}" LABELS "${labels}")
endfunction()

foreach(program IN LISTS programs)
  add_oracle(oracle "${program}")
endforeach()
