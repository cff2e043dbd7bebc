#!/bin/bash
# Files of every kind where the command line takes a file: what is no regular file is refused with a sentence and never waited
# for; what cannot be written is said, and never lost in silence; class files, and standard input.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# with_output FILE STATUS TEXT ARGUMENT…: standard output goes to the file; the status is this, and standard error has the text.
with_output() {
  local file=$1 status=$2 text=$3 found=0
  shift 3
  timeout -k 5 100 "$weaveproof" "$@" </dev/null >"$file" 2>errors || found=$?
  if [[ $found != "$status" || $(cat errors) != *"$text"* ]]; then
    printf 'weaveproof %s >%s\n  wanted status %s and: %s\n  found status %s and:\n' "$*" "$file" "$status" "$text" "$found"
    head -c 4000 errors
    exit 1
  fi
}

# ---- what is read

case_directories_are_no_files() {
  hello
  mkdir folder
  expect 2 'weaveproof: cannot read folder: it is a directory' check --config folder -cp classes Hello
  expect 2 'weaveproof: cannot read folder: it is a directory' check --portfolio folder -cp classes Hello
  expect 2 'weaveproof: cannot read folder: it is a directory' replay folder
  mkdir folder.java folder.jar folder.class
  for command in run check; do
    for ending in java jar class; do expect 2 'it is a directory' $command folder.$ending; done
  done
}
# Nothing is read from a device that never ends, nor from a pipe that nobody writes to.
case_devices_and_pipes_are_not_read() {
  hello
  mkfifo pipe
  local file ending
  for file in /dev/zero pipe; do
    expect 2 "weaveproof: cannot read $file: it is not a regular file" check --config $file -cp classes Hello
    expect 2 "weaveproof: cannot read $file: it is not a regular file" check --portfolio $file -cp classes Hello
    expect 2 "weaveproof: cannot read $file: it is not a regular file" replay $file
    for ending in java jar class; do
      ln -sf $file linked.$ending
      expect 2 'is not a regular file' check linked.$ending
    done
    # On the class path it is an entry that holds nothing; for the compiler, too.
    expect 2 'could not find or load the main class Hello' check -cp $file Hello
    expect 0 'no violation' check -cp $file:classes Hello
    expect 0 'Hello' run -cp $file source/Hello.java
    expect 0 'no violation' check --sourcepath $file -cp classes Hello
    expect 2 'there is no directory' check --jdk $file -cp classes Hello
    rm -rf jdk && mkdir jdk && ln -s ../$file jdk/release
    [[ $file == /dev/zero ]] && ln -sf $file jdk/release
    expect 2 'is not a JDK' check --jdk jdk -cp classes Hello
  done
}
# A file may be larger than memory: this one takes no room on the disk.
case_huge_files_are_not_read() {
  hello
  truncate -s 1T huge.toml huge.java huge.class huge.jar
  expect 2 'weaveproof: cannot read huge.toml: it has more than 256 MB' check --config huge.toml -cp classes Hello
  expect 2 'weaveproof: cannot read huge.toml: it has more than 256 MB' check --portfolio huge.toml -cp classes Hello
  expect 2 'weaveproof: cannot read huge.toml: it has more than' replay huge.toml
  expect 2 'weaveproof: cannot read huge.java: it has more than 256 MB' run huge.java
  expect 2 'weaveproof: cannot read huge.class: it has more than 256 MB' run huge.class
  expect 2 'weaveproof: huge.jar cannot be opened as a jar' run huge.jar
  mv huge.class classes/Hello.class
  expect 2 'it has more than 256 MB' check -cp classes Hello
}
# A small jar may hold a large file.
case_entries_that_unpack_to_much() {
  hello
  rm classes/Hello.class
  truncate -s 300M classes/Hello.class
  (cd classes && "$JAVA_HOME/bin/jar" cfe ../app.jar Hello Hello.class)
  expect 2 'weaveproof: cannot read Hello.class in app.jar: it has more than 256 MB' run app.jar
}
case_jars_that_are_damaged() {
  hello
  (cd classes && "$JAVA_HOME/bin/jar" cfe ../app.jar Hello Hello.class)
  cp app.jar whole.jar
  for length in 0 4 100 $(($(stat -c %s whole.jar) - 1)); do
    head -c "$length" whole.jar >app.jar
    for command in run check; do expect 2 'weaveproof: app.jar cannot be opened as a jar' $command app.jar; done
  done
  mkdir -p META-INF
  printf '\0\377\0no colon\nMain-Class Hello\n' >META-INF/MANIFEST.MF
  (cd classes && zip -q ../zipped.jar Hello.class) 2>/dev/null || "$JAVA_HOME/bin/jar" cMf zipped.jar -C classes Hello.class
  "$JAVA_HOME/bin/jar" uMf zipped.jar META-INF/MANIFEST.MF
  expect 2 'weaveproof: no main manifest attribute, in zipped.jar' check zipped.jar
}

