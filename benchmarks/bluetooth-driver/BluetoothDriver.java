/* weaveproof benchmark
 * name: bluetooth-driver
 * models: a device driver that counts the requests under way, and stops when the last one has been finished
 * source: the Bluetooth driver that Qadeer and Wu checked with KISS
 * main: bluetoothdriver.BluetoothDriver
 * threads: 3 / 5 / 8 (small/medium/large)
 * small: buggy 2 | correct 2
 * medium: buggy 4 | correct 4
 * large: buggy 7 | correct 7
 * verdict: assertion | no-violation
 * options:
 * error: a request looks at the stopping flag and only then counts itself: the device may stop in between
 */
package bluetoothdriver;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, number of threads that send a request while another one stops the device. */
public class BluetoothDriver {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int senders = args.length > 1 ? Integer.parseInt(args[1]) : 2;

    Device device = switch (variant) {
      case "buggy" -> new CheckFirstDevice();
      case "correct" -> new CountFirstDevice();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < senders; i++) {
      threads.add(new Thread(device::request, "sender " + i));
    }
    threads.add(new Thread(() -> stop(device), "stopper"));
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert device.pending() == 0 : device.pending() + " requests are still under way";
  }

  private static void stop(Device device) {
    try {
      device.stop();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
