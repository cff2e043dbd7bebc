#!/bin/bash
# Publishes the jars into a folder that Maven and Gradle read as a repository.
#
#   scripts/release/repository.sh BUILD OUT [--program PREFIX]
#
# BUILD is a build folder in which the target weaveproof_plugins was built, too. Each jar gets a POM and a jar with its sources. PREFIX is
# where `cmake --install` has put a binary: then there is a jar with this program for the platform of this machine, as
# META-INF/weaveproof/PLATFORM, where java/launch looks for it. The same files give the same jars, byte for byte.
set -euo pipefail
[[ $# == 2 || $# == 4 && $3 == --program ]] || { echo 'usage: scripts/release/repository.sh BUILD OUT [--program PREFIX]'; exit 2; }
top=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
build=$(realpath "$1")
out=$(realpath -m "$2")
prefix=${4:+$(realpath "$4")}
version=$(sed -nE 's/^project\(weaveproof VERSION ([0-9.]+) .*/\1/p' "$top/CMakeLists.txt")
jdk=$(sed -nE 's/^WEAVEPROOF_JDK:PATH=(.*)/\1/p' "$build/CMakeCache.txt")
# Of the last commit, as the time within archives.
time=$(git -C "$top" log -1 --format=%cI 2>/dev/null | sed 's/+00:00$/Z/' || true)
jar() { "$jdk/bin/jar" -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --date="${time:-2020-01-01T00:00:00Z}" "$@"; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# pom ARTIFACT PACKAGING DESCRIPTION [XML of dependencies]
pom() {
  cat <<XML
<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>weaveproof</groupId>
  <artifactId>$1</artifactId>
  <version>$version</version>
  <packaging>$2</packaging>
  <name>$1</name>
  <description>$3</description>
  <licenses>
    <license>
      <name>Apache-2.0</name>
    </license>
  </licenses>${4:-}
</project>
XML
}

# dependencies GROUP:ARTIFACT:VERSION:SCOPE…
dependencies() {
  local one group artifact number scope
  printf '\n  <dependencies>'
  for one; do
    IFS=: read -r group artifact number scope <<<"$one"
    printf '\n    <dependency>\n      <groupId>%s</groupId>\n      <artifactId>%s</artifactId>\n' "$group" "$artifact"
    printf '      <version>%s</version>\n      <scope>%s</scope>\n    </dependency>' "$number" "$scope"
  done
  printf '\n  </dependencies>'
}

# publish ARTIFACT JAR PACKAGING DESCRIPTION DEPENDENCIES SOURCE_FOLDER…
publish() {
  local artifact=$1 file=$2 folder=$out/weaveproof/$1/$version source
  [[ -e $file ]] || { echo "repository.sh: there is no $file: build the target weaveproof_plugins, with Debian's packages junit5, maven and gradle"; exit 1; }
  mkdir -p "$folder"
  cp "$file" "$folder/$artifact-$version.jar"
  pom "$artifact" "$3" "$4" "$5" >"$folder/$artifact-$version.pom"
  shift 5
  (($# > 0)) || return 0
  local sources=()
  for source; do sources+=(-C "$top/java/$source" .); done
  jar --create --file "$folder/$artifact-$version-sources.jar" "${sources[@]}"
}

rm -rf "$out"
publish weaveproof-api "$build/weaveproof-api.jar" jar 'What test harnesses for weaveproof may call' '' api
publish weaveproof-junit "$build/weaveproof-junit.jar" jar 'An annotation for tests of JUnit 5 that weaveproof checks' \
  "$(dependencies org.junit.jupiter:junit-jupiter-api:5.9.2:provided)" junit launch
# If a plugin does not say which plexus-utils it wants, Maven adds a very old one.
publish weaveproof-maven-plugin "$build/weaveproof-maven-plugin.jar" maven-plugin 'Checks tests under every schedule of their threads' \
  "$(dependencies org.apache.maven:maven-plugin-api:3.8.7:provided org.codehaus.plexus:plexus-utils:3.4.2:runtime)" maven launch
publish weaveproof-gradle-plugin "$build/weaveproof-gradle-plugin.jar" jar 'Checks tests under every schedule of their threads' '' gradle launch
# Where Gradle looks for a plugin by its id.
marker=$out/weaveproof/weaveproof.gradle.plugin/$version
mkdir -p "$marker"
pom weaveproof.gradle.plugin pom 'The plugin weaveproof of Gradle' "$(dependencies "weaveproof:weaveproof-gradle-plugin:$version:compile")" \
  >"$marker/weaveproof.gradle.plugin-$version.pom"

if [[ -n $prefix ]]; then
  platform=linux-$(uname -m)
  files=$work/META-INF/weaveproof/$platform
  mkdir -p "$files"
  cp "$prefix/bin/weaveproof" "$prefix"/share/java/weaveproof-{api,mutate}.jar "$files"
  { cat "$files"/* | sha256sum | cut -c1-32; ls "$files"; } >"$work/index"
  mv "$work/index" "$files/index"
  jar --create --file "$work/program.jar" -C "$work" META-INF
  publish "weaveproof-$platform" "$work/program.jar" jar "The program weaveproof for $platform" ''
fi
find "$out" -name '*.jar' -o -name '*.pom' | while read -r file; do (cd "$(dirname "$file")" && sha1sum "${file##*/}" | cut -d' ' -f1 >"${file##*/}.sha1"); done