# ---- what is written

# A disk that is full, and a standard output that is closed: the verdict is lost, and the status says so.
case_standard_output_that_takes_nothing() {
  counter
  hello
  (cd classes && "$JAVA_HOME/bin/jar" cf ../counter.jar Counter.class)
  expect 1 'count is 1' check --trace trace.json -cp classes Counter
  local -a commands=('check -cp classes Hello' 'check --quiet -cp classes Counter' 'replay trace.json' 'configs dfs-rb'
    '--help' 'check --help' 'run --help')
  local command
  for command in "${commands[@]}"; do
    # shellcheck disable=SC2086
    with_output /dev/full 2 'weaveproof: standard output cannot be written: No space left on device' $command
    local status=0
    # shellcheck disable=SC2086
    "$weaveproof" $command >&- 2>errors || status=$?
    [[ $status == 2 ]] && grep -q 'standard output cannot be written: Bad file descriptor' errors ||
      { echo "$command: $status"; cat errors; exit 1; }
  done
  # What else was asked for is written all the same.
  with_output /dev/full 2 'standard output cannot be written' check --json result.json --trace t.json -cp classes Counter
  grep -q '"verdict": "violation"' result.json
  expect 1 'count is 1' replay t.json
}
# Nor does a reader that has left end the process before the JSON is written.
case_standard_output_that_nobody_reads() {
  counter
  set +o pipefail
  { { local code=0; sleep 0.5; "$weaveproof" check --json result.json -cp classes Counter 2>errors || code=$?; echo $code >&3; } | true; } 3>status
  [[ $(cat status) == 2 ]]
  grep -q 'weaveproof: standard output cannot be written: Broken pipe' errors
  grep -q '"verdict": "violation"' result.json
  # One line is enough for some.
  "$weaveproof" check -cp classes Counter 2>errors | head -1 >line
  grep -q '^violation: ' line
}
# java does not mind, and nor does run.
case_run_does_not_mind_where_its_output_goes() {
  java_class Exits <<'JAVA'
public class Exits {
  public static void main(String[] a) {
    for (int i = 0; i < 10000; i++) System.out.println("line " + i);
    System.exit(7);
  }
}
JAVA
  with_output /dev/full 7 '' run -cp classes Exits
  local status=0
  "$weaveproof" run -cp classes Exits >&- 2>errors || status=$?
  [[ $status == 7 ]]
  set +o pipefail
  { { local code=0; "$weaveproof" run -cp classes Exits 2>errors || code=$?; echo $code >&3; } | true; } 3>status
  [[ $(cat status) == 7 ]]
}
case_result_files_that_take_nothing() {
  counter
  expect 2 'weaveproof: /dev/full cannot be written: No space left on device' check --json /dev/full -cp classes Counter
  grep -q '^violation: ' output
  expect 2 'weaveproof: /dev/full cannot be written: No space left on device' check --trace /dev/full -cp classes Counter
  grep -q '^violation: ' output
  # A pipe at whose other end nobody is.
  mkfifo pipe
  expect 2 'weaveproof: pipe cannot be written' check --json pipe -cp classes Counter
  grep -q '^violation: ' output
  expect 2 'weaveproof: pipe cannot be written' check --trace pipe -cp classes Counter
  # A pipe that somebody reads, but slowly.
  (sleep 0.3; cat) <pipe >read &
  expect 1 '' check --json pipe -cp classes Counter
  wait
  tail -1 read | grep -q '^}$'
  # Known beforehand: nothing is done.
  expect 2 'cannot be written: File name too long' check --json "$(printf 'a%.0s' {1..300})" -cp classes Counter
  if grep -q '^violation: ' output; then exit 1; fi
}
case_result_and_trace_are_two_files() {
  counter
  expect 2 'weaveproof: --json and --trace must be two files' check --json a.json --trace ./a.json -cp classes Counter
  expect 2 'weaveproof: --json and --trace must be two files' check --json weaveproof-trace.json -cp classes Counter
  [[ ! -e a.json ]]
  touch a.json
  ln -s a.json b.json
  expect 2 'weaveproof: --json and --trace must be two files' check --json a.json --trace b.json -cp classes Counter
  expect 1 'count is 1' check --json /dev/null --trace /dev/null -cp classes Counter
}
# The usual trace is no reason to lose the verdict; root may write everywhere but in such places.
case_current_folder_that_takes_nothing() {
  counter
  local classes=$PWD/classes output=$PWD/output
  cd /proc/self
  local status=0
  "$weaveproof" check -cp "$classes" Counter </dev/null >"$output" 2>&1 || status=$?
  cd "${output%/*}"
  [[ $status == 1 ]] || { cat output; exit 1; }
  grep -q '^violation: ' output
  grep -q 'weaveproof: weaveproof-trace.json cannot be written' output
  if grep -q 'To replay it' output; then exit 1; fi
}

