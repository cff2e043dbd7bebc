// sanitize: yes
// options: --property race --race-scope all
import java.util.ArrayList;
import java.util.List;

/** The race is on fields of ArrayList, and is found when the library is looked at as well. */
public class RaceInLibrary {
  static final List<String> LIST = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> LIST.add("a")); // expect: race
    other.start();
    LIST.add("b"); // expect: race
    other.join();
  }
}
