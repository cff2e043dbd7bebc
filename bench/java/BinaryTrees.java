/** Small objects that die young while others stay: trees that are built, walked and dropped. */
public class BinaryTrees {
  static final class Node {
    final Node left;
    final Node right;

    Node(Node left, Node right) {
      this.left = left;
      this.right = right;
    }

    int count() {
      return left == null ? 1 : 1 + left.count() + right.count();
    }
  }

  static Node build(int depth) {
    return depth == 0 ? new Node(null, null) : new Node(build(depth - 1), build(depth - 1));
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 17;
    Node kept = build(size);
    int nodes = 0;
    for (int depth = 4; depth <= size; depth += 2) {
      int trees = 1 << (size - depth + 2);
      for (int i = 0; i < trees; i++) {
        nodes += build(depth).count();
      }
      System.out.println(trees + " trees of depth " + depth);
    }
    System.out.println("nodes " + nodes + ", kept " + kept.count());
  }
}
