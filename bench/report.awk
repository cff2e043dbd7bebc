# Turns samples into the two tables, and into JSON when the variable `json` names a file.
#
# A sample is a line of tab-separated fields, in the order in which they were taken:
#   kind (program or start), program, who, user seconds, system seconds, wall seconds, peak KiB, same output (1 or 0)

BEGIN { FS = "\t" }

{
  key = $1 SUBSEP $2 SUBSEP $3
  if (!(($1, $2) in seen)) {
    seen[$1, $2] = 1
    if ($1 == "program") programs[++programCount] = $2
  }
  if ($1 == "start" && !($3 in starterSeen)) {
    starterSeen[$3] = 1
    starters[++starterCount] = $3
  }
  n = ++count[key]
  user[key, n] = $4
  wall[key, n] = $6
  peak[key, n] = $7
  if (!$8) differs[$2] = 1
}

function median(values, key,    n, i, j, value, sorted) {
  n = count[key]
  for (i = 1; i <= n; i++) {
    value = values[key, i]
    for (j = i - 1; j >= 1 && sorted[j] > value; j--) sorted[j + 1] = sorted[j]
    sorted[j + 1] = value
  }
  return n % 2 ? sorted[(n + 1) / 2] : (sorted[n / 2] + sorted[n / 2 + 1]) / 2
}

# How far apart the samples are: (largest - smallest) / median, in percent.
function spread(values, key,    i, low, high, middle) {
  low = high = values[key, 1]
  for (i = 2; i <= count[key]; i++) {
    if (values[key, i] < low) low = values[key, i]
    if (values[key, i] > high) high = values[key, i]
  }
  middle = median(values, key)
  return middle > 0 ? (high - low) / middle * 100 : 0
}

function quoted(text) {
  gsub(/["\\]/, "\\\\&", text)
  return "\"" text "\""
}

function programTable(    i, java, ours, logs, used, rows) {
  printf "%-22s %12s %7s %12s %7s %8s\n", "program", "java -Xint s", "spread", "weaveproof s", "spread", "ratio"
  for (i = 1; i <= programCount; i++) {
    javaKey = "program" SUBSEP programs[i] SUBSEP "java -Xint"
    ourKey = "program" SUBSEP programs[i] SUBSEP "weaveproof run"
    java = median(user, javaKey)
    ours = median(user, ourKey)
    if (programs[i] in differs) {
      printf "%-22s %12.3f %6.0f%% %12s\n", programs[i], java, spread(user, javaKey), "wrong output"
      ratios = "null"
    } else {
      printf "%-22s %12.3f %6.0f%% %12.3f %6.0f%% %8.2f\n", programs[i], java, spread(user, javaKey), ours,
             spread(user, ourKey), java / ours
      logs += log(java / ours)
      used++
      ratios = sprintf("%.4f", java / ours)
    }
    rows = rows (i > 1 ? "," : "") sprintf("\n    {\"program\": %s, \"java_xint_user_seconds\": %.6f, " \
        "\"weaveproof_user_seconds\": %.6f, \"ratio\": %s}", quoted(programs[i]), java, ours, ratios)
  }
  if (used > 0) printf "%-22s %50s\n", "geometric mean", sprintf("%.2f", exp(logs / used))
  return "  \"programs\": [" rows "\n  ],\n  \"geometric_mean\": " (used > 0 ? sprintf("%.4f", exp(logs / used)) : "null")
}

function startTable(    i, key, ourKey, rows) {
  printf "\n%-22s %8s %8s %10s %22s\n", "start: Hello", "wall s", "user s", "peak MiB", "ratio wall, user, peak"
  for (i = 1; i <= starterCount; i++) {
    key = "start" SUBSEP "Hello" SUBSEP starters[i]
    ourKey = "start" SUBSEP "Hello" SUBSEP "weaveproof run"
    printf "%-22s %8.3f %8.3f %10.1f %10.2f %5.2f %5.2f\n", starters[i], median(wall, key), median(user, key),
           median(peak, key) / 1024, median(wall, key) / median(wall, ourKey), median(user, key) / median(user, ourKey),
           median(peak, key) / median(peak, ourKey)
    rows = rows (i > 1 ? "," : "") sprintf("\n    {\"command\": %s, \"wall_seconds\": %.6f, \"user_seconds\": %.6f, " \
        "\"peak_rss_bytes\": %d}", quoted(starters[i]), median(wall, key), median(user, key), median(peak, key) * 1024)
  }
  if ("Hello" in differs) print "start: the outputs differ"
  return "  \"start\": [" rows "\n  ]"
}

END {
  document = "{\n  \"machine\": " quoted(machine) ",\n  \"java\": " quoted(java) ",\n  \"load_before\": " quoted(loadBefore)
  if (programCount > 0) document = document ",\n" programTable()
  if (starterCount > 0) document = document ",\n" startTable()
  if (json != "") print document "\n}" > json
  for (name in differs) exit 1
}
