// sanitize-thread: yes
import java.nio.file.spi.FileSystemProvider;
import java.util.ServiceLoader;

/** The same on one schedule: depth first and breadth first meet the same states. */
public class ServicesOnOneSchedule { // expect: no-violation
  static volatile boolean flag;

  public static void main(String[] args) {
    new Thread(() -> flag = true).start();
    if (flag) ServiceLoader.load(FileSystemProvider.class).iterator().hasNext();
  }
}
