#!/bin/bash
# Makes a folder for linking a binary that runs on any distribution with glibc 2.31 or later.
#
#   scripts/release/sysroot.sh FOLDER [--mirror URL]
#
# A binary needs the glibc that it was linked with, or a later one. So the folder, a *sysroot*, has the C library of Debian 11 (2.31),
# and the other libraries as static ones. fmt and libzip are built from Debian's source, because Debian has no static library of them;
# in libzip, encryption and compressions that no jar uses are switched off. The compiler stays that of this machine.
# All packages come from the mirror that apt uses here, and are verified by Debian's keys. Needs no root.
set -euo pipefail
[[ $# -ge 1 && $1 != -* ]] || { echo 'usage: scripts/release/sysroot.sh FOLDER [--mirror URL]'; exit 2; }
folder=$(realpath -m "$1")
mirror=$(apt-cache policy | grep -oE 'https?://[^ ]+ [a-z]+/main' | grep -v -- -security | head -1 | cut -d' ' -f1)
[[ ${2:-} != --mirror ]] || mirror=$3
for tool in apt-get dpkg-deb dpkg-architecture cmake ninja g++; do
  command -v $tool >/dev/null || { echo "sysroot.sh: there is no $tool (Debian's packages apt, dpkg-dev, cmake, ninja-build, g++)"; exit 2; }
done
triplet=$(dpkg-architecture -qDEB_HOST_MULTIARCH)
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
root=$folder/root
apt=$folder/apt
rm -rf "$folder"
mkdir -p "$apt"/{state/lists/partial,cache/archives/partial,packages} "$root"
: >"$apt/status"

# with_apt RELEASE KIND ARGUMENT…: apt-get, which knows nothing but this release of Debian. KIND is deb or deb-src.
with_apt() {
  printf '%s [signed-by=%s] %s %s main\n' "$2" "$keyring" "$mirror" "$1" >"$apt/$1.list"
  apt-get -qq -o Dir::Etc::sourcelist="$apt/$1.list" -o Dir::Etc::sourceparts=- -o Dir::State="$apt/state" \
    -o Dir::State::status="$apt/status" -o Dir::Cache="$apt/cache" -o APT::Sandbox::User=root "${@:3}"
}

cd "$apt/packages"
with_apt bullseye deb update
with_apt bullseye deb download libc6 libc6-dev linux-libc-dev libcrypt1 libcrypt-dev libgcc-s1
for package in *.deb; do dpkg-deb -x "$package" "$root"; done
# Links of Debian 11 that name the root of the file system.
find "$root" -type l | while read -r link; do
  target=$(readlink "$link")
  [[ $target != /* ]] || ln -sfn "$root$target" "$link"
done

# The compiler looks for its own headers below the sysroot, too.
version=$(g++ -dumpversion)
mkdir -p "$root/usr/include/c++" "$root/usr/include/$triplet/c++"
cp -r "/usr/include/c++/$version" "$root/usr/include/c++/"
cp -r "/usr/include/$triplet/c++/$version" "$root/usr/include/$triplet/c++/"
cp /usr/include/{zlib,zconf}.h "$root/usr/include/"
cp "/usr/lib/$triplet"/lib{z,xxhash}.a "$root/usr/lib/$triplet/"

# from_source PACKAGE: builds a static library from Debian's source of the package.
release=$(. /etc/os-release && echo "$VERSION_CODENAME")
with_apt "$release" deb-src update
from_source() {
  local package=$1
  shift
  with_apt "$release" deb-src source --download-only "$package"
  mkdir "$apt/$package"
  tar -xf "$package"_*.orig.tar.* -C "$apt/$package" --strip-components 1
  basename "$package"_*.dsc .dsc >>"$root/from-source"
  { cmake -S "$apt/$package" -B "$apt/$package-build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_SYSROOT="$root" \
      -DBUILD_SHARED_LIBS=OFF "$@" && cmake --build "$apt/$package-build"; } >"$apt/$package.log" 2>&1 || { tail -20 "$apt/$package.log"; exit 1; }
}
from_source fmtlib -DFMT_DOC=OFF -DFMT_TEST=OFF
cp "$apt/fmtlib-build/libfmt.a" "$root/usr/lib/$triplet/"
switched_off=()
for option in COMMONCRYPTO GNUTLS MBEDTLS OPENSSL WINDOWS_CRYPTO BZIP2 LZMA; do switched_off+=("-DENABLE_$option=OFF"); done
from_source libzip "${switched_off[@]}" -DZLIB_LIBRARY="$root/usr/lib/$triplet/libz.a" -DZLIB_INCLUDE_DIR="$root/usr/include" \
  -DBUILD_TOOLS=OFF -DBUILD_REGRESS=OFF -DBUILD_EXAMPLES=OFF -DBUILD_DOC=OFF
cp "$apt/libzip-build/lib/libzip.a" "$root/usr/lib/$triplet/"
echo "$root"
