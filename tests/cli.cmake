# cli.*: the command line, with good and bad input. Each function case_… of cli/commands.sh is a test.
set(commands ${CMAKE_CURRENT_SOURCE_DIR}/cli/commands.sh)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${commands})
execute_process(COMMAND bash ${commands} --list OUTPUT_VARIABLE cases OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE "\n" ";" cases "${cases}")
foreach(case IN LISTS cases)
  add_test(NAME ${prefix}cli.${case} COMMAND bash ${commands} ${CMAKE_BINARY_DIR}/weaveproof ${case})
  set_tests_properties(${prefix}cli.${case} PROPERTIES TIMEOUT 600 ENVIRONMENT "${environment}" LABELS "${prefix}cli")
endforeach()
