# The C++ tests: one GoogleTest binary of all tests/unit/<room>/*_test.cpp, one program for each tests/unit/<room>/*_fuzz.cpp.

set(fuzz_inputs 20000)

file(GLOB_RECURSE unit_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/unit/*_test.cpp)
set(unit_filter "*")
if(WEAVEPROOF_SANITIZE STREQUAL "thread")  # what several threads do
  list(FILTER unit_sources INCLUDE REGEX "/(state/threads|state/map|reduce/numbered_lists|search/parallel|search/source_sets|search/auto)_test\\.cpp$")
  set(unit_filter "-Threads/*/0:Reductions.LoseNothingInAnyOrder:Reductions.LoseNothingOfManyThreads")  # with one thread, or long
endif()
if(unit_sources)
  find_package(GTest REQUIRED)
  include(GoogleTest)
  # Tests are compiled for longer than they run, but for those that search made-up programs by the thousand.
  set(search_sources ${unit_sources})
  list(FILTER search_sources INCLUDE REGEX "/(search|published)/[a-z_]*_test\\.cpp$")
  list(REMOVE_ITEM unit_sources ${search_sources})
  # Of the tools behind the studies, what can be wrong without anybody seeing it.
  set(tools beside_best catalogue figure fragments por_clients por_figures por_orders por_results por_runs por_tables
    prss_trials record rows statistics study_configurations study_figures study_ranking study_results study_run
    study_search study_tables study_techniques table)
  list(TRANSFORM tools REPLACE "(.+)" "${CMAKE_SOURCE_DIR}/bench/tools/\\1.cpp")
  add_library(unit_search_tests OBJECT ${search_sources})
  target_compile_options(unit_search_tests PRIVATE -O1)
  add_executable(unit_tests ${unit_sources} ${tools})
  target_compile_options(unit_tests PRIVATE -O0)
  target_link_libraries(unit_tests PRIVATE unit_search_tests)
  foreach(part unit_search_tests unit_tests)
    set_target_properties(${part} PROPERTIES UNITY_BUILD ${WEAVEPROOF_UNITY} WEAVEPROOF_NO_RAW_MEMORY ON)
    target_include_directories(${part} PRIVATE ${CMAKE_SOURCE_DIR}/bench ${CMAKE_SOURCE_DIR}/tests)
    target_link_libraries(${part} PRIVATE
      ${weaveproof_libraries} weaveproof_compiler weaveproof_dependencies GTest::gtest_main)
  endforeach()
  # The programs that tests compile are in the working directory. A sanitized program starts slowly, so many tests share
  # a process there.
  if(WEAVEPROOF_SANITIZE)
    set(shards 8)
    math(EXPR last_shard "${shards} - 1")
    math(EXPR shard_seconds "10 * ${seconds}")
    foreach(shard RANGE ${last_shard})
      add_test(NAME ${prefix}unit.${shard} COMMAND unit_tests --gtest_brief=1 "--gtest_filter=${unit_filter}"
        WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/unit)
      set_tests_properties(${prefix}unit.${shard} PROPERTIES TIMEOUT ${shard_seconds} LABELS "${prefix}unit"
        ENVIRONMENT "${environment};GTEST_TOTAL_SHARDS=${shards};GTEST_SHARD_INDEX=${shard}")
    endforeach()
  else()
    gtest_discover_tests(unit_tests
      WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/unit
      TEST_PREFIX ${prefix}unit.
      TEST_FILTER "${unit_filter}"
      DISCOVERY_TIMEOUT 60
      PROPERTIES TIMEOUT ${seconds} ENVIRONMENT "${environment}" LABELS "${prefix}unit")
  endif()
endif()

if(WEAVEPROOF_SANITIZE STREQUAL "thread")
  return()
endif()
file(GLOB_RECURSE fuzz_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/unit/*_fuzz.cpp)
foreach(source IN LISTS fuzz_sources)
  cmake_path(GET source STEM program)
  string(REGEX REPLACE "_fuzz$" "" subject ${program})
  add_executable(${program} ${source})
  target_include_directories(${program} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  target_link_libraries(${program} PRIVATE ${weaveproof_libraries} weaveproof_compiler weaveproof_dependencies)
  add_test(NAME ${prefix}fuzz.${subject} COMMAND ${program} ${fuzz_inputs})
  math(EXPR timeout "5 * ${seconds}")
  set_tests_properties(${prefix}fuzz.${subject} PROPERTIES
    TIMEOUT ${timeout} ENVIRONMENT "${environment}" LABELS "${prefix}fuzz")
endforeach()
