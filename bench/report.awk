# Turns samples into two tables, and into JSON when the variable `json` names a file.
#
# A sample is a line of tab-separated fields, in the order in which they were taken:
#   kind (program or start), program, who, user seconds, system seconds, wall seconds, peak KiB, same output (1 or 0)
# Further variables, for the JSON: machine, java, loadBefore.
# The exit status is 1 if an output was wrong.

BEGIN { FS = "\t" }

{
  key = $1 SUBSEP $2 SUBSEP $3
  if ($1 == "program" && !(($1, $2) in known)) programs[++programCount] = $2
  if ($1 == "start" && !(($1, $3) in known)) starters[++starterCount] = $3
  known[$1, $2] = known[$1, $3] = 1
  n = ++count[key]
  user[key, n] = $4
  processor[key, n] = $4 + $5
  wall[key, n] = $6
  peak[key, n] = $7
  if (!$8) wrong[$1, $2] = anyWrong = 1
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

# How far the samples are apart, as a share of their median.
function spread(values, key,    i, low, high) {
  low = high = values[key, 1]
  for (i = 2; i <= count[key]; i++) {
    if (values[key, i] < low) low = values[key, i]
    if (values[key, i] > high) high = values[key, i]
  }
  return quotient(high - low, median(values, key))
}

# So short a time that the kernel counted nothing divides nothing.
function quotient(a, b) {
  return b > 0 ? a / b : 0
}

function quoted(text) {
  gsub(/["\\]/, "\\\\&", text)
  return "\"" text "\""
}

# Prints the first table; returns it as JSON.
function programTable(    i, javaKey, ourKey, java, ours, ratio, logs, compared, rows, mean) {
  printf "%-22s %12s %7s %13s %7s %7s\n", "program", "java -Xint s", "spread", "weaveproof s", "spread", "ratio"
  for (i = 1; i <= programCount; i++) {
    javaKey = "program" SUBSEP programs[i] SUBSEP "java -Xint"
    ourKey = "program" SUBSEP programs[i] SUBSEP "weaveproof run"
    java = median(user, javaKey)
    ours = median(user, ourKey)
    printf "%-22s %12.3f %6.0f%% %13.3f %6.0f%%", programs[i], java, spread(user, javaKey) * 100, ours,
           spread(user, ourKey) * 100
    if (("program", programs[i]) in wrong) {
      print "  wrong output"
      ratio = "null"
    } else {
      printf " %7.2f\n", java / ours
      ratio = sprintf("%.4f", java / ours)
      logs += log(java / ours)
      compared++
    }
    rows = rows sprintf("%s\n    {\"program\": %s, \"java_xint_user_seconds\": %.6f, " \
        "\"weaveproof_user_seconds\": %.6f, \"ratio\": %s}", i > 1 ? "," : "", quoted(programs[i]), java, ours, ratio)
  }
  mean = compared ? exp(logs / compared) : 0
  if (compared) printf "%-64s %8.2f\n", "geometric mean", mean
  return "\"programs\": [" rows "\n  ],\n  \"geometric_mean\": " (compared ? sprintf("%.4f", mean) : "null")
}

# Prints the second table; returns it as JSON.
function startTable(    i, key, ourKey, rows) {
  printf "%-18s %7s %7s %8s %9s    %s\n", "start of Hello", "wall s", "user s", "user+sys", "peak MiB",
         "ratios: wall, user, user+sys, peak"
  ourKey = "start" SUBSEP "Hello" SUBSEP "weaveproof run"
  for (i = 1; i <= starterCount; i++) {
    key = "start" SUBSEP "Hello" SUBSEP starters[i]
    printf "%-18s %7.3f %7.3f %8.3f %9.1f", starters[i], median(wall, key), median(user, key), median(processor, key),
           median(peak, key) / 1024
    if (key != ourKey)
      printf "    %.2f, %.2f, %.2f, %.2f", quotient(median(wall, key), median(wall, ourKey)),
             quotient(median(user, key), median(user, ourKey)),
             quotient(median(processor, key), median(processor, ourKey)),
             quotient(median(peak, key), median(peak, ourKey))
    printf "\n"
    rows = rows sprintf("%s\n    {\"command\": %s, \"wall_seconds\": %.6f, \"user_seconds\": %.6f, " \
        "\"user_and_system_seconds\": %.6f, \"peak_rss_bytes\": %d}", i > 1 ? "," : "", quoted(starters[i]),
        median(wall, key), median(user, key), median(processor, key), median(peak, key) * 1024)
  }
  if (("start", "Hello") in wrong) print "wrong output"
  return "\"start\": [" rows "\n  ]"
}

END {
  document = "{\n  \"machine\": " quoted(machine) ",\n  \"java\": " quoted(java) \
      ",\n  \"load_before\": " quoted(loadBefore)
  if (programCount) document = document ",\n  " programTable()
  if (programCount && starterCount) print ""
  if (starterCount) document = document ",\n  " startTable()
  if (json != "") print document "\n}" > json
  exit anyWrong
}
