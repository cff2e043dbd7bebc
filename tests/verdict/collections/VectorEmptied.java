import java.util.Vector;

/** Between size() and remove() of a Vector another thread empties it. */
public class VectorEmptied {
  static final Vector<String> ITEMS = new Vector<>();

  static void take() {
    if (ITEMS.size() > 0) ITEMS.remove(0); // expect: exception java.lang.ArrayIndexOutOfBoundsException
  }

  public static void main(String[] args) throws Exception {
    ITEMS.add("item");
    Thread other = new Thread(() -> take());
    other.start();
    take();
    other.join();
  }
}
