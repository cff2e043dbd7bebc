/** Through the system properties, which take any object. */
public class EscapeByProperty {
  static class Box {
    int a;
    int b;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      System.getProperties().put("box", box);
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box seen = (Box) System.getProperties().get("box");
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
