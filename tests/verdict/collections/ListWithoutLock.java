import java.util.ArrayList;
import java.util.List;

/** Two threads add to one ArrayList: one element may overwrite the other, or miss the array that was to hold it. */
public class ListWithoutLock {
  static final List<Integer> LIST = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> LIST.add(1)); // expect: exception java.lang.ArrayIndexOutOfBoundsException
    other.start();
    LIST.add(2); // expect: exception java.lang.ArrayIndexOutOfBoundsException
    other.join();
    assert LIST.size() == 2; // expect: assertion
  }
}
