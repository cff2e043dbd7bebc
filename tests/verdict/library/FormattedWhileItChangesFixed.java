import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An iterator of a CopyOnWriteArrayList sees the list as it was. */
public class FormattedWhileItChangesFixed { // expect: no-violation
  static final List<Integer> LIST = new CopyOnWriteArrayList<>(List.of(1, 2));

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> LIST.add(3));
    other.start();
    String text = String.format("%s", LIST);
    assert text.equals("[1, 2]") || text.equals("[1, 2, 3]");
    other.join();
  }
}
