#!/bin/bash
# Runs one Java test program under `java` and under `weaveproof run` and compares what they do.
#
#   differential.sh [--seconds N] WEAVEPROOF CLASSES NAME SOURCE [option of weaveproof run…]
#
# Standard output and exit status must be equal to the byte. When `java` ends with an uncaught exception, standard
# error must be equal too, up to the first line of the stack trace. Lines in the source:
#
#   // args: one "and two"     arguments of the program, in shell quoting
#   // vm: -Dcolour=blue       options for both machines
#
# A file NAME.in beside the source is standard input. What `java` did is kept beside CLASSES and used again as long as
# everything it came from is unchanged: the source, the input, the JDK, and every test class that `java` loaded.
set -euo pipefail

seconds=60
if [[ $1 == --seconds ]]; then
  seconds=$2
  shift 2
fi
weaveproof=$1 classes=${2%/} name=$3 source=$4
shift 4
options=("$@")

# Both machines see the same environment, independent of the user that runs the tests.
unset JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS CLASSPATH
export LC_ALL=C.UTF-8 TZ=UTC
jdk=${JAVA_HOME:?"names the JDK to compare with"}

main=$(sed -n 's/^package  *\([A-Za-z0-9_.]*\) *;.*/\1./p;T;q' "$source")$name
[[ -f $classes/${main//.//}.class ]] || { echo "$main is not compiled"; exit 1; }
input=${source%.java}.in
[[ -f $input ]] || input=/dev/null
args=() vm=()
eval "args=( $(sed -n 's|^// args: ||p;T;q' "$source") )"
eval "vm=( $(sed -n 's|^// vm: ||p;T;q' "$source") )"
[[ $(sed -n 's|^// jdk: ||p;T;q' "$source") != *preview ]] || vm+=(--enable-preview)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$main: $1"
  exit 1
}

# run DIR COMMAND…: runs the command in an empty folder and leaves stdout, stderr and status in DIR.
run() {
  local dir=$1 status=0
  shift
  mkdir -p "$dir" "$work/cwd"
  (cd "$work/cwd" && exec timeout -k 5 "$seconds" "$@") <"$input" >"$dir/stdout" 2>"$dir/stderr" || status=$?
  rm -rf "$work/cwd"
  echo "$status" >"$dir/status"
  [[ $status != 124 && $status != 137 ]] || fail "$1 did not end within $seconds s, or was killed"
}

# The test classes that java says it has loaded.
loaded_classes() {
  sed -n 's/^\([^ ]*\) source: file:.*/\1/p' "$work/loaded" | tr . / | sort -u | while IFS= read -r class; do
    if [[ -f $classes/$class.class ]]; then echo "$classes/$class.class"; fi
  done
}

# What java does, from the last time or run again. Two tests of one program may run at once, hence the lock.
version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$jdk/release")
expected=$classes.expected/$version/$name
mkdir -p "$expected"
exec 9>"$expected/lock"
flock 9
if ! sha256sum --check --status "$expected/made-from" 2>/dev/null; then
  rm -f "$expected/made-from"
  run "$expected" "$jdk/bin/java" "-Xlog:class+load:file=$work/loaded:none" \
    "${vm[@]}" -cp "$classes" "$main" "${args[@]}" 9>&-
  {
    printf '%s\n' "$source" "$jdk/release"
    [[ $input == /dev/null ]] || echo "$input"
    loaded_classes
  } | tr '\n' '\0' | xargs -0 sha256sum >"$work/made-from"
  mv "$work/made-from" "$expected/made-from"
fi
exec 9>&-

run "$work/ours" "$weaveproof" run "${options[@]}" "${vm[@]}" -cp "$classes" "$main" "${args[@]}"

same=yes
compare() {  # compare WHAT FILE: the file java left and the file weaveproof left
  if ! cmp -s "$expected/$2" "$work/ours/$2"; then
    same=no
    echo "$main: $1 differs (- java, + weaveproof):"
    diff -a -u --label java --label weaveproof "$expected/$2" "$work/ours/$2" | head -n 60 || true
  fi
}

# The exception and the frame that threw it, with whatever the program wrote before.
head_of_trace() {
  sed '/^OpenJDK .* warning:/d; /^\tat /q' "$1"
}

compare "standard output" stdout
compare "exit status" status
if [[ $(<"$expected/status") != 0 ]] && grep -q '^Exception in thread ' "$expected/stderr"; then
  for side in "$expected" "$work/ours"; do
    head_of_trace "$side/stderr" >"$side/trace"
  done
  compare "standard error" trace
fi
if [[ $same == no ]]; then
  echo "$main: standard error of weaveproof:"
  head -n 40 "$work/ours/stderr"
  exit 1
fi
