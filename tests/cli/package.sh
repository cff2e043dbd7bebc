#!/bin/bash
# The installed program: the package for Debian, the manual, completions.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
build=${weaveproof%/*}
completions=$here/../../scripts/completions

case_version() {
  expect 0 'weaveproof ' --version
  grep -qxE 'weaveproof [0-9]+\.[0-9]+\.[0-9]+' output
  local version
  version=$(sed 's/weaveproof //' output)
  counter
  expect 1 violation check --json result.json --sarif result.sarif -cp classes Counter
  jq -e --arg v "$version" '.weaveproof == $v' result.json
  jq -e --arg v "$version" '.weaveproof == $v and .version != $v' weaveproof-trace.json
  jq -e --arg v "$version" '.runs[0].tool.driver.version == $v' result.sarif
  grep -qF "VERSION $version " "$here/../../CMakeLists.txt"
}

# On a bare Debian the package brings what it needs. Here it is unpacked, and what it depends on is there already.
case_package_runs_where_it_is_installed() {
  local tool
  for tool in cpack dpkg-deb dpkg-shlibdeps file; do
    command -v $tool >/dev/null || skip "there is no $tool (Debian's packages cmake, dpkg-dev, file)"
  done
  cpack --config "$build/CPackConfig.cmake" -G DEB -B "$PWD/made" >log 2>&1 || { cat log; exit 1; }
  dpkg-deb -x made/weaveproof_*.deb root
  dpkg-deb -f made/weaveproof_*.deb >control
  local dependency
  for dependency in openjdk-17-jdk-headless libc6 libstdc++6 libfmt libzip libxxhash; do
    grep '^Depends: ' control | grep -qF "$dependency" || { echo "$dependency is missing"; cat control; exit 1; }
  done
  for file in bin/weaveproof share/java/weaveproof-{api,mutate}.jar share/man/man1/weaveproof.1 share/zsh/vendor-completions/_weaveproof \
    share/bash-completion/completions/weaveproof share/doc/weaveproof/{copyright,README.md,docs/user-guide.md,examples/Gate.java}; do
    [[ -s root/usr/$file ]] || { echo "$file is missing"; find root; exit 1; }
  done
  # The harness needs the API: to be compiled, to be run, and to be replayed, also behind a link.
  cat >Harness.java <<'JAVA'
import weaveproof.Check;
public class Harness {
  static volatile int sum;
  public static void main(String[] args) throws Exception {
    int by = Check.choose(1, 2);
    Thread other = new Thread(() -> sum += by);
    other.start();
    sum += by;
    other.join();
    assert sum != 2 : "two";
  }
}
JAVA
  weaveproof=$PWD/root/usr/bin/weaveproof
  expect 0 "$("$build/weaveproof" --version)" --version
  expect 1 'java.lang.AssertionError: two' check Harness.java
  expect 0 Harness.java mutate --list Harness.java
  ln -s "$weaveproof" wp
  weaveproof=$PWD/wp
  expect 1 'java.lang.AssertionError: two' replay weaveproof-trace.json
}

# options_of COMMAND: those in the help of a command.
options_of() { "$weaveproof" "$1" --help all 2>&1 | sed -nE 's/^  (-h,)?(--[a-z-]+).*/\2/p' | sort -u; }

commands_of_the_help() { "$weaveproof" --help | sed -nE 's/^(usage:|      ) +weaveproof +([a-z]+).*/\2/p' | sort -u; }

case_manual_has_every_option() {
  local command option
  [[ -s $build/weaveproof.1 ]]
  sed 's/\\-/-/g' "$build/weaveproof.1" >manual
  for command in $(commands_of_the_help); do
    grep -q "^weaveproof $command" manual || { echo "the manual does not know $command"; exit 1; }
    for option in $(options_of "$command"); do
      grep -qE -- "^\.B (-h,)?$option( |$)" manual || { echo "the manual does not know $option"; exit 1; }
    done
  done
  # What a sentence is made of must not be taken for a request.
  if command -v groff >/dev/null; then
    groff -man -Tutf8 -ww "$build/weaveproof.1" >page 2>warnings
    [[ ! -s warnings ]] || { cat warnings; exit 1; }
    [[ $(wc -l <page) -gt 200 ]]
  fi
}

# completed WORD…: what bash offers for the last word, one a line, sorted.
completed() (
  # shellcheck source=scripts/completions/weaveproof.bash
  source "$completions/weaveproof.bash"
  COMP_WORDS=("$weaveproof" "$@") COMP_CWORD=$#
  _weaveproof
  printf '%s\n' "${COMPREPLY[@]}" | sort
)
case_bash_completion() {
  local command
  [[ $(completed '' | grep -v '^--' | sort) == $(commands_of_the_help) ]]
  for command in run check replay; do diff <(options_of $command) <(completed $command --); done
  [[ $(completed check --color '' | tr '\n' ' ') == 'always auto never ' ]]
  [[ $(completed check --color = al) == always ]]
  [[ $(completed check --quiet --re) == --reduction$'\n'--restarts ]]
  completed check --search '' | grep -qx pos
  completed check --order pre | grep -qx preempt-random
  touch Some.java && mkdir jdk
  [[ $(completed check So) == Some.java && $(completed check --jdk '') == jdk ]]
  [[ $(completed check --quiet So) == Some.java && $(completed check --json So) == Some.java ]]
}
case_zsh_completion() {
  command -v zsh >/dev/null || skip 'there is no zsh'
  # What the shell would be told, by functions in the place of its own.
  cat >complete.zsh <<'ZSH'
completions=$1; shift
compadd() { shift; print -l -- "$@" }
_describe() { print -l -- "${(@P)2}" }
_files() { print files "$@" }
words=("$@") CURRENT=$# PREFIX=${@[-1]}
source $completions/_weaveproof
ZSH
  tried() { zsh -f complete.zsh "$completions" "$weaveproof" "$@" | sort -u; }
  [[ $(tried '' | grep -v '^--') == $(commands_of_the_help) ]]
  for command in run check replay; do diff <(options_of $command) <(tried $command -- | sed 's/:.*//' | sort -u); done
  tried check -- | grep -xF -- '--quiet:Print only the verdict and what qualifies it'
  [[ $(tried check --color '' | tr '\n' ' ') == 'always auto never ' ]]
  tried check --search '' | grep -qx pos
  [[ $(tried check --jdk '') == 'files -/' && $(tried check --json '') == files && $(tried check '') == files ]]
}

main "$@"
