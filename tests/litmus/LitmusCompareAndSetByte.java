// Two threads change two bytes of one word by compareAndSet and getAndAdd: neither is in the way of the other, so
// nothing fails and nothing is lost. The byte that stands alone in its object, with a reference behind it, is no
// other case.
//
// outcome: 1 5 true 3

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import weaveproof.Check;

public class LitmusCompareAndSetByte {
  byte a, b;

  static class Alone {
    byte c;
    Object reference;
  }

  static final VarHandle A, B, C;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      A = lookup.findVarHandle(LitmusCompareAndSetByte.class, "a", byte.class);
      B = lookup.findVarHandle(LitmusCompareAndSetByte.class, "b", byte.class);
      C = lookup.findVarHandle(Alone.class, "c", byte.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    LitmusCompareAndSetByte word = new LitmusCompareAndSetByte();
    Alone alone = new Alone();
    Thread thread = new Thread(() -> {
      byte before = (byte) A.getAndAdd(word, (byte) 1);
      before = (byte) C.getAndAdd(alone, (byte) 1);
    });
    thread.start();
    boolean set = B.compareAndSet(word, (byte) 0, (byte) 5);
    byte before = (byte) C.getAndAdd(alone, (byte) 2);
    thread.join();
    Check.outcome(word.a + " " + word.b + " " + set + " " + alone.c);
  }
}
