/* weaveproof benchmark
 * name: tree-set-cas
 * models: a set as a binary search tree without locks: keys in the leaves, every change announced in a record by which
 *   other threads help to finish it
 * source: stateful-por.txt (the binary search tree with compare-and-swap of Synchrobench)
 * main: treesetcas.NonBlockingTreeSet
 * threads: 2 / 2 / 3 (small/medium/large)
 * small: buggy 2 2 2 | correct 2 2 2
 * medium: buggy 2 3 2 | correct 2 3 2
 * large: buggy 3 3 4 | correct 3 3 4
 * verdict: assertion | no-violation
 * options:
 * error: a removal unlinks the parent of its leaf without marking it; what is inserted below it at that moment is lost
 */
package treesetcas;

import java.util.concurrent.atomic.AtomicReference;
import structureclient.IntList;
import structureclient.IntSet;
import structureclient.SetClient;
import structureclient.Sizes;

/**
 * The tree of Ellen, Fatourou, Ruppert and van Breugel. An inner node has two children and an update record. To
 * change a child, a thread first puts its operation into the record (INSERT at the parent, DELETE at the
 * grandparent), which keeps others out; whoever finds a record that is not CLEAN helps with it. A removal also puts
 * MARK into the parent's record: for ever, as that node leaves the tree.
 */
public class NonBlockingTreeSet implements IntSet {
  static final int CLEAN = 0;
  static final int INSERT = 1;
  static final int DELETE = 2;
  static final int MARK = 3;

  private static final int LARGEST = Integer.MAX_VALUE; // of the root and its right leaf
  private static final int LARGE = Integer.MAX_VALUE - 1; // of the leaf that is right of all keys

  static class Node {
    final int key;

    Node(int key) {
      this.key = key;
    }
  }

  static final class Inner extends Node {
    final AtomicReference<Node> left;
    final AtomicReference<Node> right;
    final AtomicReference<Update> update = new AtomicReference<>(new Update(CLEAN, null));

    Inner(int key, Node left, Node right) {
      super(key);
      this.left = new AtomicReference<>(left);
      this.right = new AtomicReference<>(right);
    }

    AtomicReference<Node> towards(int wanted) {
      return wanted < key ? left : right;
    }
  }

  /** A state of a node and the operation that put it there. Equal only to itself, so a record never comes back. */
  static final class Update {
    final int state;
    final Operation operation;

    Update(int state, Operation operation) {
      this.state = state;
      this.operation = operation;
    }
  }

  /** What has to be known to finish an insertion (grandparent is null) or a removal. */
  static final class Operation {
    final Inner grandparent;
    final Inner parent;
    final Node leaf;
    final Inner subtree; // of an insertion: what takes the place of the leaf
    final Update parentUpdate; // of a removal: the record that the mark replaces

    Operation(Inner grandparent, Inner parent, Node leaf, Inner subtree, Update parentUpdate) {
      this.grandparent = grandparent;
      this.parent = parent;
      this.leaf = leaf;
      this.subtree = subtree;
      this.parentUpdate = parentUpdate;
    }
  }

  /** A walk to the leaf where a key is or would be. A record is read before the child that it guards. */
  private final class Walk {
    Inner grandparent;
    Inner parent;
    Update grandparentUpdate;
    Update parentUpdate;
    Node leaf;

    Walk(int key) {
      Node node = root;
      while (node instanceof Inner) {
        grandparent = parent;
        grandparentUpdate = parentUpdate;
        parent = (Inner) node;
        parentUpdate = parent.update.get();
        node = parent.towards(key).get();
      }
      leaf = node;
    }
  }

  final Inner root = new Inner(LARGEST, new Node(LARGE), new Node(LARGEST));

  @Override
  public boolean contains(int key) {
    return new Walk(key).leaf.key == key;
  }

