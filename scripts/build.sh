# Installs what is missing and builds: sourced by ./weaveproof and ./test, which set `root` and `me`, their name.
# shellcheck shell=bash disable=SC2154
#
# Everything is written to standard error: standard output belongs to the program that runs afterwards.

say() {
  echo "$me: $*" >&2
}

# Runs a command silently; when it fails, shows what it printed and ends with exit status 2.
quietly() {  # quietly WHAT COMMAND…
  local what=$1 log=$root/build/last-command.log
  shift
  if ! "$@" >"$log" 2>&1 </dev/null 9>&-; then
    cat "$log" >&2
    say "$what failed; the output above shows why."
    exit 2
  fi
}

# Keeps other calls out until unlock_build: two builds in one folder would break each other.
lock_build() {
  mkdir -p "$root/build"
  exec 9>"$root/build/lock"
  flock 9
}

unlock_build() {
  exec 9>&-
}

missing_packages() {  # missing_packages LIST
  local package
  while read -r package; do
    if [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) != installed ]]; then
      echo "$package"
    fi
  done <"$root/scripts/$1"
}

install_packages() {
  # Elsewhere than on Debian the packages have other names: there the user has to install them.
  command -v dpkg-query >/dev/null || return 0
  local missing as_root=()
  mapfile -t missing < <(missing_packages packages.txt)
  ((${#missing[@]} > 0)) || return 0

  if ((EUID != 0)); then
    if sudo -n true 2>/dev/null; then
      as_root=(sudo -n)
    elif command -v sudo >/dev/null && [[ -t 0 && -t 2 ]]; then
      say "sudo is needed to install: ${missing[*]}"
      sudo -v || exit 2
      as_root=(sudo)
    else
      say "some packages are missing; as root, run:"
      echo "  apt-get update && apt-get install -y --no-install-recommends ${missing[*]}" >&2
      exit 2
    fi
  fi
  say "installing ${missing[*]}…"
  as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get)
  quietly "apt-get update" "${as_root[@]}" update
  quietly "apt-get install" "${as_root[@]}" install -y --no-install-recommends "${missing[@]}"
}

# What only some tests need. Where it cannot be had they are skipped, which is no reason to do without the others.
install_test_packages() {
  command -v dpkg-query >/dev/null || return 0
  local missing as_root=()
  mapfile -t missing < <(missing_packages test-packages.txt)
  ((${#missing[@]} > 0)) || return 0
  ((EUID == 0)) || as_root=(sudo -n)
  as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get)
  say "installing ${missing[*]}…"
  { "${as_root[@]}" update && "${as_root[@]}" install -y --no-install-recommends "${missing[@]}"; } \
    >"$root/build/last-command.log" 2>&1 </dev/null 9>&- ||
    say "cannot install ${missing[*]}: the tests that need it are skipped"
}

# The versions of the JDK that this machine does not have, for tests on them. Without these JDKs there are no such tests.
load_other_jdks() {
  "$root/scripts/jdks.sh" "$root/build/jdks" </dev/null 9>&- ||
    say "not every version of the JDK can be had: there are no tests on those that are missing"
}

configure() {  # configure FOLDER [option of cmake…]
  local folder=$root/build/$1
  shift
  # A folder that was configured for a checkout elsewhere (moved, mounted) is of no use.
  grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$(realpath "$root")" "$folder/CMakeCache.txt" || rm -rf "$folder"
  if [[ ! -f $folder/build.ninja ]]; then
    quietly "cmake" cmake -S "$root" -B "$folder" -G Ninja "$@"
  fi
}

# The binary is as new as this stamp, which is older than the build that made it: a file saved meanwhile is newer.
build_release_binary() {
  local stamp=$root/build/release.stamp
  configure release
  touch "$stamp.new"
  quietly "the build" cmake --build "$root/build/release" --target weaveproof
  mv "$stamp.new" "$stamp"
}

release_is_current() {
  [[ -x $root/build/release/weaveproof && -f $root/build/release.stamp ]] || return 1
  [[ -z $(cd "$root" && find src java cmake CMakeLists.txt -newer build/release.stamp -print -quit 2>/dev/null) ]]
}
