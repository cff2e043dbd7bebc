import java.util.ArrayDeque;
import java.util.Queue;

/**
 * A mailbox with two readers. A waiting reader is woken for the letter that has come, but the other reader may pass by
 * and take it first, and the one that was woken does not look again.
 */
public class Mailbox {
  private final Queue<String> letters = new ArrayDeque<>();

  synchronized void put(String letter) {
    letters.add(letter);
    notify();
  }

  synchronized String take() throws InterruptedException {
    if (letters.isEmpty()) { // should be: while
      wait();
    }
    return letters.remove(); // exception: NoSuchElementException when the mailbox is empty again
  }

  void read() {
    try {
      take();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Mailbox mailbox = new Mailbox();
    Thread alice = new Thread(mailbox::read, "Alice");
    Thread bob = new Thread(mailbox::read, "Bob");
    alice.start();
    bob.start();
    mailbox.put("a bill");
    mailbox.put("a postcard");
    alice.join();
    bob.join();
    System.out.println("Both letters were read.");
  }
}
