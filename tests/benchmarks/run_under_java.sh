#!/bin/bash
# run_under_java.sh JDK CLASSES DRIVER_CLASSES BENCHMARKS TIMES: the correct small variant of every benchmark program, many
# times in a row under plain java, with assertions.
set -euo pipefail
jdk=$1 classes=$2 driver=$3 benchmarks=$4 times=$5
unset JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS CLASSPATH

grep -l '^/\* weaveproof benchmark' "$benchmarks"/*/*.java | sort | while IFS= read -r file; do
  awk '/^ \* main:/ { main = $3 }
       /^ \* small:/ { sub(/^ \* small: */, ""); split($0, variant, / *\| */) }
       /\*\// { print main, variant[2]; exit }' "$file"
done >"${TMPDIR:-/tmp}/run_under_java.$$"
trap 'rm -f "${TMPDIR:-/tmp}/run_under_java.$$"' EXIT
"$jdk/bin/java" -cp "$driver" RunManyTimes "$classes" "$times" <"${TMPDIR:-/tmp}/run_under_java.$$"
