# change   tests/change/run: what `diff` says of a list of changes agrees with full checks of both versions
if(NOT WEAVEPROOF_SANITIZE)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  add_test(NAME change COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/change/run --weaveproof ${CMAKE_BINARY_DIR}/weaveproof)
  set_tests_properties(change PROPERTIES TIMEOUT 600 ENVIRONMENT "${environment}" LABELS change)
endif()
