# compile_java(OUT folder STAMP file SOURCES … [OPTIONS …])
#
# Adds a rule that compiles SOURCES into OUT with one javac call and then touches STAMP. It runs again when a source
# changes, appears or goes away: the list itself is a file that the rule depends on, written only when it differs.

function(compile_java)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "OUT;STAMP;OPTIONS" "SOURCES")
  set(list_file ${arg_OUT}.sources)
  set(lines "")
  foreach(source IN LISTS arg_SOURCES)
    string(APPEND lines "\"${source}\"\n")
  endforeach()
  file(CONFIGURE OUTPUT ${list_file} CONTENT "${lines}" @ONLY)
  add_custom_command(
    OUTPUT ${arg_STAMP}
    COMMAND ${CMAKE_COMMAND} -D JDK=${WEAVEPROOF_JDK} -D SOURCES=${list_file} -D OUT=${arg_OUT}
      -D "OPTIONS=${arg_OPTIONS}" -P ${CMAKE_SOURCE_DIR}/cmake/compile_java.cmake
    COMMAND ${CMAKE_COMMAND} -E touch ${arg_STAMP}
    DEPENDS ${arg_SOURCES} ${list_file} ${CMAKE_SOURCE_DIR}/cmake/compile_java.cmake
    COMMENT "Compiling Java into ${arg_OUT}"
    VERBATIM)
endfunction()
