import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * An event is on its way to a listener while that leaves the bus and is closed: the list that is gone through is the
 * old one.
 */
public class EventAfterClose {
  static class Listener {
    boolean closed;
    int events;

    synchronized void on() {
      if (closed) throw new IllegalStateException("closed"); // expect: exception java.lang.IllegalStateException
      ++events;
    }

    synchronized void close() {
      closed = true;
    }
  }

  static final List<Listener> LISTENERS = new CopyOnWriteArrayList<>();

  public static void main(String[] args) throws Exception {
    Listener listener = new Listener();
    LISTENERS.add(listener);
    Thread publisher = new Thread(() -> LISTENERS.forEach(Listener::on));
    publisher.start();
    LISTENERS.remove(listener);
    listener.close();
    publisher.join();
    assert listener.events <= 1;
  }
}
