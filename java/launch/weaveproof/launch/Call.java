package weaveproof.launch;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** A call of weaveproof by a build tool: its words, its output line by line, and its result as a sentence. */
public final class Call {
  private static final String COMPLAINT = "weaveproof: ";

  private final List<String> command = new ArrayList<>();
  private final Path json;
  private String lastLine = "";

  /** @param json the file for the result, in a folder that there is */
  public Call(Path program, String name, Path json) {
    this.json = json;
    command.addAll(Arrays.asList(program.toString(), name, "--color=never", "--json=" + json));
  }

  public Call add(String... words) {
    command.addAll(Arrays.asList(words));
    return this;
  }

  public Call addAll(List<String> words) {
    if (words != null) {
      command.addAll(words);
    }
    return this;
  }

  /** Adds {@code --name=value}, if there is a value. */
  public Call option(String name, String value) {
    return value == null || value.isEmpty() ? this : add("--" + name + "=" + value);
  }

  /** The JDK that runs the build tool, unless it is one of Java 8, or another one is given. */
  public Call jdk(String given) {
    boolean isOld = System.getProperty("java.specification.version", "").startsWith("1.");
    return option("jdk", given != null && !given.isEmpty() ? given : isOld ? "" : System.getProperty("java.home"));
  }

  /** Runs it, in this folder; returns the exit status. */
  public int run(File folder, Consumer<String> log) throws IOException, InterruptedException {
    Files.deleteIfExists(json);
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder).redirectErrorStream(true);
    builder.redirectInput(Redirect.from(new File("/dev/null")));
    Process process = builder.start();
    Thread end = new Thread(process::destroy);
    Runtime.getRuntime().addShutdownHook(end);
    try (BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        log.accept(line);
        boolean isComplaint = line.startsWith(COMPLAINT);
        if (isComplaint || !line.trim().isEmpty() && !lastLine.startsWith(COMPLAINT)) {
          lastLine = line.trim();
        }
      }
      return process.waitFor();
    } finally {
      process.destroy();
      try {
        Runtime.getRuntime().removeShutdownHook(end);
      } catch (IllegalStateException e) {
        // The build tool ends now, and the hook runs already.
      }
    }
  }

  /** What the last run has written; {@link Json#NULL} if it has written nothing. */
  public Json result() throws IOException {
    return Files.exists(json) ? Json.parse(new String(Files.readAllBytes(json), StandardCharsets.UTF_8)) : Json.NULL;
  }

  /** Why there is no result: the last thing that weaveproof said, a sentence about its call before all others. */
  public String lastLine() {
    return lastLine;
  }
}
