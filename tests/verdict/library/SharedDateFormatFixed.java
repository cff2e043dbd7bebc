import java.time.LocalDate;
import java.time.format.DateTimeFormatter;

/** A DateTimeFormatter never changes. */
public class SharedDateFormatFixed { // expect: no-violation
  static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("yyyy");

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> FORMAT.format(LocalDate.of(1970, 1, 1)));
    other.start();
    String year = FORMAT.format(LocalDate.of(1972, 1, 1));
    assert year.equals("1972");
    other.join();
  }
}
