package weaveproof.jupiter;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** The folders and jars that the tests of this process were loaded from. */
final class ClassPath {
  private final Set<Path> found = new LinkedHashSet<>();

  private ClassPath() {}

  /**
   * What the class loader of the test searches, if it is one that says so, then the class path and the module path of
   * the process. Launchers differ in which of these they use.
   */
  static String of(Class<?> test) {
    ClassPath path = new ClassPath();
    for (ClassLoader loader = test.getClassLoader(); loader != null; loader = loader.getParent()) {
      if (loader instanceof URLClassLoader) {
        for (URL url : ((URLClassLoader) loader).getURLs()) {
          path.add(url);
        }
      }
    }
    path.addAll(System.getProperty("java.class.path", ""));
    path.addAll(System.getProperty("jdk.module.path", ""));
    if (test.getProtectionDomain().getCodeSource() != null) {
      path.add(test.getProtectionDomain().getCodeSource().getLocation());
    }
    StringBuilder text = new StringBuilder();
    for (Path one : path.found) {
      text.append(text.length() == 0 ? "" : File.pathSeparator).append(one);
    }
    return text.toString();
  }

  private void addAll(String paths) {
    for (String one : paths.split(File.pathSeparator)) {
      if (!one.isEmpty()) {
        add(Paths.get(one));
      }
    }
  }

  private void add(URL url) {
    try {
      add(Paths.get(url.toURI()));
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      // It is no file of this machine, and cannot be handed on.
    }
  }

  private void add(Path given) {
    Path path = given.toAbsolutePath().normalize();
    if (Files.exists(path) && found.add(path) && Files.isRegularFile(path)) {
      addFromManifest(path);
    }
  }

  // Where a command line would be too long, build tools and IDEs put the class path into the manifest of a jar.
  private void addFromManifest(Path jar) {
    try (JarFile file = new JarFile(jar.toFile())) {
      Manifest manifest = file.getManifest();
      String entries = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      for (String entry : entries == null ? new String[0] : entries.trim().split(" +")) {
        if (!entry.isEmpty()) {
          add(Paths.get(jar.toUri().resolve(URI.create(entry))));
        }
      }
    } catch (IOException | IllegalArgumentException | FileSystemNotFoundException e) {
      // It is no jar, or its entry is no file: weaveproof has a sentence for that, if a class is missing.
    }
  }
}
