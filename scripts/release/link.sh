#!/bin/bash
# Links what a build folder has compiled into a binary that runs on any distribution with glibc 2.31 or later.
#
#   scripts/release/link.sh BUILD SYSROOT OUT
#
# The objects are those of the tested binary of the build folder. They are linked with the C library of the sysroot, which
# scripts/release/sysroot.sh has made, and with libgcc_s, which every C library brings; all other libraries become a part of the binary. This works because the C library keeps its
# interface from version to version: what an older one does not have is an error of the linker. compat.cpp has what can be added.
set -euo pipefail
[[ $# == 3 ]] || { echo 'usage: scripts/release/link.sh BUILD SYSROOT OUT'; exit 2; }
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
build=$(realpath "$1") root=$(realpath "$2") out=$3
main=$build/CMakeFiles/weaveproof.dir/src/cli/main.cpp.o
[[ -e $main ]] || main=$(find "$build/CMakeFiles/weaveproof.dir" -name '*.o' | head -1)
[[ -e $main ]] || { echo "link.sh: there is no object of the program in $build: build the target weaveproof"; exit 1; }
objects=$(mktemp)
trap 'rm -f "$objects"' EXIT
g++ -O2 -c -x c++ -o "$objects" "$here/compat.cpp"
# The compiler's own folder leads to the libraries of this machine, so those of the sysroot have to come first, with their start files (-B).
libraries=$root/usr/lib/$(g++ -print-multiarch)
g++ --sysroot="$root" -B"$libraries" -L"$libraries" -L"$root/lib/$(g++ -print-multiarch)" -static-libstdc++ -Wl,--as-needed -o "$out" "$main" -Wl,--start-group "$build"/libweaveproof_*.a -Wl,--end-group \
  "$objects" -l:libzip.a -l:libfmt.a -l:libz.a -l:libxxhash.a -lpthread -lm
strip "$out"
# What it needs must not be newer than promised.
newest=$(objdump -T "$out" | grep -oE 'GLIBC_[0-9.]+' | sort -uV | tail -1)
[[ $(printf '%s\nGLIBC_2.31\n' "$newest" | sort -V | tail -1) == GLIBC_2.31 ]] || { echo "link.sh: $out needs $newest"; exit 1; }
shared=$(objdump -p "$out" | sed -n 's/^ *NEEDED *//p' | grep -vE '^(libc|libm|libpthread|libgcc_s|ld-linux.*)\.so' || true)
[[ -z $shared ]] || { echo "link.sh: $out needs $shared"; exit 1; }
