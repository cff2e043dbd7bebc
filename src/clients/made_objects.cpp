#include "clients/made_objects.hpp"

#include <algorithm>
#include <cctype>

#include "clients/java_word.hpp"

namespace weaveproof::clients {

namespace {

// The position after the string or the character that begins at `at`.
std::size_t behindQuoted(std::string_view text, std::size_t at) {
  const char quote = text[at];
  for (std::size_t i = at + 1; i < text.size(); ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == quote)
      return i + 1;
  }
  return text.size();
}

// The position after the bracket that closes the one at `at`.
std::size_t behindBrackets(std::string_view text, std::size_t at) {
  std::size_t depth = 0;
  for (std::size_t i = at; i < text.size();) {
    const char c = text[i];
    if (c == '"' || c == '\'') {
      i = behindQuoted(text, i);
      continue;
    }
    if (c == '(' || c == '{' || c == '[') ++depth;
    if ((c == ')' || c == '}' || c == ']') && --depth == 0) return i + 1;
    ++i;
  }
  return text.size();
}

std::size_t behindBlanks(std::string_view text, std::size_t at) {
  while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])) != 0) ++at;
  return at;
}

bool isWordAt(std::string_view text, std::size_t at, std::string_view word) {
  return text.substr(at).starts_with(word) && (at == 0 || !isPartOfWord(text[at - 1])) &&
         (at + word.size() == text.size() || !isPartOfWord(text[at + word.size()]));
}

// Of the `new` at `at`: where its arguments begin; npos if it makes an array.
std::size_t argumentsOf(std::string_view text, std::size_t at) {
  std::size_t typeArguments = 0;  // how deep in <…>, where int[] makes nothing
  for (; at < text.size(); ++at) {
    if (text[at] == '<') ++typeArguments;
    if (text[at] == '>' && typeArguments > 0) --typeArguments;
    if (typeArguments > 0) continue;
    if (text[at] == '(') return at;
    if (text[at] == '[' || text[at] == '{') break;
  }
  return std::string_view::npos;
}

// Up to the end of a lambda: the comma or the bracket after its body.
std::size_t behindLambda(std::string_view text, std::size_t at) {
  while (at < text.size() && text[at] != ',' && text[at] != ')' && text[at] != ']' && text[at] != '}') {
    if (text[at] == '"' || text[at] == '\'')
      at = behindQuoted(text, at);
    else if (text[at] == '(' || text[at] == '{' || text[at] == '[')
      at = behindBrackets(text, at);
    else
      ++at;
  }
  return at;
}

}  // namespace

std::string withMade(std::string_view call, std::string_view by) {
  std::string result;
  for (std::size_t at = 0; at < call.size();) {
    std::size_t end = at + 1;
    if (call[at] == '"' || call[at] == '\'') {
      end = behindQuoted(call, at);
    } else if (call.substr(at).starts_with("->")) {
      end = behindLambda(call, at + 2);
    } else if (isWordAt(call, at, "new")) {
      if (const std::size_t open = argumentsOf(call, at); open != std::string_view::npos) {
        end = behindBrackets(call, open);
        result += std::string(by) + ".by(" + std::string(call.substr(at, open - at)) +
                  withMade(call.substr(open, end - open), by);
        if (const std::size_t body = behindBlanks(call, end); body < call.size() && call[body] == '{') {
          const std::size_t bodyEnd = behindBrackets(call, body);
          result += call.substr(end, bodyEnd - end);
          end = bodyEnd;
        }
        result += ")";
        at = end;
        continue;
      }
    }
    result += call.substr(at, end - at);
    at = end;
  }
  return result;
}

std::string withoutMade(std::string_view call) {
  std::string result(call);
  for (const std::string_view wrap : {"made.by(new ", "first.by(new "})
    for (std::size_t at = 0; (at = result.find(wrap, at)) != std::string::npos;) {
      const std::size_t open = result.find('(', at), end = behindBrackets(result, open);
      if (result[end - 1] == ')') result.erase(end - 1, 1);
      result.erase(at, open + 1 - at);
    }
  return result;
}

}  // namespace weaveproof::clients
