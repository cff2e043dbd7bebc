#!/bin/bash
# manual.sh WEAVEPROOF TEMPLATE MANUAL: writes the manual, which is the template with the options of each command from its own
# help, so that they stand in one place.
set -euo pipefail
weaveproof=$1 template=$2 manual=$3

# Help text on standard input, as roff.
options_in_roff() {
  awk '
    function roff(text) {
      gsub(/\\/, "\\e", text)
      gsub(/-/, "\\-", text)
      sub(/^[.\x27]/, "\\\\\\&&", text)
      return text
    }
    /^usage:/ || /^ +weaveproof / || /^$/ { next }
    /^[A-Z].*:$/ { sub(/:$/, ""); print ".SS " roff($0); next }
    /^  -/ {
      sub(/^  /, "")
      gap = match($0, /  +/)
      term = gap ? substr($0, 1, gap - 1) : $0
      print ".TP\n.B " roff(term)
      if (gap) print roff(substr($0, gap + RLENGTH))
      next
    }
    { sub(/^ +/, ""); print roff($0) }'
}

commands=$("$weaveproof" --help | sed -nE 's/^(usage:|      ) +weaveproof +([a-z]+).*/\2/p' | awk '!seen[$0]++')
version=$("$weaveproof" --version | sed 's/^weaveproof //')
{
  while IFS= read -r line; do
    case $line in
      @synopsis@)
        "$weaveproof" --help | sed -nE 's/^(usage:|      ) +(weaveproof .*)/\2/p' | sed 's/-/\\-/g; s/$/\n.br/'
        ;;
      @options@)
        for command in $commands; do
          help=$("$weaveproof" "$command" --help all 2>/dev/null) || continue  # it has no options
          echo ".SH OPTIONS OF $command"
          options_in_roff <<<"$help"
        done
        ;;
      *) echo "${line//@version@/$version}" ;;
    esac
  done <"$template"
} >"$manual.new"
mv "$manual.new" "$manual"
