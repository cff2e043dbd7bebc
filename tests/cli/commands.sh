#!/bin/bash
# The command line of `weaveproof run` with good and bad input: what it says, and its exit status.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case_no_command() { expect 2 'weaveproof: no command is given'; }
case_unknown_command() { expect 2 'weaveproof: unknown command fly' fly; }
case_help() { expect 0 'usage: weaveproof run' --help; }
# Every option that the help of a command lists is taken by it, with what it goes with: the next complaint is about what it is given to look
# at. A line has an option, and how it is given if not alone.
case_help_lists_what_is_taken() {
  echo '--search dfs' >lines
  echo 'quiet = true' >some.toml
  mkdir new
  cat >words <<LINES
classpath --classpath=.
sourcepath --sourcepath=.
jdk --jdk=$JAVA_HOME
define -Da=b
property --property=deadlock
race-scope --race-scope=all
reduction --reduction=locks
keep-alive --keep-alive=free
time --time=free
early-time-outs --early-time-outs=ignore
library --library=exact
processors --processors=2
carriers --carriers=2
cache --cache=new
changed-since --changed-since=nowhere
changed --changed=Missing.main
build --build=true
mains --mains=Missing
memory-limit --memory-limit=1G
json --json=file
html --html=file
sarif --sarif=file
trace --trace=file
coverage --coverage=file
junit-xml --junit-xml=file
color --color=never
config --config=some.toml
search --search=bfs
order --search=dfs --order=random
seed --seed=2
as-published --search=dfs --reduction=de --as-published
no-state-matching --search=dfs --reduction=dpor --no-state-matching
visible-classes --search=dfs --reduction=dpor --visible-classes=Missing
time-limit --time-limit=2
state-limit --state-limit=2000
depth-limit --search=dfs --depth-limit=100
store --search=dfs --store=hash64
preemption-bound --preemption-bound=1
preemption-iteration --preemption-iteration=0-1
delay-bound --delay-bound=1
change-bound --changed=Missing.main --change-bound=1
change-iteration --changed=Missing.main --change-iteration=0-1
pairwise --changed=Missing.main --pairwise
prune --search=dfs --reduction=hybrid --prune
dfs-rb --dfs-rb=default
dfs-rb-cover --dfs-rb=default --dfs-rb-cover
dfs-rb-bound --dfs-rb=I:5-10-20-50-100,pl,d,F,0.50,1 --dfs-rb-bound=1000
restarts --search=dfs --order=random --restarts=luby:100
runs --search=pos --runs=2
pct-depth --search=pct --pct-depth=2
heuristic --search=best-first --heuristic=ti
history --search=best-first --heuristic=ti --history=2
weights --search=best-first --heuristic=ti --weights=paper
tie --search=best-first --heuristic=ti --tie=lifo
astar --search=best-first --heuristic=ti --astar
queue-limit --search=best-first --heuristic=ti --queue-limit=9
beam --search=best-first --heuristic=ti --beam=9
clusters --search=best-first --heuristic=ci --clusters=2
mine --search=best-first --heuristic=ci --mine=heap
traces --search=best-first --heuristic=ci --traces=2
hunt-after --hunt-after=9
parallel --parallel=2
jobs --jobs=2
share --search=dfs --parallel=2 --share
portfolio --portfolio=lines
new --new=make()
methods --methods=m
without --without=m
values --values=1
calls --calls=m()
prefix --prefix=m()
content --content=m()
spec --spec=Missing
spec-new --spec=Missing --spec-new=make()
threads --threads=2
operations --operations=2
number --number=2
client --client=2
write --write=new
check --check
out --out=new
in --in=nowhere
only --only=Missing
operators --operators=RSK
sites --sites=2
per-mutant --number=2 --per-mutant=2
fail-under --check --fail-under=1
expected --expected=run-class
LINES
  local command option words given
  for command in run check replay diff mutate clients cluster; do
    for option in $("$weaveproof" "$command" --help all | sed -nE 's/^  --([a-z-]+).*/\1/p' | sort -u); do
      words=$(sed -n "s/^$option //p" words)
      [[ $words ]] || words=--$option
      given=(Missing)
      case $command in # they choose the search themselves, or have none, and want more
        cluster) words=${words/#* --/--} ;;
        diff)
          words=${words/--search=dfs /}
          given=(nowhere nowhere Missing)
          if [[ $option == jobs ]]; then words+=' --mains=Missing'; fi
          if [[ $option == mains || $option == jobs ]]; then given=(nowhere nowhere); fi
          ;;
        mutate)
          words+=' --in=nowhere'
          if [[ $option == html || $option == junit-xml ]]; then
            words+=' --check'
          elif [[ $option != check && $option != fail-under && $option != out ]]; then
            words+=' --list'
          fi
          ;;
        check) if [[ $option == junit-xml || $option == jobs ]]; then words+=' --junit'; fi ;;
      esac
      # shellcheck disable=SC2086
      expect 2 'weaveproof: ' "$command" $words "${given[@]}"
      if ! grep -qE 'Missing|nowhere' output || grep -qF 'unknown option' output; then
        echo "weaveproof $command $words"
        cat output
        exit 1
      fi
    done
  done
}
case_no_program() { expect 2 'weaveproof: no program is given' run; }
case_file_alone_is_checked() {
  counter
  expect 1 'violation: ' source/Counter.java one two
  grep -qF 'checking null2' output
  expect 2 'weaveproof: ' Nothing.java
  if grep -qF 'unknown command' output; then cat output; exit 1; fi
  (cd classes && expect 1 'violation: ' Counter.class)
}
case_did_you_mean() {
  counter
  mkdir -p classes/bank && printf 'package bank; public class Account { public static void main(String[] a) {} }\n' >source/Account.java
  javac -d classes source/Account.java
  expect 2 'weaveproof: unknown command chekc; did you mean check? (see' chekc Counter
  expect 2 'weaveproof: unknown option --tmie-limit; did you mean --time-limit? (see' check --tmie-limit 3 Counter
  expect 2 'weaveproof: unknown option --jsno=x; did you mean --json? (see' check --jsno=x Counter
  expect 2 'load the main class Conuter; did you mean Counter?' check -cp classes Conuter
  expect 2 'load the main class Account; did you mean bank.Account?' check -cp classes Account
  expect 2 'load the main class bank.acount; did you mean bank.Account?' check -cp classes bank.acount
  expect 2 'could not find or load the main class Quite.different' check -cp classes Quite.different
  if grep -qF 'did you mean' output; then cat output; exit 1; fi
  expect 2 'on the class path; did you mean bank.Account?' check --junit -cp classes Acount#test
}
# weaveproof.toml counts by itself, in the folder and below it, but not below another repository, and not with --config.
case_own_config() {
  counter
  mkdir -p below/deep repository/.git
  printf 'classpath = "classes"\njson = "out.json"\ndefine = ["word=blue"]\n' >weaveproof.toml
  expect 1 'weaveproof: options of weaveproof.toml' check Counter
  grep -qF 'checking blue0' output && [[ -s out.json ]]
  rm out.json
  (cd below/deep && expect 1 'weaveproof: options of ../../weaveproof.toml' check Counter && grep -qF 'checking blue0' ../../below/deep/output)
  jq -e '.config.define == "word=blue"' out.json
  expect 1 'checking red0' check -Dword=red Counter
  expect 1 'violation' check --quiet Counter
  if grep -qF 'options of' output; then cat output; exit 1; fi
  (cd repository && expect 2 'could not find or load the main class Counter' check Counter)
  printf 'classpath = "classes"\n' >other.toml
  expect 1 'checking null0' check --config other.toml Counter
  if grep -qF 'options of' output; then cat output; exit 1; fi
  printf 'nonsense = 1\n' >weaveproof.toml
  expect 2 'weaveproof.toml:1: there is no option nonsense' check Counter
  expect 0 'Hello' run "$here/../../examples/Hello.java"
}
case_unknown_option() { expect 2 'weaveproof: unknown option --fly' run --fly Hello; }
case_option_without_value() { expect 2 'weaveproof: the option -cp needs a value' run -cp; }
case_no_such_jdk() { expect 2 'weaveproof: --jdk: there is no directory' run --jdk nowhere Hello; }
case_jdk_without_modules() {
  mkdir -p jdk
  expect 2 'weaveproof: ' run --jdk jdk Hello
}

