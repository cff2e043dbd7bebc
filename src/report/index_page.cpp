#include "report/index_page.hpp"

#include <fmt/format.h>

#include <cctype>
#include <filesystem>

#include "report/markup.hpp"
#include "report/wrap.hpp"

namespace weaveproof::report {

namespace {

constexpr const char* kHead = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>weaveproof</title>
<style>
:root { color-scheme: light dark; }
body { font: 15px/1.45 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #8884; }
td.number { text-align: right; white-space: nowrap; }
td.verdict { white-space: nowrap; font-weight: 600; }
code { font: 14px/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
p.said { margin: .1rem 0 0; opacity: .8; overflow-wrap: anywhere; }
.no-violation { color: light-dark(#1b6e3c, #7bd69b); }
.violation, .error { color: light-dark(#b3261e, #ff8a80); }
.inconclusive, .unsupported { color: light-dark(#8a5a00, #f0c060); }
.skipped { opacity: .7; }
.mentioned { display: block; color: light-dark(#8a5a00, #f0c060); white-space: normal; }
</style>
</head>
<body>
)";

// Both lie in the same folder. A name in a link must not be taken for anything but a path.
std::string linkTo(const std::string& file) {
  std::string link = "./";
  for (const char c : std::filesystem::path(file).filename().string()) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-' || c == '_';
    link += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return link;
}

std::string rowText(const IndexRow& row) {
  std::string name = "<code>" + escaped(row.name) + "</code>";
  if (!row.page.empty()) name = fmt::format("<a href=\"{}\">{}</a>", linkTo(row.page), name);
  name += escaped(row.behindName);
  for (const std::string& sentence : row.sentences) name += "<p class=\"said\">" + escaped(sentence) + "</p>";
  return fmt::format(
      "<tr><td class=\"verdict {}\">{}</td><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{:.2f} "
      "s</td></tr>\n",
      escaped(row.verdict),
      escaped(row.shownAs) +
          (row.mentioned.empty() ? "" : "<span class=\"mentioned\">" + escaped(row.mentioned) + " mentioned</span>"),
      name, row.states ? grouped(*row.states) : "", row.seconds);
}

}  // namespace

std::string indexText(const Index& index) {
  std::string text = kHead;
  text += fmt::format("<h1>{}</h1>\n", escaped(index.heading));
  for (const std::string& problem : index.problems) text += "<p class=\"error\">" + escaped(problem) + "</p>\n";
  text += fmt::format("<table>\n<tr><th>verdict</th><th>{}</th><th>states</th><th>time</th></tr>\n", index.rowsAre);
  for (const IndexRow& row : index.rows) text += rowText(row);
  text += "</table>\n";
  if (!index.assumptions.empty()) {
    text += "<h2>Assumed</h2>\n<ul>\n";
    for (const std::string& assumption : index.assumptions) text += "<li>" + escaped(assumption) + "</li>\n";
    text += "</ul>\n";
  }
  return text + "</body>\n</html>\n";
}

}  // namespace weaveproof::report
