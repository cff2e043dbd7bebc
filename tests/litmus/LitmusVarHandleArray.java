// Bitwise operations on an element of an array by a VarHandle: each is one action, so both bits are set in the end, and
// who comes first finds 0.
//
// outcome: a=0 b=1 value=3
// outcome: a=2 b=0 value=3

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import weaveproof.Check;

public class LitmusVarHandleArray {
  static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
  static final int[] ARRAY = new int[2];
  static int a, b;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = (int) ELEMENT.getAndBitwiseOr(ARRAY, 1, 1));
    Thread second = new Thread(() -> b = (int) ELEMENT.getAndBitwiseOrRelease(ARRAY, 1, 2));
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome("a=" + a + " b=" + b + " value=" + ARRAY[1]);
  }
}
