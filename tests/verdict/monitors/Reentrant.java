/** A monitor is entered again by its owner, and is free only after the last exit. */
public class Reentrant { // expect: no-violation
  int depth;
  int deepest;

  synchronized void down(int levels) {
    depth++;
    assert Thread.holdsLock(this);
    assert depth <= 3;
    deepest = Math.max(deepest, depth);
    if (levels > 1) down(levels - 1);
    depth--;
  }

  public static void main(String[] args) throws Exception {
    Reentrant shared = new Reentrant();
    Thread other = new Thread(() -> shared.down(3));
    other.start();
    shared.down(2);
    assert !Thread.holdsLock(shared);
    other.join();
    assert shared.depth == 0 && shared.deepest == 3;
  }
}
