// A token is an identifier (or keyword, or number), or a single other character; comments and literals yield none.
// Types are what follows `class`, `interface`, `enum` or `record` outside of all brackets.
#include "image/source_scan.hpp"

#include <cstddef>

namespace weaveproof::image {

namespace {

bool isIdentifierByte(char c) {
  auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z') ||
         byte == '_' || byte == '$';
}

class Tokens {
 public:
  explicit Tokens(std::string_view source) : rest_(source) {}

  std::string_view next() {  // empty at the end
    for (;;) {
      skipBlank();
      if (rest_.empty()) return {};
      if (rest_.starts_with("//")) {
        skipTo("\n", 2);
      } else if (rest_.starts_with("/*")) {
        skipTo("*/", 2);
      } else if (rest_.starts_with("\"\"\"")) {
        skipLiteral("\"\"\"");
      } else if (rest_[0] == '"') {
        skipLiteral("\"");
      } else if (rest_[0] == '\'') {
        skipLiteral("'");
      } else {
        break;
      }
    }
    std::size_t length = 0;
    while (length < rest_.size() && isIdentifierByte(rest_[length])) ++length;
    if (length == 0) length = 1;
    std::string_view token = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return token;
  }

  std::string_view peek() const { return Tokens(*this).next(); }

 private:
  void skipBlank() {
    std::size_t i = 0;
    while (i < rest_.size() && static_cast<unsigned char>(rest_[i]) <= ' ') ++i;
    rest_.remove_prefix(i);
  }
  void skipTo(std::string_view mark, std::size_t from) {
    std::size_t at = rest_.find(mark, from);
    rest_.remove_prefix(at == std::string_view::npos ? rest_.size() : at + mark.size());
  }
  void skipLiteral(std::string_view quote) {
    rest_.remove_prefix(quote.size());
    while (!rest_.empty() && !rest_.starts_with(quote))
      rest_.remove_prefix(rest_[0] == '\\' && rest_.size() > 1 ? 2 : 1);
    rest_.remove_prefix(rest_.empty() ? 0 : quote.size());
  }

  std::string_view rest_;
};

bool isIdentifier(std::string_view token) { return !token.empty() && isIdentifierByte(token.front()); }

// The name of a package or annotation: identifiers with dots between.
std::string takeQualifiedName(Tokens& tokens) {
  std::string name(tokens.next());
  while (tokens.peek() == ".") {
    tokens.next();
    name += '.';
    name += tokens.next();
  }
  return name;
}

// An opening bracket has been read: skips everything up to the matching closing one, which is included.
void skipBracketed(Tokens& tokens) {
  for (int depth = 1; depth > 0;) {
    std::string_view token = tokens.next();
    if (token.empty()) return;
    if (token == "(" || token == "{" || token == "[") ++depth;
    if (token == ")" || token == "}" || token == "]") --depth;
  }
}

}  // namespace

SourceOutline outlineOf(std::string_view source) {
  if (source.starts_with("\xEF\xBB\xBF")) source.remove_prefix(3);  // byte order mark
  SourceOutline outline;
  Tokens tokens(source);
  bool isPublic = false, inHeader = false;  // of a type
  std::string_view last;
  for (;;) {
    std::string_view token = tokens.next();
    if (token.empty()) return outline;
    if (token == "package") {
      outline.package = takeQualifiedName(tokens);
      while (!token.empty() && token != ";") token = tokens.next();
    } else if (token == "import") {
      while (!token.empty() && token != ";") token = tokens.next();
    } else if (token == "@" && tokens.peek() != "interface") {
      takeQualifiedName(tokens);
      if (tokens.peek() == "(") {
        tokens.next();
        skipBracketed(tokens);
      }
    } else if (token == "public") {
      isPublic = true;
    } else if (isIdentifier(tokens.peek()) &&
               (token == "class" || token == "interface" || token == "enum" || token == "record")) {
      outline.types.push_back({std::string(tokens.next()), isPublic});
      isPublic = false;
      inHeader = true;
    } else if (token == "(" || token == "{") {
      outline.isCompact = outline.isCompact || (token == "(" && !inHeader);
      inHeader = inHeader && token == "(";
      skipBracketed(tokens);
    } else if (token == "=" || token == ";") {
      // An empty declaration is nothing; that of a field follows its name.
      outline.isCompact = outline.isCompact || token == "=" || isIdentifier(last);
    }
    last = token;
  }
}

}  // namespace weaveproof::image