# java says so as well, and prints a warning among the program's output. How much it can have depends on the computer.
case_stack_that_cannot_be_had() {
  java_class Large <<'JAVA'
public class Large {
  static void start(long size) throws InterruptedException {
    Thread thread = new Thread(null, () -> System.out.println("ran"), "large", size);
    for (int i = 0; i < 2; i++) {
      try {
        thread.start();
        thread.join();
        return;
      } catch (OutOfMemoryError e) {
        System.out.println(e.getMessage() + ", " + thread.getState() + ", " + thread.isAlive() + ", "
            + Thread.currentThread().getThreadGroup().activeCount());
      }
    }
  }
  public static void main(String[] args) throws InterruptedException {
    for (long size : new long[] {-1, 0, 1, 1L << 30, 1L << 32}) start(size);
    System.out.println("large");
    for (long size : new long[] {1L << 40, 1L << 46, 1L << 60, Long.MAX_VALUE}) start(size);
  }
}
JAVA
  local reason='unable to create native thread: possibly out of memory or process/resource limits reached, NEW, false, 1'
  expect 0 'ran' run -cp classes Large
  diff - output < <(printf 'ran\n%.0s' 1 2 3 4 5; echo large; for _ in 1 2 3 4 5 6 7 8; do echo "$reason"; done)
  expect 0 'no violation' check -cp classes Large
  java_class Uncaught <<'JAVA'
public class Uncaught {
  public static void main(String[] args) { new Thread(null, () -> { }, "large", 1L << 40).start(); }
}
JAVA
  expect 1 'java.lang.OutOfMemoryError: unable to create native thread' check -cp classes Uncaught
}

