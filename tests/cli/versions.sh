#!/bin/bash
# Versions of the JDK and of class files: what does not fit together gets one sentence and the exit status 2.
# shellcheck source=tests/cli/common.sh
source "${BASH_SOURCE[0]%/*}/common.sh"

# versioned FILE MAJOR MINOR: makes the class file one of this version.
versioned() {
  # shellcheck disable=SC2059
  printf "$(printf '\\x%02x\\x%02x\\x%02x\\x%02x' $(($3 >> 8)) $(($3 & 255)) $(($2 >> 8)) $(($2 & 255)))" |
    dd of="$1" bs=1 seek=4 conv=notrunc status=none
}

# other_jdk VERSION: sets `jdk` to the folder of that version.
other_jdk() {
  jdk=${WEAVEPROOF_JDKS:-}/$1
  [[ -f $jdk/lib/modules ]] || skip "there is no JDK $1 (scripts/jdks.sh loads it)"
}

case_versions_of_class_files() {
  counter 0
  local newest
  newest=$(($(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$JAVA_HOME/release") + 44))
  local refused='cannot load the main class Counter: java.lang.UnsupportedClassVersionError: Counter'
  versioned classes/Counter.class $((newest + 1)) 0
  for command in run check; do
    expect 2 "$refused has been compiled by a more recent version of the Java Runtime (class file version $((newest + 1)).0)" \
      $command -cp classes Counter
    [[ $(wc -l <output) == 1 ]]
  done
  versioned classes/Counter.class $newest 65535
  expect 2 "Preview features are not enabled for Counter (class file version $newest.65535). Try running with '--enable-preview'" \
    check -cp classes Counter
  expect 0 'checking null0' run --enable-preview -cp classes Counter
  expect 1 'violation: Assertion failed' check --enable-preview -cp classes Counter
  expect 1 'violation: Assertion failed' replay weaveproof-trace.json
  versioned classes/Counter.class $((newest - 1)) 65535
  for option in --enable-preview --enable-preview=false; do
    expect 2 "$refused (class file version $((newest - 1)).65535) was compiled with preview features that are unsupported." \
      check $option -cp classes Counter
  done
  versioned classes/Counter.class $newest 1
  expect 2 'was compiled with an invalid non-zero minor version' run -cp classes Counter
}

case_versions_linked_jdk() {
  counter 0
  mkdir linked
  ln -s "$JAVA_HOME/lib" linked/lib
  cp "$JAVA_HOME/release" linked
  expect 0 'checking null0' run --jdk linked -cp classes Counter
  expect 1 'violation: Assertion failed' check --jdk linked -cp classes Counter
}

case_versions_compressed_modules() {
  [[ -x $JAVA_HOME/bin/jlink && -f $JAVA_HOME/jmods/java.base.jmod ]] || skip "the JDK has no jlink"
  counter 0
  "$JAVA_HOME/bin/jlink" -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --compress=1 --add-modules java.base --output small >/dev/null 2>&1
  for command in run check; do
    expect 2 'is compressed, which is not supported: use a JDK image made without compression' $command --jdk small -cp classes Counter
    [[ $(wc -l <output) == 1 ]]
  done
}

# What a program may begin with depends on the version.
case_versions_of_main() {
  cat >Main.java <<'JAVA'
int counter;

void main() throws InterruptedException {
  Thread other = new Thread(() -> counter++);
  other.start();
  counter++;
  other.join();
  assert counter == 2 : counter;
}
JAVA
  other_jdk 25
  expect 1 'Main.java:8' check --jdk "$jdk" Main.java
  expect 1 'Main.java:8' replay --jdk "$jdk" weaveproof-trace.json
  expect 1 'AssertionError: 1' check --jdk "$jdk" --library exact Main.java
  cat >Bad.java <<'JAVA'
class Bad { private void main() {} int main(String[] args) { return 1; } }
abstract class Unmade { void main() {} }
class Closed { private Closed() {} void main() {} }
class Needs { Needs(int i) {} void main(String[] args) {} }
class Fine { static void main() { System.out.println("ran"); } }
JAVA
  mkdir classes
  "$jdk/bin/javac" -d classes Bad.java
  expect 2 'main method not found in class Bad: it needs void main() or void main(String[] args), not private' run --jdk "$jdk" -cp classes Bad
  expect 2 'is not static, and the class is abstract' check --jdk "$jdk" -cp classes Unmade
  expect 2 'the class needs a constructor without parameters that is not private' check --jdk "$jdk" -cp classes Closed
  expect 2 'the class needs a constructor without parameters that is not private' run --jdk "$jdk" -cp classes Needs
  expect 0 'ran' run --jdk "$jdk" -cp classes Fine
  other_jdk 21
  expect 2 'Main.java does not compile' check --jdk "$jdk" Main.java
  expect 1 'Main.java:8' check --jdk "$jdk" --enable-preview Main.java
  "$jdk/bin/javac" -d classes Bad.java
  expect 2 'main method not found in class Fine: it needs public static void main(String[] args)' run --jdk "$jdk" -cp classes Fine
  expect 0 'ran' run --enable-preview --jdk "$jdk" -cp classes Fine
}

# Memory that several threads share through an arena is refused by name, and so are templates, which later versions do not have.
case_versions_refused_features() {
  other_jdk 25
  mkdir classes
  cat >Shared.java <<'JAVA'
import java.lang.foreign.*;
public class Shared {
  public static void main(String[] args) {
    try (Arena arena = Arena.ofShared()) {
      System.out.println(arena.allocate(8).byteSize());
    }
  }
}
JAVA
  expect 4 'unsupported: ' check --jdk "$jdk" Shared.java
  cat >Linked.java <<'JAVA'
import java.lang.foreign.*;
public class Linked {
  public static void main(String[] args) throws Throwable {
    Linker linker = Linker.nativeLinker();
    System.out.println((int) linker.downcallHandle(linker.defaultLookup().find("abs").get(),
        FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT)).invokeExact(-4));
  }
}
JAVA
  expect 4 'unsupported: ' check --jdk "$jdk" Linked.java
  other_jdk 21
  cat >Template.java <<'JAVA'
public class Template {
  public static void main(String[] args) { System.out.println(StringTemplate.RAW."\{args.length} arguments".values()); }
}
JAVA
  expect 4 'string template' check --enable-preview --jdk "$jdk" Template.java
}

main "$@"
