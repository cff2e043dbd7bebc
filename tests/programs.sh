#!/bin/bash
# Lists every program that can be checked: those of tests/verdict, tests/litmus and tests/counts, and the small variants of
# the benchmarks.
#
#   programs.sh [--marked] CLASSES [VERSION]
#
# VERSION of the JDK, by default 17, decides which of the programs with a line `// jdk: …` are listed; with --marked these alone. CLASSES is the build folder with verdict-classes, litmus-classes and benchmark-classes. A line for each:
#
#   locks.LockOrder <tab> SOURCE <tab> --property race -cp CLASSES/verdict-classes LockOrder
#
# its name, its file, and the arguments for `weaveproof check`, in shell quoting.
set -euo pipefail
shopt -s nullglob
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
marked=no suffix=
if [[ $1 == --marked ]]; then
  marked=yes suffix=-$3
  shift
fi
printf -v classes %q "$1"
version=${2:-17}

declare -A jdks=()
while IFS=: read -r file _ text; do
  jdks[$file]=${text# }
done < <(grep -H '^// jdk: ' "$root"/tests/verdict/*/*.java "$root"/tests/{litmus,counts}/*.java)

# listed SOURCE: is this program for the version? Sets `preview` to the option that it needs.
listed() {
  local line=${jdks[$1]:-} range first last
  preview=
  if [[ -z $line ]]; then
    [[ $marked == no ]]
    return
  fi
  range=${line% preview} first=${range%%[+-]*} last=${range#*-}
  [[ $range != *+ ]] || last=$version
  [[ $line != *preview ]] || preview=" --enable-preview"
  ((first <= version && version <= last))
}

declare -A options=()
while IFS=: read -r file _ text; do
  options[$file]=${text# }
done < <(grep -H '^// options: ' "$root"/tests/verdict/*/*.java)

for source in "$root"/tests/verdict/*/*.java; do
  listed "$source" || continue
  main=${source##*/} main=${main%.java} group=${source%/*} group=${group##*/}
  printf '%s.%s\t%s\t%s -cp %s/verdict-classes%s %s\n' "$group" "$main" "$source" "${options[$source]:-}$preview" "$classes" "$suffix" "$main"
done

for source in "$root"/tests/litmus/Litmus*.java; do
  listed "$source" || continue
  main=${source##*/} main=${main%.java}
  printf 'litmus.%s\t%s\t--time free%s -cp %s/litmus-classes%s %s\n' "${main#Litmus}" "$source" "$preview" "$classes" "$suffix" "$main"
done

# These end with threads that are parked for ever: see counts.sh.
for source in "$root"/tests/counts/Count*.java; do
  listed "$source" || continue
  main=${source##*/} main=${main%.java}
  printf 'counts.%s\t%s\t--time free --property exception%s -cp %s/litmus-classes%s %s\n' "${main#Count}" "$source" "$preview" "$classes" "$suffix" "$main"
done

[[ $marked == no ]] || exit 0

# The headers of benchmarks/README.md.
CLASSES=$classes awk '
  function list(  variants, i, words) {
    split(field["small"], variants, "|")
    for (i = 1; i <= 2; ++i) {
      split(variants[i], words, " ")
      printf "benchmark.%s.%s\t%s\t%s -cp %s/benchmark-classes %s %s\n", field["name"], words[1], source,
        field["options"], ENVIRON["CLASSES"], field["main"], variants[i]
    }
    split("", field)
  }
  FNR == 1 && field["name"] != "" { list() }
  FNR == 1 { source = FILENAME; inside = 1 }
  / \*\// { inside = 0 }
  inside && match($0, /^ \* [a-z]+:/) {
    key = substr($0, 4, RLENGTH - 4)
    field[key] = substr($0, RLENGTH + 1)
    gsub(/^ +| +$/, "", field[key])
  }
  END { if (field["name"] != "") list() }
' "$root"/benchmarks/*/*.java
