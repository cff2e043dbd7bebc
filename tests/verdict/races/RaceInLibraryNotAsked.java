// options: --property race
import java.util.ArrayList;
import java.util.List;

/** By default only fields of user classes and arrays that user code made are looked at. */
public class RaceInLibraryNotAsked { // expect: no-violation
  static final List<String> LIST = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> LIST.add("a"));
    other.start();
    LIST.add("b");
    other.join();
  }
}
