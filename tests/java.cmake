# The Java test programs: compiled together, one test (or two) for each file that has a main method.
#
# Lines in a program that matter here:   // stress: yes   // sanitize: yes
# Lines that matter to differential.sh:  // args: …       // vm: …

file(GLOB_RECURSE java_programs CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/java/*.java)
keep_for_this_jdk("${java_programs}" java_sources)

# A second build may use the classes of the first instead of compiling its own.
set(WEAVEPROOF_TEST_CLASSES "" CACHE PATH
  "Compiled Java test programs of another build folder (default: compile them here)")
if(WEAVEPROOF_TEST_CLASSES)
  set(test_classes ${WEAVEPROOF_TEST_CLASSES})
else()
  set(test_classes ${CMAKE_BINARY_DIR}/test-classes)
  compile_java(OUT ${test_classes} STAMP ${test_classes}.stamp OPTIONS "${programs_javac}" SOURCES ${java_sources})
  add_custom_target(test_classes ALL DEPENDS ${test_classes}.stamp)
endif()
set(weaveproof_binary ${CMAKE_BINARY_DIR}/weaveproof)

# Sets OUT to the main method of SOURCE, if it has one. Newer versions need neither `public` nor `static`.
function(main_of source out)
  jdk_line(${source} line)
  set(main "public static void main\\(")
  if(line)
    set(main "^ *((public|static) )*void main\\(")
  endif()
  file(STRINGS ${source} main REGEX "${main}" LIMIT_COUNT 1 ENCODING UTF-8)
  set(${out} "${main}" PARENT_SCOPE)
endfunction()

# Sets OUT to the folder of tests/java that SOURCE is in.
function(group_of source out)
  file(RELATIVE_PATH path ${CMAKE_CURRENT_SOURCE_DIR}/java ${source})
  string(REGEX REPLACE "/.*" "" group ${path})
  set(${out} ${group} PARENT_SCOPE)
endfunction()

# Adds the test `kind.group.Name`, which hands the further arguments to `weaveproof run`.
function(add_differential_test kind group name source)
  set(test ${prefix}${kind}.${group}.${name})
  add_test(NAME ${test}
    COMMAND ${CMAKE_SOURCE_DIR}/tests/differential.sh --seconds ${seconds}
      ${weaveproof_binary} ${test_classes} ${name} ${source} ${ARGN})
  math(EXPR timeout "2 * ${seconds} + 20")
  labels_of(${kind} ${name} labels)
  set_tests_properties(${test} PROPERTIES TIMEOUT ${timeout} ENVIRONMENT "${environment}" LABELS "${labels}")
endfunction()

# The comments of the programs decide what is registered: look again when one changes.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${java_programs})

set(seen "")
foreach(source IN LISTS java_sources)
  cmake_path(GET source STEM name)
  if(name IN_LIST seen)
    message(FATAL_ERROR "Two Java test programs are called ${name}: all share one folder of classes.")
  endif()
  list(APPEND seen ${name})

  main_of(${source} main)
  if(NOT main)
    continue()
  endif()
  file(STRINGS ${source} sanitize REGEX "^// sanitize: yes" ENCODING UTF-8)
  if(WEAVEPROOF_SANITIZE AND NOT sanitize)
    continue()
  endif()
  group_of(${source} group)
  add_differential_test(java ${group} ${name} ${source})
  file(STRINGS ${source} stress REGEX "^// stress: yes" ENCODING UTF-8)
  if(stress OR group STREQUAL "concurrent")
    add_differential_test(stress ${group} ${name} ${source} --stress-restore)
  endif()
endforeach()
