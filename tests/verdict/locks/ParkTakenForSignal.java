import java.util.concurrent.locks.LockSupport;

/** park also returns because of an interrupt: there is no message then. */
public class ParkTakenForSignal {
  static volatile String message;

  public static void main(String[] args) throws Exception {
    Thread receiver = new Thread(() -> {
      LockSupport.park();
      assert message != null; // expect: assertion
    });
    receiver.start();
    receiver.interrupt();
    message = "hello";
    LockSupport.unpark(receiver);
    receiver.join();
  }
}
