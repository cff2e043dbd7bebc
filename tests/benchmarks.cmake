# benchmark.*: the small variants of the programs in benchmarks/ have the verdicts that their headers say, and the correct
# ones run under plain java. And the tools of bench/ themselves.

if(WEAVEPROOF_SANITIZE)
  return()
endif()

file(GLOB benchmark_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/benchmarks/*/*.java)
if(NOT benchmark_sources)
  return()
endif()
set(benchmark_classes ${CMAKE_BINARY_DIR}/benchmark-classes)
compile_java(OUT ${benchmark_classes} STAMP ${benchmark_classes}.stamp OPTIONS "-cp \"${api_classes}\""
  SOURCES ${benchmark_sources} ${CMAKE_SOURCE_DIR}/bench/clients/CallClient.java)
add_custom_command(OUTPUT ${benchmark_classes}.stamp APPEND DEPENDS ${api_classes}.stamp)
set(driver_classes ${CMAKE_BINARY_DIR}/benchmark-driver)
compile_java(OUT ${driver_classes} STAMP ${driver_classes}.stamp
  SOURCES ${CMAKE_CURRENT_SOURCE_DIR}/benchmarks/RunManyTimes.java
    ${CMAKE_CURRENT_SOURCE_DIR}/benchmarks/EitherOrder.java)
add_custom_target(benchmark_classes ALL DEPENDS ${benchmark_classes}.stamp ${driver_classes}.stamp)
add_dependencies(benchmark_classes weaveproof_api)

# The headers decide what is registered: look again when one changes.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${benchmark_sources})
foreach(source IN LISTS benchmark_sources)
  file(STRINGS ${source} name REGEX "^ \\* name: " LIMIT_COUNT 1 ENCODING UTF-8)
  if(NOT name)
    continue()
  endif()
  string(REGEX REPLACE "^ \\* name: *" "" name ${name})
  foreach(variant buggy correct)
    set(test benchmark.${name}.${variant})
    add_test(NAME ${test}
      COMMAND ${CMAKE_BINARY_DIR}/bench/weaveproof_bench verify --root ${CMAKE_SOURCE_DIR}
        --classes ${benchmark_classes} --binary ${CMAKE_BINARY_DIR}/weaveproof
        --results ${CMAKE_BINARY_DIR}/benchmark-results/${name}-${variant}/records.jsonl --time-limit 60 ${name} ${variant})
    labels_of(benchmark ${name} labels)
    set_tests_properties(${test} PROPERTIES TIMEOUT 120 ENVIRONMENT "${environment}" LABELS "${labels}")
  endforeach()
endforeach()

find_package(Python3 REQUIRED COMPONENTS Interpreter)
add_test(NAME benchmark.java
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/benchmarks/run_under_java.sh ${WEAVEPROOF_JDK} ${benchmark_classes}
    ${driver_classes} ${CMAKE_SOURCE_DIR}/benchmarks 50)
add_test(NAME benchmark.tool
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/benchmarks/tool_test.sh ${CMAKE_BINARY_DIR}/bench/weaveproof_bench ${CMAKE_SOURCE_DIR})
add_test(NAME benchmark.study
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/benchmarks/study_test.sh ${CMAKE_BINARY_DIR}/bench/weaveproof_bench
    ${CMAKE_BINARY_DIR}/weaveproof ${CMAKE_SOURCE_DIR} ${benchmark_classes})
add_test(NAME benchmark.sampler
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/benchmarks/sampler_test.sh ${CMAKE_BINARY_DIR}/bench/state_space_sampler
    ${driver_classes})
add_test(NAME benchmark.studies
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/benchmarks/studies_test.sh ${CMAKE_BINARY_DIR}/bench/weaveproof_bench
    ${CMAKE_BINARY_DIR}/weaveproof ${benchmark_classes} ${CMAKE_SOURCE_DIR} ${api_classes})
add_test(NAME benchmark.everyday
  COMMAND ${CMAKE_SOURCE_DIR}/bench/everyday --check --binary ${CMAKE_BINARY_DIR}/weaveproof --classes ${benchmark_classes})
set_tests_properties(benchmark.java benchmark.tool benchmark.study benchmark.sampler benchmark.studies benchmark.everyday PROPERTIES
  TIMEOUT 300 ENVIRONMENT "${environment}" LABELS "benchmark")

add_test(NAME benchmark.figures
  COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/benchmarks/figures_test.py ${CMAKE_SOURCE_DIR})
set_tests_properties(benchmark.figures PROPERTIES TIMEOUT 300 SKIP_RETURN_CODE 77 LABELS "benchmark")
