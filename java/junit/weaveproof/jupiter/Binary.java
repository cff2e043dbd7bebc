package weaveproof.jupiter;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Where the program weaveproof is. */
final class Binary {
  static final String PROPERTY = "weaveproof.binary";
  static final String VARIABLE = "WEAVEPROOF";

  private Binary() {}

  /**
   * The file that the property names (a system property, or a line of junit-platform.properties), the file that the
   * environment variable names, that of a jar on the class path, or the first on the PATH.
   */
  static Path find(ExtensionContext context, Class<?> test) throws IOException {
    Optional<String> property = context.getConfigurationParameter(PROPERTY).filter(text -> !text.trim().isEmpty());
    if (property.isPresent()) {
      return executable(property.get().trim(), "the property " + PROPERTY);
    }
    String variable = System.getenv(VARIABLE);
    if (variable != null && !variable.isEmpty()) {
      return executable(variable, "the environment variable " + VARIABLE);
    }
    Optional<Path> unpacked = BinaryJar.unpack(test.getClassLoader());
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
    String others = BinaryJar.otherPlatforms(test.getClassLoader());
    throw new ExtensionConfigurationException("there is no program weaveproof: install it, put it on the PATH, or set "
        + "-D" + PROPERTY + "=FILE or the environment variable " + VARIABLE + others);
  }

  private static Path executable(String file, String given) {
    Path path = Paths.get(file);
    if (!isExecutable(path)) {
      throw new ExtensionConfigurationException(given + " names no program that can be run: " + file);
    }
    return path.toAbsolutePath();
  }

  private static boolean isExecutable(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }
}
