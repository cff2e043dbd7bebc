import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Pattern can be shared, a Matcher can not: the two searches go on where the other one stopped. */
public class SharedMatcher {
  static final Matcher MATCHER = Pattern.compile("[a-c]").matcher("abc");

  static int found;

  static void count() {
    while (MATCHER.find())
      synchronized (SharedMatcher.class) {
        found++;
      }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(SharedMatcher::count);
    other.start();
    count();
    other.join();
    assert found == 3; // expect: assertion
  }
}