case_class_on_the_class_path() {
  hello
  expect 0 'Hello, one+two' run -cp classes Hello one two
}
case_source_file() {
  hello
  expect 0 'Hello, x' run source/Hello.java x
}
case_source_file_with_errors() {
  echo 'public class Broken { int x = "no"; }' >Broken.java
  expect 2 'weaveproof: ' run Broken.java
}
# What is no class, but may be meant.
case_file_of_that_name() {
  hello
  mkdir folder
  touch Program
  expect 2 'weaveproof: folder is a folder, and no program: name the main class, after -cp folder' run folder
  (cd source && expect 2 'weaveproof: there is no class Hello on the class path, but a file Hello.java' check Hello)
  expect 2 'weaveproof: there is no class Program on the class path, but a file Program' check Program
  mkdir Hello
  expect 0 'Hello, ' run -cp classes Hello
}
case_missing_source_file() { expect 2 'weaveproof: ' run Nowhere.java; }
case_jar() {
  hello
  (cd classes && "$JAVA_HOME/bin/jar" cfe ../app.jar Hello Hello.class)
  expect 0 'Hello, jar' run app.jar jar
}
case_jar_without_main_class() {
  hello
  (cd classes && "$JAVA_HOME/bin/jar" cf ../app.jar Hello.class)
  expect 2 'weaveproof: no main manifest attribute, in app.jar' run app.jar
}
case_jar_that_is_no_zip() {
  echo 'this is no zip file' >app.jar
  expect 2 'weaveproof: ' run app.jar
}
case_missing_class() { expect 2 'weaveproof: could not find or load the main class Nowhere' run Nowhere; }
case_no_main() {
  java_class NoMain <<<'public class NoMain { }'
  expect 2 'weaveproof: main method not found in class NoMain' run -cp classes NoMain
}
case_main_not_static() {
  java_class Instance <<<'public class Instance { public void main(String[] a) { } }'
  expect 2 'weaveproof: the main method of class Instance is not static' run -cp classes Instance
}

