import java.util.concurrent.LinkedTransferQueue;

/** take() waits for a producer: both meet, whoever comes first. */
public class TransferToNobodyFixed { // expect: no-violation
  static final LinkedTransferQueue<String> QUEUE = new LinkedTransferQueue<>();

  public static void main(String[] args) throws Exception {
    String[] got = new String[1];
    Thread consumer = new Thread(() -> {
      try {
        got[0] = QUEUE.take();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    consumer.start();
    QUEUE.transfer("item");
    consumer.join();
    assert got[0].equals("item");
  }
}
