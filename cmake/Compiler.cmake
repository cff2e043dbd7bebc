# How every C++ file of the project is compiled: link against `weaveproof_compiler`.

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release or Debug" FORCE)
endif()
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# Line tables cost nothing at run time and give profiles and stack traces their lines.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -g1 -DNDEBUG")

find_program(WEAVEPROOF_CCACHE ccache)
if(WEAVEPROOF_CCACHE)
  # Paths relative to the checkout, so that a fresh clone finds what another one compiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER
    ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${WEAVEPROOF_CCACHE})
endif()

add_library(weaveproof_compiler INTERFACE)
target_include_directories(weaveproof_compiler INTERFACE ${CMAKE_SOURCE_DIR}/src)
# The machine reads and writes Java's memory as raw bytes, which the rules on aliasing would forbid; and a fused
# multiply-add, which some processors have, rounds otherwise than Java.
target_compile_options(weaveproof_compiler INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow=local -fno-strict-aliasing -ffp-contract=off -fdiagnostics-color=auto)
# g++ 12 sees strings overlap that cannot (its bug 105651), where several files are compiled as one.
target_compile_options(weaveproof_compiler INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
find_package(Threads REQUIRED)
target_link_libraries(weaveproof_compiler INTERFACE Threads::Threads)

option(WEAVEPROOF_COVERAGE "Count how often each line is executed: tests/coverage" OFF)
if(WEAVEPROOF_COVERAGE)
  set(CMAKE_CXX_FLAGS_RELEASE "-O0 -g1 -DNDEBUG")
  # Several processes write into the same counters, and so may several threads.
  target_compile_options(weaveproof_compiler INTERFACE --coverage -fprofile-update=atomic -Wno-error)
  target_link_options(weaveproof_compiler INTERFACE --coverage)
  add_custom_target(coverage COMMAND ${CMAKE_SOURCE_DIR}/tests/coverage USES_TERMINAL)
endif()

option(WEAVEPROOF_LOG "Compile LOG in (base/log.hpp); always so with the address sanitizer" OFF)
if(WEAVEPROOF_LOG OR WEAVEPROOF_SANITIZE STREQUAL "ON")
  target_compile_definitions(weaveproof_compiler INTERFACE WEAVEPROOF_LOG)
endif()

if(WEAVEPROOF_SANITIZE)
  # Asserts are on here. Warnings are no errors: the checks that the sanitizers insert make g++ see ghosts.
  set(CMAKE_CXX_FLAGS_RELEASE "-O1 -g1")
  if(WEAVEPROOF_SANITIZE STREQUAL "thread")
    set(sanitizers -fsanitize=thread -fno-omit-frame-pointer)
  else()
    # What undefined behaviour is looked for costs most of the time of such a build. What has no raw memory does without.
    set(sanitizers -fsanitize=address -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_compile_options(weaveproof_compiler INTERFACE
      $<$<NOT:$<BOOL:$<TARGET_PROPERTY:WEAVEPROOF_NO_RAW_MEMORY>>>:-fsanitize=undefined>)
    target_link_options(weaveproof_compiler INTERFACE -fsanitize=undefined)
  endif()
  target_compile_options(weaveproof_compiler INTERFACE ${sanitizers})
  target_link_options(weaveproof_compiler INTERFACE ${sanitizers})
  target_sources(weaveproof_compiler INTERFACE
    "$<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:${CMAKE_CURRENT_LIST_DIR}/sanitizer_options.cpp>")
else()
  target_compile_options(weaveproof_compiler INTERFACE -Werror)
endif()
