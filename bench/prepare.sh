# Builds what the scripts of this folder need: sourced by them, after they have set `me`.
# shellcheck shell=bash
bench=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
root=$(dirname "$bench")
# shellcheck source=scripts/build.sh
source "$root/scripts/build.sh"

# The binaries are copied, so that a build in the meantime does not change what is measured.
build_for_bench() {  # build_for_bench [further target…]
  local copies=$root/build/benchmarks/bin tool
  lock_build
  if ! release_is_current; then
    say "building…"
    install_packages
    build_release_binary
  fi
  quietly "the build of the tools" cmake --build "$root/build/release" --target weaveproof_bench weaveproof_api "$@"
  mkdir -p "$copies"
  cp -u "$root/build/release/weaveproof" "$root/build/release/weaveproof-api.jar" \
    "$root/build/release/weaveproof-mutate.jar" "$copies/"
  for tool in weaveproof_bench "$@"; do
    cp -u "$root/build/release/bench/$tool" "$copies/"
  done
  unlock_build
}

# Compiles all benchmark programs together, and the client of bench/por, when one has changed.
compile_benchmarks() {
  local classes=$root/build/benchmarks/classes client=$bench/clients/CallClient.java javac=javac
  [[ -z ${JAVA_HOME:-} ]] || javac=$JAVA_HOME/bin/javac
  lock_build
  if [[ ! -d $classes || -n $(find "$root/benchmarks" "$client" -newer "$classes" -print -quit) ]]; then
    rm -rf "$classes" "$classes.new"
    mkdir -p "$classes.new"
    quietly "javac" "$javac" -encoding UTF-8 -nowarn -sourcepath "$root/java/api" -implicit:none -d "$classes.new" \
      "$root"/benchmarks/*/*.java "$client"
    mv "$classes.new" "$classes"
  fi
  unlock_build
}

# Runs a command of the tool. An option --binary of the user comes later and so wins.
run_tool() {  # run_tool COMMAND [option…]
  local command=$1
  shift
  exec "$root/build/benchmarks/bin/weaveproof_bench" "$command" --root "$root" --classes "$root/build/benchmarks/classes" \
    --binary "$root/build/benchmarks/bin/weaveproof" "$@"
}