# ---- class files

case_class_file() {
  mkdir -p source/bank/desk
  cat >source/bank/desk/Main.java <<'JAVA'
package bank.desk;
public class Main {
  public static void main(String[] a) { System.out.println("at the desk with " + Plain.text() + System.getProperty("java.class.path")); }
  static class Plain { static String text() { return "plain "; } }
}
JAVA
  javac -d out source/bank/desk/Main.java
  hello
  expect 0 "at the desk with plain $PWD/out" run out/bank/desk/Main.class
  expect 0 'no violation' check out/bank/desk/Main.class
  expect 0 "at the desk with plain $PWD/out:classes" run -cp classes ./out/../out/bank/desk/Main.class
  (cd out/bank/desk && expect 0 'at the desk' run Main.class && expect 0 'at the desk' run "$PWD/Main.class")
  # The one that is named, though the class path has another one.
  mkdir -p other/bank/desk
  sed 's/at the desk/elsewhere/' source/bank/desk/Main.java >Main.java
  javac -d other Main.java
  expect 0 'elsewhere' run -cp out other/bank/desk/Main.class
  # A class of the unnamed package, with arguments behind it.
  expect 0 'Hello, one+two' run classes/Hello.class one two
}
case_class_file_is_replayed() {
  counter
  expect 1 'count is 1' check --trace trace.json classes/Counter.class
  mkdir elsewhere
  (cd elsewhere && expect 1 'count is 1' replay ../trace.json)
  mv classes moved
  expect 1 'count is 1' replay -cp moved trace.json
}
case_class_files_that_are_none() {
  mkdir -p source
  echo 'package bank; public class Main { public static void main(String[] a) { } }' >source/Main.java
  javac -d out source/Main.java
  java_class NoMain <<<'public class NoMain { }'
  mkdir wrong
  cp out/bank/Main.class wrong/Main.class
  cp classes/NoMain.class wrong/Other.class
  for command in run check; do
    expect 2 'weaveproof: wrong/Main.class holds the class bank.Main, so its path has to end in bank/Main.class' \
      $command wrong/Main.class
    expect 2 'weaveproof: wrong/Other.class holds the class NoMain' $command wrong/Other.class
    expect 2 'weaveproof: cannot read nowhere/A.class: No such file' $command nowhere/A.class
    expect 2 'weaveproof: main method not found in class NoMain' $command classes/NoMain.class
    echo 'no class' >wrong/Text.class
    expect 2 'weaveproof: wrong/Text.class cannot be used: java.lang.ClassFormatError' $command wrong/Text.class
    : >wrong/Empty.class
    expect 2 'weaveproof: wrong/Empty.class cannot be used: java.lang.ClassFormatError' $command wrong/Empty.class
  done
  printf '\101' | dd of=classes/NoMain.class bs=1 seek=7 conv=notrunc status=none  # Java 21
  expect 2 'UnsupportedClassVersionError' run classes/NoMain.class
}

