// options: --property race
/** Two readers never race, nor do atomic updates; initialisers are run before anybody reads. */
public class RaceFreeReaders { // expect: no-violation
  static class Table {
    static int[] squares = {0, 1, 4};
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      int x = Table.squares[2];
      assert x == 4;
    });
    other.start();
    assert Table.squares[2] == 4;
    other.join();
  }
}
