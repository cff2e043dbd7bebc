/** The machine initialises a class once, and whoever comes second waits until that is complete. */
public class HolderIdiom { // expect: no-violation
  static int made;

  final int content;

  HolderIdiom() {
    made++;
    content = 5;
  }

  static class Holder {
    static final HolderIdiom INSTANCE = new HolderIdiom();
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      assert Holder.INSTANCE.content == 5;
    });
    other.start();
    assert Holder.INSTANCE.content == 5;
    other.join();
    assert made == 1;
  }
}
