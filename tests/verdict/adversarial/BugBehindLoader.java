// sanitize: yes
/** A lost update behind a class that a loader of the program has defined. */
public class BugBehindLoader {
  static volatile int value;

  public static void main(String[] args) throws Exception {
    Runnable plugin = (Runnable) new LoaderAskedOnEveryPath.Counting()
        .loadClass("LoaderAskedOnEveryPath$Plugin").getDeclaredConstructor().newInstance();
    Thread other = new Thread(() -> value++);
    other.start();
    value++;
    plugin.run();
    other.join();
    assert value == 2; // expect: assertion
  }
}
