import java.text.SimpleDateFormat;
import java.util.Date;

/** A SimpleDateFormat keeps the date that it works on in a field: two threads must not share it. */
public class SharedDateFormat {
  static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy");
  static final long YEAR = 366L * 24 * 60 * 60 * 1000;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> FORMAT.format(new Date(0)));
    other.start();
    String year = FORMAT.format(new Date(2 * YEAR));
    assert year.equals("1972"); // expect: assertion
    other.join();
  }
}
