package weaveproof.mutate;

/** Writes JSON, as much of it as there is need for. */
final class Json {
  private Json() {}

  static String quoted(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\')
        json.append('\\').append(c);
      else if (c < ' ' || c >= 0x7f)
        json.append(String.format("\\u%04x", (int) c));
      else
        json.append(c);
    }
    return json.append('"').toString();
  }
}