# patch FILE OFFSET BYTE: overwrites one byte (in octal) of a file.
patch() { printf "\\$3" | dd of="$1" bs=1 seek="$2" conv=notrunc status=none; }

case_newer_class_version() {
  hello
  patch classes/Hello.class 7 101  # major version 65
  expect 2 'UnsupportedClassVersionError' run -cp classes Hello
}
case_bad_magic() {
  hello
  patch classes/Hello.class 0 0
  expect 2 'ClassFormatError' run -cp classes Hello
}
case_truncated_class() {
  hello
  cp classes/Hello.class whole
  for length in 0 3 9 50 200 $(($(stat -c %s whole) - 1)); do
    head -c "$length" whole >classes/Hello.class
    expect 2 'ClassFormatError' run -cp classes Hello
  done
}
# Any one byte of the class may be wrong: never a crash, and always some answer in time.
case_damaged_class() {
  hello
  cp classes/Hello.class whole
  local size
  size=$(stat -c %s whole)
  for ((at = 8; at < size; at += 5)); do
    cp whole classes/Hello.class
    patch classes/Hello.class "$at" 377
    local status=0
    timeout -k 5 60 "$weaveproof" run -cp classes Hello </dev/null >output 2>&1 || status=$?
    case $status in
      0 | 1 | 2 | 4) ;;
      *)
        echo "byte $at overwritten: status $status"
        head -c 2000 output
        exit 1
        ;;
    esac
  done
}

# A method that returns nothing where an int is due: in the main class, and in a class that it loads later.
case_bad_code() {
  java_class Odd <<<'public class Odd { static int f() { return 42; } public static void main(String[] a) { f(); } }'
  java_class UsesOdd <<'JAVA'
public class UsesOdd {
  public static void main(String[] a) { try { Odd.f(); } catch (VerifyError e) { System.out.println("refused"); } }
}
JAVA
  perl -0777 -pi -e 's/\x10\x2a\xac/\x10\x2a\xb1/' classes/Odd.class
  expect 2 'method: f signature: ()I' run -cp classes Odd
  expect 0 'refused' run -cp classes UsesOdd
}

# Classes that were there when the program was compiled: what the errors say of the loader, which is no Java code here.
case_classes_gone() {
  java_class Uses <<'JAVA'
public class Uses {
  static class Gone { static int number; }
  static class Parent { }
  static class Child extends Parent { static int number; }
  static class Lost extends RuntimeException { }
  interface Throwing { static void now() { throw new Lost(); } }
  static class Implements implements Throwing { static String works() { return "works"; } }
  interface Use { void now(); }
  static void show(Use use) {
    try { use.now(); } catch (NoClassDefFoundError e) { e.printStackTrace(System.out); }
  }
  public static void main(String[] a) {
    for (int i = 0; i < 2; i++) {
      show(() -> System.out.println(Gone.number));
      show(() -> System.out.println(Child.number));
    }
    show(() -> System.out.println(new Gone[1][1].length));
    show(() -> System.out.println(Implements.works()));
    new Gone();
  }
}
JAVA
  rm 'classes/Uses$Gone.class' 'classes/Uses$Parent.class' 'classes/Uses$Lost.class'
  "$JAVA_HOME/bin/java" -cp classes Uses >wanted 2>&1 || true
  grep -q 'Caused by: java.lang.ClassNotFoundException: Uses.Gone' wanted
  expect 1 'Caused by: java.lang.ClassNotFoundException: Uses$Gone' run -cp classes Uses
  diff wanted output
}

