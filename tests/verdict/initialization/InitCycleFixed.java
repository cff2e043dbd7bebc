/** The same classes, but main has one of them initialised before the other thread is there. */
public class InitCycleFixed { // expect: no-violation
  static class A {
    static final Object OTHER = new B();
  }

  static class B {
    static final Object OTHER = new A();
  }

  public static void main(String[] args) throws Exception {
    new B();
    Thread other = new Thread(() -> new A());
    other.start();
    new B();
    other.join();
    assert A.OTHER instanceof B && B.OTHER instanceof A;
  }
}
