# Sourced by the scripts of this folder: a case is a function case_NAME of theirs. It works in an empty folder.
#
#   SCRIPT WEAVEPROOF CASE      runs one case
#   SCRIPT --list               names them all
# shellcheck shell=bash
set -euo pipefail
unset COLUMNS
here=$(cd "${BASH_SOURCE[0]%/*}" && pwd)

weaveproof=${1:-}
api=${weaveproof%/*}/weaveproof-api.jar

# expect STATUS TEXT ARGUMENT…: runs weaveproof with the arguments; the status is this and the output has the text.
expect() {
  local status=$1 text=$2 found=0
  shift 2
  timeout -k 5 100 "$weaveproof" "$@" </dev/null >output 2>&1 || found=$?
  if [[ $found != "$status" ]] || ! grep -qF -- "$text" output; then
    printf 'weaveproof %s\n  wanted status %s and the text: %s\n  found status %s and:\n' "$*" "$status" "$text" "$found"
    head -c 4000 output
    exit 1
  fi
  # Nothing of C++ shows, and a sentence of our own says whose it is.
  if grep -qE 'terminate called|what\(\)|Segmentation|AddressSanitizer|runtime error:' output; then cat output; exit 1; fi
}

# The JDK's own compiler, without the second stage of its compiler at run time: half the time.
javac() {
  "$JAVA_HOME/bin/javac" -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC "$@"
}

# java_class NAME: a program on standard input, compiled into the folder `classes`.
java_class() {
  mkdir -p classes source
  cat >"source/$1.java"
  javac -d classes -cp "classes:$api" "source/$1.java"
}

# skip WHY: the case cannot be tried here.
skip() {
  echo "skipped: $1"
  exit 77
}

# A program with a lost update; $1 is what the assertion expects.
counter() {
  java_class Counter <<JAVA
public class Counter {
  static volatile int count;
  static void add() { int c = count; count = c + 1; }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(Counter::add, "adder");
    other.start();
    add();
    other.join();
    System.out.println("checking " + System.getProperty("word") + args.length);
    assert count == ${1:-2} : "count is " + count;
  }
}
JAVA
}

hello() {
  java_class Hello <<'JAVA'
public class Hello { public static void main(String[] a) { System.out.println("Hello, " + String.join("+", a)); } }
JAVA
}

# Runs the case that the arguments of the script name. To be called last.
main() {
  if [[ ${1:-} == --list ]]; then
    declare -F | sed -n 's/^declare -f case_//p'
    exit
  fi
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  cd "$work"
  export XDG_CACHE_HOME=$work/cache
  "case_$2"
}
