import java.util.ArrayDeque;
import java.util.Queue;

/**
 * A mailbox with two readers. A new letter wakes a waiting reader, but the other reader may take the letter first. The
 * woken reader does not test again whether there is a letter.
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
