package weaveproof.junit;

import java.util.ArrayList;
import java.util.List;

/** Records of values, separated by commas or what else is said, as JUnit's CsvSource has them. */
final class Csv {
  private final String delimiter;
  private final char quote;
  private final String empty;
  private final List<String> nulls;
  private final boolean trims;

  Csv(String delimiter, char quote, String empty, List<String> nulls, boolean trims) {
    this.delimiter = delimiter;
    this.quote = quote;
    this.empty = empty;
    this.nulls = nulls;
    this.trims = trims;
  }

  private String text;
  private int at;

  /** All records of a text, a line each unless it ends within quotes. Lines that are blank or begin with # are none. */
  List<List<String>> records(String whole, boolean hasComments) {
    List<List<String>> records = new ArrayList<>();
    text = whole;
    at = 0;
    while (at < text.length()) {
      int end = text.indexOf('\n', at);
      String line = text.substring(at, end < 0 ? text.length() : end).strip();
      if (line.isEmpty() || (hasComments && line.startsWith("#"))) {
        at = end < 0 ? text.length() : end + 1;
      } else {
        records.add(record());
      }
    }
    return records;
  }

  private List<String> record() {
    List<String> values = new ArrayList<>();
    for (;;) {
      values.add(value());
      if (text.startsWith(delimiter, at)) {
        at += delimiter.length();
      } else {
        at++;  // the end of the line, or of all
        return values;
      }
    }
  }

  // Ends before a delimiter, a line's end, or at the end.
  private String value() {
    int begin = at;
    while (trims && isBlank()) {
      at++;
    }
    if (at < text.length() && text.charAt(at) == quote) {
      String value = quoted();
      if (isEnd()) {
        return nulls.contains(value) ? null : value;
      }
    } else {
      at = begin;
    }
    while (!isEnd()) {
      at++;
    }
    String value = text.substring(begin, at);
    if (trims) {
      value = value.strip();
    } else if (value.endsWith("\r")) {
      value = value.substring(0, value.length() - 1);
    }
    return value.isEmpty() || nulls.contains(value) ? null : value;
  }

  // Two quotes stand for one. Goes on behind the blanks that follow: if that is not the value's end, it was not quoted.
  private String quoted() {
    StringBuilder value = new StringBuilder();
    for (at++; at < text.length(); at++) {
      if (text.charAt(at) != quote) {
        value.append(text.charAt(at));
      } else if (at + 1 < text.length() && text.charAt(at + 1) == quote) {
        value.append(quote);
        at++;
      } else {
        at++;
        while (isBlank()) {
          at++;
        }
        return value.isEmpty() ? empty : value.toString();
      }
    }
    throw new IllegalArgumentException("a quote is missing in " + text);
  }

  private boolean isBlank() {
    return !isEnd() && text.charAt(at) <= ' ';
  }

  private boolean isEnd() {
    return at >= text.length() || text.charAt(at) == '\n' || text.startsWith(delimiter, at);
  }
}
