#!/bin/bash
# Command lines and surroundings that nobody means well with: a sentence and status 2 (or the right answer), never an internal
# error, a crash, a hang or silence.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case_empty_arguments() {
  hello
  expect 2 'weaveproof: no command is given' ''
  for command in run check; do
    expect 2 'weaveproof: no program is given' $command ''
    expect 2 'weaveproof: the option --jdk needs a value' $command --jdk '' Hello
    expect 2 'weaveproof: the option --jdk needs a value' $command --jdk= Hello
    (cd classes && expect 0 '' $command -cp '' Hello)  # the current folder, as for java
  done
  expect 2 'weaveproof: no trace is given' replay ''
  expect 2 'weaveproof: the option --json needs a value' check --json '' -cp classes Hello
  expect 2 'weaveproof: --property needs at least one property' check --property , -cp classes Hello
  expect 0 'Hello, ++' run -cp classes Hello '' '' ''
}
case_long_arguments() {
  hello
  local long
  long=$(head -c 20000 /dev/zero | tr '\0' a)
  for command in run check; do
    expect 2 'weaveproof: could not find or load the main class' $command "$long"
    for ending in class java; do expect 2 'File name too long' $command "$long.$ending"; done
    expect 2 'there is no jar' $command "$long.jar"
    expect 2 'weaveproof: unknown option' $command "--$long"
    expect 2 'could not find or load the main class Hello' $command -cp "$long" Hello
    expect 2 'there is no directory' $command --jdk "$long" Hello
  done
  expect 2 'File name too long' check --config "$long" Hello
  expect 2 'File name too long' check --json "$long" -cp classes Hello
  expect 2 'File name too long' replay "$long"
  expect 2 'weaveproof: unknown command' "$long"
  expect 0 "$long" run -cp classes Hello "$long"
}
# Paths and arguments are bytes; a trace keeps them all.
case_bytes_that_are_no_text() {
  local odd=$'\xff\xfe'
  java_class Fails <<'JAVA'
public class Fails { public static void main(String[] a) { throw new Error(a.length > 0 ? a[0].length() + "" : "none"); } }
JAVA
  mv classes "classes$odd"
  expect 1 'Error: ' check --trace "trace$odd.json" -cp "classes$odd" Fails "$odd"
  expect 1 'Error: ' replay "trace$odd.json"
  expect 1 'Error: none' check --trace trace.json --json "result$odd.json" "classes$odd/Fails.class"
  expect 1 'Error: none' replay trace.json
  [[ -s "result$odd.json" ]]
  for command in run check; do
    expect 2 'could not find or load the main class' $command "$odd"
    for ending in class java; do expect 2 'No such file or directory' $command "$odd.$ending"; done
    expect 2 'weaveproof: unknown option' $command "--$odd"
  done
}
case_options_given_twice() {
  hello
  for command in run check; do expect 0 '' $command -cp nowhere -cp classes Hello; done
  expect 0 'no violation' check --seed 1 --seed 2 --quiet --quiet --json a.json --json b.json -cp classes Hello
  [[ ! -e a.json ]]
  grep -q '"seed": 2' b.json
}
case_options_of_run_and_check_are_read_alike() {
  hello
  for command in run check; do
    expect 2 'weaveproof: a system property needs a name' $command -D=x -cp classes Hello
    expect 2 'weaveproof: the option --define needs a value' $command -D -cp classes Hello
    expect 2 'is true or false, not perhaps' $command --enable-assertions=perhaps -cp classes Hello
    expect 2 'weaveproof: unknown option --' $command -- Hello
    expect 2 'could not find or load the main class -' $command - Hello
    expect 0 'usage: weaveproof' $command -cp classes --help
    expect 2 'weaveproof: the option -cp needs a value' $command -cp
  done
  # Behind the program's name all is the program's.
  expect 0 'Hello, --jdk+-cp+--help' run -cp classes Hello --jdk -cp --help
}
case_numbers_out_of_range() {
  hello
  local option
  while read -r option; do
    # shellcheck disable=SC2086
    expect 2 'weaveproof: ' check $option -cp classes Hello
  done <<'OPTIONS'
--seed -1
--seed 18446744073709551616
--seed 1.5
--seed 0x10
--time-limit -1
--time-limit nan
--time-limit inf
--time-limit 1e999
--time-limit 5y
--state-limit 1e3
--memory-limit 0
--memory-limit -1
--memory-limit 1e30
--memory-limit 99999999999T
--store bitstate:0
--store bitstate:
--store bitstate:99999999999T
--store bitstate:5Q
--preemption-bound 4294967296
--preemption-iteration 3-1
--preemption-iteration 0-4294967296
--preemption-iteration -
--delay-bound -0
--parallel 0
--parallel 1001 --share
--parallel 4294967295 --order random
--search pct --pct-depth 0
--search pct --pct-depth 1001
--order random --restarts luby:0
--order random --restarts luby:0s
--order random --restarts luby:infs
--order random --restarts luby:-1s
--dfs-rb default --dfs-rb-bound 0s
--dfs-rb I:5-4,pl,d,F,0.5,1
--dfs-rb 5,pl,d,F,0.5,inf
OPTIONS
  # Sizes and times are written alike wherever they stand.
  expect 0 'no violation' check --memory-limit 1.5g --time-limit 60s --seed 18446744073709551615 -cp classes Hello
  expect 3 'inconclusive' check --store bitstate:1.5MiB -cp classes Hello
  expect 3 'inconclusive' check --store bitstate:64k -cp classes Hello
}
case_surroundings_that_are_missing() {
  hello
  (unset HOME XDG_CACHE_HOME; expect 0 Hello run source/Hello.java)
  (export HOME=/proc XDG_CACHE_HOME=/proc/nowhere; expect 0 Hello run source/Hello.java)
  (export HOME=/proc XDG_CACHE_HOME=/proc/nowhere TMPDIR=/proc; expect 2 'weaveproof: ' run source/Hello.java)
  (export HOME=/proc XDG_CACHE_HOME=/proc/nowhere TMPDIR=/nowhere
    expect 2 'weaveproof: source/Hello.java cannot be compiled: ' run source/Hello.java)
  (export JAVA_HOME=/nowhere; expect 2 'weaveproof: JAVA_HOME: there is no directory /nowhere' check -cp classes Hello)
  (export JAVA_HOME=/dev/null; expect 2 'weaveproof: JAVA_HOME: there is no directory /dev/null' check -cp classes Hello)
  LC_ALL=nonsense TZ=$'\xff' expect 0 'no violation' check -cp classes Hello 2>/dev/null
  (CLASSPATH=$(head -c 50000 /dev/zero | tr '\0' :); export CLASSPATH; expect 2 'could not find' check Hello)
  # The current folder is gone.
  local classes=$PWD/classes log=$PWD/log
  mkdir gone && cd gone && rmdir ../gone
  local command status
  for command in "run -cp $classes Hello" "check -cp $classes Hello" "check $classes/Hello.class" 'run Hello' 'run H.java' \
    'run H.class' 'replay t.json' "check --json r.json -cp $classes Hello"; do
    status=0
    # shellcheck disable=SC2086
    "$weaveproof" $command </dev/null >"$log" 2>&1 || status=$?
    ((status <= 2)) || { echo "$command: $status"; cat "$log"; exit 1; }
  done
}
case_jdks_of_other_kinds() {
  hello
  mkdir -p jdk/lib
  expect 2 'is not a JDK (its file release gives no JAVA_VERSION)' check --jdk jdk -cp classes Hello
  echo 'JAVA_VERSION="21.0.1"' >jdk/release
  expect 2 'has no lib/modules' check --jdk jdk -cp classes Hello
  : >jdk/lib/modules
  for version in 26 1.8.0_402 16.0.2 22; do
    echo "JAVA_VERSION=\"$version\"" >jdk/release
    expect 2 "is version $version, but only JDK 17, 21 and 25 are supported: give --jdk DIR" check --jdk jdk -cp classes Hello
  done
  echo 'JAVA_VERSION="17.0.1"' >jdk/release
  expect 2 'jdk/lib/modules is damaged: it is too short' check --jdk jdk -cp classes Hello
  head -c 1000000 "$JAVA_HOME/lib/modules" >jdk/lib/modules
  for command in run check; do expect 2 'lib/modules is damaged' $command --jdk jdk -cp classes Hello; done
  # What other JDKs have, java 17 needs: javac.
  ln -sf "$JAVA_HOME/lib/modules" jdk/lib/modules
  expect 2 'has no bin/javac to compile' run --jdk jdk source/Hello.java
}
# The JDK's file of classes, cut off at many lengths, and with parts of it overwritten: a sentence and status 2, or the right answer
# where the program does not need what is damaged.
case_damaged_modules() {
  hello
  mkdir -p jdk/lib
  echo 'JAVA_VERSION="17.0.1"' >jdk/release
  cat >damage.py <<'PYTHON'
import os, random, re, struct, subprocess, sys
weaveproof, original = sys.argv[1:]
path = 'jdk/lib/modules'
bad = 0

def attempt(what, may_work):
    global bad
    for command in 'run', 'check':
        done = subprocess.run([weaveproof, command, '--jdk', 'jdk', '-cp', 'classes', 'Hello', 'x'], stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=100)
        text = done.stdout.decode('latin1')
        right = done.returncode == 0 and may_work and ('Hello, x' in text or 'no violation' in text) or done.returncode == 2 and re.match(r'weaveproof: .+\n$', text, re.S)
        if not right:
            bad += 1
            print(what, command, 'status', done.returncode, text[:300])

size = os.path.getsize(original)
with open(path, 'r+b', buffering=0) as file:
    table, locations, strings = struct.unpack('<7I', file.read(28))[4:]
    starts = [0, 28, 28 + 4 * table, 28 + 8 * table, 28 + 8 * table + locations, 28 + 8 * table + locations + strings, size]

    def overwrite(what, at, length, may_work, content=None):
        file.seek(at)
        before = file.read(length)
        file.seek(at)
        file.write(content or bytes(length))
        attempt(what, may_work)
        file.seek(at)
        file.write(before)

    for at in range(0, 28, 4):
        overwrite(f'header {at}', at, 4, at in (8, 12), b'\xff\xff\xff\xff')
        overwrite(f'header {at}, zero', at, 4, at in (8, 12))
        overwrite(f'header {at}, one bit', at + 1, 1, True, b'\x5a')
    for name, begin, end in zip(('redirects', 'offsets', 'locations', 'strings'), starts[1:], starts[2:]):
        overwrite(f'{name}, all', begin, end - begin, False)
        overwrite(f'{name}, one', begin, end - begin, False, b'\xff' * (end - begin))
        random.seed(name)
        overwrite(f'{name}, random', begin, end - begin, False, random.randbytes(end - begin))
        for part in range(6):
            step = (end - begin) // 6
            overwrite(f'{name}, part {part}', begin + part * step, step, True, random.randbytes(step))
    overwrite('contents, the first of them', starts[5], 20 << 20, True)
    # Class files of java.base, from the magic number on.
    file.seek(starts[5])
    contents = file.read(60 << 20)
    for name in 'java/lang/Object', 'java/lang/String', 'java/lang/System', 'java/util/HashMap', 'java/lang/Module':
        found = [m.start() for m in re.finditer(b'\xca\xfe\xba\xbe\0\0\0\x3d', contents)]
        for begin, end in zip(found, found[1:]):
            # The constant that is the class's own name is near the beginning, and of java/lang/Object alone in it.
            if re.search(b'SourceFile\x01\0' + bytes([len(name.split('/')[-1]) + 5]) + name.split('/')[-1].encode() + rb'\.java', contents[begin:end]):
                at = starts[5] + begin
                overwrite(f'{name}, magic number', at, 4, True)
                overwrite(f'{name}, constants', at + 8, 60, True, b'\xff' * 60)
                overwrite(f'{name}, the middle', at + (end - begin) // 2, 200, True)
                overwrite(f'{name}, empty', at, end - begin, True)
                break
    for length in size - 1, size // 2, starts[5] + 1000, starts[5], starts[4] + 100, starts[3] + 100, starts[2] + 1, starts[1] + 7, 28, 27, 5, 0:
        file.truncate(length)
        attempt(f'length {length}', length > starts[5] + 1000)
sys.exit(bad > 0)
PYTHON
  cp --reflink=auto "$JAVA_HOME/lib/modules" jdk/lib/modules
  chmod u+w jdk/lib/modules
  python3 damage.py "$weaveproof" "$JAVA_HOME/lib/modules"
}
case_odd_main_methods() {
  java_class Kinds <<'JAVA'
class Hidden { static void main(String[] a) { } }
class Instance { public void main(String[] a) { } }
class Returns { public static int main(String[] a) { return 1; } }
class Other { public static void main(String a) { } }
interface Face { static void main(String[] a) { System.out.println("a face"); } }
abstract class Varied { public static void main(String... a) { System.out.println("a face"); } }
class Heir extends Varied { }
class Fails { static int x = Integer.parseInt("x"); public static void main(String[] a) { } }
JAVA
  for command in run check; do
    expect 2 'weaveproof: the main method of class Hidden is not public' $command -cp classes Hidden
    expect 2 'weaveproof: the main method of class Instance is not static' $command -cp classes Instance
    for name in Returns Other; do expect 2 "main method not found in class $name" $command -cp classes $name; done
    for name in Face Varied Heir; do expect 0 '' $command -cp classes $name; done
    expect 1 'java.lang.NumberFormatException' $command -cp classes Fails
    for name in java.lang.Object '[LFace;'; do expect 2 'main method not found' $command -cp classes "$name"; done
    for name in .. . /; do expect 2 "weaveproof: $name is a folder, and no program" $command -cp classes "$name"; done
    for name in I a..b ..Face Face. 'Face/' Face/../Face; do
      expect 2 'weaveproof: could not find or load the main class' $command -cp classes "$name"
    done
  done
}
case_class_paths_of_every_kind() {
  hello
  mkdir loop
  ln -s ../loop loop/again
  ln -s self self
  cp classes/Hello.class loop
  ln -s self.java self.java
  for command in run check; do
    expect 0 '' $command -cp loop/again/again Hello
    expect 0 '' $command -cp self:loop Hello
    expect 0 '' $command -cp loop source/Hello.java
    expect 2 'Too many levels of symbolic links' $command self.java
  done
  # Thousands of folders and jars, with few descriptors to begin with.
  (cd classes && "$JAVA_HOME/bin/jar" cf ../app.jar Hello.class)
  mkdir -p many/{1..2000}
  (cd many && printf '%s\n' {1..300} | xargs -I N ln ../app.jar N.jar)
  expect 0 'no violation' check -cp "$(printf 'many/%s:many/missing%s:' {1..4000}):classes" Hello
  (ulimit -Sn 128; expect 0 'no violation' check -cp "many/*" Hello)
  # With too few of them the class path is not read in part: that is said.
  # (A sanitizer needs some itself, to see whether memory can be read.)
  [[ $weaveproof == */sanitize*/* ]] || (ulimit -n 64; expect 2 'Too many open files' check -cp "many/*:classes" Hello)
}
# What looks like a trace, and is none.
case_traces_that_are_none() {
  head -c 300000 /dev/zero | tr '\0' '[' >deep.json
  expect 2 'deep.json is not a trace of weaveproof' replay deep.json
  printf '{"format": "weaveproof trace", "version": 2}' >bare.json
  expect 2 'bare.json is a damaged trace' replay bare.json
  printf '\xff\xfe\0' >bytes.json
  expect 2 'bytes.json is not a trace of weaveproof' replay bytes.json
  head -c 300000 /dev/zero | tr '\0' '[' >deep.toml
  expect 2 'weaveproof: deep.toml:1: ' check --config deep.toml X
}

main "$@"
