package weaveproof.launch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Whether a call of weaveproof lets a build go on, and the sentence if it does not. */
public final class Outcome {
  private static final int VIOLATION = 1;
  private static final int INCONCLUSIVE = 3;
  private static final int UNSUPPORTED = 4;
  private static final int MOST_NAMES = 5;

  private Outcome() {}

  /**
   * @param rows the name of the list in the result
   * @param one what an element of it is: "test"
   * @param inconclusivePasses whether a limit that ended a search is taken for a success
   * @return null if the build goes on
   */
  public static String problem(Call call, int status, String rows, String one, boolean inconclusivePasses) throws IOException {
    if (status == 0 || status == INCONCLUSIVE && inconclusivePasses) {
      return null;
    }
    Json result = call.result();
    List<String> problems = result.get("problems").texts();
    if (status != VIOLATION && !problems.isEmpty()) {
      return "weaveproof: " + String.join("; ", problems);
    }
    String verdict = status == VIOLATION ? "violation" : status == INCONCLUSIVE ? "inconclusive"
        : status == UNSUPPORTED ? "unsupported" : "error";
    List<String> names = new ArrayList<>();
    int all = 0;
    for (Json row : result.get(rows).elements()) {
      all++;
      if (row.get("verdict").text().equals(verdict)) {
        names.add(nameOf(row));
      }
    }
    if (names.isEmpty()) {
      return sentence(call, status);
    }
    String shown = String.join(", ", names.subList(0, Math.min(MOST_NAMES, names.size())));
    String more = names.size() > MOST_NAMES ? " and " + (names.size() - MOST_NAMES) + " more" : "";
    return "weaveproof: " + names.size() + " of " + all + " " + one + (all == 1 ? "" : "s") + ": " + verdict + ": " + shown + more;
  }

  private static String nameOf(Json row) {
    String type = row.get("class").text();
    String name = row.get("name").isNull() ? row.get("program").text() : row.get("name").text();
    String shown = type.isEmpty() ? name : type + "." + name;
    return shown.isEmpty() ? "number " + row.get("number").text() : shown;
  }

  private static String sentence(Call call, int status) {
    String said = call.lastLine();
    return said.startsWith("weaveproof: ") ? said : "weaveproof ended with status " + status + ": " + said;
  }
}
