# random.<part>  tests/random/run with a fixed seed: what comes of random programs is what a brute-force enumeration says.
#                Each part has programs of its own; more of them, and all ways at once, by hand.
if(WEAVEPROOF_SANITIZE)
  return()
endif()

find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(random_parts 8)
set(random_programs 25)  # of a part
math(EXPR last "${random_parts} - 1")
foreach(part RANGE ${last})
  math(EXPR first "${part} * ${random_programs}")
  add_test(NAME random.${part}
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/random/run --seed 1 --first ${first} --count ${random_programs}
      --weaveproof ${CMAKE_BINARY_DIR}/weaveproof)
  set_tests_properties(random.${part} PROPERTIES TIMEOUT 600 ENVIRONMENT "${environment}" LABELS random)
endforeach()
set_tests_properties(random.0 PROPERTIES LABELS "random;quick")

# random.bounds  the same with bounds on preemptions and delays, against an enumeration that counts them.
add_test(NAME random.bounds
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/random/run-bounds --seed 1 --count 60
    --weaveproof ${CMAKE_BINARY_DIR}/weaveproof)
set_tests_properties(random.bounds PROPERTIES TIMEOUT 600 ENVIRONMENT "${environment}" LABELS random)
