# Puts src/report/page/, the page that `--html` writes, into a C++ file that becomes part of the report library (see
# src/report/page_template.hpp). Sets embedded_page_cpp.

set(page_folder ${CMAKE_SOURCE_DIR}/src/report/page)
set(page_scripts model.js source.js drawing.js schedule.js page.js)
list(JOIN page_scripts , page_script_list)
list(TRANSFORM page_scripts PREPEND ${page_folder}/ OUTPUT_VARIABLE page_files)
list(APPEND page_files ${page_folder}/page.html ${page_folder}/page.css)
set(embedded_page_cpp ${CMAKE_BINARY_DIR}/embedded_page.cpp)
add_custom_command(
  OUTPUT ${embedded_page_cpp}
  COMMAND ${CMAKE_COMMAND} -D PAGE=${page_folder} -D SCRIPTS=${page_script_list} -D OUT=${embedded_page_cpp}
    -P ${CMAKE_SOURCE_DIR}/cmake/embed_page.cmake
  DEPENDS ${page_files} ${CMAKE_SOURCE_DIR}/cmake/embed_page.cmake
  COMMENT "Embedding the page of --html"
  VERBATIM)
