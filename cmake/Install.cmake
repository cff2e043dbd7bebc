# cmake --install build/release [--prefix DIR]: the binary, its jars where it looks for them, the manual, completions for bash and zsh,
# and the documentation. Installing builds nothing: the target `weaveproof` has to be there. Only the manual is written again, because
# that target does not need it.

include(GNUInstallDirs)
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

# The manual's options are those of the binary's own help.
set(manual ${CMAKE_BINARY_DIR}/weaveproof.1)
add_custom_command(
  OUTPUT ${manual}
  COMMAND bash ${CMAKE_SOURCE_DIR}/scripts/manual.sh $<TARGET_FILE:weaveproof> ${CMAKE_SOURCE_DIR}/docs/weaveproof.1.in ${manual}
  DEPENDS weaveproof ${CMAKE_SOURCE_DIR}/scripts/manual.sh ${CMAKE_SOURCE_DIR}/docs/weaveproof.1.in
  COMMENT "Writing the manual"
  VERBATIM)
if(NOT WEAVEPROOF_SANITIZE)
  add_custom_target(weaveproof_manual ALL DEPENDS ${manual})
endif()

install(TARGETS weaveproof RUNTIME)
install(FILES ${CMAKE_BINARY_DIR}/weaveproof-api.jar ${CMAKE_BINARY_DIR}/weaveproof-mutate.jar DESTINATION ${CMAKE_INSTALL_DATADIR}/java)
if(TARGET weaveproof_junit_jar)
  install(FILES ${CMAKE_BINARY_DIR}/weaveproof-junit.jar DESTINATION ${CMAKE_INSTALL_DATADIR}/java)
endif()
install(CODE "
  set(manual \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_MANDIR}/man1/weaveproof.1\")
  cmake_path(GET manual PARENT_PATH folder)
  file(MAKE_DIRECTORY \"\${folder}\")
  message(STATUS \"Installing: \${manual}\")
  execute_process(
    COMMAND bash \"${CMAKE_SOURCE_DIR}/scripts/manual.sh\" \"$<TARGET_FILE:weaveproof>\" \"${CMAKE_SOURCE_DIR}/docs/weaveproof.1.in\"
      \"\${manual}\"
    COMMAND_ERROR_IS_FATAL ANY)
  list(APPEND CMAKE_INSTALL_MANIFEST_FILES \"\${manual}\")")
install(FILES scripts/completions/weaveproof.bash
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME weaveproof)
install(FILES scripts/completions/_weaveproof DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs FILES_MATCHING PATTERN "*.md" PATTERN "*.png")
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DOCDIR})
