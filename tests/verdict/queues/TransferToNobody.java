import java.util.concurrent.LinkedTransferQueue;

/** transfer() waits for a consumer, and poll() does not wait for a producer. */
public class TransferToNobody {
  static final LinkedTransferQueue<String> QUEUE = new LinkedTransferQueue<>();

  public static void main(String[] args) throws Exception {
    Thread consumer = new Thread(() -> QUEUE.poll());
    consumer.start();
    QUEUE.transfer("item"); // expect: deadlock
    consumer.join();
  }
}
