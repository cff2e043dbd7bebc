import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Each thread has a Matcher of its own; the Pattern costs no states. */
public class SharedMatcherFixed { // expect: no-violation
  static final Pattern PATTERN = Pattern.compile("[a-c]");
  static final AtomicInteger FOUND = new AtomicInteger();

  static void count() {
    Matcher matcher = PATTERN.matcher("abc");
    while (matcher.find()) FOUND.incrementAndGet();
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(SharedMatcherFixed::count);
    other.start();
    count();
    other.join();
    assert FOUND.get() == 6;
  }
}
