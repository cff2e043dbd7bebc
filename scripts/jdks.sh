#!/bin/bash
# jdks.sh [FOLDER [VERSION…]]: puts JDK 21 and 25 of Debian 13 into FOLDER/21 and FOLDER/25 (by default build/jdks), for the tests.
#
# The packages are loaded and unpacked, not installed: nothing outside FOLDER changes, and no root is needed. The mirror is one
# that this machine's apt uses already. Programs of Debian 13 need a newer C library than older systems have, so the programs in
# FOLDER/VERSION/bin are scripts that start the real ones with the loader and the libraries of Debian 13. FOLDER/VERSION is a JDK
# like any other then: JAVA_HOME may name it.
#
# What is there already stays. Without a mirror, a JDK of this machine (/usr/lib/jvm) is used instead, as a link; if there is none
# either, a sentence says so. The exit status is 0 only if all versions are there.
set -euo pipefail

self=$(readlink -f "${BASH_SOURCE[0]}")
folder=${1:-${self%/scripts/*}/build/jdks}
shift $(($# > 0 ? 1 : 0))
versions=("$@")
((${#versions[@]} > 0)) || versions=(21 25)
suite=trixie

say() {
  echo "jdks.sh: $*" >&2
}

runs() {  # runs JDK VERSION: has it a class library and a compiler, and does it work?
  [[ -f $1/lib/modules ]] && [[ $("$1/bin/javac" -version 2>/dev/null) == "javac $2"* ]]
}

missing=()
mkdir -p "$folder"
folder=$(readlink -f "$folder")
exec 9>"$folder/lock"
flock 9
for version in "${versions[@]}"; do
  runs "$folder/$version" "$version" || missing+=("$version")
done
((${#missing[@]} > 0)) || exit 0

# Lists and files of our own, and nothing of what is installed here.
apt() {  # apt COMMAND ARGUMENT…
  apt-get -qq -o "Dir::Etc::sourcelist=$folder/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null \
    -o "Dir::State::lists=$folder/apt/lists" -o Dir::State::status=/dev/null -o "Dir::Cache=$folder/apt/cache" \
    -o APT::Sandbox::User=root -o Acquire::Languages=none "$@" </dev/null >>"$folder/apt.log" 2>&1
}

find_mirror() {
  local keys=/usr/share/keyrings/debian-archive-keyring.gpg mirror
  [[ -f $keys ]] && command -v apt-get >/dev/null || return 1
  mkdir -p "$folder/apt/lists/partial" "$folder/apt/cache/archives/partial"
  # shellcheck disable=SC2016 # apt expands $(REPO_URI)
  while read -r mirror; do
    echo "deb [signed-by=$keys] $mirror $suite main" >"$folder/apt/sources.list"
    # Of a mirror without this suite, and without a network, apt-get update says so with a warning alone.
    apt -o APT::Update::Error-Mode=any update && return 0
  done < <(apt-get indextargets --format '$(REPO_URI)' "Created-By: Packages" 2>/dev/null | sort -u)
  return 1
}

unpack() {  # unpack ROOT PACKAGE…: into a root of its own
  local root=$1 package
  shift
  mkdir -p "$folder/apt/packages"
  rm -f "$folder"/apt/packages/*.deb
  (cd "$folder/apt/packages" && apt download "$@") || return 1
  for package in "$folder"/apt/packages/*.deb; do
    dpkg -x "$package" "$root"
  done
  rm -f "$folder"/apt/packages/*.deb
}

# A script in the place of each program, which is moved aside.
wrap_programs() {  # wrap_programs JDK
  local jdk=$1 program name loader
  loader=$(find "$folder/system/usr/lib" -name 'ld-linux*.so.*' | head -n 1)
  mkdir "$jdk/bin/elf"
  for program in "$jdk"/bin/* "$jdk/lib/jspawnhelper"; do  # the last one starts processes
    [[ -f $program ]] || continue
    name=${program##*/}
    mv "$program" "$jdk/bin/elf/$name"
    cat >"$program" <<SCRIPT
#!/bin/sh
exec "$loader" --library-path "${loader%/*}:$jdk/lib:$jdk/lib/server" "$jdk/bin/elf/$name" "\$@"
SCRIPT
    chmod +x "$program"
  done
}

install_version() {
  local version=$1 root=$folder/root-$1 jdk link target
  rm -rf "$root" "${folder:?}/$version"
  unpack "$root" "openjdk-$version-jre-headless" "openjdk-$version-jdk-headless" || return 1
  jdk=$(echo "$root"/usr/lib/jvm/java-"$version"-openjdk-*)
  # Debian has the configuration in /etc, which is in the root here.
  while read -r link; do
    target=$(readlink "$link")
    [[ -e $root$target ]] || continue
    rm "$link"
    cp -r "$root$target" "$link"
  done < <(find "$jdk" -type l -lname '/*')
  mv "$jdk" "$folder/$version"
  rm -rf "$root"
  wrap_programs "$folder/$version"
}

find_own() {  # find_own VERSION: a JDK that is installed on this machine
  local jdk
  for jdk in /usr/lib/jvm/*; do
    if [[ ! -L $jdk ]] && runs "$jdk" "$1"; then
      ln -sfn "$jdk" "$folder/$1"
      return 0
    fi
  done
  return 1
}

: >"$folder/apt.log"
mirror=no
if find_mirror; then
  say "loading JDK ${missing[*]} of Debian 13 into $folder…"
  rm -rf "$folder/system"
  unpack "$folder/system" libc6 zlib1g libstdc++6 libgcc-s1 && mirror=yes
fi
status=0
for version in "${missing[@]}"; do
  if [[ $mirror == yes ]] && install_version "$version" && runs "$folder/$version" "$version"; then
    continue
  fi
  if ! find_own "$version"; then
    say "JDK $version can neither be loaded from Debian 13 ($folder/apt.log) nor found on this machine"
    status=1
  fi
done
rm -rf "$folder/apt"
exit $status
