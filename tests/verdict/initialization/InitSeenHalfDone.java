/** The initialiser lets an instance escape and completes it afterwards: a field access does not wait for the class. */
public class InitSeenHalfDone {
  static volatile Settings shared;

  static class Settings {
    int limit;

    static {
      shared = new Settings();
      shared.limit = 10;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> new Settings());
    other.start();
    Settings seen = shared;
    if (seen != null) {
      assert seen.limit == 10; // expect: assertion
    }
    other.join();
  }
}
