#!/bin/bash
# Checks test harnesses one after the other, for continuous integration:
#
#   check.sh FOLDER [option of weaveproof check…] -- CLASS…
#
# It writes into FOLDER: for each class, a page (CLASS.html) and a trace to replay (CLASS.json); for all classes together,
# weaveproof.sarif. The exit status is 0 if no class has a violation and all were covered, 1 if one has a violation,
# and otherwise the first status that is not 0: 3 for a search that a limit ended, 4 for an unsupported feature, 2 for
# wrong usage.
#
# WEAVEPROOF is the command (default: weaveproof). With ALLOW_INCONCLUSIVE=yes, a search that a limit ended is not a
# failure.
set -euo pipefail
weaveproof=${WEAVEPROOF:-weaveproof}
folder=$1
shift
options=()
while (($# > 0)) && [[ $1 != -- ]]; do
  options+=("$1")
  shift
done
shift || { echo "usage: check.sh FOLDER [option…] -- CLASS…" >&2; exit 2; }
(($# > 0)) || { echo "check.sh: no class is given" >&2; exit 2; }

mkdir -p "$folder"
worst=0
for class; do
  status=0
  "$weaveproof" check "${options[@]}" --html "$folder/$class.html" --trace "$folder/$class.json" \
    --sarif "$folder/$class.sarif" "$class" >"$folder/$class.txt" || status=$?
  printf '%s: ' "$class"
  head -1 "$folder/$class.txt"
  if [[ $status == 1 ]]; then cat "$folder/$class.txt"; fi
  if [[ $status == 3 && ${ALLOW_INCONCLUSIVE:-} == yes ]]; then status=0; fi
  if [[ $status == 1 || $worst == 0 ]]; then worst=$((worst == 1 ? 1 : status)); fi
done

# One SARIF run for all classes: tools that read SARIF expect one run for each checker.
sarif=()
for class; do
  if [[ -e $folder/$class.sarif ]]; then sarif+=("$folder/$class.sarif"); fi
done
if ((${#sarif[@]} > 0)); then
  jq -s '.[0] * {runs: [.[0].runs[0] * {
           results: map(.runs[0].results[]),
           invocations: map(.runs[0].invocations[])}]}' "${sarif[@]}" >"$folder/weaveproof.sarif"
  rm "${sarif[@]}"
fi
exit "$worst"
