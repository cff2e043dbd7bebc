# The jars of the project:
#
#   weaveproof-api.jar     java/api, what test harnesses may call (target weaveproof_api)
#   weaveproof-mutate.jar  java/mutate, the part of `weaveproof mutate` that the JDK's compiler does (weaveproof_mutate_jar)
#   weaveproof-junit.jar   java/junit, the annotation @Weave (weaveproof_junit_jar)
#   weaveproof-maven-plugin.jar, weaveproof-gradle-plugin.jar  java/maven, java/gradle (weaveproof_plugins; not built by default)
#
# The binary needs the first two, and looks for them beside itself. The others run in the JVM of tests and of build tools, which may be
# one of Java 8, and contain java/launch, which finds the binary and calls it. Each of them is made where the jars that it is compiled
# against are found: those of Debian's packages junit5, maven and gradle.

include(CompileJava)

# add_jar(NAME TARGET SOURCE_FOLDERS MODULE [RESOURCES folder] [OPTIONS of javac …])
function(add_jar name target folders module)
  cmake_parse_arguments(PARSE_ARGV 4 arg "" "RESOURCES" "OPTIONS")
  set(sources)
  foreach(folder IN LISTS folders)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/java/${folder}/*.java)
    list(APPEND sources ${found})
  endforeach()
  set(classes ${CMAKE_BINARY_DIR}/${name}-classes)
  string(JOIN " " options "-g:source,lines" ${arg_OPTIONS})
  compile_java(
    OUT ${classes}
    STAMP ${classes}.stamp
    OPTIONS "${options}"
    SOURCES ${sources})
  set(jar ${CMAKE_BINARY_DIR}/weaveproof-${name}.jar)
  set(manifest ${CMAKE_BINARY_DIR}/${name}-manifest.txt)
  file(CONFIGURE OUTPUT ${manifest} CONTENT "Automatic-Module-Name: weaveproof.${module}\nImplementation-Version: ${PROJECT_VERSION}\n")
  set(resources)
  if(arg_RESOURCES)
    set(resources -C ${arg_RESOURCES} .)
  endif()
  add_custom_command(
    OUTPUT ${jar}
    COMMAND ${WEAVEPROOF_JDK}/bin/jar -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --date=2020-01-01T00:00:00Z --create --file ${jar} --manifest ${manifest}
      -C ${classes} . ${resources}
    DEPENDS ${classes}.stamp ${manifest}
    COMMENT "Making weaveproof-${name}.jar"
    VERBATIM)
  add_custom_target(${target} DEPENDS ${jar})
endfunction()

# Their path, or one with NOTFOUND in it.
function(find_jars variable)
  set(jars)
  foreach(jar IN LISTS ARGN)
    cmake_path(GET jar FILENAME name)
    cmake_path(GET jar PARENT_PATH folder)
    file(GLOB found ${folder}/${name})
    if(found)
      list(APPEND jars ${found})
    else()
      list(APPEND jars ${jar}-NOTFOUND)
    endif()
  endforeach()
  list(JOIN jars ":" path)
  set(${variable} ${path} PARENT_SCOPE)
endfunction()

add_jar(api weaveproof_api api api OPTIONS ${WEAVEPROOF_JAVAC_RELEASE})
add_jar(mutate weaveproof_mutate_jar mutate mutate OPTIONS ${WEAVEPROOF_JAVAC_RELEASE})
set(api_classes ${CMAKE_BINARY_DIR}/api-classes)  # what tests are compiled against

set(debian /usr/share/java)
find_jars(junit_path ${debian}/junit-jupiter-api.jar ${debian}/junit-platform-commons.jar ${debian}/opentest4j.jar ${debian}/apiguardian-api.jar)
if(junit_path MATCHES NOTFOUND)
  message(STATUS "weaveproof-junit.jar is not built: it needs Debian's package junit5")
else()
  add_jar(junit weaveproof_junit_jar "junit;launch" jupiter OPTIONS --release 8 -cp ${junit_path})
endif()

add_custom_target(weaveproof_plugins)
set(maven /usr/share/maven/lib)
find_jars(maven_path ${maven}/maven-plugin-api-3*.jar ${maven}/maven-core-3*.jar ${maven}/maven-model-3*.jar ${maven}/maven-artifact-3*.jar)
if(NOT maven_path MATCHES NOTFOUND)
  set(resources ${CMAKE_BINARY_DIR}/maven-resources)
  configure_file(java/maven/plugin.xml.in ${resources}/META-INF/maven/plugin.xml @ONLY)
  add_jar(maven-plugin weaveproof_maven_plugin "maven;launch" maven RESOURCES ${resources} OPTIONS --release 8 -cp ${maven_path})
  add_dependencies(weaveproof_plugins weaveproof_maven_plugin)
endif()
set(gradle /usr/share/gradle/lib)
find_jars(gradle_path ${gradle}/gradle-*.jar ${gradle}/plugins/gradle-*.jar ${debian}/groovy.jar ${debian}/slf4j-api.jar)
if(NOT gradle_path MATCHES NOTFOUND)
  set(resources ${CMAKE_BINARY_DIR}/gradle-resources)
  configure_file(java/gradle/weaveproof.properties ${resources}/META-INF/gradle-plugins/weaveproof.properties COPYONLY)
  add_jar(gradle-plugin weaveproof_gradle_plugin "gradle;launch" gradle RESOURCES ${resources} OPTIONS --release 8 -cp ${gradle_path})
  add_dependencies(weaveproof_plugins weaveproof_gradle_plugin)
endif()

# The jars with their POMs in ${CMAKE_BINARY_DIR}/repository, a repository of Maven and Gradle.
if(TARGET weaveproof_junit_jar AND TARGET weaveproof_maven_plugin AND TARGET weaveproof_gradle_plugin)
  add_custom_target(weaveproof_repository
    COMMAND bash ${CMAKE_SOURCE_DIR}/scripts/release/repository.sh ${CMAKE_BINARY_DIR} ${CMAKE_BINARY_DIR}/repository
    COMMENT "Publishing the jars into ${CMAKE_BINARY_DIR}/repository"
    VERBATIM)
  add_dependencies(weaveproof_repository weaveproof_api weaveproof_mutate_jar weaveproof_junit_jar weaveproof_plugins)
endif()
