# verdict.<group>.<Name>  tests/verdict/<group>/<Name>.java: the verdict is the one in the program's comments
#
# Lines in a program that matter here:   // sanitize: yes
# Lines that matter to verdict.sh:       // expect: …   // options: …

file(GLOB_RECURSE verdict_programs CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/verdict/*.java)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${verdict_programs})
keep_for_this_jdk("${verdict_programs}" verdict_sources)

# A second build may use the classes of the first, as in java.cmake.
if(WEAVEPROOF_TEST_CLASSES)
  cmake_path(REPLACE_FILENAME WEAVEPROOF_TEST_CLASSES verdict-classes OUTPUT_VARIABLE verdict_classes)
else()
  set(verdict_classes ${CMAKE_BINARY_DIR}/verdict-classes)
  compile_java(OUT ${verdict_classes} STAMP ${verdict_classes}.stamp OPTIONS "${programs_javac}-cp \"${api_classes}\""
    SOURCES ${verdict_sources})
  add_custom_command(OUTPUT ${verdict_classes}.stamp APPEND DEPENDS ${api_classes}.stamp)
  add_custom_target(verdict_classes ALL DEPENDS ${verdict_classes}.stamp)
  add_dependencies(verdict_classes weaveproof_api)
endif()

# Adds the test `verdict.group.Name`.
function(add_verdict kind name source classes)
  cmake_path(GET source PARENT_PATH folder)
  cmake_path(GET folder FILENAME group)
  set(test ${prefix}${kind}.${group}.${name})
  add_test(NAME ${test}
    COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/verdict.sh --seconds ${seconds}
      ${CMAKE_BINARY_DIR}/weaveproof ${classes} ${name} ${source})
  math(EXPR timeout "${seconds} + 20")
  labels_of(${kind} ${name} labels)
  set_tests_properties(${test} PROPERTIES TIMEOUT ${timeout} ENVIRONMENT "${environment}" LABELS "${labels}")
endfunction()

set(seen "")
foreach(source IN LISTS verdict_sources)
  cmake_path(GET source STEM name)
  if(name IN_LIST seen)
    message(FATAL_ERROR "Two verdict programs are called ${name}: all share one folder of classes.")
  endif()
  list(APPEND seen ${name})
  file(STRINGS ${source} sanitize REGEX "^// sanitize: yes" ENCODING UTF-8)
  if(WEAVEPROOF_SANITIZE AND NOT sanitize)
    continue()
  endif()
  add_verdict(verdict ${name} ${source} ${verdict_classes})
endforeach()
