// sanitize: yes
// expect: no-violation
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Serialization makes classes of its own, in loaders of its own. */
public class SerializedOnce {
  static class Message implements Serializable {
    int number = 1;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {});
    other.start();
    new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(new Message());
    other.join();
  }
}
