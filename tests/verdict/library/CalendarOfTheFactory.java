import java.util.Calendar;
import java.util.Locale;
import java.util.TimeZone;

/** A Calendar that Calendar.getInstance has made is changed while String.format turns it into text. */
public class CalendarOfTheFactory {
  public static void main(String[] args) throws Exception {
    Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone("UTC"), Locale.ROOT);
    new Thread(() -> {
      calendar.setMinimalDaysInFirstWeek(5);
      calendar.setLenient(false);
    }).start();
    String text = String.format("%s", calendar); // which reads the leniency first
    assert !(text.contains("lenient=true") && text.contains("minimalDaysInFirstWeek=5")); // expect: assertion
  }
}