# ---- standard input

# Reads words, one in each of two threads, and fails with them.
reader() {
  java_class Reads <<'JAVA'
import java.io.*;
public class Reads {
  static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
  static String line() { try { return in.readLine(); } catch (IOException e) { return e.getMessage(); } }
  public static void main(String[] args) throws Exception {
    StringBuffer words = new StringBuffer();
    Thread other = new Thread(() -> words.append(line()));
    other.start();
    words.append(line());
    other.join();
    for (int i = 0; i < args.length; i++) words.append(line());
    assert false : "read " + words;
  }
}
JAVA
}
case_standard_input_is_replayed() {
  reader
  local status=0
  printf 'wine\nbread\n' | "$weaveproof" check --trace trace.json -cp classes Reads x >found 2>&1 || status=$?
  [[ $status == 1 ]] || { cat found; exit 1; }
  grep -qE 'read (winebread|breadwine)null' found
  local words
  words=$(grep -oE 'read (winebread|breadwine)null' found | head -1)
  # From the trace, whatever standard input is now.
  expect 1 "$words" replay trace.json
  printf 'other\nwords\n' | "$weaveproof" replay trace.json >output 2>&1 || status=$?
  grep -q "$words" output
  # From a file, of which the shell has read a line already.
  printf 'first\nwine\nbread\n' >input
  (read -r _; "$weaveproof" check --trace trace.json -cp classes Reads >found 2>&1 || true) <input
  words=$(grep -oE 'read (winebread|breadwine)' found | head -1)
  expect 1 "$words" replay trace.json
}
case_standard_input_of_any_bytes() {
  java_class Sums <<'JAVA'
public class Sums {
  public static void main(String[] args) throws Exception {
    int sum = 0, n = 0;
    for (int b; (b = System.in.read()) >= 0; n++) sum = sum * 31 + b;
    throw new Error(n + " bytes " + sum + " and " + System.in.available());
  }
}
JAVA
  head -c 3000 "$weaveproof" >input
  "$weaveproof" check --trace trace.json -cp classes Sums <input >found 2>&1 || true
  local error
  error=$(grep -oE '3000 bytes [-0-9]+ and [0-9]+' found | head -1)
  [[ -n $error ]] || { cat found; exit 1; }
  expect 1 "$error" replay trace.json
}
# A trace holds a part of a long input; who reads on is told so.
case_standard_input_that_is_long() {
  java_class Skips <<'JAVA'
public class Skips {
  public static void main(String[] args) throws Exception {
    long left = Long.parseLong(args[0]);
    byte[] some = new byte[100000];
    while (left > 0) left -= System.in.read(some);
    throw new Error("enough");
  }
}
JAVA
  "$weaveproof" check --trace trace.json -cp classes Skips 900000 </dev/zero >found 2>&1 || true
  grep -q 'Error: enough' found
  expect 1 'Error: enough' replay trace.json
  "$weaveproof" check --trace trace.json -cp classes Skips 2000000 </dev/zero >found 2>&1 || true
  grep -q 'Error: enough' found
  expect 4 'weaveproof: the program reads more of standard input than the trace has of it: 1048576 bytes' replay trace.json
  [[ $(stat -c %s trace.json) -lt 10000000 ]]
}
# A standard input on which nothing ever comes: a program that does not read it does not wait for it, and for one that does,
# the limits hold.
case_standard_input_that_never_comes() {
  reader
  hello
  mkfifo pipe
  sleep 100 >pipe &
  local sleeper=$! status=0
  timeout -k 5 50 "$weaveproof" check -cp classes Hello <pipe >output 2>&1 || status=$?
  [[ $status == 0 ]] || { cat output; exit 1; }
  timeout -k 5 50 "$weaveproof" check --time-limit 1 -cp classes Reads <pipe >output 2>&1 || status=$?
  [[ $status == 3 ]] && grep -q 'inconclusive: The time limit of 1 s' output || { cat output; exit 1; }
  kill "$sleeper"
}
# Closed, which is an error for who reads, and the same one in the replay.
case_standard_input_that_is_closed() {
  reader
  local status=0
  "$weaveproof" check --trace trace.json -cp classes Reads <&- >output 2>&1 || status=$?
  [[ $status == 1 ]] && grep -q 'read Bad file descriptorBad file descriptor' output || { cat output; exit 1; }
  expect 1 'read Bad file descriptorBad file descriptor' replay trace.json
}

