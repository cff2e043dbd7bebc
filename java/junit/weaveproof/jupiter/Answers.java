package weaveproof.jupiter;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import weaveproof.launch.Json;
import weaveproof.launch.Program;

/** What weaveproof says about all invocations of a test method: it is called here, and writes its files into one folder. */
final class Answers {
  private final Path folder;
  private final int status;
  private final String output;
  private final Json json;

  private Answers(Path folder, int status, String output, Json json) {
    this.folder = folder;
    this.status = status;
    this.output = output;
    this.json = json;
  }

  static Answers of(CheckedTest test, Weave weave, ExtensionContext context) throws IOException, InterruptedException {
    Path program = program(context, test);
    Path folder = emptied(reports(context).resolve(test.fileName()));
    Path result = folder.resolve("result.json");
    List<String> command = new ArrayList<>(Arrays.asList(program.toString(), "check", "--junit", "--color=never"));
    command.add("--json=" + result);
    command.add("--html=" + folder.resolve("page.html"));
    command.add("--trace=" + folder.resolve("trace.json"));
    if (!System.getProperty("java.specification.version", "").startsWith("1.")) {
      command.add("--jdk=" + System.getProperty("java.home"));
    }
    command.addAll(options(weave, context));
    command.add("-cp");
    command.add(ClassPath.of(test.type()));
    command.add(test.selector());
    Path output = folder.resolve("output.txt");
    int status = run(command, output);
    String said = new String(Files.readAllBytes(output), StandardCharsets.UTF_8);
    Json json = Json.NULL;
    if (Files.exists(result)) {
      json = Json.parse(new String(Files.readAllBytes(result), StandardCharsets.UTF_8));
    }
    return new Answers(folder, status, said, json);
  }

  private static Path program(ExtensionContext context, CheckedTest test) throws IOException {
    try {
      return Program.find(
          context.getConfigurationParameter(Program.PROPERTY).orElse(null), test.type().getClassLoader());
    } catch (Program.Missing missing) {
      throw new ExtensionConfigurationException(missing.getMessage());
    }
  }

  private static List<String> options(Weave weave, ExtensionContext context) {
    List<String> options = new ArrayList<>();
    String usual = context.getConfigurationParameter("weaveproof.time-limit").orElse("60s");
    options.add("--time-limit=" + (weave.timeLimit().isEmpty() ? usual : weave.timeLimit()));
    if (weave.stateLimit() != 0) {
      options.add("--state-limit=" + weave.stateLimit());
    }
    add(options, "--memory-limit=", weave.memoryLimit());
    add(options, "--time=", weave.time());
    add(options, "--property=", String.join(",", weave.properties()));
    add(options, "--search=", weave.search());
    options.addAll(Arrays.asList(weave.options()));
    return options;
  }

  private static void add(List<String> options, String name, String value) {
    if (!value.isEmpty()) {
      options.add(name + value);
    }
  }

  // Below the folder of the build tool, which `clean` removes and version control ignores.
  private static Path reports(ExtensionContext context) {
    String usual = Files.exists(Paths.get("pom.xml")) ? "target/weaveproof"
        : Files.exists(Paths.get("build.gradle")) || Files.exists(Paths.get("build.gradle.kts")) ? "build/weaveproof"
        : ".weaveproof";
    return Paths.get(context.getConfigurationParameter("weaveproof.reports").orElse(usual)).toAbsolutePath();
  }

  // Of an earlier check nothing is left, that could be taken for what this one has found.
  private static Path emptied(Path folder) throws IOException {
    Files.createDirectories(folder);
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "{result.json,output.txt,page*.html,trace*.json}")) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
    return folder;
  }

  private static int run(List<String> command, Path output) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectErrorStream(true).redirectOutput(output.toFile());
    builder.redirectInput(Redirect.from(Paths.get("/dev/null").toFile()));
    Process process = builder.start();
    Thread end = new Thread(process::destroy);
    Runtime.getRuntime().addShutdownHook(end);
    try {
      return process.waitFor();
    } finally {
      process.destroy();
      try {
        Runtime.getRuntime().removeShutdownHook(end);
      } catch (IllegalStateException e) {
        // This process ends now, and the hook runs already.
      }
    }
  }

  /** The one of this invocation, or the only one if weaveproof does not tell the invocations apart; {@link Json#NULL}: none. */
  Json of(CheckedTest test) {
    List<Json> rows = new ArrayList<>();
    for (Json row : json.get("tests").elements()) {
      if (test.isNamed(row.get("method").text())) {
        rows.add(row);
        if (row.get("name").text().equals(row.get("method").text() + "[" + test.invocation() + "]")) {
          return row;
        }
      }
    }
    boolean isOnly = rows.size() == 1 && rows.get(0).get("name").text().equals(rows.get(0).get("method").text());
    return isOnly ? rows.get(0) : Json.NULL;
  }

  /** Why there is none: what weaveproof says of its call. */
  String problem() {
    String problems = String.join("\n", json.get("problems").texts());
    String text = problems.isEmpty() ? output.trim().replaceAll("(?m)^weaveproof: ", "") : problems;
    return text.isEmpty() ? "it ended with status " + status + " and said nothing" : text;
  }

  Path folder() {
    return folder;
  }
}
