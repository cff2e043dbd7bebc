#!/bin/bash
# sampler_test.sh STATE_SPACE_SAMPLER CLASSES: the figures of EitherOrder, which can be counted by hand.
#
# A is the choice between main's read and the thread's write. When the write comes first, main reads next and fails, or the
# thread ends and main fails then: two error paths with two choices each. When the read comes first, the end of main can come
# before the write, between the write and the end of the thread, or last. The search goes along all three, though it ends
# the later ones where they meet the first: two of five paths are error paths. Half of all walks begin with the write.
set -euo pipefail
sampler=$1 classes=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

value() {  # value NAME: of the figure
  sed -n "s/^ \"$1\": \([0-9.]*\),*$/\1/p" "$work/figures.json"
}

for mode in sampled every-state; do
  for seed in 0 1 2 3; do
    "$sampler" "$mode" -cp "$classes" --seed "$seed" --json "$work/figures.json" EitherOrder
    if [[ $(value error_path_ratio) != 0.4 || $(value min_choices) != 2 || $(value mean_choices) != 2.0 ||
      $(value sampled_error_paths) != 2 || $(value walks) != 1000 ]] ||
      ! awk -v share="$(value error_walk_ratio)" 'BEGIN { exit !(share > 0.42 && share < 0.58) }'; then
      echo "$mode, seed $seed: these are not the figures of EitherOrder"
      cat "$work/figures.json"
      exit 1
    fi
  done
done
