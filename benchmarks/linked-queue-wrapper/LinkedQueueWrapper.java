/* weaveproof benchmark
 * name: linked-queue-wrapper
 * models: a class that keeps its items in a ConcurrentLinkedQueue of the library
 * source: stateful-por.txt (the wrapper on top of java.util.concurrent.ConcurrentLinkedQueue)
 * main: linkedqueuewrapper.LinkedQueueWrapper
 * threads: 2 / 3 / 4 (small/medium/large)
 * small: buggy 2 3 2 | correct 2 3 2
 * medium: buggy 3 2 2 | correct 3 2 2
 * large: buggy 4 4 2 | correct 4 4 2
 * verdict: assertion | no-violation
 * options:
 * error: an item is looked at and then removed, two atomic operations where one is needed
 */
package linkedqueuewrapper;

import java.util.concurrent.ConcurrentLinkedQueue;
import structureclient.IntList;
import structureclient.IntQueue;
import structureclient.QueueClient;
import structureclient.Sizes;

/** The library's queue behind the interface of this program. */
public class LinkedQueueWrapper implements IntQueue {
  final ConcurrentLinkedQueue<Integer> items = new ConcurrentLinkedQueue<>();

  @Override
  public void enqueue(int item) {
    items.add(item);
  }

  @Override
  public int dequeue() {
    Integer item = items.poll();
    return item == null ? EMPTY : item;
  }

  @Override
  public int[] content() {
    IntList content = new IntList();
    for (int item : items) {
      content.add(item);
    }
    return content.toArray();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    QueueClient.run(sizes.buggy ? new PeekingWrapper() : new LinkedQueueWrapper(), sizes);
  }
}
