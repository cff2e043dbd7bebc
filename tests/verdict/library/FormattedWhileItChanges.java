import java.util.ArrayList;
import java.util.List;

/** The list that String.format turns into text is changed meanwhile: ArrayList's iterator notices, or runs past the end. */
public class FormattedWhileItChanges {
  static final List<Integer> LIST = new ArrayList<>(List.of(1, 2));

  public static void main(String[] args) {
    new Thread(() -> LIST.add(3)).start();
    String.format("%s", LIST); // expect: exception java.util.ConcurrentModificationException
  }
}
