// sanitize: yes
/** An element that arraycopy has read may change before it is written to the other array, which is shared as well. */
public class CopiedBetweenShared {
  static int[] from = {0}, to = {0};

  public static void main(String[] args) throws Exception {
    Thread copier = new Thread(() -> System.arraycopy(from, 0, to, 0, 1));
    copier.start();
    from[0] = 1;
    to[0] = 5;
    copier.join();
    assert to[0] != 0; // expect: assertion
  }
}
