// sanitize-thread: yes
/** Two threads find the same method and call it; what reflection remembers is nobody's business. */
public class ReflectionInThreads { // expect: no-violation
  enum Colour { RED, GREEN }

  static String call() {
    try {
      return (String) String.class.getMethod("trim").invoke(" x ") + Colour.valueOf("GREEN");
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      if (!call().equals("xGREEN")) throw new AssertionError();
    });
    other.start();
    assert call().equals("xGREEN");
    other.join();
  }
}
