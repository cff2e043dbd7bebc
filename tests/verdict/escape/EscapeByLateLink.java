/** The holder was published empty; the object is put into it later. */
public class EscapeByLateLink {
  static class Box {
    int a;
    int b;
  }

  static class Holder {
    Box box;
  }

  static final Holder SHARED = new Holder();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      Holder mine = SHARED;
      mine.box = box;
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box seen = SHARED.box;
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
