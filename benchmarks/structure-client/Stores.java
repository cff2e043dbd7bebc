package structureclient;

import java.util.function.Supplier;
import listsetcoarse.CoarseListSet;
import listsethandoverhand.HandOverHandListSet;
import listsetlazy.LazyListSet;
import listsetlockfree.LockFreeListSet;
import listsetoptimistic.OptimisticListSet;
import prioritytree.PriorityTree;
import queuebounded.BoundedQueue;
import queuemichaelscott.LockFreeQueue;
import queuemichaelscottrecycling.RecyclingQueue;
import queuetwolock.TwoLockQueue;

/** Sets, queues and a tree as stores. */
final class Stores {
  private static final int CAPACITY = 2; // of the bounded queue
  private static final int PRIORITIES = 32; // of the tree, which is served by number

  private Stores() {}

  static Store named(String name) {
    switch (name) {
      case "list-set-coarse":
        return of(new CoarseListSet());
      case "list-set-hand-over-hand":
        return of(new HandOverHandListSet());
      case "list-set-lazy":
        return of(new LazyListSet());
      case "list-set-lock-free":
        return of(new LockFreeListSet());
      case "list-set-optimistic":
        return of(new OptimisticListSet());
      case "queue-bounded":
        return of(new BoundedQueue(CAPACITY));
      case "queue-michael-scott":
        return of(new LockFreeQueue());
      case "queue-michael-scott-recycling":
        return of(new RecyclingQueue());
      case "queue-two-lock":
        return of(new TwoLockQueue());
      case "priority-tree":
        return of(new PriorityTree(PRIORITIES));
      default:
        throw new IllegalArgumentException("there is no structure " + name);
    }
  }

  private static Store of(IntSet set) {
    Adding add =
        item -> {
          if (!set.add(item)) {
            throw new AssertionError(item + " is said to be there already");
          }
        };
    return new Adapter(false, add, wanted -> set.remove(wanted) ? wanted : Store.NOTHING, set::content);
  }

  private static Store of(IntQueue queue) {
    return new Adapter(true, queue::enqueue, wanted -> queue.dequeue(), queue::content) {
      @Override
      public Store handle() {
        IntQueue own = queue.handle();
        return own == queue ? this : of(own);
      }
    };
  }

  private static Store of(BoundedQueue queue) {
    return new Adapter(true, queue::put, wanted -> queue.take(), queue::content);
  }

  private static Store of(PriorityTree tree) {
    return new Adapter(false, tree::add, wanted -> Math.max(tree.removeMin(), Store.NOTHING), () -> contentOf(tree));
  }

  private static int[] contentOf(PriorityTree tree) {
    tree.check();
    IntList items = new IntList();
    for (int item = tree.removeMin(); item != PriorityTree.NONE; item = tree.removeMin()) {
      items.add(item);
    }
    return items.toArray();
  }

  private interface Adding {
    void put(int item) throws InterruptedException;
  }

  private interface Taking {
    int take(int wanted) throws InterruptedException;
  }

  private static class Adapter implements Store {
    private final boolean keepsOrder;
    private final Adding adding;
    private final Taking taking;
    private final Supplier<int[]> content;

    Adapter(boolean keepsOrder, Adding adding, Taking taking, Supplier<int[]> content) {
      this.keepsOrder = keepsOrder;
      this.adding = adding;
      this.taking = taking;
      this.content = content;
    }

    @Override
    public void put(int item) throws InterruptedException {
      adding.put(item);
    }

    @Override
    public int take(int wanted) throws InterruptedException {
      return taking.take(wanted);
    }

    @Override
    public int[] content() {
      return content.get();
    }

    @Override
    public boolean keepsOrder() {
      return keepsOrder;
    }
  }
}
