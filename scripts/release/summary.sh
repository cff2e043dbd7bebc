#!/bin/bash
# Writes what `check --junit` and `diff` have found as Markdown: the comment of a pull request.
#
#   summary.sh RESULT.json…      those that are not there are passed over
set -euo pipefail
command -v jq >/dev/null || { echo 'summary.sh: there is no jq' >&2; exit 2; }
# In a table, what a test is called and says must not become markup or another column.
program='
def shown: tostring | gsub("[\n\r]"; " ") | gsub("&"; "&amp;") | gsub("<"; "&lt;") | gsub("\\|"; "&#124;") | gsub("`"; "&#96;") | gsub("@"; "&#64;");
def place: (.result.error.place // .place) as $p | if $p then "\($p.file // $p.class):\($p.line)" | shown else "" end;
def row(name): "| \(.verdict | shown) | \(name | shown) | \(.message // .error.message // "" | shown) | \(place) |";
def table(rows): "| verdict | | | |\n|---|---|---|---|\n" + (rows | join("\n"));
if .tests then
  "### weaveproof: \(.verdict)\n\n" +
  (([.tests[] | select(.verdict != "no-violation" and .verdict != "skipped")]) as $bad
    | (if ($bad | length) > 0 then table([$bad[] | row("\(.class).\(.name)")]) + "\n\n" else "" end)
    + "\(.tests | length) tests: " + ([.counts | to_entries[] | select(.value > 0) | "\(.value) \(.key)"] | join(", ")) + ".")
  + ([.problems[]? | "\n- \(shown)"] | join(""))
else
  "### weaveproof: what has changed\n\n" +
  ([.programs[] | . as $program | (.errors | if length > 0 then .[] else {} end)
    | "| \($program.verdict | shown) | \($program.program | shown) | \(.message // $program.covered // "" | shown) | \(place) | \(.origin.is // "" | shown) |"]
   | "| verdict | | | | |\n|---|---|---|---|---|\n" + join("\n"))
end'
for file; do
  [[ ! -s $file ]] || { jq -r "$program" "$file" && echo; }
done
