// sanitize: yes
/** clone() of an array that is being written to mixes old and new. */
public class HalfCloned {
  static final long[] SHARED = new long[2];

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      SHARED[0] = 1;
      SHARED[1] = 1;
    });
    other.start();
    long[] copy = SHARED.clone();
    assert copy[0] >= copy[1]; // expect: assertion
    other.join();
  }
}
