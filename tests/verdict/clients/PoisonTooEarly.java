import java.util.concurrent.LinkedBlockingQueue;

/** Main sends the pill without waiting for the producer: the consumer may stop before it has seen the item. */
public class PoisonTooEarly {
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
    Thread consumer = new Thread(PoisonTooEarly::consume);
    producer.start();
    consumer.start();
    QUEUE.add("poison");
    consumer.join();
    assert consumed == 1; // expect: assertion
  }
}
