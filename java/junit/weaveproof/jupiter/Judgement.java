package weaveproof.jupiter;

import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;
import weaveproof.launch.Json;

/** What a verdict of weaveproof means for the test, and what JUnit is told of it. */
final class Judgement {
  private final CheckedTest test;
  private final Answers answers;
  private final Json row;
  private final Inconclusive inconclusive;

  private Judgement(CheckedTest test, Answers answers, Inconclusive inconclusive) {
    this.test = test;
    this.answers = answers;
    this.row = answers.of(test);
    this.inconclusive = inconclusive;
  }

  static Judgement of(CheckedTest test, Answers answers, Weave weave) {
    return new Judgement(test, answers, weave.inconclusive());
  }

  void pronounce(ExtensionContext context) {
    if (row.isNull()) {
      throw new AssertionFailedError("weaveproof cannot check " + test + ": " + answers.problem());
    }
    context.publishReportEntry(entries());
    switch (row.get("verdict").text()) {
      case "no-violation":
        return;
      case "skipped":
        throw new TestAbortedException(row.get("message").text());
      case "violation":
        throw failure(row.get("text").text() + filesText());
      case "inconclusive":
        if (inconclusive == Inconclusive.ABORTS) {
          throw new TestAbortedException(verdictText());
        }
        if (inconclusive == Inconclusive.FAILS) {
          throw new AssertionFailedError(verdictText());
        }
        return;
      default:
        throw new AssertionFailedError(verdictText());
    }
  }

  private Map<String, String> entries() {
    Json result = row.get("result");
    Map<String, String> entries = new LinkedHashMap<>();
    entries.put("weaveproof.verdict", row.get("verdict").text());
    for (String figure : new String[] {"states", "transitions"}) {
      put(entries, figure, result.get("stats").get(figure).text());
    }
    put(entries, "assumptions", String.join("; ", result.get("assumptions").texts()));
    put(entries, "notes", String.join("; ", row.get("notes").texts()));
    put(entries, "page", row.get("page").text());
    put(entries, "trace", trace());
    return entries;
  }

  private static void put(Map<String, String> entries, String name, String value) {
    if (!value.isEmpty()) {
      entries.put("weaveproof." + name, value);
    }
  }

  private String trace() {
    return row.get("result").get("trace_file").text();
  }

  private String filesText() {
    String page = row.get("page").text();
    return page.isEmpty() ? "" : "\n\nThe page with this schedule: " + Paths.get(page).toUri();
  }

  // "inconclusive: …", and what to do about it.
  private String verdictText() {
    Json result = row.get("result");
    List<String> lines = new ArrayList<>();
    lines.add(row.get("verdict").text() + ": " + row.get("message").text());
    for (String part : new String[] {"notes", "advice"}) {
      lines.addAll(result.get(part).texts());
    }
    Path folder = answers.folder();
    if (row.get("verdict").text().equals("inconclusive")) {
      lines.add("@Weave(inconclusive = Inconclusive.PASSES) lets such a test pass; timeLimit gives it more time.");
    }
    lines.add("What weaveproof has written is in " + folder + ".");
    return String.join("\n", lines);
  }

  // The stack is that of the violation, so that the tools lead to the line of the program and not to one of this class.
  private AssertionFailedError failure(String message) {
    AssertionFailedError error = new AssertionFailedError(message);
    List<StackTraceElement> stack = new ArrayList<>();
    List<Json> stacks = row.get("result").get("error").get("stacks").elements();
    for (Json frame : stacks.isEmpty() ? stacks : stacks.get(0).get("frames").elements()) {
      String file = frame.get("file").text();
      stack.add(new StackTraceElement(
          frame.get("class").text(), frame.get("method").text(), file.isEmpty() ? null : file, frame.get("line").number()));
    }
    if (!stack.isEmpty()) {
      error.setStackTrace(stack.toArray(new StackTraceElement[0]));
    }
    return error;
  }
}
