import java.util.concurrent.CopyOnWriteArrayList;

/** isEmpty() and get() look at two different snapshots. */
public class CopyOnWriteGet {
  static final CopyOnWriteArrayList<String> LIST = new CopyOnWriteArrayList<>();

  public static void main(String[] args) throws Exception {
    LIST.add("item");
    Thread other = new Thread(() -> LIST.clear());
    other.start();
    if (!LIST.isEmpty()) LIST.get(0); // expect: exception java.lang.ArrayIndexOutOfBoundsException
    other.join();
  }
}
