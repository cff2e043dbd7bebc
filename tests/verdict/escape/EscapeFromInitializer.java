import java.util.ArrayList;
import java.util.List;

/** An object that registers itself in its constructor, with a field initialiser that comes later. */
public class EscapeFromInitializer {
  static final List<Listener> LISTENERS = new ArrayList<>();

  static class Listener {
    {
      synchronized (LISTENERS) {
        LISTENERS.add(this);
      }
    }

    final String name = new String("listener");
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> new Listener());
    other.start();
    synchronized (LISTENERS) {
      for (Listener listener : LISTENERS) {
        listener.name.length(); // expect: exception java.lang.NullPointerException
      }
    }
    other.join();
  }
}
