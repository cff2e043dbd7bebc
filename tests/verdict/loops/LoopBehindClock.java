/** It has read the time once, but does not look at it any more. */
public class LoopBehindClock {
  public static void main(String[] args) {
    long start = System.nanoTime();
    while (true) {} // expect: loop
  }
}
