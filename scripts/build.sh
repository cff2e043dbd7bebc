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

is_installed() {
  [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

is_to_be_had() {
  local candidate='Candidate: [^(]'
  [[ $(LC_ALL=C apt-cache policy "$1" 2>/dev/null) =~ $candidate ]]
}

# A line of the list has a package, or several of which one is enough, as releases of Debian and Ubuntu have different ones.
missing_packages() {  # missing_packages LIST
  local names name chosen
  while IFS=' |' read -ra names; do
    chosen=
    for name in "${names[@]}"; do
      if is_installed "$name"; then continue 2; fi
      if [[ -z $chosen ]] && is_to_be_had "$name"; then chosen=$name; fi
    done
    echo "${chosen:-${names[0]}}"
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
  mapfile -t missing < <(missing_packages packages.txt)  # now that it is known what there is
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
  "${as_root[@]}" update >"$root/build/last-command.log" 2>&1 </dev/null 9>&- || true
  local package found=()
  for package in "${missing[@]}"; do
    if is_to_be_had "$package"; then found+=("$package"); else say "there is no package $package here: the tests that need it are skipped"; fi
  done
  ((${#found[@]} > 0)) || return 0
  "${as_root[@]}" install -y --no-install-recommends "${found[@]}" >"$root/build/last-command.log" 2>&1 </dev/null 9>&- ||
    say "cannot install ${found[*]}: the tests that need it are skipped"
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
