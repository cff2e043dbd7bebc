package weaveproof.launch;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The program in a jar of the class path, as native libraries come. Below {@code META-INF/weaveproof/linux-x86_64/} there are
 * its files, and a file {@code index}: its first line is the digest of them all, each other line the name of one.
 */
final class ProgramJar {
  private static final String ROOT = "META-INF/weaveproof/";
  private static final List<String> PLATFORMS = Arrays.asList("linux-x86_64", "linux-aarch64");

  private ProgramJar() {}

  static String platform() {
    String name = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String processor = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
    return name + "-" + (processor.equals("amd64") ? "x86_64" : processor);
  }

  /** The program for this platform, in a folder of the user's cache; empty if no jar has it. */
  static Optional<Path> unpack(ClassLoader loader) throws IOException {
    String folder = ROOT + platform() + "/";
    URL index = loader.getResource(folder + "index");
    if (index == null) {
      return Optional.empty();
    }
    List<String> lines = lines(index);
    Path target = cache().resolve(lines.get(0));
    if (!Files.isDirectory(target)) {
      unpack(loader, folder, lines.subList(1, lines.size()), target);
    }
    return Optional.of(target.resolve("weaveproof"));
  }

  /** For the sentence that there is no program: a jar that has it for another platform. */
  static String otherPlatforms(ClassLoader loader) {
    for (String one : PLATFORMS) {
      if (!one.equals(platform()) && loader.getResource(ROOT + one + "/index") != null) {
        return " (a jar on the class path has it for " + one + ", and this is " + platform() + ")";
      }
    }
    return "";
  }

  private static Path cache() {
    String given = System.getenv("XDG_CACHE_HOME");
    boolean isGiven = given != null && !given.isEmpty();
    Path root = isGiven ? Paths.get(given) : Paths.get(System.getProperty("user.home"), ".cache");
    return root.resolve("weaveproof").resolve("programs");
  }

  // Another process may do the same now: the folder appears when all files are in it, and the first one wins.
  private static void unpack(ClassLoader loader, String folder, List<String> names, Path target) throws IOException {
    Files.createDirectories(target.getParent());
    Path made = Files.createTempDirectory(target.getParent(), "new");
    try {
      for (String name : names) {
        Path file = made.resolve(name);
        try (InputStream in = loader.getResourceAsStream(folder + name)) {
          if (in == null) {
            throw new IOException("the jar with weaveproof has no " + folder + name);
          }
          Files.copy(in, file);
        }
      }
      if (!made.resolve("weaveproof").toFile().setExecutable(true)) {
        throw new IOException("cannot make " + made.resolve("weaveproof") + " executable");
      }
      Files.move(made, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileAlreadyExistsException | java.nio.file.DirectoryNotEmptyException e) {
      remove(made);
    } catch (IOException e) {
      remove(made);
      if (!Files.isDirectory(target)) {
        throw e;
      }
    }
  }

  private static void remove(Path folder) throws IOException {
    try (java.nio.file.DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }

  private static List<String> lines(URL resource) throws IOException {
    List<String> lines = new ArrayList<>();
    try (BufferedReader in = new BufferedReader(new InputStreamReader(resource.openStream(), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (!line.isEmpty()) {
          lines.add(line);
        }
      }
    }
    if (lines.size() < 2) {
      throw new IOException("the jar with weaveproof is damaged: " + resource);
    }
    return lines;
  }
}
