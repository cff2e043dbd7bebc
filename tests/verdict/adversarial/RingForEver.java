/** Allocates rings for ever, and nobody can notice: a loop, although every turn makes new objects. */
public class RingForEver {
  static class Node {
    Node other;
  }

  public static void main(String[] args) {
    for (;;) {
      Node one = new Node(), two = new Node(); // expect: loop
      one.other = two; // expect: loop
      two.other = one; // expect: loop
    }
  }
}
