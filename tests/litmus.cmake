# litmus.*  tests/litmus/Litmus<Name>.java: the set of outcomes over all schedules is the one listed in the program; once
#           more with every heap access visible, as litmus.<Name>.all-visible
# counts.*  tests/counts/Count<Name>.java: the numbers of states and transitions are those of the formulas in the program
#
# Lines in a program that matter here:   // sanitize: yes

file(GLOB litmus_programs CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/litmus/*.java)
file(GLOB_RECURSE litmus_packages CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/litmus/packages/*.java)
file(GLOB count_programs CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/counts/*.java)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${litmus_programs} ${count_programs})
keep_for_this_jdk("${litmus_programs}" litmus_sources)
keep_for_this_jdk("${count_programs}" count_sources)

# A second build may use the classes of the first, as in java.cmake.
if(WEAVEPROOF_TEST_CLASSES)
  cmake_path(REPLACE_FILENAME WEAVEPROOF_TEST_CLASSES litmus-classes OUTPUT_VARIABLE litmus_classes)
else()
  set(litmus_classes ${CMAKE_BINARY_DIR}/litmus-classes)
  compile_java(OUT ${litmus_classes} STAMP ${litmus_classes}.stamp OPTIONS "${programs_javac}-cp \"${api_classes}\""
    SOURCES ${litmus_sources} ${litmus_packages} ${count_sources})
  add_custom_command(OUTPUT ${litmus_classes}.stamp APPEND DEPENDS ${api_classes}.stamp)
  add_custom_target(litmus_classes ALL DEPENDS ${litmus_classes}.stamp)
  add_dependencies(litmus_classes weaveproof_api)
endif()

# Adds the test `kind.name`, which hands the further arguments to its script.
function(add_exploration kind name script class source)
  set(test ${prefix}${kind}.${name})
  math(EXPR limit "2 * ${seconds}")
  add_test(NAME ${test}
    COMMAND ${script} --seconds ${limit} ${CMAKE_BINARY_DIR}/weaveproof ${litmus_classes} ${class} ${source} ${ARGN})
  math(EXPR timeout "2 * ${limit} + 20")
  if(name MATCHES "\\.all-visible$")
    set(labels "${prefix}${kind}")
  else()
    labels_of(${kind} ${name} labels)
  endif()
  set_tests_properties(${test} PROPERTIES TIMEOUT ${timeout} ENVIRONMENT "${environment}" LABELS "${labels}")
endfunction()

file(STRINGS ${CMAKE_CURRENT_SOURCE_DIR}/too_large.txt too_large REGEX "^litmus" ENCODING UTF-8)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS too_large.txt)
foreach(source IN LISTS litmus_sources count_sources)
  cmake_path(GET source STEM class)
  file(STRINGS ${source} sanitize REGEX "^// sanitize: yes" ENCODING UTF-8)
  if(WEAVEPROOF_SANITIZE AND NOT sanitize)
    continue()
  endif()
  if(class MATCHES "^Litmus(.*)")
    set(name ${CMAKE_MATCH_1})
    set(script ${CMAKE_CURRENT_SOURCE_DIR}/litmus.sh)
    add_exploration(litmus ${name} ${script} ${class} ${source})
    if(NOT "${too_large}" MATCHES "(^|;)litmus.${name}: [^;]*all-visible")
      add_exploration(litmus ${name}.all-visible ${script} ${class} ${source} --reduction none --library exact)
    endif()
  elseif(class MATCHES "^Count(.*)")
    add_exploration(counts ${CMAKE_MATCH_1} ${CMAKE_CURRENT_SOURCE_DIR}/counts.sh ${class} ${source})
  else()
    message(FATAL_ERROR "${source}: its name begins neither with Litmus nor with Count")
  endif()
endforeach()
