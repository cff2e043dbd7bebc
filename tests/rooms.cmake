# rooms  src/ is as src/rooms.txt says: which folder includes which, and which functions the libraries call

find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(files)
foreach(library IN LISTS weaveproof_libraries)
  list(APPEND files $<TARGET_FILE:${library}>)
endforeach()
add_test(NAME rooms COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/rooms.py ${CMAKE_SOURCE_DIR}/src ${files})
set_tests_properties(rooms PROPERTIES TIMEOUT ${seconds} LABELS "rooms;quick")

# sentences  facts below, words above: where sentences are made, and that no code parses them
add_test(NAME sentences COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/sentences.py ${CMAKE_SOURCE_DIR}/src)
set_tests_properties(sentences PROPERTIES TIMEOUT ${seconds} LABELS "rooms;quick")
