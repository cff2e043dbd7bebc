import java.util.Date;

/** A Date works out its fields when it is asked for its time: what another thread sets meanwhile gets lost. */
public class DateNormalized {
  @SuppressWarnings("deprecation")
  public static void main(String[] args) throws Exception {
    Date date = new Date(0);
    date.setMinutes(1);
    Thread other = new Thread(date::getTime);
    other.start();
    date.setMinutes(7);
    other.join();
    assert date.getMinutes() == 7; // expect: assertion
  }
}
