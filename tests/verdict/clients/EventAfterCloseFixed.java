import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A listener that is closed takes no notice of late events. */
public class EventAfterCloseFixed { // expect: no-violation
  static class Listener {
    boolean closed;
    int events;

    synchronized void on() {
      if (!closed) ++events;
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
