package structureclient;

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
    return new Store() {
      @Override
      public void put(int item) {
        if (!set.add(item)) {
          throw new AssertionError(item + " is said to be there already");
        }
      }

      @Override
      public int take(int wanted) {
        return set.remove(wanted) ? wanted : NOTHING;
      }

      @Override
      public int[] content() {
        return set.content();
      }

      @Override
      public boolean keepsOrder() {
        return false;
      }
    };
  }

  private static Store of(IntQueue queue) {
    return new Store() {
      @Override
      public void put(int item) {
        queue.enqueue(item);
      }

      @Override
      public int take(int wanted) {
        return queue.dequeue();
      }

      @Override
      public int[] content() {
        return queue.content();
      }

      @Override
      public boolean keepsOrder() {
        return true;
      }

      @Override
      public Store handle() {
        IntQueue own = queue.handle();
        return own == queue ? this : of(own);
      }
    };
  }

  private static Store of(BoundedQueue queue) {
    return new Store() {
      @Override
      public void put(int item) throws InterruptedException {
        queue.put(item);
      }

      @Override
      public int take(int wanted) throws InterruptedException {
        return queue.take();
      }

      @Override
      public int[] content() {
        return queue.content();
      }

      @Override
      public boolean keepsOrder() {
        return true;
      }
    };
  }

  private static Store of(PriorityTree tree) {
    return new Store() {
      @Override
      public void put(int item) {
        tree.add(item);
      }

      @Override
      public int take(int wanted) {
        return Math.max(tree.removeMin(), NOTHING);
      }

      @Override
      public int[] content() {
        tree.check();
        IntList items = new IntList();
        for (int item = tree.removeMin(); item != PriorityTree.NONE; item = tree.removeMin()) {
          items.add(item);
        }
        return items.toArray();
      }

      @Override
      public boolean keepsOrder() {
        return false;
      }
    };
  }
}
