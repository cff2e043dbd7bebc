// sanitize: yes
/** The thread that runs the failing initialiser gets one error, the one that comes later gets another. */
public class InitFailsForAll { // expect: no-violation
  static class Broken {
    static final int VALUE = Integer.parseInt("five");
  }

  static boolean first() {
    try {
      return Broken.VALUE == 5;
    } catch (ExceptionInInitializerError e) {
      return true;
    } catch (NoClassDefFoundError e) {
      return false;
    }
  }

  public static void main(String[] args) throws Exception {
    boolean[] other = new boolean[1];
    Thread thread = new Thread(() -> other[0] = first());
    thread.start();
    boolean mine = first();
    thread.join();
    assert mine != other[0];
  }
}
