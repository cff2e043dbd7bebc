#!/bin/bash
# JUnit tests as programs: what becomes of each, and of wrong calls. The test classes are in junit/, with the verdict of each
# test in a comment beside it.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

jars=/usr/share/java
jupiter=$jars/junit-jupiter-api.jar:$jars/junit-jupiter-params.jar:$jars/opentest4j.jar:$jars/junit-platform-commons.jar
vintage=$jars/junit4.jar:$jars/hamcrest.jar

# test_classes FILE…: compiles test classes into the folder `classes`; `path` is the class path with their JUnit.
test_classes() {
  path=$jupiter
  if [[ $1 == Four* ]]; then path=$vintage; fi
  local jar
  for jar in ${path//:/ }; do [[ -e $jar ]] || skip "there is no $jar: Debian's packages junit4 and junit5 are missing"; done
  mkdir -p classes
  # Annotations of JUnit's own annotations are in a jar that nobody needs; javac warns of that.
  "$JAVA_HOME/bin/javac" -proc:none -g -d classes -cp "$path" "${@/#/$here/junit/}" 2>warnings || { cat warnings; exit 1; }
  path=classes:$path
}

# verdicts FILE…: those of the JSON are those that the comments tell.
verdicts() {
  diff <(cd "$here/junit" && sed -n 's|^ *// expect: ||p' "$@" | sort) \
    <(jq -r '.tests[] | "\(.name) \(.verdict)"' result.json | sort)
}

case_junit_counter() {
  test_classes CounterTest.java
  expect 1 'CounterTest.noLostUpdate' check --junit --json result.json --junit-xml result.xml -cp "$path" CounterTest
  verdicts CounterTest.java
}
case_junit_lifecycle() {
  test_classes LifecycleTest.java LifecycleBase.java
  expect 4 'It is skipped on some schedules: Assumption failed: too early' check --junit --json result.json -cp "$path" classes
  verdicts LifecycleTest.java
}
case_junit_arguments() {
  test_classes ArgumentsTest.java
  expect 1 'ArgumentsTest.records[2] (2, two, or '"'two'" check --junit --json result.json -cp "$path" ArgumentsTest
  verdicts ArgumentsTest.java
}
case_junit_four() {
  test_classes FourTest.java FourParametersTest.java
  expect 1 'Its timeout is ignored' check --junit --json result.json -cp "$path" classes/
  verdicts FourTest.java FourParametersTest.java
  grep -qF 'org.junit.ComparisonFailure: expected:<[one]> but was:<[two]>' output
}

main "$@"
