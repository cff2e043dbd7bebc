// sanitize: yes
/** Two classes need each other in their initialisers, and two threads begin at different ends. */
public class InitCycle {
  static class A {
    static final Object OTHER = new B(); // expect: deadlock
  }

  static class B {
    static final Object OTHER = new A(); // expect: deadlock
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> new A());
    other.start();
    new B();
    other.join();
  }
}
