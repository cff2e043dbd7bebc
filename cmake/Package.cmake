# cpack --config build/release/CPackConfig.cmake: a package for Debian, of what is installed.

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "the authors of weaveproof <weaveproof@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "model checker for multithreaded Java programs")
set(CPACK_PACKAGE_DESCRIPTION
  "weaveproof explores the schedules of a Java program's threads and finds deadlocks, uncaught exceptions, failed
 assertions, endless loops and data races, with a schedule that shows each; or it shows that there are none.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
# The class library is the JDK's, and source files are compiled by it. The shared libraries are found in the binary.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "openjdk-17-jdk-headless | openjdk-21-jdk-headless | openjdk-25-jdk-headless")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(CPack)
