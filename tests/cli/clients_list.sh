#!/bin/bash
# `weaveproof clients` on the classes of ../clients: each has one result that no order of its calls has, and a twin that has none.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

list=$(cd "$here/../clients" && pwd)

# pairs NAME…: the class is wrong, and the answer has the text that its comment tells; its twin passes.
pairs() {
  local name options text
  mkdir classes
  javac -d classes "${@/#/$list/}"
  for name in "${@%.java}"; do
    eval "options=($(sed -n 's|^// options: ||p' "$list/$name.java"))"
    text=$(sed -n 's|^// wrong: ||p' "$list/$name.java")
    expect 1 "$text" clients -cp classes "${options[@]}" "$name"
    grep -q "The class is not" output
    expect 0 'linearizable on every schedule' clients -cp classes "${options[@]}" "${name}Right"
  done
}

# Each case has those whose names begin with one of these letters; together they have all.
letters() {
  local file files=()
  for file in "$list"/[$1]*.java; do files+=("${file##*/}"); done
  pairs "${files[@]}"
}

case_clients_list_a_to_g() { letters A-G; }
case_clients_list_h_to_l() { letters H-L; }
case_clients_list_m_to_s() { letters M-S; }
case_clients_list_t_to_z() { letters T-Z; }

main "$@"
