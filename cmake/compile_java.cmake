# cmake -D JDK=… -D SOURCES=argfile -D OUT=folder -D OPTIONS=… -P compile_java.cmake
#
# Compiles every source that the argument file names in one call of javac. OUT holds exactly the classes of these
# sources afterwards, and is left as it was when javac fails.

file(REMOVE_RECURSE ${OUT}.new)
file(MAKE_DIRECTORY ${OUT}.new)
file(SIZE ${SOURCES} size)
if(size GREATER 0)
  separate_arguments(options UNIX_COMMAND "${OPTIONS}")
  execute_process(
    COMMAND ${CMAKE_COMMAND} -E env --unset=JAVA_TOOL_OPTIONS --unset=JDK_JAVAC_OPTIONS
      ${JDK}/bin/javac -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -encoding UTF-8 -proc:none -Xlint:none -nowarn -implicit:none ${options}
      -d ${OUT}.new @${SOURCES}
    OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE result)
  if(NOT result EQUAL 0)
    message("${output}")
    message(FATAL_ERROR "javac failed")
  endif()
endif()
file(REMOVE_RECURSE ${OUT})
file(RENAME ${OUT}.new ${OUT})
