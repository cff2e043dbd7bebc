/** What only a thread-local variable holds has not escaped, whatever its owner does with it. */
public class EscapeFromThreadLocal { // expect: no-violation
  static class Box {
    int a;
    int b;
  }

  static final ThreadLocal<Box> BOX = ThreadLocal.withInitial(Box::new);

  static void use() {
    Box box = BOX.get();
    box.a++;
    box.b++;
    assert BOX.get() == box && box.a == 1 && box.b == 1;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> use());
    other.start();
    use();
    other.join();
  }
}