# Writing over a reference, behind the end of an array, or anywhere in memory would break the heap.
case_unsafe_beyond_its_place() {
  java_class Reach <<'JAVA'
import java.lang.reflect.Field;
import sun.misc.Unsafe;
public class Reach {
  Object reference = "text";
  int number = 1;
  public static void main(String[] a) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    long reference = unsafe.objectFieldOffset(Reach.class.getDeclaredField("reference"));
    Reach reach = new Reach();
    switch (a[0]) {
      case "over" -> unsafe.putInt(reach, reference, 0x7fffffff);
      case "read" -> System.out.println(unsafe.getObject(reach, unsafe.objectFieldOffset(Reach.class.getDeclaredField("number"))));
      case "array" -> unsafe.putByte(new byte[8], Unsafe.ARRAY_BYTE_BASE_OFFSET + 100L, (byte) 1);
      case "header" -> unsafe.putInt(reach, 0L, 0);
      case "memory" -> unsafe.putLong(1L << 20, -1);
      case "wild" -> unsafe.putLong(-1L << 40, -1);
    }
    System.out.println(reach.reference);
  }
}
JAVA
  for how in over read array header memory wild; do expect 4 'weaveproof: Unsafe access to ' run -cp classes Reach $how; done
  expect 0 'text' run -cp classes Reach none
}

case_missing_native_method() {
  java_class Native <<'JAVA'
public class Native {
  static native int twice(int x);
  public static void main(String[] a) { System.out.println(twice(2)); }
}
JAVA
  expect 1 "java.lang.UnsatisfiedLinkError: 'int Native.twice(int)'" run -cp classes Native
}
case_writing_a_file() {
  java_class Writes <<'JAVA'
public class Writes {
  public static void main(String[] a) throws Exception { new java.io.FileOutputStream("made").write(1); }
}
JAVA
  expect 4 'weaveproof: ' run -cp classes Writes
  [[ ! -e made ]]
}
case_writing_a_file_by_nio() {
  java_class WritesToo <<'JAVA'
public class WritesToo {
  public static void main(String[] a) throws Exception {
    java.nio.file.Files.writeString(java.nio.file.Path.of("made"), "x");
  }
}
JAVA
  expect 4 'weaveproof: ' run -cp classes WritesToo
  [[ ! -e made ]]
}
case_deleting_a_file() {
  echo keep >kept
  java_class Deletes <<<'public class Deletes { public static void main(String[] a) { new java.io.File("kept").delete(); } }'
  expect 4 'weaveproof: ' run -cp classes Deletes
  [[ -e kept ]]
}
case_opening_a_socket() {
  java_class Connects <<'JAVA'
public class Connects {
  public static void main(String[] a) throws Exception { new java.net.ServerSocket(0); }
}
JAVA
  expect 4 'weaveproof: ' run -cp classes Connects
}
case_starting_a_process() {
  java_class Starts <<'JAVA'
public class Starts {
  public static void main(String[] a) throws Exception { new ProcessBuilder("true").start(); }
}
JAVA
  expect 4 'weaveproof: ' run -cp classes Starts
}

case_deadlock() {
  java_class Deadlock <<'JAVA'
public class Deadlock {
  static final Object A = new Object(), B = new Object();
  static volatile boolean ready;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { synchronized (B) { ready = true; synchronized (A) { } } }, "second");
    synchronized (A) { t.start(); while (!ready) Thread.onSpinWait(); synchronized (B) { } }
  }
}
JAVA
  expect 1 'weaveproof: the program is deadlocked:' run -cp classes Deadlock
  grep -qE '"main" waits to lock java.lang.Object@[0-9]+ held by "second" at Deadlock.main\(Deadlock.java:6\)' output
  grep -qE '"second" waits to lock java.lang.Object@[0-9]+ held by "main"' output
}
case_properties_and_assertions() {
  java_class Options <<'JAVA'
public class Options {
  public static void main(String[] a) {
    System.out.println(System.getProperty("colour") + System.getProperty("empty") + "|");
    assert a.length > 0 : "checked";
  }
}
JAVA
  expect 0 'blue|' run -cp classes -Dcolour=blue -Dempty= Options
  expect 1 'java.lang.AssertionError: checked' run -ea -cp classes -Dcolour=blue Options
}

main "$@"
