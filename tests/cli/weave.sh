#!/bin/bash
# The annotation @Weave in JUnit's own launcher, as an IDE or a build tool runs it. The tests are in junit/WeavedTest.java, with
# the result of each in a comment beside it.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

jars=/usr/share/java
junit=$jars/junit-jupiter-api.jar:$jars/junit-jupiter-params.jar:$jars/opentest4j.jar:$jars/junit-platform-commons.jar
launcher=$jars/junit-platform-console.jar:$jars/junit-jupiter-engine.jar:$jars/junit-platform-engine.jar
launcher+=:$jars/junit-platform-launcher.jar:$jars/junit-platform-reporting.jar:$jars/opentest4j-reporting-events.jar
launcher+=:$jars/opentest4j-reporting-schema.jar:$jars/picocli.jar:$jars/apiguardian-api.jar
library=${weaveproof%/*}/weaveproof-junit.jar

# compile FILE…: test classes, into the folder `classes`.
compile() {
  local jar
  for jar in ${junit//:/ } ${launcher//:/ } "$library"; do [[ -e $jar ]] || skip "there is no $jar (Debian's package junit5)"; done
  javac -proc:none -g -d classes -cp "$junit:$library:$jars/apiguardian-api.jar" "$@" 2>warnings || { cat warnings; exit 1; }
}

# launch STATUS TEXT ARGUMENT…: JUnit's launcher ends like this and prints the text. `jvm` has options of the JVM, `path` its class path.
jvm=()
launch() {
  local status=$1 text=$2 found=0
  shift 2
  timeout -k 5 300 "$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "${jvm[@]}" -cp "${path:-classes:$library:$junit:$launcher}" \
    org.junit.platform.console.ConsoleLauncher --disable-banner --disable-ansi-colors "$@" </dev/null >output 2>&1 || found=$?
  if [[ $found != "$status" ]] || ! grep -qF -- "$text" output; then
    printf 'wanted status %s and the text: %s\nfound status %s and:\n' "$status" "$text" "$found"
    head -c 6000 output
    exit 1
  fi
}

# A class with one test, which only a check can pass.
one_test() {
  mkdir -p source
  cat >source/OneTest.java <<'JAVA'
import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;
import weaveproof.jupiter.Weave;
class OneTest {
  @Weave @Test void one() { assertEquals("weaveproof", System.getProperty("java.vm.name")); }
}
JAVA
  compile source/OneTest.java
}

case_weave_results() {
  compile "$here/junit/WeavedTest.java"
  jvm=("-Dweaveproof.binary=$weaveproof")
  launch 1 'violation: Assertion failed in thread "main"' -c WeavedTest -c WeavedSubclassTest --reports-dir=reports
  python3 - "$here/junit/WeavedTest.java" reports/TEST-junit-jupiter.xml <<'PYTHON'
import re, sys
import xml.etree.ElementTree as ElementTree

expected, waiting = [], []
for line in open(sys.argv[1]):
    if found := re.match(r" *// expect: (\w+) ?(\d*)", line):
        waiting.append(found.groups())
    elif waiting and (found := re.match(r" +[\w<>]+ (\w+)\((\w*)", line)):
        expected += [" ".join(filter(None, (found[1], found[2], index, result))) for result, index in waiting]
        waiting = []
found = []
for case in ElementTree.parse(sys.argv[2]).iter("testcase"):
    name, argument, index = re.match(r"(\w+)\((\w*)\)(?:\[(\d+)\])?", case.get("name")).groups()
    result = "SUCCESSFUL"
    if case.find("failure") is not None:
        result = "FAILED"
    elif (skipped := case.find("skipped")) is not None:
        result = "ABORTED" if "TestAbortedException" in skipped.text else "SKIPPED"
    found.append(" ".join(filter(None, (name, argument, index, result))))
if sorted(expected) != sorted(found):
    sys.exit("\n".join(["wanted and not found:"] + sorted(set(expected) - set(found)) +
                       ["found and not wanted:"] + sorted(set(found) - set(expected))))
PYTHON
  local text
  for text in 'To replay it: ' 'The page with this schedule: file:///' 'weaveproof.verdict = `no-violation`' 'weaveproof.states = `' \
    'weaveproof.assumptions = `all threads see' "only JUnit's own engine could do this: @ExtendWith(WeavedTest\$Other)" \
    'cannot check WeavedTest.wrongOption: unknown option --no-such-option' 'unsupported: ' 'violation: Data race on int[]@1[0]' \
    '@Weave(inconclusive = Inconclusive.PASSES)'; do
    grep -qF -- "$text" output || { echo "not printed: $text"; cat output; exit 1; }
  done
  # The stack is that of the violation, as far as the launcher shows it, and so begins with the assertion.
  grep -A300 'WeavedTest:lostUpdate' output | grep -qE '^ +org.junit.jupiter.api.AssertionFailureBuilder.build\('
  expect 1 'expected: <2> but was: <1>' replay .weaveproof/WeavedTest.lostUpdate/trace-WeavedTest.lostUpdate.json
  grep -q '<html' .weaveproof/WeavedTest.lostUpdate/page-WeavedTest.lostUpdate.html
}

