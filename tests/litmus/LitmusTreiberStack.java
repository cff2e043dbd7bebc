// A stack without a lock, by an AtomicReferenceFieldUpdater. Two threads push, main pops once early and empties the
// stack in the end, from the top. Nothing is lost and nothing comes twice.
//
// The early pop comes before both pushes (the rest is 12 or 21, whichever was pushed last on top), or behind one of
// them or both, and takes the top; the other one is left.
//
// outcome: early 0 rest 12
// outcome: early 0 rest 21
// outcome: early 1 rest 2
// outcome: early 2 rest 1

import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import weaveproof.Check;

public class LitmusTreiberStack {
  record Node(int value, Node next) {}

  static final AtomicReferenceFieldUpdater<LitmusTreiberStack, Node> TOP =
      AtomicReferenceFieldUpdater.newUpdater(LitmusTreiberStack.class, Node.class, "top");
  volatile Node top;

  void push(int value) {
    Node old;
    do {
      old = top;
    } while (!TOP.compareAndSet(this, old, new Node(value, old)));
  }

  int pop() {
    Node old;
    do {
      old = top;
      if (old == null) return 0;
    } while (!TOP.compareAndSet(this, old, old.next()));
    return old.value();
  }

  public static void main(String[] args) throws InterruptedException {
    LitmusTreiberStack stack = new LitmusTreiberStack();
    Thread first = new Thread(() -> stack.push(1));
    Thread second = new Thread(() -> stack.push(2));
    first.start();
    second.start();
    int early = stack.pop();
    first.join();
    second.join();
    String rest = "";
    for (int next = stack.pop(); next != 0; next = stack.pop()) rest += next;
    Check.outcome("early " + early + " rest " + rest);
  }
}
