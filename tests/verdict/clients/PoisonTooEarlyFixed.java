import java.util.concurrent.LinkedBlockingQueue;

/** The pill comes behind the last item. */
public class PoisonTooEarlyFixed { // expect: no-violation
  static final LinkedBlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();
  static int consumed;

  static void consume() {
    try {
      while (!QUEUE.take().equals("poison")) ++consumed;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread producer = new Thread(() -> QUEUE.add("item"));
    Thread consumer = new Thread(PoisonTooEarlyFixed::consume);
    producer.start();
    consumer.start();
    producer.join();
    QUEUE.add("poison");
    consumer.join();
    assert consumed == 1;
  }
}
