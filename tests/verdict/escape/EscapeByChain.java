/** A private object that holds another one is published: both escape. */
public class EscapeByChain {
  static class Box {
    int a;
    int b;
  }

  static class Holder {
    final Holder next;
    final Box box;

    Holder(Holder next, Box box) {
      this.next = next;
      this.box = box;
    }
  }

  static volatile Holder shared;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      shared = new Holder(new Holder(null, box), null);
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Holder chain = shared;
    Box seen = chain == null ? null : chain.next.box;
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
