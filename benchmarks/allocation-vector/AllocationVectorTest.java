/* weaveproof benchmark
 * name: allocation-vector
 * models: a table of free and used blocks behind one monitor, and threads that take blocks and give them back
 * source: the documented multi-threaded bugs of Eytani and Ur, on which tici.txt draws (allocation vector)
 * main: allocationvector.AllocationVectorTest
 * threads: 2 / 2 / 4 (small/medium/large)
 * small: buggy 2 4 2 1 | correct 2 4 2 1
 * medium: buggy 2 6 3 2 | correct 2 6 3 2
 * large: buggy 4 12 3 3 | correct 4 12 3 3
 * verdict: exception java.lang.IllegalStateException | no-violation
 * options:
 * error: finding a free block and marking it as used are two synchronized calls: both threads find the same one
 */
package allocationvector;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, number of threads, blocks in the table, blocks that a thread holds at once, rounds. */
public class AllocationVectorTest {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int threads = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int blocks = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    int held = args.length > 3 ? Integer.parseInt(args[3]) : 2;
    int rounds = args.length > 4 ? Integer.parseInt(args[4]) : 1;

    AllocationVector vector = new AllocationVector(blocks);
    Allocator allocator = switch (variant) {
      case "buggy" -> new TwoStepAllocator(vector);
      case "correct" -> new OneStepAllocator(vector);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> clients = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      clients.add(new Client("client " + i, vector, allocator, held, rounds));
    }
    for (Thread client : clients) {
      client.start();
    }
    for (Thread client : clients) {
      client.join();
    }
    assert vector.used() == 0 : vector.used() + " blocks were not given back";
  }
}
