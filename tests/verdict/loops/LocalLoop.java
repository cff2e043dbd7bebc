// sanitize: yes
/** The thread has seen the flag too early and turns in circles from then on, without looking again. */
public class LocalLoop {
  static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      boolean seen = ready;
      while (!seen) Thread.onSpinWait(); // expect: loop
    });
    other.start();
    ready = true;
    other.join();
  }
}