# A .jpf file: the program, its arguments and the options of Java Pathfinder in the place of a program.
case_jpf_file() {
  mkdir project
  cat >project/Adds.java <<'JAVA'
public class Adds {
  static int sum;
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> sum++);
    other.start();
    sum++;
    other.join();
    System.out.println(args.length);
    assert sum == args.length : String.join("-", args);
  }
}
JAVA
  "$JAVA_HOME/bin/javac" -d project/classes project/Adds.java
  cat >project/adds.jpf <<'JPF'
# of the other checker
lib = ${config_path}
target = Adds
target.args = one,\
              two
classpath = ${lib}/classes
search.class = .search.heuristic.BFSHeuristic
search.multiple_errors = yes
listener = .listener.PreciseRaceDetector, .listener.ExecTracker
vm.storage.class = null
report.console.finished = result
JPF
  # From the file; and what it has besides, in one sentence.
  "$weaveproof" check --json result.json project/adds.jpf >output 2>errors || [[ $? == 1 ]]
  diff errors - <<<'weaveproof: project/adds.jpf: without effect here: listener = .listener.ExecTracker, report.console.finished'
  jq -e '.config.search == "bfs" and .config["all-errors"] and (.errors | length) == 2' result.json
  jq -e '.config.property == "deadlock,exception,loop,exit,race" and .config.arguments == ["one", "two"]' result.json
  grep -q 'AssertionError: one-two' output
  # The command line wins, before the file and behind it.
  "$weaveproof" check --all-errors=false project/adds.jpf --json result.json --search dfs --property exception x y >output 2>&1 || [[ $? == 1 ]]
  jq -e '.config.search == "dfs" and .config.property == "exception" and .config.arguments == ["x", "y"]' result.json
  grep -q 'AssertionError: x-y' output
  "$weaveproof" run project/adds.jpf >output 2>errors
  [[ $(<output) == 2 && ! -s errors ]]
  expect 0 3 run project/adds.jpf a b c
  echo 'search.class = .search.heuristic.MostBlocked' >>project/adds.jpf
  expect 1 violation check project/adds.jpf --search bfs --quiet
  expect 1 violation check project/adds.jpf --quiet
}
case_jpf_file_bad() {
  expect 2 'cannot read absent.jpf' check absent.jpf
  printf 'a = b\n' >none.jpf
  expect 2 'none.jpf names no program: target = MainClass' check none.jpf
  expect 2 'could not find or load the main class Absent' check none.jpf Absent
  printf 'target = A\n\nsearch.depth_limit = deep\n' >depth.jpf
  expect 2 "depth.jpf:3: --depth-limit: 'deep' is no number" check depth.jpf
  printf '\n@include = absent.jpf\n' >include.jpf
  expect 2 'include.jpf:2: cannot read absent.jpf' check include.jpf
  printf 'target = A\nclasspath = ${jpf-core}/build\n' >home.jpf
  expect 2 'home.jpf:2: ${jpf-core} is not set; -Djpf-core=... sets it' check home.jpf
  expect 2 'could not find or load the main class A' check -Djpf-core=. home.jpf
  expect 2 '--junit takes tests' check --junit none.jpf A
  expect 2 'mutate wants the program itself' mutate --list depth.jpf
  expect 2 'unknown option --nonsense' check none.jpf --nonsense
  head -c 5000 "$weaveproof" >noise.jpf
  expect 2 'noise.jpf' check noise.jpf
  mkfifo pipe.jpf
  expect 2 'pipe.jpf' check pipe.jpf
}

main "$@"
