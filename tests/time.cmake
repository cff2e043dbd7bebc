# time.<Name>.<way>  tests/time/Time<Name>.java: what can come of a program when waits are late, or threads fair, is what its source
#                    lists, with each of the reductions
#
# Lines in a program that matter here:   // last: …   // patient: …   // fair: …   // sanitize: yes

file(GLOB time_programs CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/time/*.java)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${time_programs})
keep_for_this_jdk("${time_programs}" time_sources)

# A second build may use the classes of the first, as in java.cmake.
if(WEAVEPROOF_TEST_CLASSES)
  cmake_path(REPLACE_FILENAME WEAVEPROOF_TEST_CLASSES time-classes OUTPUT_VARIABLE time_classes)
else()
  set(time_classes ${CMAKE_BINARY_DIR}/time-classes)
  compile_java(OUT ${time_classes} STAMP ${time_classes}.stamp OPTIONS "${programs_javac}-cp \"${api_classes}\"" SOURCES ${time_sources})
  add_custom_command(OUTPUT ${time_classes}.stamp APPEND DEPENDS ${api_classes}.stamp)
  add_custom_target(time_classes ALL DEPENDS ${time_classes}.stamp)
  add_dependencies(time_classes weaveproof_api)
endif()

# Adds the tests `time.Name.way` of the ways for which the program lists what can come of it.
function(add_time_tests kind name source classes)
  cmake_path(GET source STEM class)
  foreach(way last patient fair)
    file(STRINGS ${source} outcomes REGEX "^// ${way}: " ENCODING UTF-8)
    if(NOT outcomes)
      continue()
    endif()
    set(test ${prefix}${kind}.${name}.${way})
    add_test(NAME ${test}
      COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/time.sh --seconds ${seconds}
        ${CMAKE_BINARY_DIR}/weaveproof ${classes} ${class} ${source} ${way})
    math(EXPR timeout "5 * ${seconds} + 20")
    labels_of(${kind} ${name} labels)
    set_tests_properties(${test} PROPERTIES TIMEOUT ${timeout} ENVIRONMENT "${environment}" LABELS "${labels}")
  endforeach()
endfunction()

foreach(source IN LISTS time_sources)
  cmake_path(GET source STEM class)
  string(REGEX REPLACE "^Time" "" name ${class})
  file(STRINGS ${source} sanitize REGEX "^// sanitize: yes" ENCODING UTF-8)
  if(WEAVEPROOF_SANITIZE AND NOT sanitize)
    continue()
  endif()
  add_time_tests(time ${name} ${source} ${time_classes})
endforeach()
