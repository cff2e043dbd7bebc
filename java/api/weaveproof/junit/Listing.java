package weaveproof.junit;

import java.io.PrintStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Where the tests of one class go: lines for weaveproof, each with a mark in front that sets it off from what the
 * program itself prints. Words are separated by tabs.
 */
final class Listing {
  private static final String MARK = "\u0001weaveproof.junit";

  private final PrintStream out;
  private final String method;  // the only one that is wanted, or with a number in brackets; null: all
  private final boolean isSearched;
  private final Set<String> names = new LinkedHashSet<>();  // of the methods that there are
  private int count;

  Listing(PrintStream out, String method, boolean isSearched) {
    this.out = out;
    this.method = method;
    this.isSearched = isSearched;
  }

  /** Whether nobody has named the class: then JUnit passes over some that it would refuse. */
  boolean isSearched() {
    return isSearched;
  }

  /** How many tests there were that are wanted. */
  int count() {
    return count;
  }

  /** "; did you mean add?", if the wanted name differs by few letters from one that there is. */
  String didYouMean() {
    String wanted = method == null ? "" : method.replaceFirst("[\\[(].*", "");
    String nearest = "";
    int limit = Math.max(1, wanted.length() / 4);
    for (String name : names) {
      int distance = distance(wanted.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
      if (distance <= limit && distance < wanted.length()) {
        nearest = name;
        limit = distance - 1;
      }
    }
    return nearest.isEmpty() || nearest.equals(wanted) ? "" : "; did you mean " + nearest + "?";
  }

  // How many letters have to be inserted, removed or replaced.
  private static int distance(String one, String other) {
    int[] last = new int[other.length() + 1];
    for (int j = 0; j < last.length; j++) {
      last[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int[] now = new int[last.length];
      now[0] = i;
      for (int j = 1; j < now.length; j++) {
        int replaced = last[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        now[j] = Math.min(replaced, 1 + Math.min(last[j], now[j - 1]));
      }
      last = now;
    }
    return last[other.length()];
  }

  /** Whether tests of this name may be wanted at all. */
  boolean wants(String name) {
    names.add(name);
    return method == null || method.equals(name) || method.startsWith(name + "[") || method.startsWith(name + "(");
  }

  /** A test that can be run. `index` counts the invocations from 1 on, or is 0 if there is one only. */
  void test(TestClass type, String name, int index, String arguments, List<String> notes, List<String> steps) {
    if (wants(name, index)) {
      write("test", type, name, index, arguments, String.join("\n", notes), steps);
    }
  }

  /** A test that is switched off. */
  void skipped(TestClass type, String name, String reason) {
    if (wants(name, 0)) {
      write("skipped", type, name, 0, "", reason, List.of());
    }
  }

  /** A test that needs more of JUnit than there is. */
  void unsupported(TestClass type, String name, String what) {
    if (wants(name, 0)) {
      write("unsupported", type, name, 0, "", what, List.of());
    }
  }

  /** A test that is not as JUnit has it. */
  void wrong(TestClass type, String name, String sentence) {
    if (wants(name, 0)) {
      write("wrong", type, name, 0, "", sentence, List.of());
    }
  }

  // A name may have parameter types behind it, which nobody has to write.
  private boolean wants(String name, int index) {
    String bare = name.contains("(") ? name.substring(0, name.indexOf('(')) : name;
    for (String one : List.of(name, bare)) {
      if (method == null || method.equals(one) || method.equals(one + "[" + index + "]")) {
        return true;
      }
    }
    return false;
  }

  private void write(
      String kind, TestClass type, String name, int index, String arguments, String said, List<String> steps) {
    count++;
    StringBuilder line = new StringBuilder();
    for (String word : List.of(kind, type.name(), type.type().getName(), name, String.valueOf(index), arguments, said)) {
      line.append('\t').append(escaped(word));
    }
    for (String word : steps) {
      line.append('\t').append(escaped(word));
    }
    out.print("\n" + MARK + line + "\n");
  }

  /** A sentence about what was asked for. */
  static void problem(PrintStream out, String sentence) {
    out.print("\n" + MARK + "\tproblem\t" + escaped(sentence) + "\n");
  }

  /** Everything is said about what was asked for; the next thing follows. */
  static void end(PrintStream out) {
    out.print("\n" + MARK + "\tend\n");
  }

  private static String escaped(String word) {
    return word.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
  }
}
