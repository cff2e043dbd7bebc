/** The instance is complete when it escapes. */
public class InitSeenHalfDoneFixed { // expect: no-violation
  static volatile Settings shared;

  static class Settings {
    int limit;

    static {
      Settings settings = new Settings();
      settings.limit = 10;
      shared = settings;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> new Settings());
    other.start();
    Settings seen = shared;
    if (seen != null) {
      assert seen.limit == 10;
    }
    other.join();
  }
}
