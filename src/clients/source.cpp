#include "clients/source.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "clients/made_objects.hpp"

namespace weaveproof::clients {

namespace {

// As a literal; results are printable ASCII.
std::string quoted(const std::string& text) {
  std::string literal = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') literal += '\\';
    literal += c;
  }
  return literal + "\"";
}

std::string headOf(const Subject& subject) {
  return (subject.package.empty() ? "" : fmt::format("package {};\n\n", subject.package)) +
         "import weaveproof.clients.Client;\n\n";
}

// `arguments` are those of Client.check.
std::string classText(const Harness& harness, const Client& client, std::size_t number, const std::string& arguments) {
  const Subject& subject = harness.subject;
  std::string source = "@SuppressWarnings({\"rawtypes\", \"unchecked\"})\n";
  source +=
      fmt::format("final class {} {{\n  static Client client() throws Throwable {{\n", simpleNameOf(subject, number));
  const std::size_t open = std::min(subject.construct.find('('), subject.construct.size());  // the object itself is known
  std::string begin = fmt::format("    {} object = {};\n", subject.sourceName,
                                  subject.construct.substr(0, open) + withMade(subject.construct.substr(open), "first"));
  for (const std::string& call : harness.prefix) begin += fmt::format("    object.{};\n", withMade(call, "first"));
  const bool makes = begin.find("first.by(") != std::string::npos;
  source += (makes ? "    Client.Made first = new Client.Made();\n" : "") + begin;
  source += makes ? "    return new Client(object, first)" : "    return new Client(object)";
  for (std::size_t thread = 0; thread < client.threads.size(); ++thread) {
    source += fmt::format("\n        .thread(\"{}\")", threadName(thread));
    for (const std::size_t call : client.threads[thread]) {
      const std::string& text = subject.calls[call].text;
      const std::string making = withMade(text);
      source += fmt::format("\n        .call({} -> object.{})", making == text ? "()" : "(Client.Made made)", making);
    }
  }
  if (!harness.content.empty()) source += fmt::format("\n        .content(() -> object.{})", harness.content);
  source += ";\n  }\n\n  public static void main(String[] args) throws Throwable {\n";
  return source + fmt::format("    client().check({});\n  }}\n}}\n", arguments);
}

}  // namespace

std::string simpleNameOf(const Subject& subject, std::size_t number) {
  std::string name = subject.className.substr(subject.className.rfind('.') + 1);
  std::ranges::replace(name, '$', '_');
  return fmt::format("{}Client{}", name, number);
}

std::string classNameOf(const Subject& subject, std::size_t number) {
  return subject.package.empty() ? simpleNameOf(subject, number)
                                 : subject.package + "." + simpleNameOf(subject, number);
}

std::filesystem::path fileOf(const Subject& subject, std::size_t number) {
  std::string folder = subject.package;
  std::ranges::replace(folder, '.', '/');
  return std::filesystem::path(folder) / (simpleNameOf(subject, number) + ".java");
}

std::string sourceOfAll(const Harness& harness, const std::vector<Client>& clients) {
  std::string source = headOf(harness.subject);
  for (std::size_t i = 0; i < clients.size(); ++i)
    source += (i == 0 ? "" : "\n") + classText(harness, clients[i], i + 1, "args");
  return source;
}

std::string sourceOf(const Harness& harness, const Client& client, std::size_t number, const std::string& property,
                     const std::vector<Order>& admitted) {
  std::string comment =
      fmt::format("// A client of {}: the results of its calls have to be {}.\n", harness.subject.sourceName, property);
  if (mayWait(admitted))
    comment += "// It may wait for ever, and cannot be checked with --time free.\n";
  std::string arguments = "\n        " + quoted(property);
  for (const Order& order : admitted) arguments += ",\n        " + quoted(order.text());
  return headOf(harness.subject) + comment + classText(harness, client, number, arguments);
}

std::string timeInsteadOfFree(const std::vector<Order>& admitted) { return mayWait(admitted) ? "patient:24h" : ""; }

}  // namespace weaveproof::clients
