/** A class loader that a thread makes its context's can be reached by whoever asks the thread for it. */
public class EscapeByContextLoader {
  static class Marked extends ClassLoader {
    int mark;

    Marked() {
      super(EscapeByContextLoader.class.getClassLoader());
    }
  }

  public static void main(String[] args) {
    Thread owner = new Thread(() -> {
      Marked loader = new Marked();
      Thread.currentThread().setContextClassLoader(loader);
      loader.mark = 1;
      assert loader.mark == 1; // expect: assertion
    });
    owner.start();
    if (owner.getContextClassLoader() instanceof Marked loader) loader.mark = 7;
  }
}