# The four ways to say which program it is, and what is said when there is none.
case_weave_finds_the_program() {
  one_test
  jvm=("-Dweaveproof.binary=/nowhere/weaveproof")
  launch 1 'the property weaveproof.binary names no program that can be run: /nowhere/weaveproof' -c OneTest
  jvm=()
  printf 'weaveproof.binary = %s\nweaveproof.reports = pages\n' "$weaveproof" >classes/junit-platform.properties
  launch 0 '1 tests successful' -c OneTest
  [[ -s pages/OneTest.one/page.html && ! -e .weaveproof ]]
  rm classes/junit-platform.properties
  WEAVEPROOF=$weaveproof launch 0 '1 tests successful' -c OneTest
  WEAVEPROOF=$PWD/classes launch 1 'the environment variable WEAVEPROOF names no program that can be run' -c OneTest
  PATH=${weaveproof%/*}:$PATH launch 0 '1 tests successful' -c OneTest
  PATH=/usr/bin:/bin launch 1 'there is no program weaveproof: install it, put it on the PATH' -c OneTest
}
# It comes with a jar on the class path, is unpacked once, and not before it is complete.
case_weave_program_in_a_jar() {
  one_test
  local folder=binary/META-INF/weaveproof/linux-$(uname -m)
  mkdir -p "$folder"
  cp "$weaveproof" "${weaveproof%/*}/weaveproof-api.jar" "$folder"
  printf '%s\n' some-digest weaveproof weaveproof-api.jar >"$folder/index"
  path=classes:binary:$library:$junit:$launcher
  PATH=/usr/bin:/bin launch 0 '1 tests successful' -c OneTest
  [[ $(ls cache/weaveproof/programs) == some-digest && -x cache/weaveproof/programs/some-digest/weaveproof ]]
  PATH=/usr/bin:/bin launch 0 '1 tests successful' -c OneTest
  [[ $(ls cache/weaveproof/programs) == some-digest ]]
  rm "$folder/weaveproof-api.jar" && printf '%s\n' other-digest weaveproof weaveproof-api.jar >"$folder/index"
  PATH=/usr/bin:/bin launch 1 'the jar with weaveproof has no META-INF/weaveproof/linux-' -c OneTest
  [[ $(ls cache/weaveproof/programs) == some-digest ]]
  mv "$folder" "binary/META-INF/weaveproof/linux-$([[ $(uname -m) == aarch64 ]] && echo x86_64 || echo aarch64)"
  PATH=/usr/bin:/bin launch 1 'a jar on the class path has it for linux-' -c OneTest
}
# Launchers hand over class paths in several ways.
case_weave_class_path() {
  one_test
  jvm=("-Dweaveproof.binary=$weaveproof")
  # By a class loader.
  path=$launcher:$junit launch 0 '1 tests successful' -c OneTest --class-path "classes:$library"
  # By the manifest of a jar that has nothing else, in which names are relative.
  local one entries=
  for one in classes/ ${library} ${junit//:/ } ${launcher//:/ }; do entries+=" file://$(realpath "$one")"; done
  python3 - "$PWD" $entries <<'PYTHON'
import os, sys, zipfile
entries = [e + "/" if os.path.isdir(e[len("file://"):]) else e for e in sys.argv[2:]]
entries[0] = "../classes/"
value = "Class-Path: " + " ".join(entries)
lines = [value[:70]] + [" " + value[i:i + 69] for i in range(70, len(value), 69)]
os.mkdir("path jar")
with zipfile.ZipFile("path jar/path.jar", "w") as jar:
    jar.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\n" + "\r\n".join(lines) + "\r\n\r\n")
PYTHON
  path="path jar/path.jar" launch 0 '1 tests successful' -c OneTest
}
case_weave_switched_off() {
  one_test
  jvm=(-Dweaveproof.enabled=false)
  launch 1 'expected: <weaveproof> but was: <' -c OneTest
}

main "$@"
