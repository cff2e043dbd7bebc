package weaveproof.junit;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** What JUnit 5 is told for all tests: by {@code -D}, or else in a file on the class path. */
final class Settings {
  static final String FILE = "junit-platform.properties";

  private static Properties ofFile;

  private Settings() {}

  /** Whether the setting has this value, in whatever case. */
  static boolean has(String name, String value) {
    return of(name).equalsIgnoreCase(value);
  }

  /** Empty if it is not given. */
  static String of(String name) {
    return System.getProperty(name, ofFile().getProperty(name, "")).strip();
  }

  private static Properties ofFile() {
    if (ofFile == null) {
      ofFile = new Properties();
      try (InputStream in = ClassLoader.getSystemResourceAsStream(FILE)) {
        if (in != null) {
          ofFile.load(in);
        }
      } catch (IOException | IllegalArgumentException e) {
        throw new Refusal(FILE + " cannot be read: " + e.getMessage());
      }
    }
    return ofFile;
  }
}