  @Override
  public boolean add(int key) {
    while (true) {
      Walk walk = new Walk(key);
      if (walk.leaf.key == key) {
        return false;
      }
      if (walk.parentUpdate.state != CLEAN) {
        help(walk.parentUpdate);
        continue;
      }
      Node added = new Node(key);
      Node sibling = new Node(walk.leaf.key);
      Inner subtree =
          key < sibling.key ? new Inner(sibling.key, added, sibling) : new Inner(key, sibling, added);
      Operation operation = new Operation(null, walk.parent, walk.leaf, subtree, null);
      Update flag = new Update(INSERT, operation);
      if (walk.parent.update.compareAndSet(walk.parentUpdate, flag)) {
        helpInsert(flag);
        return true;
      }
      help(walk.parent.update.get());
    }
  }

  @Override
  public boolean remove(int key) {
    while (true) {
      Walk walk = new Walk(key);
      if (walk.leaf.key != key) {
        return false;
      }
      if (walk.grandparentUpdate.state != CLEAN) {
        help(walk.grandparentUpdate);
        continue;
      }
      if (walk.parentUpdate.state != CLEAN) {
        help(walk.parentUpdate);
        continue;
      }
      Operation operation = new Operation(walk.grandparent, walk.parent, walk.leaf, null, walk.parentUpdate);
      Update flag = new Update(DELETE, operation);
      if (walk.grandparent.update.compareAndSet(walk.grandparentUpdate, flag)) {
        if (helpDelete(flag)) {
          return true;
        }
      } else {
        help(walk.grandparent.update.get());
      }
    }
  }

  private void help(Update update) {
    switch (update.state) {
      case INSERT:
        helpInsert(update);
        break;
      case DELETE:
        helpDelete(update);
        break;
      case MARK:
        helpMarked(update.operation);
        break;
      default: // nothing to do
    }
  }

  private void helpInsert(Update flag) {
    Operation operation = flag.operation;
    operation.parent.towards(operation.subtree.key).compareAndSet(operation.leaf, operation.subtree);
    operation.parent.update.compareAndSet(flag, new Update(CLEAN, operation));
  }

  /** Whether the removal goes through; if not, its announcement is taken back and it has to begin anew. */
  boolean helpDelete(Update flag) {
    Operation operation = flag.operation;
    Update mark = new Update(MARK, operation);
    if (!operation.parent.update.compareAndSet(operation.parentUpdate, mark)) {
      Update found = operation.parent.update.get();
      if (found.state != MARK || found.operation != operation) {
        help(found);
        operation.grandparent.update.compareAndSet(flag, new Update(CLEAN, operation));
        return false;
      }
    }
    helpMarked(operation);
    return true;
  }

  /** Puts the sibling of the leaf into the place of the parent. */
  final void helpMarked(Operation operation) {
    Inner parent = operation.parent;
    Node right = parent.right.get();
    Node sibling = right == operation.leaf ? parent.left.get() : right;
    operation.grandparent.towards(sibling.key).compareAndSet(parent, sibling);
    Update flag = operation.grandparent.update.get();
    if (flag.state == DELETE && flag.operation == operation) {
      operation.grandparent.update.compareAndSet(flag, new Update(CLEAN, operation));
    }
  }

  @Override
  public int[] content() {
    IntList keys = new IntList();
    collect(root, Integer.MIN_VALUE, LARGEST, keys);
    return keys.toArray();
  }

  /** The keys below a node, each of which must be in [low, high]. */
  private void collect(Node node, int low, int high, IntList keys) {
    if (node.key < low || node.key > high) {
      throw new AssertionError(node.key + " is in the wrong part of the tree");
    }
    if (node instanceof Inner) {
      Inner inner = (Inner) node;
      if (inner.update.get().state != CLEAN) {
        throw new AssertionError("an operation was not finished");
      }
      collect(inner.left.get(), low, inner.key - 1, keys);
      collect(inner.right.get(), inner.key, high, keys);
    } else if (node.key < LARGE) {
      keys.add(node.key);
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    SetClient.run(sizes.buggy ? new UnmarkedTreeSet() : new NonBlockingTreeSet(), sizes);
  }
}
