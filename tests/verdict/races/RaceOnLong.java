// options: --property race
/** A long, read by one thread and written by the other. */
public class RaceOnLong {
  static long stamp;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> stamp = 1L << 33); // expect: race
    other.start();
    long seen = stamp; // expect: race
    other.join();
  }
}
