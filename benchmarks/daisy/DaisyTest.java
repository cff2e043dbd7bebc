/* weaveproof benchmark
 * name: daisy
 * models: a small file system on a disk of bytes: bitmaps, inodes, one directory, files, a lock for every inode
 * source: dfs-rb.txt, Table 1 (Daisy file system), and prss.txt, Table 1 (Daisy)
 * main: daisy.DaisyTest
 * threads: 2 / 2 / 3 (small/medium/large)
 * small: buggy 2 1 | correct 2 1
 * medium: buggy 2 3 | correct 2 3
 * large: buggy 3 6 | correct 3 6
 * verdict: assertion | no-violation
 * options:
 * error: a file that grows is looked at, unlocked, and locked again to be changed, without a second look: two clients
 *   extend it at the same time, and a block with the data of one of them belongs to no file any more
 */
package daisy;

import java.util.ArrayList;
import java.util.List;

/**
 * Arguments: variant, clients, steps of the script that each client goes through.
 *
 * <p>All clients write into one common file, and each has a file of its own beside it. At the end the whole
 * disk is checked as fsck would do it.
 */
public class DaisyTest {
  static final String COMMON = "all";

  public static void main(String[] args) throws InterruptedException, FileSystemException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int clients = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 1;

    Disk disk = new Disk(Layout.DISK_SIZE);
    FileSystem.format(disk);
    FileSystem files = new FileSystem(disk, volume -> switch (variant) {
      case "buggy" -> new UnvalidatedGrowth(volume);
      case "correct" -> new LockedGrowth(volume);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    });
    files.create(COMMON);

    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      threads.add(new Client(i, files, steps));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    new ConsistencyCheck(disk).run();
  }
}
