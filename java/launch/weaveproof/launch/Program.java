package weaveproof.launch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Optional;

/** Where the program weaveproof is. */
public final class Program {
  /** The name of a property that names its file. */
  public static final String PROPERTY = "weaveproof.binary";

  private static final String VARIABLE = "WEAVEPROOF";

  /** There is none; the message says what to do. */
  public static final class Missing extends RuntimeException {
    private static final long serialVersionUID = 1;

    Missing(String message) {
      super(message);
    }
  }

  private Program() {}

  /**
   * The file that is given, the file that the environment variable names, that of a jar which the class loader finds, or the
   * first on the PATH.
   *
   * @param given what the property says; null or empty: nothing
   */
  public static Path find(String given, ClassLoader loader) throws IOException {
    if (given != null && !given.trim().isEmpty()) {
      return executable(given.trim(), "the property " + PROPERTY);
    }
    String variable = System.getenv(VARIABLE);
    if (variable != null && !variable.isEmpty()) {
      return executable(variable, "the environment variable " + VARIABLE);
    }
    Optional<Path> unpacked = ProgramJar.unpack(loader);
    if (unpacked.isPresent()) {
      return unpacked.get();
    }
    String path = System.getenv("PATH");
    for (String folder : path == null ? new String[0] : path.split(File.pathSeparator)) {
      Path file = Paths.get(folder).resolve("weaveproof");
      if (!folder.isEmpty() && isExecutable(file)) {
        return file;
      }
    }
    throw new Missing("there is no program weaveproof: install it, put it on the PATH, or set -D" + PROPERTY
        + "=FILE or the environment variable " + VARIABLE + ProgramJar.otherPlatforms(loader));
  }

  private static Path executable(String file, String given) {
    Path path = Paths.get(file);
    if (!isExecutable(path)) {
      throw new Missing(given + " names no program that can be run: " + file);
    }
    return path.toAbsolutePath();
  }

  private static boolean isExecutable(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }
}
